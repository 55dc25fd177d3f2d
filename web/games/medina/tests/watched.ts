/** Whole random games in every edition, move by move, for tests. */

import { clone, FastChance, readOptions, type Tell, viewOf } from '#engine';
import { type MedinaEvent, type Move, medina, rules } from '#games/medina';
import { animate, type Step } from '../animation.ts';
import type { MedinaSight } from '../sight.ts';

export interface Moment {
  readonly before: MedinaSight;
  readonly move: Move;
  readonly mover: number;
  readonly legal: readonly Move[];
  readonly events: MedinaEvent[];
  readonly after: MedinaSight;
  readonly steps: Step[];
}

/** A whole random game, seen from seat 0. */
function watch(edition: string, seats: number, seed: number): Moment[] {
  const chance = new FastChance(seed, seats);
  const options = readOptions(medina, seats, { edition });
  if (typeof options === 'string') throw new Error(options);
  const state = rules.setup(options, seats, chance);
  const moments: Moment[] = [];
  while (state.table.turn.kind !== 'over') {
    const mover = state.table.turn.seat;
    const before = clone(viewOf(state, 0)) as MedinaSight;
    const legal = rules.moves(viewOf(state, mover));
    const move = chance.pick(legal);
    const events: MedinaEvent[] = [];
    const hear = (event: MedinaEvent) => void events.push(event);
    const tell: Tell<MedinaEvent> = { everyone: hear, only: (_, event) => hear(event), reveal: hear };
    rules.play(state, mover, move, chance, tell);
    const after = clone(viewOf(state, 0)) as MedinaSight;
    moments.push({ before, move, mover, legal, events, after, steps: animate(before, events, after) });
  }
  return moments;
}

export const games = [
  watch('first', 3, 1),
  watch('first', 4, 2),
  watch('ditt', 2, 3),
  watch('second', 2, 4),
  watch('second', 3, 5),
  watch('second', 4, 6),
];
