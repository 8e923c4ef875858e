/** The clock of a game that waits for somebody, in words. */

import { t } from '../i18n/i18n.svelte';

export function clockOf({ clock }: { clock: number | null }): string {
  return clock ? t('clock-each-minutes', { count: Math.round(clock / 60) }) : t('clock-none');
}
