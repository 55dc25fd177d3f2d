import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FastChance, quiet, viewOf } from '#engine';
import { CARDS, type Card, COLOURS, colourOf, DECK, highestOnTop, rules, type UgoState, type UgoView } from '#games/ugo';
import { colourInputs, Features, wholeInputs } from './features.ts';
import { Position } from './position.ts';

/** A round as train/ugo/trace.cpp tells it. */
interface Trace {
  readonly seats: number;
  readonly twelve: boolean;
  readonly roundsLeft: number;
  readonly leader: number;
  readonly before: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  readonly choices: readonly number[];
  readonly points: readonly number[];
  /** Of all inputs and legal choices along the way. */
  readonly hash: number;
}

/** A few are kept; train/ugo/README.md says how to try thousands. */
const file = process.env.UGO_TRACES ?? new URL('./traces.jsonl', import.meta.url);
const traces = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Trace => JSON.parse(line));

function dealt({ seats, twelve, roundsLeft, leader, before, hands }: Trace): UgoState {
  const state = rules.setup({ rounds: 4, pool: twelve ? 'twelve' : 'full' }, seats, new FastChance(1));
  const { table } = state;
  table.round = 3 - roundsLeft;
  table.points = [...before];
  table.leader = leader;
  table.turn = { kind: 'play', seat: leader };
  state.hands = hands.map((hand) => [...hand]);
  state.box = DECK.filter((card) => !hands.flat().includes(card));
  return state;
}

class Hash {
  value = 0x811c9dc5;

  add(word: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.value = Math.imul(this.value ^ ((word >>> shift) & 255), 0x01000193) >>> 0;
  }

  addInputs({ on, length }: { readonly on: Int16Array; readonly length: number }, width: number): void {
    const words = new Int32Array(Math.ceil(width / 32));
    for (const input of on.subarray(0, length)) words[input >> 5]! |= 1 << (input & 31);
    words.forEach((word) => void this.add(word));
  }
}

/** Plays the round on the rules, and looks at it as the net does. */
function follow(trace: Trace): { readonly hash: number; readonly points: readonly number[]; readonly choices: number } {
  const { seats, choices } = trace;
  const state = dealt(trace);
  const { table } = state;
  const position = new Position(seats);
  const features = new Features();
  const hash = new Hash();
  const chance = new FastChance(2);
  const see = (legal: readonly number[]) => {
    features.look(position);
    for (const inputs of features.colours) hash.addInputs(inputs, colourInputs(seats));
    hash.addInputs(features.whole, wholeInputs(seats));
    const set = legal.reduce((bits, choice) => bits | (1n << BigInt(choice)), 0n);
    hash.add(Number(set & 0xffffffffn));
    hash.add(Number(set >> 32n));
  };
  let at = 0;
  const lay = (view: UgoView) => {
    const order: number[] = [];
    while ((position.fresh & (position.fresh - 1)) !== 0) {
      see(COLOURS.flatMap((_, colour) => ((position.fresh >> colour) & 1 ? [CARDS + colour] : [])));
      const colour = choices[at++]! - CARDS;
      order.push(colour);
      position.lay(colour);
    }
    const place = (card: Card) => (order.includes(colourOf(card)) ? order.indexOf(colourOf(card)) : order.length);
    return highestOnTop(table, view.seat, (a, b) => place(a) - place(b));
  };
  while (at < choices.length || table.turn.kind === 'lay') {
    const seat = rules.toAct(table)[0]!;
    const view = viewOf(state, seat);
    position.look(view);
    if (table.turn.kind === 'lay') rules.play(state, seat, { kind: 'lay', tops: lay(view) }, chance, quiet);
    else {
      see(rules.moves(view).map((move) => (move.kind === 'play' ? move.card : Number.NaN)));
      rules.play(state, seat, { kind: 'play', card: choices[at++] as Card }, chance, quiet);
    }
  }
  return { hash: hash.value, points: table.points.slice(-seats), choices: at };
}

for (const seats of [2, 3, 4]) {
  test(`the net sees with ${seats} seats what it saw when it learnt`, () => {
    let choices = 0;
    for (const [line, trace] of traces.entries()) {
      if (trace.seats !== seats) continue;
      const { hash, points, choices: followed } = follow(trace);
      assert.deepEqual({ line, hash, points }, { line, hash: trace.hash, points: trace.points });
      choices += followed;
    }
    assert.ok(choices > 1000, `${choices}`);
  });
}
