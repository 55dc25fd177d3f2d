/** What may be played, and why not. Judged on the view alone. */

import type { Chance, Refusal, Seat } from '#engine';
import { anyLayout, layouts, spaceOf } from './laying.ts';
import { type Card, colourOf, DECK, HAND, type Move, NOBODY, type Table, type UgoView } from './pieces.ts';
import { holds } from './trick.ts';

const PLAYS: readonly Move[] = DECK.map((card) => ({ kind: 'play', card }));
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NONE: readonly [] = [];

export function toAct(table: Table): readonly Seat[] {
  return table.turn.kind === 'over' ? NONE : ALONE[table.turn.seat]!;
}

export function moves(view: UgoView): readonly Move[] {
  const { table, seat } = view;
  const { turn } = table;
  if (turn.kind === 'over' || turn.seat !== seat) return NONE;
  if (turn.kind === 'lay') return layouts(table, seat);
  const list: Move[] = [];
  const count = listPlayable(view);
  for (let i = 0; i < count; i++) list.push(PLAYS[playable[i]!]!);
  return list;
}

export function anyMove(view: UgoView, chance: Chance): Move {
  const { table, seat } = view;
  return table.turn.kind === 'lay' ? anyLayout(table, seat, chance) : PLAYS[playable[chance.below(listPlayable(view))]!]!;
}

/** The cards of the last hand that was looked at. Kept, as it is done thousands of times for one move. */
const playable: Card[] = DECK.slice(0, HAND);

/** [U2.3] Puts the cards that may be played first into `playable`, and says how many they are. */
function listPlayable({ table, hand }: UgoView): number {
  const { trick } = table;
  let count = 0;
  if (trick.length > 0) {
    const led = colourOf(trick[0]!);
    for (let i = 0; i < hand.length; i++) {
      playable[count] = hand[i]!;
      count += colourOf(hand[i]!) === led ? 1 : 0;
    }
  }
  if (count === 0) while (count < hand.length) playable[count] = hand[count++]!;
  return count;
}

export function refuse(view: UgoView, move: Move): Refusal | undefined {
  const { table, seat } = view;
  const { turn } = table;
  if (turn.kind === 'over') return { rule: 'U6.2' };
  if (move.kind === 'play') {
    if (turn.kind === 'lay') return { rule: 'U3.1', seat: turn.seat };
    if (turn.seat !== seat) return { rule: 'U2.1', seat: turn.seat };
    return refuseCard(view, move.card);
  }
  if (turn.kind === 'play' || turn.seat !== seat) return { rule: 'U2.7' };
  return refuseLayout(table, seat, move.tops);
}

function refuseCard({ table, hand }: UgoView, card: Card): Refusal | undefined {
  if (!hand.includes(card)) return { rule: 'U2.2', card };
  const led = table.trick[0];
  if (led !== undefined && colourOf(card) !== colourOf(led) && holds(hand, colourOf(led)))
    return { rule: 'U2.3', colour: colourOf(led), card };
  return undefined;
}

function refuseLayout(table: Table, seat: Seat, tops: readonly Card[]): Refusal | undefined {
  const { trick } = table;
  let lastSpace = NOBODY;
  let fresh = false;
  let seen = 0;
  for (const card of tops) {
    if (!trick.includes(card)) return { rule: 'U3.5', card };
    const colour = colourOf(card);
    if (seen & (1 << colour)) return { rule: 'U3.2', colour };
    seen |= 1 << colour;
    const space = spaceOf(table, seat, colour);
    // Tops are named from left to right: piles that lie already come before new ones.
    if (space !== NOBODY && (fresh || space < lastSpace)) return { rule: 'U3.3', colour, space };
    if (space === NOBODY) fresh = true;
    else lastSpace = space;
  }
  const left = trick.find((card) => !(seen & (1 << colourOf(card))));
  return left === undefined ? undefined : { rule: 'U3.1', colour: colourOf(left) };
}
