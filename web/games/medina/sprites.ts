/** Everything that stands in the city, from back to front, as it is to be drawn. */

import type { Seat } from '#engine';
import {
  ARMS,
  armAt,
  BLOCKADE,
  BOARDS,
  type Colour,
  EMPTY,
  isBuilding,
  NEUTRAL_ROOF,
  NO_ARM,
  NO_SPACE,
  NOBODY,
  NOWHERE,
  nextSpace,
  ownerOf,
  type Palace,
  type Square,
  STANDS_MERCHANT,
  STANDS_STABLE,
  STANDS_WELL,
  spaceAt,
  type Table,
} from '#games/medina';
import { type Cell, keyOf, type Layout } from './layout.ts';
import { palaceAt, squaresOf } from './placing.ts';

/** Sides on which a piece goes on in its neighbour: bits for up, right, down and left in the picture. */
export type Joins = number;
export const UP = 1;
export const RIGHT = 2;
export const BELOW = 4;
export const LEFT = 8;

/** Whose roof: a seat's, nobody's, or a blockade of a seat. */
export type Owner = { readonly kind: 'seat' | 'blockade'; readonly seat: number } | { readonly kind: 'neutral' };

interface Upright {
  /** The same from one sight to the next. */
  readonly key: string;
  readonly cell: Cell;
}

export type Sprite = Upright &
  (
    | { readonly kind: 'block'; readonly colour: Colour; readonly joins: Joins; readonly palace: Palace }
    | { readonly kind: 'stable'; readonly joins: Joins; readonly palace: Palace }
    | { readonly kind: 'dome'; readonly owner: Owner; readonly palace: Palace }
    | { readonly kind: 'merchant'; readonly joins: Joins }
    | { readonly kind: 'wall' | 'gate'; readonly along: boolean }
    | { readonly kind: 'well' }
    | { readonly kind: 'tower'; readonly n: number; readonly gifts: number; readonly holder: Seat }
  );

function ownerOfRoof(roof: number): Owner | undefined {
  if (roof === NOBODY) return undefined;
  if (roof < NEUTRAL_ROOF) return { kind: 'seat', seat: roof };
  return roof === NEUTRAL_ROOF ? { kind: 'neutral' } : { kind: 'blockade', seat: roof - BLOCKADE };
}

/** The building that bears the roof: the one in the midst of the palace. */
function bearer(table: Table, palace: Palace): Square {
  const { beside } = BOARDS[table.board]!;
  const buildings = squaresOf(table, palace).filter((square) => isBuilding(table.city[square]!));
  const inside = (square: Square) => beside[square]!.filter((at) => buildings.includes(at)).length;
  const middle = (of: (square: Square) => number) => buildings.reduce((sum, square) => sum + of(square), 0) / buildings.length;
  const x = middle((square) => square & 15);
  const y = middle((square) => square >> 4);
  const off = (square: Square) => Math.hypot((square & 15) - x, (square >> 4) - y);
  return buildings.reduce((best, square) => {
    const gain = inside(square) - inside(best);
    return gain > 0 || (gain === 0 && off(square) < off(best) - 1e-6) ? square : best;
  });
}

export function spritesOf(table: Table, layout: Layout): Sprite[] {
  const { city, palaces, towerTiles, gifts } = table;
  const grid: Cell[][] = Array.from({ length: layout.rows }, () => []);
  for (const cell of layout.cells) grid[cell.row]![cell.column] = cell;
  const squareAt = (column: number, row: number) => {
    const place = grid[row]?.[column]?.place;
    return place?.kind === 'square' ? place.at : NOWHERE;
  };
  const joinsOf = ({ column, row }: Cell, isSame: (square: Square) => boolean): Joins => {
    const bit = (square: Square, side: Joins) => (square !== NOWHERE && isSame(square) ? side : 0);
    return (
      bit(squareAt(column, row - 1), UP) |
      bit(squareAt(column + 1, row), RIGHT) |
      bit(squareAt(column, row + 1), BELOW) |
      bit(squareAt(column - 1, row), LEFT)
    );
  };
  const roofs = new Map<Square, number>();
  for (const [palace, roof] of palaces.roof.entries()) if (roof !== NOBODY) roofs.set(bearer(table, palace), palace);

  const list: Sprite[] = [];
  for (const cell of layout.cells) {
    const { key, place } = cell;
    if (place.kind === 'tower') {
      const holder = ownerOf(table, towerTiles[place.at]!);
      list.push({ key, cell, kind: 'tower', n: place.at + 1, gifts: gifts[place.at]!, holder });
    } else if (place.kind === 'space') {
      const along = cell.row === 0 || cell.row === layout.rows - 1;
      if (armAt(table, place.at) !== NO_ARM) list.push({ key, cell, kind: 'wall', along });
      else if (isGate(table, place.at >> 4)) list.push({ key: `gate ${key}`, cell, kind: 'gate', along });
    } else {
      const stands = city[place.at]!;
      if (stands === EMPTY) continue;
      const palace = palaceAt(table, place.at);
      if (stands === STANDS_WELL) list.push({ key, cell, kind: 'well' });
      else if (stands === STANDS_MERCHANT)
        list.push({ key, cell, kind: 'merchant', joins: joinsOf(cell, (at) => city[at] === STANDS_MERCHANT) });
      else {
        const joins = joinsOf(cell, (at) => palaceAt(table, at) === palace);
        if (stands === STANDS_STABLE) list.push({ key, cell, kind: 'stable', joins, palace });
        else list.push({ key, cell, kind: 'block', colour: stands - 1, joins, palace });
        const owner = roofs.get(place.at) === palace ? ownerOfRoof(palaces.roof[palace]!) : undefined;
        if (owner) list.push({ key: `roof ${palace}`, cell, kind: 'dome', owner, palace });
      }
    }
  }
  return list;
}

/** [M8.2] */
function isGate(table: Table, side: number): boolean {
  return nextSpace(table, 2 * side) === NO_SPACE;
}

/** The keys of all that has been placed. */
export function placedIn(table: Table): Set<string> {
  const { lengths, squares } = BOARDS[table.board]!;
  const keys = new Set<string>();
  for (const at of squares) if (table.city[at] !== EMPTY) keys.add(keyOf({ kind: 'square', at }));
  for (let arm = 0; arm < ARMS; arm++) {
    const side = arm >> 1;
    for (let n = 0; n < table.walls[arm]!; n++) {
      keys.add(keyOf({ kind: 'space', at: spaceAt(side, arm % 2 === 0 ? n : lengths[side]! - 1 - n) }));
    }
  }
  for (const [palace, roof] of table.palaces.roof.entries()) if (roof !== NOBODY) keys.add(`roof ${palace}`);
  return keys;
}

/** [M11.2] The keys of merchants and walls that count for a palace. */
export function countingFor(table: Table, palace: Palace): Set<string> {
  const { beside, spacesAt } = BOARDS[table.board]!;
  const keys = new Set<string>();
  for (const square of squaresOf(table, palace)) {
    for (const at of beside[square]!) if (table.city[at] === STANDS_MERCHANT) keys.add(keyOf({ kind: 'square', at }));
    for (const at of spacesAt[square] ?? []) if (armAt(table, at) !== NO_ARM) keys.add(keyOf({ kind: 'space', at }));
  }
  return keys;
}
