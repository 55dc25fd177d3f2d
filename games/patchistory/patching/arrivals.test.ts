import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stockOf } from '../civilisation/stock.ts';
import { dataOf } from '../data/data.ts';
import { tileNamed } from '../data/named.ts';
import { isAllied } from '../movement/routes.ts';
import { CULTURE, NOBODY, NOTHING, type Tile } from '../pieces.ts';
import { act, acting, type Drawn, enter, legal, listener, position, why } from '../position.ts';
import type { PatchistoryState } from '../table.ts';

/** Where a hero's tile goes: beside the capital, sharing no more than a corner of it. */
const CORNER = '1,2 o---';

/** Every seat has won a tile; each patches it as told, or discards it, and the arrivals begin. */
function arrive(drawn: Drawn, how: readonly string[]): PatchistoryState {
  const state = position(drawn);
  enter(state, 'patching');
  for (const [seat, text] of how.entries()) act(state, `${seat}: ${text}`);
  enter(state, 'arrivals');
  return state;
}

const rule = (state: PatchistoryState, line: string) => why(state, line)?.rule;
const workers = ({ table }: PatchistoryState, seat: number) => table.civs[seat]!.workers.length;

/** The next tile of the deck, by its id. */
function stack({ table, box }: PatchistoryState, ...ids: string[]): Tile[] {
  const wanted = ids.map((id) => tileNamed(id));
  const deck = box.decks[table.era]!.filter((tile) => !wanted.includes(tile));
  box.decks[table.era] = [...deck, ...wanted.toReversed()];
  table.deck = box.decks[table.era]!.length;
  return wanted;
}

test('[P13.7] [P4.16] arrivals come when all have patched, in turn order, whoever patched first', () => {
  const state = arrive({ civs: ['E', 'E', 'E'], won: ['B1-01', 'B1-02', 'W1-08'], first: 1 }, [
    `patch b ${CORNER}`,
    `patch b ${CORNER}`,
    'discard',
  ]);
  assert.deepEqual(acting(state), [1]);
  assert.equal(act(state, '1: no'), 'waits');
  assert.deepEqual(acting(state), [0]);
});

test('[P13.7] a hero that was slid under, or whose tile was discarded, does not arrive', () => {
  for (const [how, progress] of [
    ['discard', 'through'],
    ['patch b 0,2 u-u-', 'through'],
    ['patch b 0,2 o-o-', 'waits'],
  ] as const) {
    const state = position({ civs: ['E', 'E', 'E'], won: ['B1-01', 'W1-08', 'W1-08'] });
    enter(state, 'patching');
    act(state, `0: ${how}\n1: discard\n2: discard`);
    assert.equal(enter(state, 'arrivals'), progress);
  }
});

test('[P13.10] Moses puts the next worker of the track on a free place, be it his own, and must', () => {
  const state = arrive({ civs: ['E', 'E', 'E'], workers: ['0,0'], won: ['B1-01', 'W1-08', 'W1-08'] }, [
    `patch b ${CORNER}`,
    'discard',
    'discard',
  ]);
  assert.deepEqual(acting(state), [0]);
  assert.equal(rule(state, '0: no'), 'P13.2');
  assert.equal(rule(state, '0: put 0,0'), 'P2.2');
  assert.equal(rule(state, '0: done'), 'P1.2');
  assert.ok(legal(state, 0).includes('put 1,2'));
  assert.equal(act(state, '0: put 1,2'), 'through');
  assert.equal(state.table.track[0], 6);
  assert.equal(workers(state, 0), 2);
});

test('[P13.10] [P13.2] Moses is skipped with an empty track', () => {
  const drawn = { civs: ['E', 'E', 'E'], workers: ['0,0'], won: ['B1-01', 'W1-08', 'W1-08'] };
  const state = position(drawn);
  state.table.track[0] = 0;
  enter(state, 'patching');
  act(state, `0: patch b ${CORNER}\n1: discard\n2: discard`);
  assert.equal(enter(state, 'arrivals'), 'through');
});

test('[P13.10] [P13.2] Moses is skipped without a free place', () => {
  for (const [workers, progress] of [
    ['0,0 0,1 0,2 1,1 1,2', 'through'],
    ['0,1 0,2 1,0 1,1 1,2', 'through'],
    ['0,1 0,2 1,1 1,2', 'waits'],
  ] as const) {
    const state = position({ civs: ['E', 'E', 'E'], workers: [workers], won: ['B1-01', 'W1-08', 'W1-08'] });
    enter(state, 'patching');
    act(state, '0: patch b 0,0 oooo\n1: discard\n2: discard');
    assert.equal(enter(state, 'arrivals'), progress, workers);
  }
});

