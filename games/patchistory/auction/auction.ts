/** [P3] The auction: open and in turn for three or four seats, secret for two. */

import type { Refusal, Seat } from '#engine';
import { gain, gainCulture, pay, stockOf } from '../civilisation/stock.ts';
import { showsOf } from '../data/data.ts';
import type { Telling } from '../events.ts';
import { hasEffectWith } from '../heroes/effects.ts';
import type { Move } from '../moves.ts';
import { BLACK, CULTURE, MONEY, NOBODY, NOTHING, type Tile, WHITE } from '../pieces.ts';
import { everySeat, isIn, leftOf, orderFrom, seatsIn } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import { keepSecret, takeSecret } from '../round/secret.ts';
import type { Turn } from '../round/turn.ts';
import type { PatchistoryState, Table } from '../table.ts';

/** [P3.8] Culture for one money. */
const PAWN = 3;

export const auctionPhase: Phase = {
  enter(state, _chance, tell) {
    const { table } = state;
    table.staked.fill(0);
    table.waited = 0;
    table.sittingOut = 0;
    const opening = isFirstAuction(table);
    for (let n = opening ? 1 : table.seats; n > 0; n--) showTile(state, tell);
    const { vasco } = table;
    table.vasco = NOBODY;
    if (vasco !== NOBODY && hasEffectWith(table, vasco, 'takesTile')) table.turn = { kind: 'take', seat: vasco };
    else if (table.seats === 2) table.turn = { kind: 'secretBid', left: everySeat(table) };
    else giveTurn(table, table.first, opening, tell);
    return 'waits';
  },

  toAct({ turn }) {
    if (turn.kind === 'secretBid') return seatsIn(turn.left);
    return turn.kind === 'take' || turn.kind === 'bid' ? seatsIn(1 << turn.seat) : [];
  },

  moves({ table, seat }) {
    const { turn, offer } = table;
    if (turn.kind === 'take') return offer.tiles.map((_, tile): Move => ({ kind: 'take', tile }));
    const list: Move[] = [];
    const most = table.staked[seat]! + stockOf(table, seat, MONEY);
    for (let tile = 0; tile < offer.tiles.length; tile++) {
      for (let stake = leastStake(table, seat, tile); stake <= most; stake++) list.push(bidOf(tile, stake));
    }
    if (mayWait(table, turn)) list.push(WAIT);
    return list;
  },

  refuse({ table, seat }, move) {
    const { turn, offer } = table;
    const tiles = offer.tiles.length;
    if (turn.kind === 'take') {
      if (move.kind !== 'take') return { rule: 'P1.2' };
      return move.tile < tiles ? undefined : { rule: 'P13.30', tiles };
    }
    if (move.kind === 'wait') {
      if (mayWait(table, turn)) return undefined;
      return { rule: turn.kind !== 'bid' ? 'P1.2' : turn.opening ? 'P3.10' : 'P3.3' };
    }
    if (move.kind !== 'bid') return { rule: 'P1.2' };
    return turn.kind === 'secretBid' ? refuseSecret(table, seat, move) : refuseBid(table, seat, move);
  },

  play(state, seat, move, _chance, tell) {
    const { table } = state;
    const { turn } = table;
    if (move.kind === 'take') return take(table, seat, move.tile, tell);
    if (turn.kind === 'secretBid') {
      return move.kind === 'bid' && keepSecret(state, seat, turn, [move.tile, move.stake], tell) ? showBids(state, tell) : 'waits';
    }
    if (turn.kind !== 'bid') return 'waits';
    if (move.kind === 'bid') bid(table, seat, move, tell);
    else wait(table, seat, tell);
    if (turn.opening && table.offer.tiles.length < table.seats) {
      showTile(state, tell);
      giveTurn(table, leftOf(table, seat), true, tell);
      return 'waits';
    }
    return bidOn(table, leftOf(table, seat), tell);
  },
};

type Bid = Move & { kind: 'bid' };

const WAIT: Move = { kind: 'wait' };
const BIDS: Move[][] = [];

/** Every bid is made once. */
function bidOf(tile: number, stake: number): Move {
  BIDS[tile] ??= [];
  const bids = BIDS[tile]!;
  for (let n = bids.length; n <= stake; n++) bids.push({ kind: 'bid', tile, stake: n });
  return bids[stake]!;
}

/** [P3.9] */
function isFirstAuction({ seats, era, round }: Table): boolean {
  return seats > 2 && era === 0 && round === 0;
}

/** [P3.10] */
function mayWait({ offer, seats }: Table, turn: Turn): boolean {
  return turn.kind === 'bid' && turn.opening && offer.tiles.length < seats;
}

/** [P3.1] The next tile of the deck, with its side. */
function showTile({ table, box }: PatchistoryState, tell: Telling): void {
  const { offer } = table;
  const tile = box.decks[table.era]!.pop()!;
  const side = table.shown % 2 === 0 ? WHITE : BLACK;
  table.deck--;
  table.shown++;
  offer.tiles.push(tile);
  offer.sides.push(side);
  offer.leader.push(NOBODY);
  offer.stake.push(0);
  tell.reveal({ kind: 'offered', tile, side, shows: showsOf(table, tile, side) });
}

