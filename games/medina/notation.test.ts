import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spaceAt, squareAt } from './board.ts';
import { readMove, readSpace, readSquare, writeMove, writeSpace, writeSquare } from './notation.ts';

test('[M1.2] squares and wall spaces have names', () => {
  for (const [text, square] of [
    ['a1', squareAt(0, 0)],
    ['p11', squareAt(15, 10)],
    ['f4', squareAt(5, 3)],
  ] as const) {
    assert.equal(readSquare(text), square);
    assert.equal(writeSquare(square), text);
  }
  for (const [text, space] of [
    ['N5', spaceAt(0, 4)],
    ['E1', spaceAt(1, 0)],
    ['S16', spaceAt(2, 15)],
    ['W11', spaceAt(3, 10)],
  ] as const) {
    assert.equal(readSpace(text), space);
    assert.equal(writeSpace(space), text);
  }
});

test('[M3.1] moves read as they are written', () => {
  for (const text of [
    'b orange f4',
    'b purple a11',
    's g4',
    'm c7',
    'w N5',
    'w W11',
    'r brown',
    'r brown f4',
    'n grey',
    'n grey p11',
    'tea',
  ]) {
    const move = readMove(text);
    assert.ok(move, text);
    assert.equal(writeMove(move), text);
  }
});

test('[M6.6] junk is no move', () => {
  const junk = [
    '',
    'b',
    'b orange',
    'b f4 orange',
    'b pink f4',
    's',
    's q1',
    's a12',
    's a0',
    's a01',
    'm c7 ',
    ' m c7',
    'w N17',
    'w E12',
    'w n5',
  ];
  for (const text of [...junk, 'w N5 N6', 'r', 'r f4', 'r brown f4 f5', 'x brown', 'tea ', 'pass', 'undo', '__proto__ a1'])
    assert.equal(readMove(text), undefined, text);
});
