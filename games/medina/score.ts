/** [M11] The count. */

import { type Outcome, rankBy, type Seat } from '#engine';
import { ARMS, BOARDS, spaceAt } from './board.ts';
import {
  COLOURS,
  COLOURS_OF,
  type Colour,
  NOWHERE,
  type Square,
  STANDS_MERCHANT,
  STANDS_STABLE,
  type Table,
  TILE_POINTS,
  TOWERS,
  WELL_POINTS,
} from './pieces.ts';
import { ownerOf } from './tiles.ts';

/** What a palace is worth, part by part. */
export interface Worth {
  buildings: number;
  stables: number;
  walls: number;
  merchants: number;
  well: number;
}

export function sumOf({ buildings, stables, walls, merchants, well }: Worth): number {
  return buildings + stables + walls + merchants + well;
}

/** [M11.2] [M10.4] What every palace is worth right now, owned or not. */
export function worths(table: Table): Worth[] {
  const { city, ground, palaces, walls, well } = table;
  const { squares, beside, foot, lengths, twoSteps } = BOARDS[table.board]!;
  const list: Worth[] = palaces.first.map(() => ({ buildings: 0, stables: 0, walls: 0, merchants: 0, well: 0 }));
  const at = (square: Square): Worth | undefined => {
    const stands = city[square]!;
    return stands > 0 && stands <= STANDS_STABLE ? list[ground[square]!] : undefined;
  };
  for (const square of squares) {
    const worth = at(square);
    if (worth) {
      if (city[square] === STANDS_STABLE) worth.stables++;
      else worth.buildings++;
    } else if (city[square] === STANDS_MERCHANT) {
      const near = beside[square]!.map(at);
      // A merchant counts once for each palace that it touches.
      for (const [i, one] of near.entries()) if (one && near.indexOf(one) === i) one.merchants++;
    }
  }
  for (let arm = 0; arm < ARMS; arm++) {
    const side = arm >> 1;
    for (let n = 0; n < walls[arm]!; n++) {
      const place = arm % 2 === 0 ? n : lengths[side]! - 1 - n;
      const worth = at(foot[spaceAt(side, place)]!);
      if (worth) worth.walls++;
    }
  }
  if (well !== NOWHERE) {
    for (const square of twoSteps[well]!) {
      const worth = at(square);
      if (worth) worth.well += WELL_POINTS;
    }
  }
  return list;
}

/** [M11.3] Points of the palace tiles, and of the tower tiles, that a seat holds. */
export function palaceTilePoints(table: Table, seat: Seat): number {
  let points = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (ownerOf(table, table.palaceTiles[colour]!) === seat) points += TILE_POINTS[colour]!;
  }
  return points;
}

export function towerTilePoints(table: Table, seat: Seat): number {
  let points = 0;
  for (let tower = 0; tower < TOWERS; tower++) if (ownerOf(table, table.towerTiles[tower]!) === seat) points += tower + 1;
  return points;
}

/** The rows of the count: a palace of each colour, the well, the tiles; as the palaces stand in the city, unless their worth is told. */
export function count(table: Table, worth: readonly Worth[] = worths(table)): Outcome['breakdown'] {
  const { seats, palaces, edition, well } = table;
  const rows: { what: string; points: number[] }[] = [];
  const add = (what: string, points: (seat: Seat) => number) =>
    rows.push({ what, points: Array.from({ length: seats }, (_, seat) => points(seat)) });
  const owned = (seat: Seat, of: (worth: Worth, colour: Colour) => number) =>
    worth.reduce((sum, one, palace) => (palaces.roof[palace] === seat ? sum + of(one, palaces.colour[palace]!) : sum), 0);
  for (const colour of COLOURS_OF[edition]) {
    add(COLOURS[colour]!, (seat) => owned(seat, (one, of) => (of === colour ? sumOf(one) - one.well : 0)));
  }
  if (well !== NOWHERE) add('well', (seat) => owned(seat, (one) => one.well));
  add('palaceTiles', (seat) => palaceTilePoints(table, seat));
  add('towerTiles', (seat) => towerTilePoints(table, seat));
  return rows;
}

export function scoresOf(table: Table): number[] {
  return Array.from({ length: table.seats }, (_, seat) => count(table).reduce((sum, row) => sum + row.points[seat]!, 0));
}

/** [M11.1] Whether all pieces were used, or the last ones fit nowhere. */
export function endingOf(table: Table): 'used' | 'stuck' {
  return table.stock.some((n) => n > 0) ? 'stuck' : 'used';
}

export function outcome(table: Table, worth?: readonly Worth[]): Outcome | undefined {
  if (table.turn.kind !== 'over') return undefined;
  const breakdown = count(table, worth);
  const scores = Array.from({ length: table.seats }, (_, seat) => breakdown.reduce((sum, row) => sum + row.points[seat]!, 0));
  const ranking = rankBy(scores);
  return { ending: endingOf(table), scores, breakdown, ranking, winners: ranking[0] ?? [] };
}
