import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, quiet, viewOf } from '#engine';
import { Fit } from '#tools/fit';
import { imagine } from './imagine.ts';
import { rules } from './index.ts';
import { moves, toAct } from './legal.ts';
import { readMove } from './notation.ts';
import { type Card, type KingState, type Move, NO_CARD } from './pieces.ts';
import { play } from './play.ts';
import { after, cards, position } from './position.ts';
import { setup } from './setup.ts';

test('[K9.1] an imagined state gives the same view, with all cards and nothing changed', () => {
  for (let game = 0; game < 24; game++) {
    const seats = 2 + (game % 4);
    const chance = new FastChance(game, 5);
    const state = setup({ penalties: game % 2 === 0 ? 'shuffled' : 'sorted', odds: 'shown' }, seats, chance);
    for (let [seat] = toAct(state.table); seat !== undefined; [seat] = toAct(state.table)) {
      const before = JSON.stringify(state);
      for (let other = 0; other < seats; other++) {
        const view = viewOf(state, other);
        const world = imagine(view, chance);
        assert.deepEqual(viewOf(world, other), view);
        assert.deepEqual(rules.inventory(world), rules.inventory(state));
        assert.equal(world.box.citizens.length, state.table.draw);
        world.table.row[0] = NO_CARD;
        world.table.piles[0]?.push(NO_CARD);
      }
      assert.equal(JSON.stringify(state), before, 'imagining changes nothing');
      const list = moves(viewOf(state, seat));
      play(state, seat, chance.pick(list.filter(({ kind }) => kind === 'take').concat(chance.pick(list))), chance, quiet);
    }
  }
});

test('[K9.1] every unseen citizen may be the next, and none that was seen', () => {
  const state = after({ seats: 3, piles: ['D1 G1', 'E1', ''], dice: '5 5 5 5 4 4', row: 'X2 D7 D8 M3 O7', drawLeft: 20 }, 'take 1');
  assert.equal(state.table.turn.kind, 'give');
  const seen = [...state.table.piles.flat(), ...state.table.row, ...state.table.discards, ...cards('X2')];
  const next = new Set<Card>();
  const chance = new FastChance(3);
  for (let n = 0; n < 500; n++) next.add(imagine(viewOf(state, 1), chance).box.citizens.at(-1)!);
  assert.equal(next.size, 20);
  assert.ok([...next].every((card) => !seen.includes(card)));
});

test('[K2.3] [K9.1] the order of shuffled penalties is unknown below the top, that of sorted ones is known', () => {
  const chance = new FastChance(4);
  const next = (order: 'shuffled' | 'sorted') => {
    const { table, hands } = position({ order, piles: ['P1', 'P2'], penalties: 'P3' });
    const found = new Set<string>();
    for (let n = 0; n < 300; n++) found.add(String(imagine({ seat: 0, table, hand: hands[0] ?? [] }, chance).box.penalties));
    return found;
  };
  assert.ok(next('shuffled').size > 250);
  assert.deepEqual([...next('sorted')], [String(cards('P10 P9 P8 P7 P6 P5 P4'))]);
});

/** Every order of some cards. */
function orders(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) => orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));
}

test('[K9.1] every order of both piles that fits what was seen is imagined as often as any other', () => {
  const fit = new Fit();
  const chance = new FastChance(1, 16);
  const names = Array.from({ length: 10 }, (_, n) => `P${n + 1}`);
  for (let n = 0; n < 60; n++) {
    const order = n % 2 === 0 ? 'shuffled' : 'sorted';
    const taken = order === 'sorted' ? names : chance.shuffle([...names]);
    const state = position({ order, piles: [taken.slice(0, 5 + (n % 4)).join(' '), 'E1'], drawLeft: 1 + chance.below(4) });
    const { citizens, penalties } = state.box;
    const below = order === 'sorted' ? [penalties] : orders(penalties);
    const cases = orders(citizens).flatMap((one) => below.map((other) => `${one} ${other}`));
    fit.add(new Map(cases.map((one) => [one, 1 / cases.length])), 20 * cases.length, () => {
      const { box } = imagine(viewOf(state, 0), chance);
      return `${box.citizens} ${box.penalties}`;
    });
  }
  assert.ok(fit.positions > 40, `${fit.positions} positions`);
  fit.check();
});

test('[K9.1] every hidden card is imagined at every place of its pile as often as any other', () => {
  const fit = new Fit();
  for (let game = 0; game < 40; game++) {
    const chance = new FastChance(game, 15);
    const state = setup({ penalties: game % 2 === 0 ? 'shuffled' : 'sorted', odds: 'shown' }, 2 + (game % 4), chance);
    for (let [seat, ply] = [toAct(state.table)[0], game]; seat !== undefined; [seat, ply] = [toAct(state.table)[0], ply + 1]) {
      const view = viewOf(state, seat);
      const { citizens, penalties } = state.box;
      if (ply % 31 === 0) {
        const [at, below] = [chance.below(citizens.length), chance.below(penalties.length + 1)];
        const likely = state.table.order === 'sorted' || below === penalties.length ? [penalties[below]] : penalties;
        const cases = citizens.flatMap((card) => likely.map((penalty) => `${card} ${penalty}`));
        fit.add(new Map(cases.map((one) => [one, 1 / cases.length])), 10 * cases.length, () => {
          const { box } = imagine(view, chance);
          return `${box.citizens[at]} ${box.penalties[below]}`;
        });
      }
      const list = moves(view);
      play(state, seat, chance.pick(list.filter(({ kind }) => kind === 'take').concat(chance.pick(list))), chance, quiet);
    }
  }
  assert.ok(fit.positions > 40, `${fit.positions} positions`);
  fit.check();
});

test('[K9.1] nobody holds anything in secret', () => {
  const { hands } = position({ seats: 5 });
  assert.deepEqual(hands, [[], [], [], [], []]);
});

test('[K6.7] [K9.1] a new citizen or penalty is a reveal, so it cannot be taken back; a dragon not yet given can', () => {
  const reveals = (state: KingState, text: string) => {
    const kinds: string[] = [];
    const stock = rules.inventory(state);
    const tell = { everyone() {}, only() {}, reveal: ({ kind }: { kind: string }) => void kinds.push(kind) };
    play(state, 0, readMove(text) as Move, new FastChance(1), tell);
    assert.deepEqual(rules.inventory(state), stock);
    return kinds;
  };
  assert.deepEqual(reveals(position({ dice: '4 4 4 1 2 6', row: 'D3 D7 D8 M3 O7' }), 'take 1'), ['drew']);
  assert.deepEqual(reveals(position({ dice: '1 2 2 4 5 6' }), 'stop'), ['penalised', 'drew']);
  const dragon = position({ seats: 3, dice: '5 5 5 5 4 4', row: 'X2 D7 D8 M3 O7' });
  assert.deepEqual(reveals(dragon, 'take 1'), []);
  assert.deepEqual(reveals(dragon, 'give 1'), ['drew']);
});
