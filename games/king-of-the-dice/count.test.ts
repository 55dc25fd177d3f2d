import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedGames } from '#tools/recorded';
import { counting } from './count.ts';
import { kingOfTheDice } from './index.ts';
import { CARDS, type Card, type KingState, kindOf, pointsOf } from './pieces.ts';

const { names, replay } = recordedGames(kingOfTheDice);

/** Under which heading somebody would look for a card. */
function headingOf(card: Card): string {
  const kind = kindOf(card);
  if (kind === undefined) return pointsOf(card) < 0 ? 'penalties' : 'locations';
  return kind === 'fairy' ? 'fairies' : kind === 'dragon' ? 'dragons' : 'citizens';
}

for (const name of names) {
  test(`[K8.5] [K8.6] the kingdoms of "${name}", tapped in card by card, are counted as they were`, () => {
    const { match, outcome } = replay(name);
    const tapped = (match.state as KingState).table.piles.map((pile) => {
      const counts: Record<string, number> = {};
      for (const card of pile) {
        const id = `${headingOf(card)}${pointsOf(card)}`;
        counts[id] = (counts[id] ?? 0) + 1;
      }
      return counts;
    });
    const counted = counting.outcome({}, tapped);
    assert.deepEqual({ ...counted, ending: outcome.ending }, outcome);
  });
}

test('[K1.2] [K1.4] every card of the box can be tapped in, once', () => {
  const fields = counting.parts({}, 2).flatMap((part) => part.fields);
  assert.equal(
    fields.reduce((sum, { max }) => sum + max, 0),
    CARDS,
  );
  assert.equal(new Set(fields.map(({ id }) => id)).size, fields.length);
});
