/** What a player is called. */

import type { Named } from '../../api/messages';
import type { Side, View } from '../../api/types';
import { t, term } from '../../i18n/i18n.svelte';

export function playerName(player: Named | undefined, side: Side): string {
  if (player?.kind === 'bot') return t('bot-named', { side, name: term('bot', player.name) });
  return player?.name ? t('player-named', { side, name: player.name }) : t('side-name', { side });
}

/** How much Life Force a player has left; a Reserve Deck with a face-up card in it cannot be counted. */
export function lifeForce(view: View | null, side: Side): number | '?' {
  const { reserve = view ? NaN : 0, force = 0, used = 0 } = view?.piles[side] ?? {};
  return Number.isNaN(reserve) ? '?' : reserve + force + used;
}
