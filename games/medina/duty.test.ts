import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '#engine';
import { moves } from './legal.ts';
import { readMove, writeMove } from './notation.ts';
import type { MedinaState, Move } from './pieces.ts';
import { type Drawn, legal, playAll, position, refusalOf } from './position.ts';
import { refuse } from './refuse.ts';

const toAct = ({ table }: MedinaState) => (table.turn.kind === 'over' ? undefined : table.turn.seat);

/** A city of merchants, with what is told on its first squares. */
const crowded = (row: string) => `+\n.${row.padEnd(16, 'm')}${`\n.${'m'.repeat(16)}`.repeat(10)}`;

/** Seats 1 and 2 own a grey palace: the roof of seat 0 finishes the colour. */
const LAST_GREY: Drawn = {
  city: '+\n.g..g..g\n',
  roofs: { a1: 1, d1: 2 },
  stocks: ['grey 2 roof 1', 'wall 9', 'wall 9'],
};

test('[M3.4] a roof that sends the last buildings to the box waits while another piece can come first', () => {
  const state = position(LAST_GREY);
  assert.equal(refusalOf(state, 'r grey'), 'M3.4');
  assert.deepEqual(legal(state).sort(), ['b grey f1', 'b grey g2', 'b grey h1']);
  playAll(state, 'b grey h1, r grey');
  assert.equal(toAct(state), 1);
});

test('[M3.4] one wall besides is enough to come second', () => {
  const state = position({ ...LAST_GREY, stocks: ['grey 2 roof 1 wall 1', 'wall 9', 'wall 9'] });
  playAll(state, 'r grey');
  assert.equal(legal(state).length, 8);
});

test('[M3.4] a building that takes the only square of a merchant has to let it go first', () => {
  // On b1 both can stand; on c1 a merchant would touch two, but grey could begin anew.
  const state = position({ city: crowded('g..'), stocks: ['grey 1 merchant 1', 'wall 9', 'wall 9'] });
  assert.equal(refusalOf(state, 'b grey b1'), 'M3.4');
  assert.deepEqual(legal(state), ['m b1']);
  playAll(state, 'm b1, b grey c1');
});

test('[M3.4] where no first piece leaves a second, each may be the one', () => {
  const both = position({ city: crowded('.g'), stocks: ['grey 1 merchant 1', 'wall 9', 'wall 9'] });
  assert.deepEqual(legal(both).sort(), ['b grey a1', 'm a1']);
  playAll(both, 'b grey a1');
  assert.equal(toAct(both), 1);
  const roofs = position({ city: '+\n.gm..g\n.m', stocks: ['roof 2', 'wall 9', 'wall 9'] });
  assert.deepEqual(legal(roofs), ['r grey a1', 'r grey e1']);
  playAll(roofs, 'r grey e1');
  assert.equal(toAct(roofs), 1);
});

test('[M3.4] merchants that the first piece wins can come second, so it has to be the first', () => {
  const state = position({ edition: 'second', city: '+\n.g', roofs: { a1: 0 }, stocks: ['wall 1', 'wall 9', 'wall 9'] });
  assert.deepEqual(legal(state), ['w N1', 'w W1']);
  assert.equal(refusalOf(state, 'w S1'), 'M3.4');
  playAll(state, 'w N1');
  assert.ok(legal(state).every((text) => text.startsWith('m ')));
  assert.equal(toAct(state), 0);
  // A first piece that needs no merchants is free.
  const two = position({ edition: 'second', city: '+\n.g', roofs: { a1: 0 }, stocks: ['wall 1 grey 1', 'wall 9', 'wall 9'] });
  playAll(two, 'w S1, b grey f4');
});

test('[M3.4] a neutral roof and an own one can fight for a palace', () => {
  // Purple is owned: an own roof fits grey alone, the neutral one either.
  const city = '+\n.g..p..p\n';
  const stocks = ['roof 1 neutral 1', 'wall 9', 'wall 9'];
  const state = position({ edition: 'second', city, roofs: { g1: 0 }, stocks, options: { tea: 'off' } });
  assert.deepEqual(legal(state), ['r grey', 'n purple']);
  assert.equal(refusalOf(state, 'n grey'), 'M3.4');
  playAll(state, 'n purple, r grey');
});

