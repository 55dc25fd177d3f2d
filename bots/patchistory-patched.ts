/** A territory with one more tile, reckoned from what comes and what goes: bots ask for thousands of them before a move. */

import type { Seat } from '#engine';
import {
  cellFrom,
  type DataSet,
  dataOf,
  EFFECTS,
  FALLOW,
  type Face,
  finalCountsOf,
  GENERAL,
  type How,
  LARGE,
  LEVELS,
  lay,
  type Move,
  NEW,
  SEA,
  type Square,
  STEPS,
  squareAt,
  squareOn,
  type Table,
  type Territory,
  type Tile,
  UNDER,
} from '#games/patchistory';
import { type Estate, estateOf, estateWorth, goldWorth, roundsLeft } from './patchistory-worth.ts';

export type Patch = Extract<Move, { kind: 'patch' }>;

/** A territory that shall get a tile. */
export interface Ground {
  readonly table: Table;
  readonly seat: Seat;
  readonly tile: Tile;
  readonly estate: Estate;
  /** Without the tile. */
  readonly worth: number;
  /** By cell: what is visible there. */
  readonly squares: readonly Square[];
}

/** A tile's squares by their places on its face. */
const PLACES = [0, 1, 4, 5] as const;

export function groundFor(table: Table, seat: Seat, tile: Tile): Ground {
  const data = dataOf(table);
  const civ = table.civs[seat]!;
  const estate = estateOf(table, seat);
  return { table, seat, tile, estate, worth: estateWorth(table, seat, estate), squares: civ.cells.map((_, i) => squareAt(data, civ, i)) };
}

/** Whether the new face shows its hero, wonder or special building: as a whole or not at all. */
export function showsItsLarge(data: DataSet, face: Face, how: How): boolean {
  return PLACES.some((place, square) => place === data.first[face] && how[square] !== UNDER);
}

export function patched(ground: Ground, { side, at, how }: Patch): Estate {
  const { table, seat, tile, estate, squares } = ground;
  const data = dataOf(table);
  const face = data.tiles[tile]!.faces[side]!;
  const { cells, cards, top } = table.civs[seat]!;
  const rounds = roundsLeft(table);
  const levels = estate.levels.slice();
  let { golden, effects } = estate;
  let { fallow, seas, heroes, wonders } = estate.counts;
  const turn = (square: Square, n: 1 | -1) => {
    for (let letter = 0; letter < LEVELS; letter++) levels[letter]! += n * data.base[LEVELS * square + letter]!;
    const kind = data.kind[square];
    if (kind === FALLOW) fallow += n;
    else if (kind === SEA) seas += n;
    if (kind !== GENERAL) return;
    const gold = goldWorth(data, square, rounds);
    if (gold > 0) golden = n === 1 ? [...golden, gold] : golden.toSpliced(golden.indexOf(gold), 1);
  };
  const turnLarge = (of: Face, n: 1 | -1) => {
    const { kind, id } = data.faces[of]!.large!;
    if (kind === 'H') heroes += n;
    if (kind === 'W') wonders += n;
    if (kind !== 'S')
      effects = n === 1 ? [...effects, ...(EFFECTS[id] ? [EFFECTS[id]] : [])] : effects.filter((effect) => effect.id !== id);
  };
  for (let square = 0; square < how.length; square++) {
    if (how[square] === UNDER) continue;
    turn(squareOn(face, PLACES[square]!), 1);
    if (how[square] === NEW) continue;
    const index = cells.indexOf(cellFrom(at, STEPS[square]!));
    const covered = squares[index]!;
    turn(covered, -1);
    const below = cards[top[index]!]!;
    if (data.kind[covered] === LARGE && covered === squareOn(below, data.first[below]!)) turnLarge(below, -1);
  }
  if (data.large[face] !== 0 && showsItsLarge(data, face, how)) turnLarge(face, 1);
  return {
    levels,
    golden: golden === estate.golden ? golden : golden.toSorted((a, b) => b - a),
    effects,
    counts: { ...estate.counts, fallow, seas, heroes, wonders },
    final: () => finalCountsOf(laid(table, seat, face, at, how), seat),
  };
}

/** The table when the tile lies there. */
function laid(table: Table, seat: Seat, face: Face, at: Patch['at'], how: How): Table {
  const { cards, at: spots, cells, top, under, built, workers } = table.civs[seat]!;
  const civ: Territory = {
    cards: cards.slice(),
    at: spots.slice(),
    cells: cells.slice(),
    top: top.slice(),
    under: under.slice(),
    built: built.slice(),
    workers,
  };
  lay(civ, face, at, how);
  return { ...table, civs: table.civs.with(seat, civ) };
}
