/** How much time a table gives, as one chooses it and as one is told. */

import type { TimeControl } from '#protocol';
import { t } from '../settings.svelte.ts';

/** Hours a move that can be chosen. */
export const HOURS = [12, 24, 72] as const;

export function endsWhenOut(timeControl: TimeControl): boolean {
  return timeControl.kind !== 'unlimited' && timeControl.out === 'end';
}

/** In a line; nothing where no time is counted. */
export function toldTimeControl(timeControl: TimeControl): string {
  const ends = endsWhenOut(timeControl) ? `, ${t().endsWhenOut}` : '';
  switch (timeControl.kind) {
    case 'unlimited':
      return '';
    case 'realtime':
      return t().bankAndSeconds(timeControl.bank / 60, timeControl.move) + ends;
    case 'correspondence':
      return t().hoursAMove(timeControl.hours) + ends;
    default:
      return timeControl satisfies never;
  }
}
