/** [P13, P14] What the phases ask of the heroes, wonders and golden texts that are at work. */

import type { Seat } from '#engine';
import { UPKEEP, WORKERS } from '../pieces.ts';
import type { Table } from '../table.ts';
import { sightOf } from '../territory/sight.ts';
import type { Effect, Sum } from './effect.ts';

const NONE: readonly Effect[] = [];

/** Every effect at work: heroes and wonders that are visible, golden texts where a worker stands. */
export function effectsOf(table: Table, seat: Seat): readonly Effect[] {
  return sightOf(table, seat).effects;
}

/** Those at work that declare the thing asked for. */
export function effectsWith(table: Table, seat: Seat, what: keyof Effect): readonly Effect[] {
  const effects = effectsOf(table, seat);
  return isDeclared(effects, what) ? effects.filter((effect) => effect[what] !== undefined) : NONE;
}

export function hasEffectWith(table: Table, seat: Seat, what: keyof Effect): boolean {
  return isDeclared(effectsOf(table, seat), what);
}

function isDeclared(effects: readonly Effect[], what: keyof Effect): boolean {
  for (const effect of effects) if (effect[what] !== undefined) return true;
  return false;
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