const CONSTANTINE = { civs: ['E', 'E', 'E'], won: ['B1-02', 'W1-08', 'W1-08'] };
const COMES = ['patch b 1,2 o---', 'discard', 'discard'];

test('[P13.11] Constantine I allies himself with a seat of his choice, in the orientation he chooses', () => {
  const state = arrive(CONSTANTINE, COMES);
  assert.deepEqual(legal(state, 0), ['ally 1 a', 'ally 1 b', 'ally 2 a', 'ally 2 b', 'no']);
  assert.equal(rule(state, '0: ally 0 a'), 'P13.11');
  assert.equal(rule(state, '0: ally 3 a'), 'P13.11');
  assert.equal(act(state, '0: ally 2 b'), 'through');
  assert.ok(isAllied(state.table, 0, 2));
  assert.deepEqual([state.table.allied.a[0], state.table.allied.b[0]], [2, 0]);
});

test('[P13.11] he may decline, and names no seat that is his ally', () => {
  const state = arrive({ ...CONSTANTINE, routes: ['1=0'] }, COMES);
  assert.deepEqual(legal(state, 0), ['ally 2 a', 'ally 2 b', 'no']);
  const tell = listener();
  assert.equal(act(state, '0: no', tell), 'through');
  assert.deepEqual(tell.events, [{ kind: 'declined', seat: 0, effect: 'CONSTANTINE' }]);
  assert.equal(isAllied(state.table, 0, 2), false);
});

test('[P13.11] declared wars between the two are off and their workers go home, the owner’s first; others travel on', () => {
  const routes = ['0>1 2', '1>0 PREP 1', '0>1 PREP 0+1', '2>0 PREP 2'];
  const state = arrive({ ...CONSTANTINE, routes }, COMES);
  assert.equal(act(state, '0: ally 1 a'), 'waits');
  assert.deepEqual(state.table.main.war.slice(0, 4), [0, 0, 0, 1]);
  assert.deepEqual(state.table.main.at.slice(0, 4), [2, NOTHING, NOTHING, 4]);
  assert.deepEqual(acting(state), [0]);
  assert.equal(rule(state, '1: put 0,0'), 'P2.13');
  assert.equal(act(state, '0: put 0,0'), 'waits');
  assert.deepEqual(acting(state), [1]);
  assert.equal(rule(state, '1: no'), 'P2.9');
  assert.equal(act(state, '1: put 0,1'), 'through');
  assert.deepEqual([workers(state, 0), workers(state, 1), workers(state, 2)], [1, 1, 0]);
});

test('[P13.11] [P13.2] with no allied route left nothing happens', () => {
  const state = arrive({ civs: ['E', 'E', 'E', 'E'], won: ['B1-02', 'W1-08', 'W1-08', 'W1-08'], routes: ['1=2', '2=3', '1=3', '0=3'] }, [
    ...COMES,
    'discard',
  ]);
  assert.equal(state.table.turn.kind === 'arrive', false);
});

const COLUMBUS = { civs: ['E', 'E', 'E'], era: 1, workers: ['0,0'], won: ['B2-01', 'W2-01', 'W2-01'] };
const LANDS = ['patch b 1,2 o---', 'discard', 'discard'];

test('[P13.27] Columbus may return a worker, from territory or route, to draw two tiles; one is kept with either face, the other discarded', () => {
  const state = position({ ...COLUMBUS, routes: ['0>1 2'] });
  const [one, two] = stack(state, '2-25', '2-24');
  enter(state, 'patching');
  act(state, LANDS.map((text, seat) => `${seat}: ${text}`).join('\n'));
  enter(state, 'arrivals');
  assert.deepEqual(legal(state, 0), ['return columbus 0,0', 'return columbus R1', 'no']);
  assert.equal(rule(state, '0: return columbus 0,1'), 'P13.5');
  assert.equal(rule(state, '0: return kremlin 0,0'), 'P1.2');
  const { deck } = state.table;
  const tell = listener();
  act(state, '0: return columbus R1', tell);
  const shows = [one, two].map((tile) => dataOf(state.table).tiles[tile!]?.shows[1]);
  assert.deepEqual(tell.events.at(-1), { kind: 'found', seat: 0, tiles: [one, two], shows });
  assert.equal(state.table.track[0], 7);
  assert.equal(state.table.main.at[0], NOTHING);
  assert.equal(state.table.deck, deck - 2);
  assert.deepEqual(legal(state, 0), ['keep 1', 'keep 2']);
  assert.equal(rule(state, '0: keep 3'), 'P13.27');
  act(state, '0: keep 2');
  assert.equal(state.table.discarded.at(-1), one);
  const ways = legal(state, 0);
  for (const start of ['patch w', 'patch b', 'discard']) assert.ok(ways.some((text) => text.startsWith(start)));
  const cards = state.table.civs[0]!.cards.length;
  assert.equal(act(state, `0: ${ways.find((text) => text.startsWith('patch w'))}`), 'through');
  assert.equal(state.table.civs[0]!.cards.length, cards + 1);
});

