import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildingNamed, cardNamed } from './data/named.ts';
import type { Move } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import {
  alliedNumbered,
  CAPITAL_AT,
  CULTURE,
  cellFrom,
  END_B,
  mainNumbered,
  NEW,
  OVER,
  RESOURCE,
  travellerOn,
  UNDER,
  WIDTH,
} from './pieces.ts';

const at = (row: number, column: number) => cellFrom(CAPITAL_AT, WIDTH * row + column);

/** One of every kind of move. */
const WRITTEN: Readonly<Record<string, Move>> = {
  'take 1': { kind: 'take', tile: 0 },
  'bid 2 5': { kind: 'bid', tile: 1, stake: 5 },
  wait: { kind: 'wait' },
  'patch w -1,0 --oo': { kind: 'patch', side: 0, at: at(-1, 0), how: [NEW, NEW, OVER, OVER] },
  'patch b 2,-3 u-uo': { kind: 'patch', side: 1, at: at(2, -3), how: [UNDER, NEW, UNDER, OVER] },
  discard: { kind: 'discard' },
  'put 0,1': { kind: 'put', at: at(0, 1) },
  'ally 2 b': { kind: 'ally', to: 2, end: END_B },
  'keep 2': { kind: 'keep', tile: 1 },
  'return gardens 0,1': { kind: 'return', effect: 'HANGINGGARDENS', worker: at(0, 1) },
  'return kremlin R3': { kind: 'return', effect: 'KREMLIN', worker: travellerOn(mainNumbered(2)) },
  'return yi A1': { kind: 'return', effect: 'YISUNSIN', worker: travellerOn(alliedNumbered(0)) },
  'return columbus -1,-1': { kind: 'return', effect: 'COLUMBUS', worker: at(-1, -1) },
  'return chichen R14': { kind: 'return', effect: 'CHICHENITZA', worker: travellerOn(mainNumbered(13)) },
  yes: { kind: 'yes' },
  no: { kind: 'no' },
  done: { kind: 'done' },
  'aid 2 f1m2': { kind: 'aid', to: 2, goods: [1, 0, 2] },
  'menace 2 culture': { kind: 'menace', to: 2, want: CULTURE },
  'break A1': { kind: 'break', route: alliedNumbered(0) },
  'commerce 0,1 R3': { kind: 'commerce', from: at(0, 1), route: mainNumbered(2) },
  'exchange r3 f4m2': { kind: 'exchange', good: RESOURCE, n: 3, into: [4, 0, 2] },
  'train 0,1': { kind: 'train', at: at(0, 1) },
  heroes: { kind: 'heroes' },
  wonders: { kind: 'wonders' },
  'route 2': { kind: 'route', to: 2 },
  'reclaim b03 0,1': { kind: 'reclaim', tile: buildingNamed('b03'), at: at(0, 1) },
  'build b12 1,1': { kind: 'build', tile: buildingNamed('b12'), at: at(1, 1) },
  'bomb b03 2 0,1': { kind: 'bomb', tile: buildingNamed('b03'), seat: 2, at: at(0, 1) },
  'campaign 3': { kind: 'campaign', n: 3 },
  'walk 0,1 1,1': { kind: 'walk', from: at(0, 1), to: at(1, 1) },
  'advance R3 2': { kind: 'advance', route: mainNumbered(2), n: 2 },
  'rest R3': { kind: 'rest', route: mainNumbered(2) },
  'next R3': { kind: 'next', route: mainNumbered(2) },
  red: { kind: 'red' },
  blue: { kind: 'blue' },
  'end b': { kind: 'end', end: END_B },
  'scrap A1': { kind: 'scrap', route: alliedNumbered(0) },
  'commit 3': { kind: 'commit', resources: 3, votes: 0 },
  'commit 3 2': { kind: 'commit', resources: 3, votes: 2 },
  'card 3': { kind: 'card', card: cardNamed('culture') },
  'vote 0': { kind: 'vote', n: 0 },
};

test('[P1.2] every move is written as short text, and reads as it was', () => {
  for (const [text, move] of Object.entries(WRITTEN)) {
    assert.equal(writeMove(move), text);
    assert.deepEqual(readMove(text), move);
  }
});

test('[P1.2] there is one way to write a move', () => {
  for (const text of [
    '',
    ' ',
    'bid 2',
    'bid 0 5',
    'bid 2 05',
    'bid 2 5 ',
    'bid  2 5',
    'Bid 2 5',
    'bid 2 -1',
    'bid 2 1000000',
    'patch w 0,0 -oo',
    'patch x 0,0 --oo',
    'patch w 0,0 --xo',
    'patch w -0,0 --oo',
    'put 00,1',
    'put 0,40',
    'put 0',
    'put R1',
    'ally 2 c',
    'return gardens',
    'return moses 0,1',
    'return toString 0,1',
    'aid 2 m2f1',
    'aid 2 f0m3',
    'aid 2 ',
    'menace 2 love',
    'break B1',
    'break A0',
    'commerce R3 0,1',
    'exchange c3 f4',
    'exchange r f4',
    'exchange  f4',
    'reclaim b3 0,1',
    'reclaim b00 0,1',
    'commit 3 0',
    'card 0',
    'done now',
    'constructor',
    '__proto__',
    'undo',
  ]) {
    assert.equal(readMove(text), undefined, text);
  }
});
