/** What a player is called. */

import type { Named } from '../api/messages';
import type { Side } from '../api/types';
import { t, term } from '../i18n/i18n.svelte';

export function playerName(player: Named | undefined, side: Side): string {
  if (player?.kind === 'bot') return t('bot-named', { side, name: term('bot', player.name) });
  return player?.name ? t('player-named', { side, name: player.name }) : t('side-name', { side });
}
