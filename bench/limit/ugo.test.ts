import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, quiet, viewOf } from '#engine';
import { type Card, DECK, type Move, rules, type UgoState } from '#games/ugo';
import { type LimitState, MOVES, newState, POINTS, playOut, SEATS, type Source, setUp } from './ugo.ts';

/** A whole game as the engine played it: the hands of each round, and every choice with its alternatives. */
interface Known {
  dealer: number;
  deals: number[][];
  choices: { legal: readonly Move[]; made: Move; kingdom: number[] }[];
  scores: readonly number[];
}

const dealt = (state: UgoState) => [...state.hands.flat(), ...state.box];

function playWithEngine(seed: number, rounds: number): Known {
  const chance = new FastChance(seed);
  const state = rules.setup({ rounds, pool: 'full' }, SEATS, chance);
  const known: Known = { dealer: state.table.dealer, deals: [dealt(state)], choices: [], scores: [] };
  for (let ply = 0; ply < 200; ply++) {
    const seat = rules.toAct(state.table)[0];
    if (seat === undefined) break;
    const legal = clone(rules.moves(viewOf(state, seat)));
    const made = chance.pick(legal);
    known.choices.push({ legal, made, kingdom: state.table.tops.slice(seat * 5, seat * 5 + 5) });
    const { round } = state.table;
    rules.play(state, seat, made, chance, quiet);
    if (state.table.round > round) known.deals.push(dealt(state));
  }
  known.scores = rules.outcome(state.table)?.scores ?? [];
  return known;
}

/** Deals and chooses as the known game did, and checks on the way that the limit lists the very same moves. */
function sourceOf(known: Known, state: LimitState): Source {
  let deal = 0;
  let at = 0;
  const cardsOf = (move: Move): readonly Card[] => (move.kind === 'play' ? [move.card] : move.tops);
  return {
    dealer: () => known.dealer,
    deal: (s) => s.set(known.deals[deal++]!),
    choose(n) {
      const choice = known.choices[at++];
      assert.ok(choice, 'the limit asks for a choice that the engine did not have');
      const { legal, made, kingdom } = choice;
      // The limit names piles that lie already in any order, the engine from left to right.
      const space = (top: Card) => kingdom.findIndex((other) => other >= 0 && Math.trunc(other / 9) === Math.trunc(top / 9));
      const listed = Array.from(MOVES.subarray(0, n), (code) => {
        if (made.kind === 'play') return String(state[code]);
        const tops = cardsOf(made).map((_, i) => DECK[(code >> (6 * i)) & 63]!);
        const old = tops.filter((top) => space(top) >= 0).sort((a, b) => space(a) - space(b));
        return [...old, ...tops.filter((top) => space(top) < 0)].join();
      });
      assert.deepEqual(listed.toSorted(), legal.map((move) => cardsOf(move).join()).toSorted());
      return listed.indexOf(cardsOf(made).join());
    },
  };
}

for (const rounds of [1, 4]) {
  test(`the limit lists the same moves and counts the same points as the engine, rounds: ${rounds}`, () => {
    const state = newState();
    for (let seed = 1; seed <= 200; seed++) {
      const known = playWithEngine(seed, rounds);
      const source = sourceOf(known, state);
      setUp(state, source);
      playOut(state, rounds, source);
      assert.deepEqual(Array.from(state.subarray(POINTS, POINTS + SEATS)), known.scores, `seed ${seed}`);
    }
  });
}
