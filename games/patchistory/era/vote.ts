/** [P11.4] The vote: Chichen Itza, the choice of cards, the votes card by card, the count. */

import type { Chance, Refusal, Seat } from '#engine';
import { cardValue } from '../civilisation/levels.ts';
import { gainCulture, pay, stockOf } from '../civilisation/stock.ts';
import { dataOf } from '../data/data.ts';
import type { Telling } from '../events.ts';
import type { Effect } from '../heroes/effect.ts';
import { effectsWith } from '../heroes/effects.ts';
import { hasWorker, returnWorker, workersOf } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { type Card, KINDS_OF_GOODS, VOTE, WORKERS } from '../pieces.ts';
import { everySeat, seatsIn } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import { keepSecret, takeSecret } from '../round/secret.ts';
import type { PatchistoryState, Table } from '../table.ts';
import { droppedOf, prizesOf, ranksOf } from './ballot.ts';

export const votePhase: Phase = {
  enter(state, chance, tell) {
    const { table } = state;
    for (let seat = 0; seat < table.seats; seat++) {
      if (sacrificeOf(table, seat) && isAnyOut(table, seat)) {
        table.turn = { kind: 'sacrifice', seat };
        return 'waits';
      }
    }
    return beginCards(state, chance, tell);
  },

  toAct({ turn }) {
    if (turn.kind === 'sacrifice') return [turn.seat];
    return turn.kind === 'card' || turn.kind === 'vote' ? seatsIn(turn.left) : [];
  },

  moves({ table, seat, hand }) {
    const { turn } = table;
    if (turn.kind === 'sacrifice') {
      const { id } = sacrificeOf(table, seat) as Effect;
      const returns = workersOf(table, seat).map((worker): Move => ({ kind: 'return', effect: id, worker }));
      return [...returns, { kind: 'done' }];
    }
    if (turn.kind === 'card') return hand.cards.map((card): Move => ({ kind: 'card', card }));
    return votesUpTo(stockOf(table, seat, VOTE));
  },

  refuse({ table, seat, hand }, move) {
    const { turn } = table;
    if (turn.kind === 'sacrifice') return refuseSacrifice(table, seat, move);
    if (turn.kind === 'card') {
      if (move.kind !== 'card') return { rule: 'P1.2' };
      return hand.cards.includes(move.card) ? undefined : { rule: 'P11.4' };
    }
    if (move.kind !== 'vote') return { rule: 'P1.2' };
    const has = stockOf(table, seat, VOTE);
    return move.n <= has ? undefined : { rule: 'P11.8', has };
  },

  play(state, seat, move, chance, tell) {
    const { table } = state;
    const { turn } = table;
    if (turn.kind === 'sacrifice') {
      const { id, sacrifice } = sacrificeOf(table, seat) as Effect;
      if (move.kind === 'return') {
        returnWorker(table, seat, move.worker, id, tell);
        const culture = gainCulture(table, seat, 'heroes', sacrifice!);
        tell.everyone({ kind: 'effect', seat, effect: id, goods: [0, 0, 0, culture, 0] });
        if (isAnyOut(table, seat)) return 'waits';
      }
      return beginCards(state, chance, tell);
    }
    if (turn.kind === 'card' && move.kind === 'card') {
      if (keepSecret(state, seat, turn, [move.card], tell)) return showCards(state, chance, tell);
    } else if (turn.kind === 'vote' && move.kind === 'vote') {
      if (keepSecret(state, seat, turn, [move.n], tell)) return showVotes(state, turn.card, tell);
    }
    return 'waits';
  },
};

/** By the most there can be; each is made once. */
const VOTES: (readonly Move[])[] = [];

function votesUpTo(most: number): readonly Move[] {
  VOTES[most] ??= Array.from({ length: most + 1 }, (_, n): Move => ({ kind: 'vote', n }));
  return VOTES[most];
}

function refuseSacrifice(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind === 'done') return undefined;
  if (move.kind !== 'return') return { rule: 'P1.2' };
  if (move.effect !== sacrificeOf(table, seat)?.id) return { rule: 'P13.37' };
  return hasWorker(table, seat, move.worker) ? undefined : { rule: 'P13.5' };
}

/** [P13.37] */
function sacrificeOf(table: Table, seat: Seat): Effect | undefined {
  return effectsWith(table, seat, 'sacrifice')[0];
}

function isAnyOut(table: Table, seat: Seat): boolean {
  return table.track[seat]! < WORKERS;
}

/** [P11.4] Whoever has one card left has no choice. */
function beginCards(state: PatchistoryState, chance: Chance, tell: Telling): Progress {
  const { table, hands } = state;
  if (table.cards > 1) {
    table.turn = { kind: 'card', left: everySeat(table) };
    return 'waits';
  }
  for (const hand of hands) hand.secret = hand.cards.slice(0, 1);
  return showCards(state, chance, tell);
}

/** [P11.5] The shuffle keeps secret whose card is whose. */
function showCards({ table, hands }: PatchistoryState, chance: Chance, tell: Telling): Progress {
  const { numbers } = dataOf(table);
  const cards: Card[] = [];
  for (const hand of hands) {
    const card = numbers.cards[takeSecret(hand)[0]!]!;
    cards.push(card);
    hand.cards.splice(hand.cards.indexOf(card), 1);
  }
  chance.shuffle(cards);
  table.cards--;
  table.ballot = { cards, votes: cards.map(() => 0), by: cards.flatMap(() => hands.map(() => 0)) };
  tell.reveal({ kind: 'cardsShown', cards: cards.slice() });
  table.turn = { kind: 'vote', card: 0, left: everySeat(table) };
  return 'waits';
}

/** [P11.8] */
function showVotes({ table, hands }: PatchistoryState, card: number, tell: Telling): Progress {
  const { ballot, seats } = table;
  const votes = hands.map((hand) => takeSecret(hand)[0]!);
  for (const [seat, n] of votes.entries()) {
    pay(table, seat, VOTE, n);
    ballot.by[seats * card + seat] = n;
  }
  ballot.votes[card] = votes.reduce((sum, n) => sum + n, 0);
  tell.reveal({ kind: 'voted', card: ballot.cards[card]!, votes });
  if (card + 1 < ballot.cards.length) {
    table.turn = { kind: 'vote', card: card + 1, left: everySeat(table) };
    return 'waits';
  }
  countVotes(table, tell);
  table.turn = { kind: 'between' };
  return 'through';
}

/** [P11.16] Culture stops at 0 after each card. */
function countVotes(table: Table, tell: Telling): void {
  const { ballot, seats } = table;
  const { cards, votes } = ballot;
  const dropped = droppedOf(seats, votes);
  if (dropped.length > 0) {
    tell.everyone({ kind: 'dropped', cards: dropped.map((at) => cards[at]!), all: dropped.length === cards.length });
  }
  for (const [at, card] of cards.entries()) {
    if (dropped.includes(at)) continue;
    const values = Array.from({ length: seats }, (_, seat) => cardValue(table, seat, card));
    const ranks = ranksOf(values);
    const culture = prizesOf(votes, at, ranks).map((prize, seat) => gainCulture(table, seat, 'votes', prize));
    tell.everyone({ kind: 'counted', card, votes: votes[at]!, values, ranks, culture });
  }
  // [P11.17]
  table.used.push(...cards);
  table.ballot = { cards: [], votes: [], by: [] };
  for (let seat = 0; seat < seats; seat++) table.stock[KINDS_OF_GOODS * seat + VOTE] = 0;
}
