import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  defineGame,
  hasOrders,
  lastingOrders,
  Match,
  NO_ORDERS,
  numberedSeed,
  type Orders,
  obey,
  ordersAfterMove,
  readOrders,
} from './index.ts';
import { lots } from './lots.example.ts';

const game = defineGame(lots);

/** Two seats; seat 0 is to act. */
function start(): Match {
  return new Match(game, { high: true }, 2, numberedSeed(5, 1));
}

const handOf = (match: Match, seat: number) => match.view(seat).hand as number[];

function given(match: Match, seat: number, standing: string[], ahead?: string): Orders | undefined {
  return readOrders(game, match.view(seat), { standing, ...(ahead === undefined ? {} : { ahead }) });
}

test('a seat orders what the game declares, and nothing else', () => {
  const match = start();
  const lot = String(handOf(match, 1)[0]);
  assert.deepEqual(given(match, 1, ['last', 'high'], lot), { standing: [{ name: 'high', span: 3 }, { name: 'last' }], ahead: lot });
  assert.deepEqual(given(match, 1, []), NO_ORDERS);
  for (const name of ['low', '__proto__', 'constructor', '']) assert.equal(given(match, 1, [name]), undefined);
  for (const text of [String(handOf(match, 0)[0]), 'junk', '', 'undo']) assert.equal(given(match, 1, [], text), undefined);
  const { ahead: _, orders: __, ...plain } = lots;
  assert.equal(readOrders(defineGame(plain), match.view(1), { standing: [], ahead: lot }), undefined);
  assert.equal(readOrders(defineGame(plain), match.view(1), { standing: ['high'] }), undefined);
});

test('a move made ahead is played when the seat is to act, or dropped when it is not legal then', () => {
  const match = start();
  const [first, second] = handOf(match, 1).map(String) as [string, string];
  const orders = given(match, 1, [], first) as Orders;
  match.submit(0, match.legal(0)[0]!);
  assert.deepEqual(obey(game, match.view(1), orders), { text: first, left: { standing: [] } });
  match.submit(1, first);
  match.submit(0, match.legal(0)[0]!);
  const dropped = obey(game, match.view(1), orders);
  assert.deepEqual(dropped, { left: { standing: [], dropped: first } });
  assert.ok(hasOrders(dropped.left));
  assert.deepEqual(ordersAfterMove(dropped.left), NO_ORDERS);
  assert.deepEqual(given(match, 1, [], second), { standing: [], ahead: second }, 'whose turn has just come may still say it');
  assert.equal(given(match, 1, [], first), undefined);
});

test('a standing order does its move at its moment, and one made ahead goes before it', () => {
  const match = start();
  const highest = String(Math.max(...handOf(match, 0)));
  const lowest = String(Math.min(...handOf(match, 0)));
  const orders = given(match, 0, ['high']) as Orders;
  assert.deepEqual(obey(game, match.view(0), orders), { text: highest, left: orders });
  assert.deepEqual(obey(game, match.view(0), { ...orders, ahead: lowest }), { text: lowest, left: orders });
  const last = given(match, 0, ['last']) as Orders;
  assert.deepEqual(obey(game, match.view(0), last), { left: last }, 'this is not its moment');
});

test('an order for a part of the game ends with it, and others stand', () => {
  const match = start();
  const orders = given(match, 0, ['high', 'last']) as Orders;
  assert.equal(lastingOrders(game, match.view(0), orders), orders);
  for (let n = 0; n < 4; n++) {
    const [seat] = match.toAct() as [number];
    match.submit(seat, match.legal(seat)[0]!);
  }
  assert.deepEqual(lastingOrders(game, match.view(0), orders), { standing: [{ name: 'last' }] });
  assert.deepEqual(obey(game, match.view(0), orders), { text: match.legal(0)[0], left: { standing: [{ name: 'last' }] } });
});
