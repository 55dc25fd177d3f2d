/** How much time a table gives, as one chooses it and as one is told. */

import type { Pace } from '#protocol';
import { t } from '../settings.svelte.ts';

/** Hours a move that can be chosen. */
export const HOURS = [12, 24, 72] as const;

export function endsWhenOut(pace: Pace): boolean {
  return pace.kind !== 'none' && pace.out === 'end';
}

/** In a line; nothing where no time is counted. */
export function toldPace(pace: Pace): string {
  const ends = endsWhenOut(pace) ? `, ${t().endsWhenOut}` : '';
  switch (pace.kind) {
    case 'none':
      return '';
    case 'live':
      return t().liveTime(pace.bank / 60, pace.move) + ends;
    case 'days':
      return t().hoursAMove(pace.hours) + ends;
    default:
      return pace satisfies never;
  }
}
