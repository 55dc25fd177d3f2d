/** [K9.2] The chances of the five open citizens, worked out while the page has nothing better to do. */

import { NO_CARD, oddsKeeping, oddsOf, rollsOf, type Table } from '#games/king-of-the-dice';

export interface Odds {
  readonly table: Table;
  /** By slot; undefined where there is nobody. */
  readonly chances: readonly (number | undefined)[];
}

/** Whether there are chances to speak of: some dice can still be rolled. */
export function hasOdds({ turn }: Table): boolean {
  return turn.kind === 'roll' || (turn.kind === 'choose' && turn.left > 0);
}

function chanceOf(table: Table, slot: number): number | undefined {
  const card = table.row[slot]!;
  if (card === NO_CARD) return undefined;
  if (table.turn.kind === 'roll') return oddsOf([], rollsOf(table, table.turn.seat), card);
  return table.turn.kind === 'choose' ? oddsOf(table.dice, table.turn.left, card) : undefined;
}

/** By slot: the chance when just these dice are kept for the next roll. */
export function chancesKeeping({ turn, row, dice }: Table, keep: number): (number | undefined)[] {
  return row.map((card) => (card === NO_CARD || turn.kind !== 'choose' ? undefined : oddsKeeping(dice, keep, turn.left, card)));
}

/** A device that is never idle works it out all the same, after so many milliseconds. */
const PATIENCE = 300;

/** One citizen at a time, so that no frame of the page is late. Returns how to call it off. */
export function whenIdle(table: Table, done: (odds: Odds) => void): () => void {
  const chances: (number | undefined)[] = [];
  let wait = 0;
  const later = (next: () => void): number =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(next, { timeout: PATIENCE }) : setTimeout(next);
  const off: (id: number) => void = 'cancelIdleCallback' in globalThis ? cancelIdleCallback : clearTimeout;
  const step = () => {
    const start = performance.now();
    while (chances.length < table.row.length && performance.now() - start < 4) chances.push(chanceOf(table, chances.length));
    if (chances.length < table.row.length) {
      wait = later(step);
      return;
    }
    done({ table, chances });
  };
  wait = later(step);
  return () => off(wait);
}

const KEY = 'royaumes/king-of-the-dice/chances';

export const chancesWanted = (): boolean => localStorage.getItem(KEY) !== 'hidden';

export function wantChances(wanted: boolean): void {
  if (wanted) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'hidden');
}
