/** [P13, P14] What the phases ask of the heroes, wonders and golden texts that are at work. */

import type { Seat } from '#engine';
import { type DataSet, dataOf } from '../data.ts';
import { NOTHING, UPKEEP, WORKERS } from '../pieces.ts';
import type { Table } from '../table.ts';
import { showsLarge, squareAt } from '../territory.ts';
import type { Effect, Sum } from './effect.ts';
import { FRAME_IDS } from './effect-ids.ts';
import { EFFECTS, FRAMES } from './heroes.ts';

/** Every effect at work: heroes and wonders that are visible, golden texts where a worker stands. */
export function effectsOf(table: Table, seat: Seat): readonly Effect[] {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const { cards, cells, workers } = civ;
  const byFace = effectsIn(data);
  const effects: Effect[] = [];
  for (let card = 1; card < cards.length; card++) {
    const effect = byFace[cards[card]!];
    if (effect && showsLarge(data, civ, card)) effects.push(effect);
  }
  for (let i = 0; i < workers.length; i++) {
    const frame = data.frame[squareAt(data, civ, cells.indexOf(workers[i]!))]!;
    if (frame !== NOTHING) effects.push(TEXTS[frame]!);
  }
  return effects;
}

const TEXTS = FRAME_IDS.map((id) => FRAMES[id]!);
const known = new WeakMap<DataSet, readonly (Effect | undefined)[]>();

/** By face: the hero or wonder on it. */
export function effectsIn(data: DataSet): readonly (Effect | undefined)[] {
  let effects = known.get(data);
  if (!effects) {
    effects = data.faces.map(({ large }) => (large && large.kind !== 'S' ? EFFECTS[large.id] : undefined));
    known.set(data, effects);
  }
  return effects;
}

/** Those at work that declare the thing asked for. */
export function effectsWith(table: Table, seat: Seat, what: keyof Effect): readonly Effect[] {
  return effectsOf(table, seat).filter((effect) => effect[what] !== undefined);
}

export function hasEffectWith(table: Table, seat: Seat, what: keyof Effect): boolean {
  return effectsOf(table, seat).some((effect) => effect[what] !== undefined);
}

/** What all effects at work add up to. */
export function sumOf(table: Table, seat: Seat, what: Sum): number {
  let sum = 0;
  for (const effect of effectsOf(table, seat)) sum += effect[what] ?? 0;
  return sum;
}

/** [P10.5, P13.44] Food the workers eat. */
export function upkeepOf(table: Table, seat: Seat): number {
  for (const { upkeep } of effectsOf(table, seat)) if (upkeep !== undefined) return upkeep;
  return UPKEEP[WORKERS - table.track[seat]!]!;
}