test('[M3.4] Ditt goes piece by piece; an opening turn of one piece owes no second', () => {
  const ditt = position({ edition: 'ditt', city: '+\n.g..g\n', roofs: { a1: 1 }, stocks: ['grey 2 roof 1', 'wall 9'] });
  playAll(ditt, 'r grey');
  assert.equal(toAct(ditt), 1);
  const opening = position({ ...LAST_GREY, edition: 'second' });
  opening.table.turn = { kind: 'place', seat: 0, placed: 0, left: 1, used: 0 };
  playAll(opening, 'r grey');
});

test('[M3.4] version 1 goes piece by piece in every edition', () => {
  for (const edition of ['first', 'second'] as const) {
    const state = position({ ...LAST_GREY, edition, rules: 1 });
    assert.ok(legal(state).includes('r grey'));
    playAll(state, 'r grey');
    assert.equal(toAct(state), 1);
  }
});

const ALONE: Drawn = { city: '+\n.g....k\n', stocks: ['wall 9 roof 4', '', ''] };

for (const rules of [1, 2]) {
  test(`[M3.7] first edition: who is alone places a roof in every turn while one fits, version ${rules}`, () => {
    const state = position({ ...ALONE, rules });
    playAll(state, 'w N1');
    assert.deepEqual(legal(state), ['r grey', 'r black']);
    assert.equal(refusalOf(state, 'w N2'), 'M3.7');
    playAll(state, 'r grey, r black, w N2');
    // No palace is left for a roof: the rule rests.
    playAll(state, 'w N3, w N4');
    const early = position({ ...ALONE, rules });
    playAll(early, 'r grey, w N1, w N2');
    assert.equal(refusalOf(early, 'w N3'), 'M3.7');
  });

  test(`[M3.7] neither Ditt nor the second edition knows this rule, version ${rules}`, () => {
    const ditt = position({ ...ALONE, rules, edition: 'ditt', stocks: ['wall 9 roof 4', ''] });
    playAll(ditt, 'w N1, w N2, w N3');
    const second = position({ rules, edition: 'second', city: '+\n.g....p\n', stocks: ['wall 9 roof 4', '', ''] });
    playAll(second, 'w N1, w N2');
  });
}

test('[M3.7] a rival with a single piece lifts the rule, be it one that fits nowhere; version 1 asked whether it fits', () => {
  const fits: Drawn = { ...ALONE, stocks: ['wall 9 roof 4', '', 'wall 1'] };
  for (const rules of [1, 2]) playAll(position({ ...fits, rules }), 'w N1, w N2');
  const stuck: Drawn = { city: '+\n.g....k....g', roofs: { a1: 2, f1: 2 }, stocks: ['wall 9 roof 4', '', 'roof 2'] };
  playAll(position(stuck), 'w N1, w N2');
  const before = position({ ...stuck, rules: 1 });
  playAll(before, 'w N1');
  assert.deepEqual(legal(before), ['r grey']);
});

/** No palace waits for a roof, and grey is owned: black can begin one. */
const BEGIN: Drawn = { city: '+\n.g....g\n', roofs: { a1: 0, f1: 1 }, stocks: ['grey 1 black 2 wall 2 roof 2', '', ''] };

test('[M3.7] where only a building can make room for the roof, it comes first', () => {
  const state = position(BEGIN);
  for (const text of ['w N1', 'b grey k9', 'r black']) assert.equal(refusalOf(state, text), 'M3.7', text);
  assert.ok(legal(state).length > 0 && legal(state).every((text) => text.startsWith('b black ')));
  assert.equal(refusalOf(state, 'b black b1'), 'M4.3');
  playAll(state, 'b black k9');
  assert.deepEqual(legal(state), ['r black']);
  playAll(state, 'r black');
  // Black is owned by now: no building makes room for a roof, and the turn is free.
  playAll(state, 'w N1, w N2');
  const before = position({ ...BEGIN, rules: 1 });
  playAll(before, 'w N1, w N2');
});

test('[M3.7] a turn in which no roof can be placed at all is free', () => {
  for (const stock of ['grey 1 wall 2 roof 2', 'black 1 wall 2', 'wall 2 roof 2'])
    playAll(position({ ...BEGIN, stocks: [stock, '', ''] }), 'w N1, w N2');
  const full = position({ city: crowded('gm'), roofs: { a1: 0 }, stocks: ['black 1 wall 2 roof 1', '', ''] });
  playAll(full, 'w N1, w N2');
});

