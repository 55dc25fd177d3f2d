import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, viewOf } from '#engine';
import { earnedBy, stockOf } from '../civilisation/stock.ts';
import { BLACK, CULTURE, MONEY, NOBODY, NOTHING, WHITE } from '../pieces.ts';
import { act, acting, type Drawn, enter, legal, listener, position, why } from '../position.ts';
import { rules } from '../rules.ts';
import type { PatchistoryState } from '../table.ts';

const RICH = 'M9 C20';
const VASCO = 'E; B2-04 0,3 ----';

/** A position at the beginning of an auction; not the first of the game unless told. */
function auction(seats: number, drawn: Partial<Drawn> = {}): PatchistoryState {
  const civs = Array.from({ length: seats }, () => 'E');
  const state = position({ civs, stock: civs.map(() => RICH), ...drawn });
  enter(state, 'auction');
  return state;
}

const rule = (state: PatchistoryState, line: string) => why(state, line)?.rule;
const money = ({ table }: PatchistoryState) => table.civs.map((_, seat) => stockOf(table, seat, MONEY));
const culture = ({ table }: PatchistoryState) => table.civs.map((_, seat) => stockOf(table, seat, CULTURE));
const offered = ({ table }: PatchistoryState) => table.offer.tiles.slice();

/** Plays any moves until the offer of the round after this one lies open; tells the sides of each round. */
function sidesOfRounds(seats: number, rounds: number): string[] {
  const chance = new FastChance(5);
  const state = rules.setup({ capital: 'equality', order: 'together', screens: 'closed', data: '' }, seats, chance);
  const sides = Array.from({ length: rounds }, () => '');
  const tell = {
    ...listener(),
    reveal: (event: { kind: string }) => {
      const { era, round } = state.table;
      const at = 5 * era + round;
      if (event.kind === 'offered' && at < rounds) sides[at] += (event as unknown as { side: number }).side === WHITE ? 'W' : 'B';
    },
  };
  const first = state.table.offer.sides.map((side) => (side === WHITE ? 'W' : 'B'));
  sides[0] = first.join('');
  while (5 * state.table.era + state.table.round < rounds) {
    const seat = chance.pick(rules.toAct(state.table));
    rules.play(state, seat, chance.pick(rules.moves(viewOf(state, seat))), chance, tell);
  }
  return sides;
}

test('[P3.1] one tile a seat is offered, and its faces alternate beginning with white', () => {
  assert.deepEqual(sidesOfRounds(4, 6), ['WBWB', 'WBWB', 'WBWB', 'WBWB', 'WBWB', 'WBWB']);
  assert.deepEqual(sidesOfRounds(2, 2), ['WB', 'WB']);
});

test('[P3.1] trap 1: with three seats they go on from round to round, and from era I, round 5 to era II, round 1', () => {
  assert.deepEqual(sidesOfRounds(3, 6), ['WBW', 'BWB', 'WBW', 'BWB', 'WBW', 'BWB']);
});

test('[P3.1] the tiles come off the deck of the era', () => {
  const state = position({ civs: ['E', 'E', 'E'], round: 1 });
  const before = state.table.deck;
  const next = state.box.decks[0]!.slice(-3).reverse();
  enter(state, 'auction');
  assert.deepEqual(offered(state), next);
  assert.equal(state.table.deck, before - 3);
  assert.equal(state.box.decks[0]?.length, before - 3);
});

test('[P3.2] bidding goes clockwise from the first player, and whoever leads is skipped', () => {
  const state = auction(4, { first: 2 });
  assert.deepEqual(acting(state), [2]);
  act(state, '2: bid 1 1');
  assert.deepEqual(acting(state), [3]);
  act(state, '3: bid 2 1');
  assert.deepEqual(acting(state), [0]);
  act(state, '0: bid 1 2');
  assert.deepEqual(acting(state), [1]);
  act(state, '1: bid 3 1');
  assert.deepEqual(acting(state), [2]);
  assert.equal(rule(state, '3: bid 2 5'), 'P2.13');
});

test('[P3.3] nobody may pass', () => {
  const state = auction(3);
  assert.equal(rule(state, '0: wait'), 'P3.3');
  assert.equal(rule(state, '0: done'), 'P1.2');
  act(state, '0: bid 1 1\n1: bid 1 2\n2: bid 2 1');
  assert.deepEqual(acting(state), [0]);
  assert.equal(rule(state, '0: wait'), 'P3.3');
});

