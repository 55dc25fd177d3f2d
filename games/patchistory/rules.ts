import type { Options, Refusal, Rules } from '#engine';
import { tally } from './auction/tally.ts';
import { readDataSet } from './data/data.ts';
import type { PatchistoryEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { inventory } from './inventory.ts';
import { anyMove, moves, toAct } from './legal.ts';
import { meta } from './meta.ts';
import type { Move } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import { orders } from './orders.ts';
import { play } from './play.ts';
import { refuse } from './refuse.ts';
import { outcome, soFar } from './score.ts';
import { setup } from './setup.ts';
import type { Box, Hand, Table } from './table.ts';

/** [P15.4] */
function refuseOptions({ data, capital }: Options, seats: number): Refusal | undefined {
  if (data === '') return undefined;
  const read = readDataSet(String(data), { seats, liberty: capital === 'liberty' });
  return 'line' in read ? { ...read.reason, line: read.line } : undefined;
}

export const rules: Rules<Table, Hand, Box, Move, PatchistoryEvent> = {
  meta,
  refuseOptions,
  setup,
  toAct,
  moves,
  anyMove,
  refuse,
  play,
  outcome,
  soFar,
  inventory,
  imagine,
  readMove,
  writeMove,
  orders,
  tally,
};