test('[P13.27] what he keeps may be dropped, and he may stay at home', () => {
  const stays = arrive(COLUMBUS, LANDS);
  assert.equal(act(stays, '0: no'), 'through');
  assert.equal(stays.table.track[0], 7);
  const drops = arrive(COLUMBUS, LANDS);
  assert.equal(act(drops, '0: return columbus 0,0\n0: keep 1\n0: discard'), 'through');
  assert.equal(drops.table.discarded.length, 4);
});

test('[P13.27] the arrival of his tile follows at once, before those of other seats', () => {
  const state = position({ civs: ['E', 'E', 'E'], era: 1, workers: ['0,0'], won: ['B2-01', 'B1-01', 'W2-01'] });
  const [moses] = stack(state, '1-01', '2-05');
  assert.notEqual(moses, NOTHING);
  enter(state, 'patching');
  act(state, `0: patch b ${CORNER}\n1: patch b ${CORNER}\n2: discard`);
  enter(state, 'arrivals');
  act(state, '0: return columbus 0,0\n0: keep 1\n0: patch b -1,-1 ---o');
  assert.deepEqual(acting(state), [0]);
  act(state, '0: put 0,1');
  assert.deepEqual(acting(state), [1]);
  assert.equal(act(state, '1: put 0,1'), 'through');
});

test('[P13.27] [P13.30] Vasco da Gama may come with the tile he keeps', () => {
  for (const [how, owner] of [
    ['patch b -1,0 --oo', 0],
    ['patch b -1,0 --uu', NOBODY],
  ] as const) {
    const state = position(COLUMBUS);
    stack(state, '2-04', '2-05');
    enter(state, 'patching');
    act(state, LANDS.map((text, seat) => `${seat}: ${text}`).join('\n'));
    enter(state, 'arrivals');
    assert.equal(act(state, `0: return columbus 0,0\n0: keep 1\n0: ${how}`), 'through');
    assert.equal(state.table.vasco, owner);
  }
});

test('[P13.27] [P13.2] without a worker, or a tile in the deck, he is not asked; with one tile he draws one', () => {
  const bare = arrive({ ...COLUMBUS, workers: [] }, LANDS);
  assert.notEqual(bare.table.turn.kind, 'arrive');
  const empty = position(COLUMBUS);
  empty.box.decks[1] = [];
  empty.table.deck = 0;
  enter(empty, 'patching');
  act(empty, LANDS.map((text, seat) => `${seat}: ${text}`).join('\n'));
  assert.equal(enter(empty, 'arrivals'), 'through');
  const last = position(COLUMBUS);
  stack(last, '2-25');
  last.box.decks[1] = last.box.decks[1]!.slice(-1);
  last.table.deck = 1;
  enter(last, 'patching');
  act(last, LANDS.map((text, seat) => `${seat}: ${text}`).join('\n'));
  enter(last, 'arrivals');
  act(last, '0: return columbus 0,0');
  assert.deepEqual(legal(last, 0), ['keep 1']);
});

test('[P13.27] [P8.12] a war on the route of the worker he returns is off', () => {
  const state = arrive({ ...COLUMBUS, routes: ['0>1 PREP 0'], workers: [''] }, LANDS);
  act(state, '0: return columbus R1');
  assert.equal(state.table.main.war[0], 0);
  assert.equal(stockOf(state.table, 0, CULTURE), 20);
});

test('[P13.30] Vasco da Gama waits for the next auction if he was patched visibly', () => {
  for (const [how, owner] of [
    ['patch b 1,2 o---', 1],
    ['patch b -1,0 --uu', NOBODY],
    ['discard', NOBODY],
  ] as const) {
    const state = arrive({ civs: ['E', 'E', 'E'], era: 1, won: ['W2-01', 'B2-04', 'W2-01'] }, ['discard', how, 'discard']);
    assert.equal(state.table.vasco, owner);
  }
});
