import { defineGame, type Rules } from '#engine';
import { imagine } from './imagine.ts';
import { anyMove, moves, toAct } from './legal.ts';
import { meta } from './meta.ts';
import { readMove, writeMove } from './notation.ts';
import {
  type Box,
  COLOURS,
  EMPTY,
  type Hand,
  KINDS,
  MERCHANT,
  type MedinaEvent,
  type MedinaState,
  type Move,
  NEUTRAL,
  NEUTRAL_ROOF,
  NOBODY,
  OUTSIDE,
  PIECES,
  ROOF,
  STABLE,
  STANDS_MERCHANT,
  STANDS_STABLE,
  STANDS_WELL,
  type Table,
  TEA,
  WALL,
  WELL,
} from './pieces.ts';
import { play } from './play.ts';
import { refuse } from './refuse.ts';
import { outcome, scoresOf } from './score.ts';
import { setup } from './setup.ts';

export { ARMS, BOARDS, type Board, spaceAt, TOWER_OF_ARM, WIDTH } from './board.ts';
export { owesTea, piecesOf, piecesThatFit } from './duty.ts';
export type { MedinaFact, Watched } from './facts.ts';
export { readSpace, readSquare, writeSpace, writeSquare } from './notation.ts';
export { canGrow, hasBuildingBeside, isBuilding, openPalace, palaceToGrow, roofless } from './palaces.ts';
export * from './pieces.ts';
export { count, outcome, palaceTilePoints, scoresOf, sumOf, towerTilePoints, type Worth, worths } from './score.ts';
export { ownerOf } from './tiles.ts';
export { armAt, nextSpace } from './walls.ts';

const NAMES: readonly string[] = [...PIECES, 'tea', 'well'];
/** What stands on a square, as a place in the list of everything. */
const PIECE_THAT: Readonly<Record<number, number>> = { [STANDS_STABLE]: STABLE, [STANDS_MERCHANT]: MERCHANT, [STANDS_WELL]: WELL };

function inventory({ table }: MedinaState): Record<string, number> {
  const counts = table.boxed.slice();
  const add = (what: number, n = 1) => {
    counts[what]! += n;
  };
  for (const stands of table.city) {
    if (stands === EMPTY || stands === OUTSIDE) continue;
    add(stands <= COLOURS.length ? stands - 1 : PIECE_THAT[stands]!);
  }
  for (let place = 0; place < table.stock.length; place++) add(place % KINDS, table.stock[place]);
  for (const roof of table.palaces.roof) if (roof !== NOBODY) add(roof < NEUTRAL_ROOF ? ROOF : NEUTRAL);
  for (const n of table.walls) add(WALL, n);
  for (const n of table.gifts) add(MERCHANT, n);
  for (const n of table.tea) add(TEA, n);
  add(TEA, table.teaPile);
  const found: Record<string, number> = {};
  for (let what = 0; what < NAMES.length; what++) found[NAMES[what]!] = counts[what]!;
  return found;
}

export const rules: Rules<Table, Hand, Box, Move, MedinaEvent> = {
  meta,
  setup,
  toAct,
  moves,
  anyMove,
  refuse,
  play,
  outcome,
  soFar: (table) => ({ scores: scoresOf(table) }),
  inventory,
  imagine,
  readMove,
  writeMove,
};

export const medina = defineGame(rules);
export { medina as game };
