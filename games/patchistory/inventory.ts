/** [P1.3] Everything in the box, wherever it is now. */

import type { Seat } from '#engine';
import { type DataSet, dataOf } from './data.ts';
import { workersOf } from './movement/routes.ts';
import { BUILT, type Card, NOBODY, NOTHING, type Tile } from './pieces.ts';
import type { PatchistoryState, Table } from './table.ts';

const nameOfCard = (card: number) => `card ${card + 1}`;
const nameOfWorkers = (seat: Seat) => `workers ${seat}`;
const MAIN = 'main routes';
const ALLIED = 'allied routes';
const STRAY = 'stray';

/** Everything there is in a box for so many seats, and none of it found yet. */
const known = new WeakMap<DataSet, Readonly<Record<string, number>>[]>();

function nothingOf(data: DataSet, seats: number): Readonly<Record<string, number>> {
  let bySeats = known.get(data);
  if (!bySeats) {
    bySeats = [];
    known.set(data, bySeats);
  }
  bySeats[seats] ??= Object.fromEntries(namesIn(data, seats).map((name) => [name, 0]));
  return bySeats[seats];
}

function namesIn({ tiles, buildings, cards }: DataSet, seats: number): string[] {
  const workers = Array.from({ length: seats }, (_, seat) => nameOfWorkers(seat));
  return [...[...tiles, ...buildings].map(({ id }) => id), ...[...cards.keys()].map(nameOfCard), ...workers, MAIN, ALLIED, STRAY];
}

export function inventory(state: PatchistoryState): Record<string, number> {
  const { table } = state;
  const data = dataOf(table);
  const { tiles, buildings } = data;
  const counts = { ...nothingOf(data, table.seats) };
  countTerrain(state, (tile) => add(counts, tiles[tile]!.id));
  for (const [kind, n] of buildingTiles(state).entries()) counts[buildings[kind]!.id] = n;
  countCards(state, (card) => add(counts, nameOfCard(card)));
  for (let seat = 0; seat < table.seats; seat++) {
    counts[nameOfWorkers(seat)] = table.track[seat]! + table.coming[seat]! + workersOf(table, seat).length;
  }
  counts[MAIN] = table.main.from.length;
  counts[ALLIED] = table.allied.a.length;
  counts[STRAY] = strays(state);
  return counts;
}

function add(counts: Record<string, number>, what: string): void {
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
