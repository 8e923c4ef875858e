/** The clock of a game that waits for somebody, and whether it keeps its players' secrets, in words. */

import { t } from '../i18n/i18n.svelte';

export function clockOf({ clock, discreet }: { clock: number | null; discreet: boolean }): string {
  const time = clock ? t('clock-each-minutes', { count: Math.round(clock / 60) }) : t('clock-none');
  return discreet ? `${time}, ${t('discreet-short')}` : time;
}
