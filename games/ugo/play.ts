/** A round as the rulebook tells it: a card, the trick, the farmers, the laying, the count. */

import { type Chance, quiet, type Seat, type Tell } from '#engine';
import { onlyLayout, spaceOf } from './laying.ts';
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
  toLay,
  toPlay,
  type UgoEvent,
  type UgoState,
  WINNER_FARMERS,
} from './pieces.ts';
import { kingdomWorth } from './score.ts';
import { deal } from './setup.ts';
import { clockwise, seatAt, winningPlace } from './trick.ts';

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
  const { trick } = table;
  const hand = hands[seat]!;
  const last = hand.pop()!;
  if (last !== card) hand[hand.indexOf(card)] = last;
  trick.push(card);
  const led = colourOf(trick[0]!);
  if (colourOf(card) !== led) table.voids[seat * SPACES + led] = 1;
  tell.everyone({ kind: 'played', seat, card });
  if (trick.length < table.seats) {
    table.turn = toPlay(clockwise(table, seat));
    return;
  }
  const winner = endTrick(table, tell);
  const tops = onlyLayout(table, winner);
  if (tops) layTrick(state, winner, tops, chance, tell);
  else table.turn = toLay(winner);
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
  let loser = winner;
  for (let i = 1; i < seats; i++) {
    loser = clockwise(table, loser);
    const card = trick[place + i < seats ? place + i : place + i - seats]!;
    const farmers = colourOf(card) === colour ? LOSER_FARMERS.sameColour : LOSER_FARMERS.otherColour;
    giveFarmers(table, loser, card, farmers[faceValue(card)]!, tell);
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

/** By colour, while a trick is laid: where its cards go. */
const goesTo: number[] = [0, 0, 0, 0, 0];

/** [U3] From left to right each top takes its pile, or the first free space. */
function layTrick(state: UgoState, seat: Seat, tops: readonly Card[], chance: Chance, tell: Tell<UgoEvent>): void {
  const { table } = state;
  const { trick, lies } = table;
  let at = seat * SPACES;
  for (let i = 0; i < tops.length; i++) {
    const top = tops[i]!;
    const colour = colourOf(top);
    while (table.tops[at] !== NO_CARD && colourOf(table.tops[at]!) !== colour) at++;
    table.tops[at] = top;
    goesTo[colour] = at;
  }
  for (let place = 0; place < trick.length; place++) lies[trick[place]!] = goesTo[colourOf(trick[place]!)]!;
  if (tell !== quiet) tell.everyone({ kind: 'laid', seat, spaces: tops.map((top) => spaceOf(table, seat, colourOf(top))), tops });
  while (trick.length > 0) trick.pop();
  table.leader = seat;
  table.tricks++;
  if (table.tricks < TRICKS) table.turn = toPlay(seat);
  else endRound(state, chance, tell);
}

/** [U5.1] [U6.1] [U6.2] */
function endRound(state: UgoState, chance: Chance, tell: Tell<UgoEvent>): void {
  const { table } = state;
  for (let seat = 0; seat < table.seats; seat++) table.points.push(kingdomWorth(table, seat));
  tell.everyone({ kind: 'scored', round: table.round, points: table.points.slice(table.round * table.seats) });
  if (table.round + 1 === table.rounds) {
    table.turn = { kind: 'over' };
    return;
  }
  table.round++;
  table.dealer = clockwise(table, table.dealer);
  deal(state, chance);
  tell.everyone({ kind: 'dealt', round: table.round, dealer: table.dealer, leader: table.leader });
}
