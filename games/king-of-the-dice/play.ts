/** A turn as the rulebook tells it: the rolls, a citizen or a penalty, the row filled up. */

import type { Chance, Seat, Tell } from '#engine';
import { rollDice, rollsLeft, rollsOf } from './dice.ts';
import { rivals } from './legal.ts';
import { type Ending, type KingEvent, type KingState, kindOf, type Move, NO_CARD, NOBODY, placeOf, SLOTS } from './pieces.ts';
import { closeGap, followerOf, locationWith } from './row.ts';

export function play(state: KingState, seat: Seat, move: Move, chance: Chance, tell: Tell<KingEvent>): void {
  switch (move.kind) {
    case 'roll':
      roll(state, seat, move.keep, chance, tell);
      break;
    case 'take':
      take(state, seat, move.slot, move.leave, tell);
      break;
    case 'stop':
      takePenalty(state, seat, tell);
      break;
    case 'give':
      giveDragon(state, seat, move.to, tell);
      break;
    case 'pass':
      tell.everyone({ kind: 'declined', seat });
      passOn(state, seat, tell);
      break;
    default:
      move satisfies never;
  }
}

function roll({ table }: KingState, seat: Seat, keep: number, chance: Chance, tell: Tell<KingEvent>): void {
  const left = rollsLeft(table) - 1;
  rollDice(table.dice, keep, chance);
  table.turn = { kind: 'choose', seat, left, kept: keep };
  tell.everyone({ kind: 'rolled', seat, keep, dice: table.dice.slice(), left });
}

/** [K4] [K6.5] A citizen, whoever follows it, and the location that one of them brings. */
function take(state: KingState, seat: Seat, slot: number, leave: boolean, tell: Tell<KingEvent>): void {
  const { table } = state;
  const { row, piles } = table;
  const pile = piles[seat]!;
  const location = locationWith(table, slot);
  const follower = followerOf(table, slot);
  let taken = row[slot]!;
  row[slot] = NO_CARD;
  tell.everyone({ kind: 'took', seat, slot, card: taken });
  if (follower !== NOBODY) {
    pile.push(taken);
    taken = row[follower]!;
    row[follower] = NO_CARD;
    tell.everyone({ kind: 'followed', seat, slot: follower, card: taken });
  }
  if (location !== NO_CARD && leave) tell.everyone({ kind: 'left', seat, card: location });
  if (location !== NO_CARD && !leave) {
    pile.push(location);
    const place = placeOf(location);
    table.stacks[place]! -= 1;
    tell.everyone({ kind: 'settled', seat, card: location });
  }
  if (kindOf(taken) === 'dragon') {
    table.turn = { kind: 'give', seat, dragon: taken };
    if (table.seats === 2) giveDragon(state, seat, rivals(table, seat)[0]!, tell);
    return;
  }
  pile.push(taken);
  if (table.stacks.includes(0)) end(state, 'locations', tell);
  else fillUp(state, seat, kindOf(taken) === 'apprentice', tell);
}

/** [K6.7] */
function giveDragon(state: KingState, seat: Seat, to: Seat, tell: Tell<KingEvent>): void {
  const { turn, piles } = state.table;
  if (turn.kind !== 'give') throw new Error('there is no dragon to give');
  piles[to]!.push(turn.dragon);
  tell.everyone({ kind: 'gave', seat, to, card: turn.dragon });
  fillUp(state, seat, false, tell);
}

/** [K7.1] [K7.2] */
function takePenalty(state: KingState, seat: Seat, tell: Tell<KingEvent>): void {
  const { table, box } = state;
  const card = table.penalty;
  table.piles[seat]!.push(card);
  table.penalty = box.penalties.pop() ?? NO_CARD;
  table.penalties--;
  tell.reveal({ kind: 'penalised', seat, card, next: table.penalty });
  if (table.penalties === 0) {
    end(state, 'penalties', tell);
    return;
  }
  const last = table.row[SLOTS - 1]!;
  table.row[SLOTS - 1] = NO_CARD;
  table.discards.push(last);
  tell.everyone({ kind: 'discarded', card: last });
  fillUp(state, seat, false, tell);
}

/** [K7.3] [K8.3] The row is filled up while there are cards; then comes the extra turn, or the next seat. */
function fillUp(state: KingState, seat: Seat, extra: boolean, tell: Tell<KingEvent>): void {
  const { table } = state;
  while (table.draw > 0) {
    const drawn = closeGap(state);
    if (drawn === undefined) break;
    tell.reveal({ kind: 'drew', ...drawn });
  }
  if (table.draw === 0) end(state, 'citizens', tell);
  else if (extra) begin(state, seat, true, tell);
  else passOn(state, seat, tell);
}

function passOn(state: KingState, seat: Seat, tell: Tell<KingEvent>): void {
  begin(state, (seat + 1) % state.table.seats, false, tell);
}

function begin({ table }: KingState, seat: Seat, extra: boolean, tell: Tell<KingEvent>): void {
  table.turn = { kind: 'roll', seat, extra };
  tell.everyone({ kind: 'began', seat, rolls: rollsOf(table, seat), extra });
}

/** [K8.1] */
function end({ table }: KingState, ending: Ending, tell: Tell<KingEvent>): void {
  table.turn = { kind: 'over', ending };
  tell.everyone({ kind: 'ended', ending });
}