test('[P3.4] a bid is at least 1 and more than the leading stake, on a tile that is offered', () => {
  const state = auction(3, { stock: ['M2', 'M3', 'M9'] });
  assert.equal(rule(state, '0: bid 1 0'), 'P3.4');
  assert.equal(rule(state, '0: bid 4 1'), 'P3.4');
  assert.deepEqual(legal(state, 0), ['bid 1 1', 'bid 1 2', 'bid 2 1', 'bid 2 2', 'bid 3 1', 'bid 3 2']);
  act(state, '0: bid 1 2');
  assert.equal(rule(state, '1: bid 1 2'), 'P3.4');
  assert.deepEqual(legal(state, 1), ['bid 1 3', 'bid 2 1', 'bid 2 2', 'bid 2 3', 'bid 3 1', 'bid 3 2', 'bid 3 3']);
});

test('[P3.4] an outbid seat raises, moves, or moves and raises', () => {
  const state = auction(3, { stock: ['M4', 'M9', 'M9'] });
  act(state, '0: bid 1 2\n1: bid 1 3\n2: bid 2 2');
  assert.deepEqual(legal(state, 0), ['bid 1 4', 'bid 2 3', 'bid 2 4', 'bid 3 2', 'bid 3 3', 'bid 3 4']);
});

test('[P3.5] a stake never shrinks', () => {
  const state = auction(3);
  act(state, '0: bid 1 3\n1: bid 1 4\n2: bid 2 1');
  assert.equal(rule(state, '0: bid 3 2'), 'P3.5');
  assert.equal(rule(state, '0: bid 3 3'), undefined);
});

test('[P3.6] a bid adds no more money than the seat has', () => {
  const state = auction(3, { stock: ['M3', 'M9', 'M9'] });
  assert.equal(rule(state, '0: bid 1 4'), 'P3.6');
  act(state, '0: bid 1 2\n1: bid 1 3\n2: bid 2 1');
  assert.deepEqual(money(state), [1, 6, 8]);
  assert.equal(rule(state, '0: bid 1 4'), 'P3.6');
  assert.equal(rule(state, '0: bid 3 3'), undefined);
});

test('[P3.4] [P3.5] trap 2: outbid with stake 4 and no money, only stake 4 can move, to a tile that is empty or led with less', () => {
  const state = auction(4, { stock: ['M4', 'M9', 'M9', 'M9'] });
  act(state, '0: bid 1 4\n1: bid 1 5\n2: bid 2 3\n3: bid 3 4');
  assert.deepEqual(legal(state, 0), ['bid 2 4', 'bid 4 4']);
  assert.equal(rule(state, '0: wait'), 'P3.3');
});

test('[P3.7] vector 2: the auction ends when each tile has a leader, and all that was staked is lost', () => {
  const state = auction(4);
  const tiles = offered(state);
  const moves = '0: bid 1 3\n1: bid 2 1\n2: bid 3 1\n3: bid 1 4\n0: bid 1 5\n3: bid 2 4';
  assert.equal(act(state, moves), 'waits');
  assert.deepEqual(acting(state), [1]);
  assert.equal(act(state, '1: bid 4 1'), 'through');
  assert.deepEqual(state.table.won, [tiles[0], tiles[3], tiles[2], tiles[1]]);
  assert.deepEqual(state.table.wonSide, [WHITE, BLACK, WHITE, BLACK]);
  assert.deepEqual(state.table.staked, [5, 1, 1, 4]);
  assert.deepEqual(money(state), [4, 8, 8, 5]);
  assert.deepEqual(offered(state), []);
});

test('[P3.8] a seat without money changes 3 culture into 1 money at its first turn, once', () => {
  const state = auction(3, { stock: ['M1 C20', 'C20', 'M2 C20'] });
  assert.deepEqual(culture(state), [20, 20, 20]);
  act(state, '0: bid 1 1');
  assert.deepEqual(money(state), [0, 1, 2]);
  assert.deepEqual(culture(state), [20, 17, 20]);
  assert.equal(earnedBy(state.table, 1).at(-1), -3);
  act(state, '1: bid 2 1\n2: bid 2 2');
  assert.deepEqual(acting(state), [1]);
  assert.deepEqual(legal(state, 1), ['bid 3 1']);
  assert.deepEqual(culture(state), [20, 17, 20]);
});

