/** [P1.11] A whole state that a seat cannot tell from the true one: what is hidden from it is dealt anew. */

import { type Chance, clone, type Seat, viewOf } from '#engine';
import { COPIES, dataOf } from './data/data.ts';
import { moves } from './legal.ts';
import { BUILT, type Building, type Card, NOTHING, type Tile } from './pieces.ts';
import { isIn } from './round/order.ts';
import type { Hand, PatchistoryState, PatchistoryView, Table } from './table.ts';

export function imagine(view: PatchistoryView, chance: Chance): PatchistoryState {
  const table = clone(view.table);
  const own = clone(view.hand);
  const buildings = chance.shuffle(hiddenBuildings(table, own));
  const cards = chance.shuffle(hiddenCards(table, own));
  const hands = table.civs.map((_, seat): Hand => {
    if (seat === view.seat) return own;
    return {
      tiles: buildings.splice(0, table.tiles[seat]),
      laid: buildings.splice(0, table.laid[seat]),
      cards: cards.splice(0, table.cards),
      secret: [],
    };
  });
  const { decks, unseen } = hiddenTerrain(table, chance);
  const state: PatchistoryState = { table, hands, box: { decks, unseen, reserve: buildings, cards } };
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat !== view.seat && hasChosen(table, seat)) hands[seat]!.secret = choose(state, seat, chance);
  }
  return state;
}

function hiddenBuildings(table: Table, { tiles, laid }: Hand): Building[] {
  const { buildings } = dataOf(table).numbers;
  const left = table.gone.map((n) => COPIES - n);
  const see = (kind: Building) => {
    left[kind]! -= 1;
  };
  for (const { built } of table.civs) for (const tile of built) if (tile >= BUILT) see(buildings[tile - BUILT]!);
  for (const kind of tiles) see(kind);
  for (const kind of laid) see(kind);
  return buildings.flatMap((kind) => new Array<Building>(left[kind]!).fill(kind));
}

function hiddenCards(table: Table, { cards }: Hand): Card[] {
  const seen = [...table.used, ...table.ballot.cards, ...cards];
  return dataOf(table).numbers.cards.filter((card) => !seen.includes(card));
}

/** Of eras gone by what is not seen has left the game; the decks of this and the coming ones are in any order. */
function hiddenTerrain(table: Table, chance: Chance): { decks: Tile[][]; unseen: Tile[] } {
  const { tiles, tileOf, eras } = dataOf(table);
  const { turn, offer, won, discarded } = table;
  const isSeen = new Array<boolean>(tiles.length).fill(false);
  const see = (tile: Tile) => {
    if (tile !== NOTHING) isSeen[tile] = true;
  };
  for (const list of [offer.tiles, won, discarded]) list.forEach(see);
  if (turn.kind === 'keep') turn.tiles.forEach(see);
  if (turn.kind === 'found') see(turn.tile);
  for (const { cards } of table.civs) for (let card = 1; card < cards.length; card++) see(tileOf[cards[card]!]!);
  const hidden = eras.map((all) => all.filter((tile) => !isSeen[tile]));
  const unseen = hidden.slice(0, table.era).flat();
  return { decks: hidden.map((deck, era) => (era < table.era ? [] : chance.shuffle(deck))), unseen };
}

/** Whether the seat's secret choice waits for the others'. */
function hasChosen({ turn, main, seats }: Table, seat: Seat): boolean {
  switch (turn.kind) {
    case 'secretBid':
    case 'card':
    case 'vote':
      return seat < seats && !isIn(turn.left, seat);
    case 'tokens':
    case 'alliance':
    case 'commit':
      return (main.from[turn.route] === seat || main.to[turn.route] === seat) && !isIn(turn.left, seat);
    default:
      return false;
  }
}

/** Something the seat could have chosen. */
function choose(state: PatchistoryState, seat: Seat, chance: Chance): number[] {
  const { table } = state;
  const { turn } = table;
  if (!('left' in turn) || typeof turn.left !== 'number') return [];
  table.turn = { ...turn, left: turn.left | (1 << seat) } as Table['turn'];
  const move = chance.pick(moves(viewOf(state, seat)));
  table.turn = turn;
  switch (move.kind) {
    case 'bid':
      return [move.tile, move.stake];
    case 'card':
      return [move.card];
    case 'vote':
      return [move.n];
    case 'commit':
      return [move.resources, move.votes];
    default:
      return [move.kind === 'red' || move.kind === 'yes' ? 1 : 0];
  }
}
