/** A round as the rulebook tells it: a card, the trick, the farmers, the laying, the count. */

import type { Chance, Seat, Tell } from '#engine';
import { onlyLayout } from './laying.ts';
import {
  type Card,
  colourOf,
  faceValue,
  LOSER_FARMERS,
  type Move,
  NO_CARD,
  PLACES,
  SPACES,
  type Table,
  TRICKS,
  type UgoEvent,
  type UgoState,
  WINNER_FARMERS,
} from './pieces.ts';
import { kingdomWorth } from './score.ts';
import { deal } from './setup.ts';
import { seatAt, winningPlace } from './trick.ts';

export function play(state: UgoState, seat: Seat, move: Move, chance: Chance, tell: Tell<UgoEvent>): void {
  switch (move.kind) {
    case 'play':
      playCard(state, seat, move.card, chance, tell);
      break;
    case 'lay':
      layTrick(state, seat, move.tops, chance, tell);
      break;
    default:
      move satisfies never;
  }
}

function playCard(state: UgoState, seat: Seat, card: Card, chance: Chance, tell: Tell<UgoEvent>): void {
  const { table, hands } = state;
  const hand = hands[seat]!;
  hand[hand.indexOf(card)] = hand[hand.length - 1]!;
  hand.pop();
  if (table.trick.length > 0) {
    const led = colourOf(table.trick[0]!);
    if (colourOf(card) !== led) table.voids[seat * SPACES + led] = 1;
  }
  table.trick.push(card);
  tell.everyone({ kind: 'played', seat, card });
  if (table.trick.length < table.seats) {
    table.turn = { kind: 'play', seat: (seat + 1) % table.seats };
    return;
  }
  const winner = endTrick(table, tell);
  const tops = onlyLayout(table, winner);
  if (tops) layTrick(state, winner, tops, chance, tell);
  else table.turn = { kind: 'lay', seat: winner };
}

/** [U2.7] [U4] The trick is won and the farmers are handed out, the winner first. */
function endTrick(table: Table, tell: Tell<UgoEvent>): Seat {
  const { trick, seats } = table;
  const place = winningPlace(trick);
  const winner = seatAt(table, place);
  const best = trick[place]!;
  tell.everyone({ kind: 'won', seat: winner, card: best });
  giveFarmers(table, winner, best, WINNER_FARMERS[faceValue(best)]!, tell);
  const colour = colourOf(best);
  for (let i = 1; i < seats; i++) {
    const loser = (place + i) % seats;
    const card = trick[loser]!;
    const value = faceValue(card);
    if (value !== 1 && value !== 2) continue;
    const farmers = colourOf(card) === colour ? LOSER_FARMERS.sameColour : LOSER_FARMERS.otherColour;
    giveFarmers(table, seatAt(table, loser), card, farmers[value]!, tell);
  }
  return winner;
}

/** [U4.5] – [U4.7] */
function giveFarmers(table: Table, seat: Seat, card: Card, earned: number, tell: Tell<UgoEvent>): void {
  if (earned === 0) return;
  const has = table.farmers[seat]!;
  const got = Math.min(earned, PLACES - has, table.pool);
  table.farmers[seat] = has + got;
  table.pool -= got;
  const dry = got < Math.min(earned, PLACES - has);
  tell.everyone(dry ? { kind: 'farmers', seat, card, earned, got, dry } : { kind: 'farmers', seat, card, earned, got });
}

/** [U3] From left to right each top takes its pile, or the first free space. */
function layTrick(state: UgoState, seat: Seat, tops: readonly Card[], chance: Chance, tell: Tell<UgoEvent>): void {
  const { table } = state;
  const spaces: number[] = [];
  let at = seat * SPACES;
  for (const top of tops) {
    const colour = colourOf(top);
    while (table.tops[at] !== NO_CARD && colourOf(table.tops[at]!) !== colour) at++;
    table.tops[at] = top;
    for (const card of table.trick) if (colourOf(card) === colour) table.lies[card] = at;
    spaces.push(at - seat * SPACES);
  }
  tell.everyone({ kind: 'laid', seat, spaces, tops });
  table.trick = [];
  table.leader = seat;
  table.tricks++;
  if (table.tricks < TRICKS) table.turn = { kind: 'play', seat };
  else endRound(state, chance, tell);
}

/** [U5.1] [U6.1] [U6.2] */
function endRound(state: UgoState, chance: Chance, tell: Tell<UgoEvent>): void {
  const { table } = state;
  const points: number[] = [];
  for (let seat = 0; seat < table.seats; seat++) points.push(kingdomWorth(table, seat));
  table.points.push(...points);
  tell.everyone({ kind: 'scored', round: table.round, points });
  if (table.round + 1 === table.rounds) {
    table.turn = { kind: 'over' };
    return;
  }
  table.round++;
  table.dealer = (table.dealer + 1) % table.seats;
  deal(state, chance);
  tell.everyone({ kind: 'dealt', round: table.round, dealer: table.dealer, leader: table.leader });
}
