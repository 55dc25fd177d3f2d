/** Why a move of U GO! is good: what it wins, what beats it, what it brings. */

import { clone, FastChance, quiet, type Tell, viewOf } from '#engine';
import {
  type Card,
  colourOf,
  DECK,
  faceValue,
  farmersOn,
  type Move,
  NEEDS,
  NOBODY,
  rules,
  spaceOf,
  type Table,
  type UgoEvent,
  type UgoFact,
  type UgoState,
  type UgoView,
  winningPlace,
} from '#games/ugo';
import { quickMove } from './quick.ts';
import { marginOf } from './solver.ts';

/** Worlds that are played to the end of the round. */
const WORLDS = 80;
/** The chance from which on a trick is one to be won. */
const LIKELY = 0.2;
/** Points that are worth a word. */
const WORTH_SAYING = 0.3;
const LOW = 2;
const HIGH = 6;

export function nudge({ table }: UgoView, move: Move): UgoFact {
  if (move.kind === 'lay') return { kind: 'lookLay' };
  const value = faceValue(move.card);
  if (table.trick.length === 0) return { kind: 'lookLead', height: value <= LOW ? 'low' : value < HIGH ? 'middle' : 'high' };
  if (winsNow(table, move.card)) return { kind: 'lookWin' };
  return { kind: value === 1 || value === 2 ? 'lookFarmers' : 'lookLeave' };
}

function winsNow({ trick }: Table, card: Card): boolean {
  return winningPlace([...trick, card]) === trick.length;
}

/** Cards that nobody has seen and that would win over this one, in a hand that may play them. */
function beating({ table, hand }: UgoView, card: Card): Card[] {
  const { trick, lies } = table;
  const seen = (one: Card) => hand.includes(one) || trick.includes(one) || lies[one] !== NOBODY;
  const shown = [...trick, card];
  return DECK.filter((one) => !seen(one) && winningPlace([...shown, one]) === shown.length).sort((a, b) => faceValue(a) - faceValue(b));
}

export function reasons(view: UgoView, move: Move, other: Move | undefined): UgoFact[] {
  const facts: UgoFact[] = [];
  const own = played(view, move);
  if (move.kind === 'play') {
    const isLast = view.table.trick.length === view.table.seats - 1;
    const wins = isLast ? Number(winsNow(view.table, move.card)) : own.tricks;
    facts.push({ kind: 'takesTrick', chance: wins });
    if (!isLast && wins >= LIKELY && winsNow(view.table, move.card)) {
      const cards = beating(view, move.card);
      facts.push(cards.length === 0 ? { kind: 'unbeatable' } : { kind: 'beatenBy', cards });
    }
    if (own.farmers >= 0.1) facts.push({ kind: 'bringsFarmers', n: own.farmers });
  } else {
    const { table, seat } = view;
    const after = play(view, move);
    for (const card of move.tops) {
      if (spaceOf(table, seat, colourOf(card)) !== NOBODY) continue;
      const space = spaceOf(after, seat, colourOf(card));
      facts.push({ kind: 'laysOn', card, space, missing: NEEDS[space]! - farmersOn(after, seat, space) });
    }
  }
  if (other) {
    const points = own.margin - played(view, other).margin;
    if (points >= WORTH_SAYING) facts.push({ kind: 'pointsMore', points });
  }
  return facts;
}

/** The own kingdom after laying a trick; nothing of it is drawn while the round goes on. */
function play(view: UgoView, move: Move): Table {
  const state = clone(rules.imagine(view, new FastChance(0)));
  rules.play(state, view.seat, move, new FastChance(0), quiet);
  return state.table;
}

/** What comes of a move when the round is played on, on average. */
function played(view: UgoView, move: Move): { tricks: number; farmers: number; margin: number } {
  const { seat, table } = view;
  const sum = { tricks: 0, farmers: 0, margin: 0 };
  // The same worlds for each move.
  const seed = table.tricks + 16 * table.round;
  for (let n = 0; n < WORLDS; n++) {
    const luck = new FastChance(seed, n);
    const state: UgoState = clone(rules.imagine(view, luck));
    let isFirst = move.kind === 'play';
    const tell: Tell<UgoEvent> = {
      ...quiet,
      everyone(event) {
        if (event.kind === 'won' && isFirst && event.seat === seat) sum.tricks += 1 / WORLDS;
        if (event.kind === 'farmers' && isFirst && event.seat === seat) sum.farmers += event.got / WORLDS;
        if (event.kind === 'laid') isFirst = false;
        if (event.kind === 'scored') sum.margin += marginOf(event.points, seat) / WORLDS;
      },
    };
    rules.play(state, seat, move, luck, tell);
    while (state.table.turn.kind !== 'over' && state.table.round === table.round) {
      const { seat: next } = state.table.turn;
      rules.play(state, next, quickMove(viewOf(state, next), luck), luck, tell);
    }
  }
  return sum;
}
