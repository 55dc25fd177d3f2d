/** [P1.3] Everything in the box, wherever it is now. */

import { isSame } from '#engine';
import { type DataSet, dataOf } from './data/data.ts';
import { workersOf } from './movement/routes.ts';
import { BUILT, type Card, NOBODY, NOTHING, type Tile } from './pieces.ts';
import type { PatchistoryState, Table } from './table.ts';

const LAST = ['main routes', 'allied routes', 'stray'] as const;

/** What there is in a box for so many seats, as it is counted: terrain tiles, building tiles, cards, workers of each seat, and the LAST. */
interface Register {
  readonly names: readonly string[];
  /** What was found last, and how it was told: as long as nothing gets lost, the same. */
  found: readonly number[];
  told: Readonly<Record<string, number>>;
}

const known = new WeakMap<DataSet, Register[]>();

function registerOf(data: DataSet, seats: number): Register {
  let bySeats = known.get(data);
  if (!bySeats) {
    bySeats = [];
    known.set(data, bySeats);
  }
  bySeats[seats] ??= { names: namesIn(data, seats), found: [], told: {} };
  return bySeats[seats];
}

function namesIn({ tiles, buildings, cards }: DataSet, seats: number): string[] {
  const workers = Array.from({ length: seats }, (_, seat) => `workers ${seat}`);
  return [...[...tiles, ...buildings].map(({ id }) => id), ...cards.map((_, card) => `card ${card + 1}`), ...workers, ...LAST];
}

export function inventory(state: PatchistoryState): Readonly<Record<string, number>> {
  const { table } = state;
  const data = dataOf(table);
  const register = registerOf(data, table.seats);
  const { names } = register;
  const found: number[] = new Array(names.length).fill(0);
  const firstCard = data.tiles.length + data.buildings.length;
  let at = firstCard + data.cards.length;
  countTerrain(state, (tile) => add(found, tile));
  for (const [kind, n] of buildingTiles(state).entries()) found[data.tiles.length + kind] = n;
  countCards(state, (card) => add(found, firstCard + card));
  for (let seat = 0; seat < table.seats; seat++) {
    found[at++] = table.track[seat]! + table.coming[seat]! + workersOf(table, seat).length;
  }
  found[at++] = table.main.from.length;
  found[at++] = table.allied.a.length;
  found[at++] = strays(state);
  if (!isSame(found, register.found)) {
    register.found = found;
    register.told = Object.fromEntries(names.map((name, n) => [name, found[n]!]));
  }
  return register.told;
}

function add(counts: number[], what: number): void {
  counts[what]! += 1;
}

function countTerrain({ table, box }: PatchistoryState, count: (tile: Tile) => void): void {
  const { tileOf } = dataOf(table);
  const { turn } = table;
  for (const { cards } of table.civs) for (let card = 1; card < cards.length; card++) count(tileOf[cards[card]!]!);
  if (turn.kind === 'keep') turn.tiles.forEach(count);
  if (turn.kind === 'found') count(turn.tile);
  for (const tile of table.won) if (tile !== NOTHING) count(tile);
  for (const tiles of [table.offer.tiles, table.discarded, box.unseen, ...box.decks]) tiles.forEach(count);
}

/** By kind. */
function buildingTiles({ table, hands, box }: PatchistoryState): number[] {
  const counts = table.gone.slice();
  const count = (kind: number) => {
    counts[kind]! += 1;
  };
  for (const { built } of table.civs) for (const tile of built) if (tile >= BUILT) count(tile - BUILT);
  for (const { tiles, laid } of hands) for (const kinds of [tiles, laid]) kinds.forEach(count);
  box.reserve.forEach(count);
  return counts;
}

function countCards({ table, hands, box }: PatchistoryState, count: (card: Card) => void): void {
  for (const cards of [table.used, table.ballot.cards, box.cards, ...hands.map((hand) => hand.cards)]) cards.forEach(count);
}

/** Where the counts on the table differ from what they count; workers on routes in the supply. Always 0. */
function strays({ table, hands, box }: PatchistoryState): number {
  let strays = Math.abs(table.reserve - box.reserve.length) + Math.abs(table.deck - box.decks[table.era]!.length);
  for (const [seat, { tiles, laid, cards }] of hands.entries()) {
    strays += Math.abs(table.tiles[seat]! - tiles.length) + Math.abs(table.laid[seat]! - laid.length);
    strays += Math.abs(table.cards - cards.length);
  }
  return strays + travellersNowhere(table);
}

function travellersNowhere({ main, allied }: Table): number {
  const lost = (from: readonly number[], at: readonly number[]) => at.filter((space, n) => from[n] === NOBODY && space !== NOTHING).length;
  return lost(main.from, main.at) + lost(allied.a, allied.atA) + lost(allied.b, allied.atB);
}