test('[P3.8] trap 3: with 0 money and 2 culture it pays 2, gets 1 money and must stake it on an empty tile', () => {
  const state = auction(4, { stock: ['M1 C9', 'C2', RICH, RICH] });
  const tell = listener();
  act(state, '0: bid 1 1', tell);
  assert.deepEqual(tell.events.at(-1), { kind: 'pawned', seat: 1, culture: 2 });
  assert.deepEqual(culture(state).slice(0, 2), [9, 0]);
  assert.deepEqual(money(state).slice(0, 2), [0, 1]);
  assert.deepEqual(legal(state, 1), ['bid 2 1', 'bid 3 1', 'bid 4 1']);
});

test('[P3.9] the first auction shows its tiles one by one, and each seat bids on those shown or waits', () => {
  const state = auction(3, { round: 0, first: 1, stock: ['M3', 'M3', 'M3'] });
  assert.equal(offered(state).length, 1);
  assert.deepEqual(acting(state), [1]);
  assert.deepEqual(legal(state, 1), ['bid 1 1', 'bid 1 2', 'bid 1 3', 'wait']);
  assert.equal(rule(state, '1: bid 2 1'), 'P3.4');
  act(state, '1: bid 1 3');
  assert.equal(offered(state).length, 2);
  assert.deepEqual(legal(state, 2), ['bid 2 1', 'bid 2 2', 'bid 2 3', 'wait']);
  act(state, '2: wait');
  assert.equal(offered(state).length, 3);
  assert.deepEqual(acting(state), [0]);
});

test('[P3.9] a leader may be outbid while tiles are still to be shown', () => {
  const state = auction(3, { round: 0, stock: ['M3', 'M3', 'M3'] });
  act(state, '0: bid 1 1\n1: bid 1 2\n2: bid 3 1');
  assert.deepEqual(acting(state), [0]);
  assert.deepEqual(legal(state, 0).includes('wait'), false);
  assert.equal(act(state, '0: bid 2 1'), 'through');
});

test('[P3.10] trap 4: three wait, the last must bid, then the first must, and nobody waits twice', () => {
  const state = auction(4, { round: 0 });
  act(state, '0: wait\n1: wait\n2: wait');
  assert.equal(offered(state).length, 4);
  assert.deepEqual(acting(state), [3]);
  assert.equal(rule(state, '3: wait'), 'P3.10');
  act(state, '3: bid 4 1');
  assert.deepEqual(acting(state), [0]);
  assert.equal(rule(state, '0: wait'), 'P3.3');
  assert.equal(act(state, '0: bid 1 1\n1: bid 2 1\n2: bid 3 1'), 'through');
});

test('[P3.11] two seats choose a tile and a sum in secret, at once, and both are shown together', () => {
  const state = auction(2, { stock: ['M2', 'M1'] });
  const tell = listener();
  assert.deepEqual(acting(state), [0, 1]);
  assert.deepEqual(legal(state, 0), ['bid 1 0', 'bid 1 1', 'bid 1 2', 'bid 2 0', 'bid 2 1', 'bid 2 2']);
  assert.equal(rule(state, '1: bid 1 2'), 'P3.11');
  assert.equal(rule(state, '1: bid 3 0'), 'P3.11');
  assert.equal(rule(state, '1: wait'), 'P1.2');
  act(state, '0: bid 2 2', tell);
  assert.deepEqual(tell.events, [{ kind: 'chose', seat: 0 }]);
  assert.deepEqual(state.hands[0]?.secret, [1, 2]);
  assert.deepEqual(money(state), [2, 1]);
  assert.deepEqual(acting(state), [1]);
  assert.equal(rule(state, '0: bid 1 0'), 'P2.13');
  act(state, '1: bid 1 1', tell);
  assert.deepEqual(tell.events.filter(({ kind }) => kind === 'bidShown').length, 2);
  assert.deepEqual(state.hands[0]?.secret, []);
});

