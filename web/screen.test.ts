import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { random } from '#bots/random';
import { type GameRecord, Match, type Ply, UNDO } from '#engine';
import { games } from '#games';
import { ugo } from '#games/ugo';
import { type Sitter, type ToClient, VERSION } from '#protocol';

import { Host } from './table/connection/host.ts';
import { dealsHiddenHands } from './table/hidden.ts';

const ANN: Sitter = { kind: 'person', name: 'Ann' };
const BOB: Sitter = { kind: 'person', name: 'Bob' };
const BOT: Sitter = { kind: 'bot', bot: 'random' };
const SEED = 'c0'.repeat(32);

/** A table of U GO! at one screen, and everything it says. */
function open(seats: readonly Sitter[], plies: readonly Ply[] = [], { areBotsLate = false } = {}) {
  const said: ToClient[] = [];
  let kept: readonly Ply[] = plies;
  const local = { id: 'x', game: 'ugo', rules: 1, options: { rounds: 1 }, seats, seed: SEED, plies, over: false, at: 0 };
  const host = new Host(
    ugo,
    areBotsLate ? undefined : [random],
    local,
    1,
    (message) => said.push(structuredClone(message)),
    (now) => (kept = [...now]),
  );
  const state = () => {
    const match = Match.replay(ugo, {
      rules: 1,
      options: { rounds: 1 },
      seats: seats.length,
      seed: new Uint8Array(32).fill(0xc0),
      plies: kept,
    });
    assert.ok(match instanceof Match);
    return match;
  };
  const join = () => {
    host.hear({ v: VERSION, kind: 'join', table: 'x', since: 0 });
    const welcome = said.findLast(({ kind }) => kind === 'welcome');
    assert.ok(welcome?.kind === 'welcome');
    return welcome;
  };
  const move = (text: string) => host.hear({ v: VERSION, kind: 'move', table: 'x', ply: kept.length, move: text });
  return { host, said, join, move, state, plies: () => kept };
}

/** Every card that is told as being in a hand: in the sight at the set-up or in a change. */
const handsIn = (message: ToClient) =>
  JSON.stringify([...JSON.stringify(message).matchAll(/"hand":(\[[^\]]*\]|\{[^}]*\})/g)].map(([, hand]) => hand));

test('at one screen nobody’s hand is told until somebody sits down, and then only theirs', () => {
  const { host, said, join, move, state } = open([ANN, BOB]);
  const first = join();
  assert.equal(first.seat, undefined);
  assert.deepEqual(Object.keys(first.start ?? {}), ['table']);
  const [seat] = state().toAct() as [number];
  const other = 1 - seat;
  host.sit(seat);
  const mine = join();
  assert.equal(mine.seat, seat);
  assert.deepEqual(mine.start?.hand, state().state.hands[seat]);
  move(state().legal(seat)[0] as string);
  assert.equal(said.at(-1)?.kind, 'ply');
  host.sit(undefined);
  const covered = join();
  assert.equal(handsIn(covered), '[]');
  host.sit(other);
  const theirs = join();
  assert.deepEqual([theirs.seat, theirs.start?.hand], [other, state().state.hands[other]]);
  const before = JSON.stringify(open([ANN, BOB]).state().state.hands[seat]);
  assert.ok(!JSON.stringify(theirs).includes(before) && JSON.stringify(mine).includes(before));
});

test('nobody moves before sitting down, and nobody sits on a bot’s seat', () => {
  const { host, said, join, move, state, plies } = open([ANN, BOB, BOT]);
  join();
  const length = plies().length;
  move(state().legal(state().toAct()[0]!)[0]!);
  assert.deepEqual(said.at(-1), { kind: 'refused', no: { kind: 'no seat' }, answers: length });
  host.sit(2);
  assert.equal(join().seat, undefined);
  assert.equal(plies().length, length);
});

test('at one screen whoever moved last can take it back, whoever looks', () => {
  const { host, said, join, move, state, plies } = open([ANN, BOB]);
  const [seat] = state().toAct() as [number];
  host.sit(seat);
  join();
  move(state().legal(seat)[0] as string);
  host.sit(undefined);
  join();
  move(UNDO);
  assert.deepEqual(plies().at(-1), [seat, UNDO]);
  assert.deepEqual(state().toAct(), [seat]);
  move(UNDO);
  assert.equal(said.at(-1)?.kind, 'refused', 'there is nothing left to take back');
});

test('with one person at the screen nobody has to sit down', () => {
  const { join } = open([BOT, ANN]);
  assert.equal(join().seat, 1);
});

test('a table is open before its bots have come, and they play when they have', () => {
  const { host, join, state, plies } = open([BOT, ANN, BOT], [], { areBotsLate: true });
  assert.equal(join().seat, 1);
  assert.equal(plies().length, 0);
  host.come([random]);
  assert.ok(state().isOver || state().toAct().includes(1));
  const early = open([BOT, BOT, ANN], [], { areBotsLate: true });
  early.host.come([random]);
  assert.equal(early.plies().length, 0, 'nobody looks yet');
  early.join();
  assert.ok(early.state().toAct().includes(2));
});

test('hands that are empty at the set-up stay empty: a curtain is missing only where there is nothing to hide', () => {
  const without: string[] = [];
  for (const game of games) {
    const { id } = game.meta;
    let secret = false;
    for (const file of globSync(`games/${id}/replays/*.json`)) {
      const { record }: { record: GameRecord } = JSON.parse(readFileSync(file, 'utf8'));
      if (dealsHiddenHands(game, record.options, record.seats)) secret = true;
      else
        Match.fromRecord(game, record, ({ ply }, { state }) => {
          assert.ok(
            state.hands.every((hand) => JSON.stringify(hand) === '[]'),
            `${file} ply ${ply}`,
          );
        });
    }
    if (!secret) without.push(id);
  }
  assert.deepEqual(without.sort(), ['king-of-the-dice', 'medina']);
});
