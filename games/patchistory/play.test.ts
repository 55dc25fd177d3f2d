import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Options, viewOf } from '#engine';
import { gain, stockOf } from './civilisation/stock.ts';
import type { PatchistoryEvent } from './events.ts';
import { discardRoute, layAllied, layMain } from './movement/routes.ts';
import type { Move } from './moves.ts';
import { readMove } from './notation.ts';
import { AIDED, alliedNumbered, CAMPAIGNED, KINDS_OF_GOODS, mainNumbered } from './pieces.ts';
import { play, proceed } from './play.ts';
import { priceOf } from './politics/prices.ts';
import { act, enter, listener, position } from './position.ts';
import { leftOf, turnOrder } from './round/order.ts';
import { PHASES } from './round/phases.ts';
import { rules } from './rules.ts';
import type { PatchistoryState } from './table.ts';

const OPTIONS: Options = { capital: 'equality', order: 'together', screens: 'closed', data: '' };

/** A whole game of random moves; `each` looks at it before every move. */
function whole(seats: number, each: (state: PatchistoryState) => void, seed = 1): { state: PatchistoryState; events: PatchistoryEvent[] } {
  const chance = new FastChance(seed);
  const state = rules.setup(OPTIONS, seats, chance);
  const tell = listener();
  for (let acting = rules.toAct(state.table); acting.length > 0; acting = rules.toAct(state.table)) {
    each(state);
    const seat = chance.pick(acting);
    rules.play(state, seat, chance.pick(rules.moves(viewOf(state, seat))), chance, tell);
  }
  return { state, events: tell.events };
}

/** At the end of the round: production is over, and everything after it. */
function endRound(state: PatchistoryState): ReturnType<typeof listener> {
  const tell = listener();
  state.table.phase = PHASES.length - 1;
  proceed(state, new FastChance(1), tell);
  return tell;
}

test('[P1.1] [P12.1] three eras of five rounds each, and the game is over after the last', () => {
  const { state, events } = whole(3, () => {});
  const rounds = events.flatMap((event) => (event.kind === 'round' ? [[event.era, event.round]] : []));
  const all = [0, 1, 2].flatMap((era) => [0, 1, 2, 3, 4].map((round) => [era, round]));
  assert.deepEqual(rounds, all.slice(1));
  assert.equal(state.table.turn.kind, 'over');
  assert.deepEqual(events.at(-1), { kind: 'ended' });
  assert.equal(rules.outcome(state.table)?.ending, 'eras');
  assert.deepEqual(rules.refuse(viewOf(state, 0), { kind: 'done' }), { rule: 'P12.1' });
});

test('[P1.2] the phases of a round come in their order, those of an era’s end after its fifth round only', () => {
  const seen = new Set<string>();
  let last = -1;
  whole(4, ({ table }) => {
    const now = 1000 * table.era + 100 * table.round + table.phase;
    assert.ok(now >= last);
    last = now;
    seen.add(PHASES[table.phase]!.name);
    if (table.phase > PHASES.findIndex(({ name }) => name === 'production')) assert.equal(table.round, 4);
  });
  const names = ['auction', 'patching', 'settling', 'diplomacy', 'administration', 'movement', 'vote'];
  for (const name of names) assert.ok(seen.has(name), name);
  assert.deepEqual(
    PHASES.map(({ name }) => name).filter((name) => names.includes(name)),
    names,
  );
});

test('[P1.2] a move belongs to its phase: every other is refused, whoever makes it', () => {
  const strange = [
    'take 1',
    'keep 1',
    'orient',
    'end a',
    'scrap A1',
    'commit 0',
    'return yi 0,0',
    'next R1',
    'put 30,30',
    'ally 9 a',
    'bomb b99 9 0,0',
  ];
  const moves = strange.flatMap((text) => readMove(text) ?? []);
  const listed = (state: PatchistoryState, seat: number, move: Move) =>
    rules.moves(viewOf(state, seat)).some((other) => rules.writeMove(other) === rules.writeMove(move));
  whole(3, (state) => {
    for (let seat = 0; seat < 3; seat++) {
      for (const move of moves) assert.equal(rules.refuse(viewOf(state, seat), move) === undefined, listed(state, seat, move));
    }
  });
});

test('[P1.8] a tile that nobody wants, and what is left of a deck, leave the game for good', () => {
  const { state } = whole(2, ({ table, box }) => {
    for (const tile of [...table.discarded, ...box.unseen]) assert.ok(!box.decks.some((deck) => deck.includes(tile)));
  });
  assert.equal(state.box.unseen.length, 30);
});

test('[P2.13] turn order is clockwise from the first player', () => {
  const { table } = position({ civs: ['E', 'E', 'E', 'E'], first: 2 });
  assert.deepEqual(turnOrder(table), [2, 3, 0, 1]);
  assert.equal(leftOf(table, 3), 0);
  assert.deepEqual(
    rules.refuse(viewOf({ table: { ...table, phase: 4, turn: { kind: 'diplomacy', seat: 2 } }, hands: [] as never, box: [] }, 3) as never, {
      kind: 'done',
    }),
    {
      rule: 'P2.13',
      seats: [2],
    },
  );
});