test('[P3.12] vector 8: on the same tile the higher sum gets it, the other seat the other tile, each with a free choice of face', () => {
  const state = auction(2);
  const [one, two] = offered(state);
  assert.equal(act(state, '0: bid 2 3\n1: bid 2 4'), 'through');
  assert.deepEqual(state.table.won, [one, two]);
  assert.deepEqual(state.table.wonSide, [NOTHING, NOTHING]);
  enter(state, 'patching');
  for (const seat of acting(state)) {
    const ways = legal(state, seat);
    assert.ok(ways.some((text) => text.startsWith('patch w')));
    assert.ok(ways.some((text) => text.startsWith('patch b')));
  }
});

test('[P3.12] on different tiles each gets its own', () => {
  const state = auction(2, { first: 1 });
  const [one, two] = offered(state);
  act(state, '0: bid 2 0\n1: bid 1 9');
  assert.deepEqual(state.table.won, [two, one]);
});

test('[P3.12] [P3.13] trap 5: both stake 0 on tile 2, the first player gets it, and nothing is lost', () => {
  for (const first of [0, 1]) {
    const state = auction(2, { first, stock: ['C20', 'C20'] });
    const [one, two] = offered(state);
    act(state, '1: bid 2 0\n0: bid 2 0');
    assert.equal(state.table.won[first], two);
    assert.equal(state.table.won[1 - first], one);
    assert.deepEqual(money(state), [0, 0]);
    assert.deepEqual(culture(state), [20, 20]);
  }
});

test('[P3.13] two seats both pay, whatever they won, and the first auction is like any other', () => {
  const state = auction(2, { round: 0 });
  assert.equal(offered(state).length, 2);
  act(state, '0: bid 1 3\n1: bid 1 9');
  assert.deepEqual(money(state), [6, 0]);
});

/** An auction to which Vasco da Gama has just come, in the territory of one seat. */
function withVasco(seats: number, owner: number, stock: readonly string[], civ = VASCO): PatchistoryState {
  const civs = Array.from({ length: seats }, (_, seat) => (seat === owner ? civ : 'E'));
  const state = position({ civs, stock });
  state.table.vasco = owner;
  enter(state, 'auction');
  return state;
}

test('[P13.30] Vasco da Gama takes a tile before any bid, with the face shown, and sits the auction out', () => {
  const state = withVasco(3, 2, ['M9', 'M9', 'M9']);
  const tiles = offered(state);
  assert.deepEqual(acting(state), [2]);
  assert.deepEqual(legal(state, 2), ['take 1', 'take 2', 'take 3']);
  assert.equal(rule(state, '2: take 4'), 'P13.30');
  assert.equal(rule(state, '2: bid 1 1'), 'P1.2');
  act(state, '2: take 2');
  assert.equal(state.table.won[2], tiles[1]);
  assert.equal(state.table.wonSide[2], BLACK);
  assert.deepEqual(offered(state), [tiles[0], tiles[2]]);
  assert.deepEqual(acting(state), [0]);
  assert.equal(act(state, '0: bid 2 1\n1: bid 1 1'), 'through');
  assert.deepEqual(state.table.won, [tiles[2], tiles[0], tiles[1]]);
  assert.deepEqual(money(state), [8, 8, 9]);
});

test('[P13.30] [P3.8] trap 3: Vasco’s owner without money keeps the culture', () => {
  const state = withVasco(4, 0, ['C2', RICH, RICH, RICH]);
  act(state, '0: take 1\n1: bid 1 1\n2: bid 2 1\n3: bid 3 1');
  assert.equal(culture(state)[0], 2);
  assert.equal(money(state)[0], 0);
});

test('[P13.30] with two seats the other gets the other tile, nobody bids, and both choose the face', () => {
  const state = withVasco(2, 1, [RICH, RICH]);
  const [one, two] = offered(state);
  assert.equal(act(state, '1: take 1'), 'through');
  assert.deepEqual(state.table.won, [two, one]);
  assert.deepEqual(state.table.wonSide, [NOTHING, NOTHING]);
  assert.deepEqual(money(state), [9, 9]);
});

test('[P13.30] it is once only, and lost when he is covered before', () => {
  const once = withVasco(3, 1, [RICH, RICH, RICH]);
  assert.equal(once.table.vasco, NOBODY);
  act(once, '1: take 1\n0: bid 1 1\n2: bid 2 1');
  enter(once, 'auction');
  assert.equal(once.table.turn.kind, 'bid');
  const covered = withVasco(3, 1, [RICH, RICH, RICH], `${VASCO}; W2-01 1,3`);
  assert.equal(covered.table.turn.kind, 'bid');
});