/** [P3.4, P3.5] With two seats any sum will do. */
function leastStake({ seats, offer, staked }: Table, seat: Seat, tile: number): number {
  return seats === 2 ? 0 : Math.max(staked[seat]!, 1 + offer.stake[tile]!);
}

/** [P3.11] */
function refuseSecret(table: Table, seat: Seat, { tile, stake }: Bid): Refusal | undefined {
  const tiles = table.offer.tiles.length;
  const money = stockOf(table, seat, MONEY);
  return tile < tiles && stake <= money ? undefined : { rule: 'P3.11', tiles, money };
}

function refuseBid(table: Table, seat: Seat, { tile, stake }: Bid): Refusal | undefined {
  const { tiles, stake: stakes } = table.offer;
  if (tile >= tiles.length) return { rule: 'P3.4', leading: NOTHING, tiles: tiles.length };
  const leading = stakes[tile]!;
  if (stake <= leading) return { rule: 'P3.4', leading, tiles: tiles.length };
  const own = table.staked[seat]!;
  if (stake < own) return { rule: 'P3.5', own };
  const money = stockOf(table, seat, MONEY);
  return stake - own <= money ? undefined : { rule: 'P3.6', own, money };
}

/** [P3.8] Whoever has no money when the turn comes had none at the start either. */
function giveTurn(table: Table, seat: Seat, opening: boolean, tell: Telling): void {
  table.turn = { kind: 'bid', seat, opening };
  if (table.staked[seat] !== 0 || stockOf(table, seat, MONEY) !== 0) return;
  const culture = Math.min(PAWN, stockOf(table, seat, CULTURE));
  gainCulture(table, seat, 'auction', 0 - culture);
  gain(table, seat, MONEY, 1);
  tell.everyone({ kind: 'pawned', seat, culture });
}

/** [P3.2] The next seat that leads on no tile bids; without one the auction is over. */
function bidOn(table: Table, from: Seat, tell: Telling): Progress {
  const { leader } = table.offer;
  for (const seat of orderFrom(table, from)) {
    if (leader.includes(seat) || isIn(table.sittingOut, seat)) continue;
    giveTurn(table, seat, false, tell);
    return 'waits';
  }
  return settle(table, tell);
}

/** The money lies on the tile from now on, whoever wins it. */
function bid(table: Table, seat: Seat, { tile, stake }: Bid, tell: Telling): void {
  const { offer, staked } = table;
  pay(table, seat, MONEY, stake - staked[seat]!);
  staked[seat] = stake;
  offer.leader[tile] = seat;
  offer.stake[tile] = stake;
  tell.everyone({ kind: 'bid', seat, ...offered(table, tile), stake });
}

function wait(table: Table, seat: Seat, tell: Telling): void {
  table.waited |= 1 << seat;
  tell.everyone({ kind: 'waited', seat });
}

/** [P3.7] */
function settle(table: Table, tell: Telling): Progress {
  const { offer } = table;
  for (let place = 0; place < offer.tiles.length; place++) win(table, offer.leader[place]!, place, tell);
  clear(table);
  return 'through';
}

/** [P3.12, P4.11] With two seats the face is chosen when patching. */
function win(table: Table, seat: Seat, place: number, tell: Telling): void {
  const tile = table.offer.tiles[place]!;
  const side = table.seats === 2 ? NOTHING : table.offer.sides[place]!;
  table.won[seat] = tile;
  table.wonSide[seat] = side;
  tell.everyone({ kind: 'won', seat, tile, side, shows: showsOf(table, tile, side), paid: table.staked[seat]! });
}

/** An offered tile, as it is told. */
function offered(table: Table, place: number): { tile: Tile; shows: string } {
  const tile = table.offer.tiles[place]!;
  return { tile, shows: showsOf(table, tile, table.offer.sides[place]!) };
}

function clear(table: Table): void {
  table.offer = { tiles: [], sides: [], leader: [], stake: [] };
}

/** [P13.30] */
function take(table: Table, seat: Seat, place: number, tell: Telling): Progress {
  const { offer } = table;
  tell.everyone({ kind: 'took', seat, ...offered(table, place) });
  win(table, seat, place, tell);
  if (table.seats === 2) {
    win(table, 1 - seat, 1 - place, tell);
    clear(table);
    return 'through';
  }
  for (const row of [offer.tiles, offer.sides, offer.leader, offer.stake]) row.splice(place, 1);
  table.sittingOut |= 1 << seat;
  return bidOn(table, table.first, tell);
}

/** [P3.12, P3.13] */
function showBids({ table, hands }: PatchistoryState, tell: Telling): Progress {
  const { first, staked } = table;
  const other = 1 - first;
  const wishes = [0, 0];
  for (const seat of [first, other]) {
    const [place = 0, stake = 0] = takeSecret(hands[seat]!);
    wishes[seat] = place;
    pay(table, seat, MONEY, stake);
    staked[seat] = stake;
    tell.reveal({ kind: 'bidShown', seat, ...offered(table, place), stake });
  }
  const isFirstServed = wishes[0] !== wishes[1] || staked[first]! >= staked[other]!;
  const served = isFirstServed ? first : other;
  const place = wishes[served]!;
  win(table, served, place, tell);
  win(table, 1 - served, 1 - place, tell);
  clear(table);
  return 'through';
}
