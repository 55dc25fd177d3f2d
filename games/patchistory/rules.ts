import type { Rules } from '#engine';
import { imagine } from './imagine.ts';
import { inventory } from './inventory.ts';
import { moves, toAct } from './legal.ts';
import { meta } from './meta.ts';
import { readMove, writeMove } from './notation.ts';
import type { Box, Hand, Move, PatchistoryEvent, Table } from './pieces.ts';
import { play } from './play.ts';
import { refuse } from './refuse.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';

export const rules: Rules<Table, Hand, Box, Move, PatchistoryEvent> = {
  meta,
  setup,
  toAct,
  moves,
  refuse,
  play,
  outcome,
  inventory,
  imagine,
  readMove,
  writeMove,
};