test('[P10.8] at the end of a round the mark goes left, and points and marks of the round are cleared', () => {
  const state = position({ civs: ['E', 'E', 'E'], first: 2, round: 1 });
  const { table } = state;
  table.spent.fill(3);
  table.bonus.fill(4);
  table.roads.fill(1);
  table.marks.fill(AIDED | CAMPAIGNED);
  const { events } = endRound(state);
  assert.equal(table.first, 0);
  assert.equal(table.round, 2);
  for (const cleared of [table.spent, table.bonus, table.roads, table.marks]) assert.deepEqual(cleared, [0, 0, 0]);
  assert.deepEqual(events[0], { kind: 'round', era: 0, round: 2, first: 0 });
  assert.equal(table.turn.kind, 'bid');
});

test('[P11.19] from era to era routes, workers, stocks, alliances and wars stay; the rest of the deck leaves the game', () => {
  const routes = ['0>1 PREP 0', '1=2 3 -'];
  const state = position({ civs: ['E', 'E', 'E'], workers: ['0,0', '0,1'], stock: ['F1 M2 C3', 'R7 M1', ''], routes, round: 4 });
  const { table, box } = state;
  const before = JSON.stringify([table.main, table.allied, table.stock.slice(0, 10), table.civs, table.track]);
  const left = box.decks[0]?.slice();
  endRound(state);
  assert.equal(table.era, 1);
  assert.equal(table.round, 0);
  assert.equal(JSON.stringify([table.main, table.allied, table.stock.slice(0, 10), table.civs, table.track]), before);
  assert.deepEqual(box.unseen, left);
  assert.deepEqual(box.decks[0], []);
  assert.equal(table.deck, 22);
  assert.equal(box.decks[1]?.length, 22);
});

test('[P9.13] [P12.1] a war declared in the last round is never fought', () => {
  const state = position({ civs: ['E', 'E', 'E'], routes: ['0>1 PREP 0'], era: 2, round: 4 });
  const { events } = endRound(state);
  assert.deepEqual(events, [{ kind: 'ended' }]);
  assert.equal(state.table.main.war[0], 1);
  assert.deepEqual(rules.toAct(state.table), []);
  assert.deepEqual(rules.moves(viewOf(state, 0)), []);
});

test('[P2.9] a worker on its way home comes before everything else', () => {
  const state = position({ civs: ['E', 'E', 'E'], first: 1 });
  state.table.phase = PHASES.findIndex(({ name }) => name === 'diplomacy');
  state.table.turn = { kind: 'diplomacy', seat: 1 };
  state.table.coming = [1, 0, 2];
  state.table.track = [7, 8, 6];
  assert.deepEqual(rules.toAct(state.table), [2]);
  assert.deepEqual(rules.refuse(viewOf(state, 2), { kind: 'done' })?.rule, 'P2.9');
  for (const seat of [2, 2, 0]) {
    assert.deepEqual(rules.toAct(state.table), [seat]);
    play(state, seat, rules.moves(viewOf(state, seat))[0]!, new FastChance(1), listener());
  }
  assert.deepEqual(state.table.coming, [0, 0, 0]);
});

test('[P2.14] a route that was discarded can be laid again; a building tile that was removed never comes back', () => {
  const state = position({ civs: ['E; b08 0,1', 'E', 'E'], routes: ['0>1', '1=2'], workers: ['0,0'], won: ['W1-08', 'W1-08', 'W1-08'] });
  const { table } = state;
  for (const [route, lay] of [
    [mainNumbered(0), () => layMain(table, 2, 0)],
    [alliedNumbered(0), () => layAllied(table, 0, 1)],
  ] as const) {
    discardRoute(table, route, listener());
    assert.equal(lay(), route);
  }
  enter(state, 'patching');
  act(state, '0: patch w -1,0 --oo');
  assert.equal(table.gone[7], 1);
  assert.equal(table.reserve, state.box.reserve.length);
  assert.deepEqual(table.tiles, [4, 4, 4]);
});

test('[P2.14] goods never run out', () => {
  const { table } = position({ civs: ['E', 'E'], stock: ['F999 R999 M999 C999 V999', ''] });
  for (let good = 0; good < KINDS_OF_GOODS; good++) {
    gain(table, 0, good, 1);
    assert.equal(stockOf(table, 0, good), 1000);
  }
});

test('[P2.15] where a tile says otherwise than a rule, the tile is right', () => {
  const plain = position({ civs: ['E', 'E'], era: 2 });
  const khan = position({ civs: ['E; B2-02 0,3 ----', 'E'], era: 2 });
  assert.equal(priceOf(plain.table, 0, 'commerce').food, 4);
  assert.equal(priceOf(khan.table, 0, 'commerce').food, 1);
});
