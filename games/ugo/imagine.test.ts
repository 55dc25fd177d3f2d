import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chance, FastChance, viewOf } from '#engine';
import { imagine } from './imagine.ts';
import { rules } from './index.ts';
import { type Card, colourOf, NO_CARD, NOBODY, SPACES, type UgoState, type UgoView } from './pieces.ts';
import { cards, legal, playAll, position, unseenBy } from './position.ts';
import { setup } from './setup.ts';
import { cardsHeld } from './trick.ts';

/** Positions of random games, a few from each. */
function* positions(games: number, every: number): Generator<{ state: UgoState; chance: Chance }> {
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 3);
    const chance = new FastChance(game, 77);
    const state = setup({ rounds: 2, pool: 'full' }, seats, chance);
    for (let ply = 0; state.table.turn.kind !== 'over'; ply++) {
      if ((ply + game) % every === 0) yield { state, chance };
      playAll(state, [chance.pick(legal(state, state.table.turn.seat))], chance);
    }
    yield { state, chance };
  }
}

test('[U7.1] an imagined state gives the same view, and holds what the seat has seen', () => {
  let seen = 0;
  for (const { state, chance } of positions(60, 7)) {
    const { table } = state;
    const before = JSON.stringify(state);
    for (let seat = 0; seat < table.seats; seat++) {
      const view = viewOf(state, seat);
      const world = imagine(view, chance);
      seen++;
      assert.deepEqual(viewOf(world, seat), view);
      assert.deepEqual(rules.inventory(world), rules.inventory(state));
      assert.equal(world.box.length, state.box.length);
      for (const [other, hand] of world.hands.entries()) {
        assert.equal(hand.length, state.hands[other]?.length);
        assert.equal(hand.length, cardsHeld(table, other));
        if (other !== seat) assert.ok(hand.every((card) => table.voids[other * SPACES + colourOf(card)] === 0));
      }
      world.table.farmers[0] = 99;
      world.hands[seat]?.push(NO_CARD);
    }
    assert.equal(JSON.stringify(state), before, 'imagining changes nothing');
  }
  assert.ok(seen > 1000);
});

/** Whether some deal fits: every group of seats finds enough cards of the colours it can hold. */
function fits(view: UgoView, unseen: readonly Card[], needs: readonly number[]): boolean {
  for (let group = 1; group < 1 << needs.length; group++) {
    const members = needs.flatMap((_, seat) => (group & (1 << seat) ? [seat] : []));
    const wanted = members.reduce((sum, seat) => sum + needs[seat]!, 0);
    const open = unseen.filter((card) => members.some((seat) => view.table.voids[seat * SPACES + colourOf(card)] === 0));
    if (open.length < wanted) return false;
  }
  return true;
}

/** Every place (a seat, or NOBODY for set aside) where an unseen card can be, as "card place". */
function possible(view: UgoView): string[] {
  const { table, seat } = view;
  const unseen = unseenBy(view);
  const needs = Array.from({ length: table.seats }, (_, other) => (other === seat ? 0 : cardsHeld(table, other)));
  const spare = unseen.length - needs.reduce((sum, n) => sum + n);
  const places: string[] = [];
  for (const card of unseen) {
    const rest = unseen.filter((other) => other !== card);
    if (spare > 0 && fits(view, rest, needs)) places.push(`${card} ${NOBODY}`);
    for (const [other, n] of needs.entries()) {
      if (n === 0 || table.voids[other * SPACES + colourOf(card)] === 1) continue;
      if (fits(view, rest, needs.with(other, n - 1))) places.push(`${card} ${other}`);
    }
  }
  return places.sort();
}

function imagined(view: UgoView, times: number, chance: Chance): string[] {
  const places = new Set<string>();
  for (let n = 0; n < times; n++) {
    const world = imagine(view, chance);
    for (const card of world.box) places.add(`${card} ${NOBODY}`);
    for (const [other, hand] of world.hands.entries()) if (other !== view.seat) for (const card of hand) places.add(`${card} ${other}`);
  }
  return [...places].sort();
}

test('[U7.1] every place where an unseen card can be is imagined, and no other', () => {
  let checked = 0;
  for (const { state, chance } of positions(24, 37)) {
    if (state.table.turn.kind === 'over') continue;
    const view = viewOf(state, checked % state.table.seats);
    assert.deepEqual(imagined(view, 600, chance), possible(view));
    checked++;
  }
  assert.ok(checked > 30);
});

test('[U7.1] a deal is found even where only one fits', () => {
  // Seats 1 to 3 show every colour but one void; seat 0 holds nothing of use to them.
  const state = position({ seats: 4, tricks: 9, hands: ['k0', 'r8', 'b8', 'g8'] });
  const { table } = state;
  for (const card of cards('r0 r1 r2 r3 r4 r5 r6 r7 b0 b1 b2 b3 b4 b5 b6 b7 g0 g1 g2 g3 g4 g5 g6 g7')) table.lies[card] = 0;
  for (const [seat, colour] of [
    [1, 0],
    [2, 1],
    [3, 2],
  ] as const) {
    for (let other = 0; other < SPACES; other++) if (other !== colour) table.voids[seat * SPACES + other] = 1;
  }
  for (let seed = 0; seed < 50; seed++) {
    assert.deepEqual(imagine(viewOf(state, 0), new FastChance(seed)).hands, [cards('k0'), cards('r8'), cards('b8'), cards('g8')]);
  }
});

test('[U7.1] kingdoms are open, buried cards too; hands and cards set aside are not on the table', () => {
  const state = position({ kingdoms: ['r8 r3 r0'], tricks: 1 });
  assert.deepEqual(
    cards('r8 r3 r0').map((card) => state.table.lies[card]),
    [0, 0, 0],
  );
  const swapped: UgoState = { table: state.table, hands: [state.hands[0]!, state.box, [], []], box: [] };
  assert.equal(JSON.stringify(viewOf(swapped, 0)), JSON.stringify(viewOf(state, 0)));
});
