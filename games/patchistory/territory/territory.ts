/** [P2] Cells, squares and places of a territory. Its cells are in reading order, which is ascending order. */

import { type DataSet, LARGE, type Square, squareOfBuilding, squareOn } from '../data/data.ts';
import { BARE, BUILT, CAPITAL_AT, type Cell, cellFrom, type Face, WIDTH } from '../pieces.ts';
import type { Territory } from '../table.ts';

/** A capital and nothing else. */
export function newTerritory(capital: Face): Territory {
  const cells = [0, 1, 2, WIDTH, WIDTH + 1, WIDTH + 2].map((step) => cellFrom(CAPITAL_AT, step));
  return {
    cards: [capital],
    at: [CAPITAL_AT],
    cells,
    top: cells.map(() => 0),
    under: cells.map(() => 0),
    built: cells.map(() => BARE),
    workers: [],
  };
}

/** Where the cell stands in `civ.cells`, or −1. */
export function placeIndex(civ: Territory, cell: Cell): number {
  return civ.cells.indexOf(cell);
}

/** The square that card `card` of the territory has on a cell, which it covers or lies below. */
export function squareOfCard(civ: Territory, card: number, cell: Cell): Square {
  const step = cell - civ.at[card]!;
  return squareOn(civ.cards[card]!, ((step >> 4) & 4) + (step & 3));
}

/** [P2.3] What is visible on a cell: the building tile, or the square of the card on top. */
export function squareAt(data: DataSet, civ: Territory, index: number): Square {
  const built = civ.built[index]!;
  if (built !== BARE) return built < BUILT ? data.reclaimed : squareOfBuilding(data, data.numbers.buildings[built - BUILT]!);
  return squareOfCard(civ, civ.top[index]!, civ.cells[index]!);
}

/** The first cell of a card's large place. */
function firstOfLarge(data: DataSet, civ: Territory, card: number): Cell {
  const first = data.first[civ.cards[card]!]!;
  return cellFrom(civ.at[card]!, ((first & 4) << 4) + (first & 3));
}

/** [P2.4] The cell that names the place: the first of a large place. */
export function firstCellOf(data: DataSet, civ: Territory, index: number): Cell {
  return isLarge(data, civ, index) ? firstOfLarge(data, civ, civ.top[index]!) : civ.cells[index]!;
}

/** Whether the cell shows a part of a large place. */
function isLarge(data: DataSet, civ: Territory, index: number): boolean {
  return data.kind[squareAt(data, civ, index)] === LARGE;
}

/** Whether the card's large place is visible; it is so as a whole or not at all. */
export function showsLarge(data: DataSet, civ: Territory, card: number): boolean {
  const face = civ.cards[card]!;
  if (data.large[face] === 0) return false;
  return civ.top[civ.cells.indexOf(firstOfLarge(data, civ, card))] === card;
}

/** The place a cell belongs to: its first cell. Only for cells of the territory. */
export function placeOf(data: DataSet, civ: Territory, cell: Cell): Cell {
  return firstCellOf(data, civ, civ.cells.indexOf(cell));
}

/** [P2.1] Every place, in reading order. */
export function places(data: DataSet, civ: Territory): Cell[] {
  const found: Cell[] = [];
  const { cells } = civ;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    if (firstCellOf(data, civ, i) === cell) found.push(cell);
  }
  return found;
}
