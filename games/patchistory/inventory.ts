/** [P1.3] Everything in the box, wherever it is now. */

import { dataOf } from './data.ts';
import { workersOf } from './movement/routes.ts';
import { BUILT, type Card, NOBODY, NOTHING, type Tile } from './pieces.ts';
import type { PatchistoryState, Table } from './table.ts';

export function inventory(state: PatchistoryState): Record<string, number> {
  const { table } = state;
  const { tiles, buildings, cards } = dataOf(table);
  const names = cards.map((_, card) => `card ${card + 1}`);
  const counts: Record<string, number> = {};
  for (const { id } of tiles) counts[id] = 0;
  for (const tile of terrain(state)) add(counts, tiles[tile]!.id);
  for (const [kind, n] of buildingTiles(state).entries()) counts[buildings[kind]!.id] = n;
  for (const name of names) counts[name] = 0;
  for (const card of prosperity(state)) add(counts, names[card]!);
  for (let seat = 0; seat < table.seats; seat++) {
    counts[`workers ${seat}`] = table.track[seat]! + table.coming[seat]! + workersOf(table, seat).length;
  }
  counts['main routes'] = table.main.from.length;
  counts['allied routes'] = table.allied.a.length;
  counts.stray = strays(state);
  return counts;
}

function add(counts: Record<string, number>, what: string): void {
  counts[what]! += 1;
}

function terrain({ table, box }: PatchistoryState): Tile[] {
  const { tileOf } = dataOf(table);
  const { turn } = table;
  const laid = table.civs.flatMap(({ cards }) => cards.slice(1).map((face) => tileOf[face]!));
  const held = turn.kind === 'keep' ? turn.tiles : turn.kind === 'found' ? [turn.tile] : [];
  const won = table.won.filter((tile) => tile !== NOTHING);
  return [...laid, ...held, ...won, ...table.offer.tiles, ...table.discarded, ...box.unseen, ...box.decks.flat()];
}

/** By kind. */
function buildingTiles({ table, hands, box }: PatchistoryState): number[] {
  const counts = table.gone.slice();
  const built = table.civs.flatMap((civ) => civ.built.filter((tile) => tile >= BUILT).map((tile) => tile - BUILT));
  for (const kind of [...built, ...box.reserve, ...hands.flatMap(({ tiles, laid }) => [...tiles, ...laid])]) {
    counts[kind]! += 1;
  }
  return counts;
}

function prosperity({ table, hands, box }: PatchistoryState): Card[] {
  return [...table.used, ...table.ballot.cards, ...box.cards, ...hands.flatMap(({ cards }) => cards)];
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
