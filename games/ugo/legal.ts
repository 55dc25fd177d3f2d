/** What may be played, and why not. Judged on the view alone. */

import type { Refusal, Seat } from '#engine';
import { layouts, spaceOf } from './laying.ts';
import { type Card, colourOf, DECK, type Move, NOBODY, type Table, type UgoView } from './pieces.ts';
import { holds } from './trick.ts';

const PLAYS: readonly Move[] = DECK.map((card) => ({ kind: 'play', card }));
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NONE: readonly [] = [];

export function toAct(table: Table): readonly Seat[] {
  return table.turn.kind === 'over' ? NONE : ALONE[table.turn.seat]!;
}

export function moves(view: UgoView): readonly Move[] {
  const { table, seat, hand } = view;
  const { turn, trick } = table;
  if (turn.kind === 'over' || turn.seat !== seat) return NONE;
  if (turn.kind === 'lay') return layouts(table, seat);
  const list: Move[] = [];
  if (trick.length > 0) {
    const led = colourOf(trick[0]!);
    for (let i = 0; i < hand.length; i++) if (colourOf(hand[i]!) === led) list.push(PLAYS[hand[i]!]!);
  }
  if (list.length === 0) for (let i = 0; i < hand.length; i++) list.push(PLAYS[hand[i]!]!);
  return list;
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
