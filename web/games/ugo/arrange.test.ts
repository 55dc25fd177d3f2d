import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, quiet, viewOf } from '#engine';
import { colourOf, rules } from '#games/ugo';
import { obvious } from './arrange.ts';

test('only layings with an open top and no open order are obvious, and then the highest lie on top', () => {
  const chance = new FastChance(4);
  const seen = { obvious: 0, open: 0 };
  for (let n = 0; n < 60; n++) {
    const state = rules.setup({ rounds: 1, pool: 'full' }, 2 + (n % 3), chance);
    for (let [seat] = rules.toAct(state.table); seat !== undefined; [seat] = rules.toAct(state.table)) {
      const view = viewOf(state, seat);
      const legal = rules.moves(view);
      const move = obvious(view, legal);
      if (move?.kind === 'lay') {
        seen.obvious++;
        assert.equal(rules.refuse(view, move), undefined);
        for (const top of move.tops) {
          assert.ok(state.table.trick.every((card) => colourOf(card) !== colourOf(top) || card <= top));
        }
      } else if (state.table.turn.kind === 'lay') {
        seen.open++;
        const orders = new Set(legal.map((lay) => (lay.kind === 'lay' ? lay.tops.map(colourOf).join() : '')));
        assert.ok(orders.size > 1);
      }
      rules.play(state, seat, chance.pick(legal), chance, quiet);
    }
  }
  assert.ok(seen.obvious > 50 && seen.open > 50, JSON.stringify(seen));
});