test('[M3.4] [M3.7] who is alone places two pieces and a roof among them, so a roof that ends the turn comes second', () => {
  const state = position({ ...LAST_GREY, stocks: ['grey 2 roof 1', '', ''] });
  assert.equal(refusalOf(state, 'r grey'), 'M3.4');
  playAll(state, 'b grey h1');
  assert.deepEqual(legal(state), ['r grey']);
  assert.equal(refusalOf(state, 'b grey i1'), 'M3.7');
  const only = position({ ...LAST_GREY, stocks: ['roof 1', '', ''] });
  playAll(only, 'r grey');
  assert.equal(toAct(only), undefined);
});

/** The roof of seat 0 finishes grey and leaves nothing; it has tea of its first purple palace. */
const WITH_TEA: Drawn = {
  edition: 'second',
  city: '+\n.g..g..g..p\n',
  roofs: { a1: 1, d1: 2, j1: 0 },
  stocks: ['grey 2 roof 1', 'wall 9', 'wall 9'],
};

test('[M10.2] a first piece that leaves no second is for who has tea, and the tea is not optional then', () => {
  const state = position(WITH_TEA);
  playAll(state, 'r grey');
  assert.equal(toAct(state), 0);
  assert.deepEqual(legal(state), ['tea']);
  assert.equal(refusalOf(state, 'b grey c9'), 'M4.5');
  playAll(state, 'tea');
  assert.deepEqual([toAct(state), state.table.tea[0]], [1, 2]);
  const without = position({ ...WITH_TEA, options: { tea: 'off' } });
  assert.equal(refusalOf(without, 'r grey'), 'M3.4');
  // Version 1: the turn just ends.
  const before = position({ ...WITH_TEA, rules: 1 });
  playAll(before, 'r grey');
  assert.deepEqual([toAct(before), before.table.tea[0]], [1, 3]);
});

test('[M10.2] tea that this very roof brings will do', () => {
  const state = position({
    edition: 'second',
    city: '+\n.p..p..p\n',
    roofs: { a1: 1, d1: 2 },
    stocks: ['purple 2 roof 1', 'wall 9', 'wall 9'],
  });
  assert.equal(state.table.teaPile, 1);
  playAll(state, 'r purple');
  assert.deepEqual(legal(state), ['tea']);
  playAll(state, 'tea');
  assert.deepEqual([toAct(state), state.table.tea[0]], [1, 0]);
  const burnt = position({
    edition: 'second',
    city: '+\n.p..p..p..p\n',
    roofs: { a1: 1, d1: 2, j1: 'n' },
    stocks: ['purple 2 roof 1', 'wall 9', 'wall 9'],
  });
  assert.equal(refusalOf(burnt, 'r purple'), 'M3.4');
});

test('[M10.2] a first piece that leaves a second leaves the choice between both', () => {
  const state = position(WITH_TEA);
  playAll(state, 'b grey h1');
  assert.ok(legal(state).includes('tea') && legal(state).includes('r grey'));
});

test('[M3.4] what is found for one table is not disturbed by another', () => {
  const draw = () => [position(LAST_GREY), position(WITH_TEA), position(BEGIN), position({ edition: 'ditt' })] as const;
  const asked = (state: MedinaState) => {
    const view = viewOf(state, 0);
    const list = moves(view);
    return { list, refusals: ['r grey', 'b grey h1', 'w N1', 'm f4'].map((text) => refuse(view, readMove(text) as Move)?.rule) };
  };
  const alone = draw().map((state) => JSON.stringify(asked(state)));
  const states = draw();
  const before = JSON.stringify(states);
  // Each in turn, again and again, while what was found before is kept.
  const kept = Array.from({ length: 12 }, (_, n) => asked(states[n % states.length]!));
  assert.deepEqual(
    kept.map((found) => JSON.stringify(found)),
    kept.map((_, n) => alone[n % alone.length]),
  );
  assert.equal(JSON.stringify(states), before, 'a piece that is only tried leaves no trace');
  assert.ok(kept.every(({ list }) => new Set(list.map(writeMove)).size === list.length));
});
