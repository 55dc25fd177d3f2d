import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedGames } from '#tools/recorded';
import { counting } from './count.ts';
import { CULTURE, effectsWith, finalCountsOf, type PatchistoryEvent, type PatchistoryState, patchistory } from './index.ts';

const { names, replay } = recordedGames(patchistory);
/** A real game is counted by the newest rules. */
const newest = names.filter((name) => replay(name).match.rules === patchistory.meta.rules);

/** What is tapped in where an effect counts something of its owner. */
const COUNTED = { MOAI: 'seas', GANDHI: 'farms', STATUEOFLIBERTY: 'reclaimed', WALLSTREET: 'money' } as const;
const SACRIFICE = 5;

for (const name of newest) {
  test(`[P11.3] [P11.16] [P11.18] [P12.2] the end of "${name}", tapped in, is counted as it was`, () => {
    const { match, outcome, played } = replay(name);
    const { table } = match.state as PatchistoryState;
    const events = played.flatMap(({ told }) => told.map(({ event }) => event as PatchistoryEvent));
    /** Everything since the last upkeep of workers, which comes right before that of heroes and wonders. */
    const end = events.slice(events.findLastIndex(({ kind }) => kind === 'fed' || kind === 'produced') + 1);
    const shown = end.flatMap((event) => (event.kind === 'cardsShown' ? event.cards : []));
    assert.equal(shown.length, table.seats);

    const rows = { hunger: [0, 0, 0, 0], votes: [0, 0, 0, 0], heroes: [0, 0, 0, 0] };
    const tapped = outcome.scores.map((_, seat) => {
      const counts = finalCountsOf(table, seat);
      const own: Record<string, number> = { heroes: counts.heroes, wonders: counts.wonders };
      for (const effect of [...effectsWith(table, seat, 'eraEnd'), ...effectsWith(table, seat, 'gameEnd')]) {
        const counted = COUNTED[effect.id as keyof typeof COUNTED];
        own[effect.id] = counted === undefined ? 1 : counts[counted];
      }
      return own;
    });
    for (const event of end) {
      if (event.kind === 'maintained') {
        Object.assign(tapped[event.seat]!, { food: event.food, resources: event.resources });
        rows.hunger[event.seat]! -= event.culture;
      } else if (event.kind === 'voted') {
        for (const [seat, n] of event.votes.entries()) tapped[seat]![`votes${shown.indexOf(event.card) + 1}`] = n;
      } else if (event.kind === 'counted') {
        for (const [seat, n] of event.values.entries()) tapped[seat]![`value${shown.indexOf(event.card) + 1}`] = n;
        for (const [seat, n] of event.culture.entries()) rows.votes[seat]! += n;
      } else if (event.kind === 'effect') {
        const culture = event.goods[CULTURE]!;
        rows.heroes[event.seat]! += culture;
        if (event.effect === 'CHICHENITZA')
          tapped[event.seat]![event.effect] = (tapped[event.seat]![event.effect] ?? 0) + culture / SACRIFICE;
      }
    }
    for (const [seat, score] of outcome.scores.entries()) {
      tapped[seat]!.culture = score - rows.hunger[seat]! - rows.votes[seat]! - rows.heroes[seat]!;
    }

    const counted = counting.outcome({}, tapped);
    for (const [what, points] of Object.entries(rows)) {
      assert.deepEqual(counted?.breakdown.find((row) => row.what === what)?.points, points.slice(0, table.seats), what);
    }
    assert.deepEqual(counted?.scores, outcome.scores);
    assert.deepEqual(counted?.ranking, outcome.ranking);
  });
}

test('[P11.3] [P2.11] what is missing at the last upkeep costs culture, and no more than there is', () => {
  const counted = counting.outcome({}, [
    { culture: 20, heroes: 2, wonders: 1, food: 3, resources: 0 },
    { culture: 5, wonders: 1 },
  ]);
  assert.deepEqual(counted?.scores, [20 - 3 - 6, 0]);
});

test('[P13.14] [P13.42] [P13.56] heroes and wonders bring what they count', () => {
  const counted = counting.outcome({}, [
    { heroes: 5, food: 10, HOMER: 1, ZIGGURATOFUR: 1 },
    { MOAI: 4, WALLSTREET: 7, CHICHENITZA: 2 },
  ]);
  assert.deepEqual(counted?.scores, [5 - 4, 8 + 3 + 10]);
});

test('[P11.4] [P11.10] there are as many cards as seats, and the one with the fewest votes counts nothing', () => {
  const cards = (seats: number) => counting.parts({}, seats).flatMap(({ fields }) => fields.filter(({ name }) => name === 'value')).length;
  assert.deepEqual([2, 3, 4].map(cards), [2, 3, 4]);
  const counted = counting.outcome({}, [
    { value1: 3, votes1: 4, value2: 1, votes2: 3 },
    { value1: 2, value2: 5, votes3: 1 },
    { value1: 1, value2: 4, value3: 9, votes2: 2 },
  ]);
  // Four votes on the first card, five on the second; the third is dropped.
  assert.deepEqual(counted?.scores, [4, 2 + 5, 2]);
});
