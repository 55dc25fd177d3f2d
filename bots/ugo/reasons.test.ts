import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, isRefusal, Match, readOptions, SEED_BYTES } from '#engine';
import { type Move, type UgoView, ugo } from '#games/ugo';
import { reasons } from './reasons.ts';

test('what can be counted is said before how often a trick is won, and there is always something', () => {
  let guesses = 0;
  for (const seats of [2, 3, 4]) {
    const options = readOptions(ugo, seats, {});
    assert.ok(typeof options !== 'string');
    const match = new Match(ugo, options, seats, new Uint8Array(SEED_BYTES).fill(seats));
    for (const chance = new FastChance(seats); match.ply < 25; ) {
      const [seat] = match.toAct() as [number];
      const view = match.view(seat) as UgoView;
      const legal = ugo.moves(view) as Move[];
      const move = chance.pick(legal);
      const kinds = reasons(view, move, legal[0]).map((fact) =>
        fact.kind === 'takesTrick' && fact.chance > 0 && fact.chance < 1 ? 'guess' : fact.kind,
      );
      if (kinds.includes('guess')) {
        guesses++;
        assert.equal(kinds.indexOf('guess'), kinds.length - 1, kinds.join());
        assert.ok(kinds.includes('beatenBy'), kinds.join());
      }
      assert.ok(!isRefusal(match.submit(seat, ugo.writeMove(move))));
    }
  }
  assert.ok(guesses > 5, `${guesses} guesses`);
});
