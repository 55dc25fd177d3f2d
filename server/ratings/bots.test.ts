import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GREEDY_AT, LADDER } from '#bots/ladder';
import { LEVELS } from '#bots/level';
import { FastChance } from '#engine';
import { ugo as game } from '#games/ugo';
import type { Leaderboard, MakeTable } from '#protocol';
import { openSqlite } from '../sqlite.ts';
import { Crowd, fraction } from '../tests/crowd.ts';
import { ask, Guest, makeRated, makeTable, newFolder, satOf, serve, takeRatedSeat } from '../tests/guest.ts';
import { believedAtFirst, isMeasured } from './bots.ts';
import type { BotRating } from './store.ts';
import { PROVISIONAL, type Rating, rate, UNKNOWN } from './weng-lin.ts';

const GAME = game.meta.id;

/** How often somebody wins who is so many points ahead. */
const onLadder = (points: number) => 1 / (1 + 10 ** (-points / 400));

/** Of whom everything is known, and whom `greedy` equals. */
const SURE = { ...UNKNOWN, deviation: 0 };
const measured = Object.entries(LADDER).flatMap(([game, levels]) => Object.entries(levels).map(([level, elo]) => ({ game, level, elo })));

test('a level begins where a rating expects just what the ladder foretells, and nothing is sure of it', () => {
  for (const { game, level, elo } of measured) {
    const { rating, deviation } = believedAtFirst(game, level);
    assert.equal(deviation, UNKNOWN.deviation);
    const [won = 0, lost = 0] = [1, 2].map((place) => rate([{ rating, deviation: 1 }, SURE], [place, 3 - place])[0]!.rating - rating);
    const wins = onLadder(elo - GREEDY_AT);
    assert.ok(Math.abs(wins * won + (1 - wins) * lost) < 1e-4 * (won - lost), `${game} ${level}: ${won}, ${lost}`);
  }
  assert.deepEqual(believedAtFirst('another game', 'level-5'), UNKNOWN);
});

test('who wins as the ladder foretells is found, from nothing, where the level begins', () => {
  const chance = new FastChance(7);
  for (const { game, level, elo } of measured) {
    let found: Rating = UNKNOWN;
    for (let n = 0; n < 3000; n++) found = rate([found, SURE], fraction(chance) < onLadder(elo - GREEDY_AT) ? [1, 2] : [2, 1])[0]!;
    const { rating } = believedAtFirst(game, level);
    assert.ok(
      Math.abs(found.rating - rating) < 2 * found.deviation,
      `${game} ${level}: ${found.rating} ± ${found.deviation}, not ${rating}`,
    );
  }
});

/** Where, among people as they are rated, somebody of a strength belongs: the line through them all. */
function placeOf(strength: number, crowd: Crowd, ratings: ReadonlyMap<string, Rating>): number {
  const points = [...crowd.strengths].map(([id, x]) => ({ x, y: (ratings.get(id) as Rating).rating }));
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))];
  const slope = meanOf(points.map(({ x, y }) => (x - x0) * (y - y0))) / meanOf(points.map(({ x }) => (x - x0) ** 2));
  return y0 + slope * (strength - x0);
}

test('a crowd brings each level to where it belongs among them, and it is shown once enough of them have played it', async (t) => {
  const data = newFolder(t);
  const store = openSqlite(data);
  const crowd = new Crowd(store);
  for (let n = 0; n < 20; n++) await crowd.add(`person${n}`, 1000 + 50 * n);
  const people = [...crowd.strengths.keys()];
  for (let round = 0; round < 12; round++) for (const id of people) await crowd.play(GAME, id, crowd.otherThan(id));
  const before = await crowd.ratings(GAME);
  // Far from what the ladder says.
  const truth = new Map(LEVELS.map((level, n) => [level, 900 + 250 * n] as const));
  const play = async (some: readonly string[]) => {
    for (const id of some) for (let n = 0; n < 6; n++) for (const [level, strength] of truth) await crowd.play(GAME, id, level, strength);
  };
  await play(people.slice(0, 9));
  const early = await store.results.bots(GAME);
  assert.deepEqual(
    early.map(({ people: many, deviation }) => [many, deviation < PROVISIONAL]),
    LEVELS.map(() => [9, true]),
  );
  assert.ok(!early.some(isMeasured), 'however often nine people play them');
  await play(people.slice(9));
  const found = await store.results.bots(GAME);
  assert.ok(found.every(isMeasured));
  for (const [level, strength] of truth) {
    const { rating, deviation } = found.find(({ bot }) => bot === level) as BotRating;
    const place = placeOf(strength, crowd, before);
    assert.ok(Math.abs(rating - place) < 2 * deviation, `${level} is at ${rating} ± ${deviation} and not at ${place}`);
  }
  assert.deepEqual(await crowd.ratings(GAME), before);
  await store.close();
  const { port } = await serve(t, { data });
  const { bots, people: leaders } = (await ask(port, 'GET', `/api/leaderboards/${GAME}`)).json as Leaderboard;
  assert.deepEqual(
    bots,
    found.map(({ rating, deviation, ...level }) => ({ ...level, rating: Math.round(rating), deviation: Math.round(deviation) })),
  );
  assert.deepEqual(
    bots.map(({ games, people: many }) => [games, many]),
    LEVELS.map(() => [100, 20]),
  );
  assert.equal(leaders.length, 20);
});

test('at a server’s table: who has played a rated game teaches the bot they play next, a guest teaches none', async (t) => {
  const data = newFolder(t);
  const { port, close } = await serve(t, { data });
  const play = async (table: string, tokens: readonly string[]) => {
    const guests = await Promise.all(tokens.map((token) => Guest.join(port, table, token)));
    const chance = new FastChance(1);
    await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
    await Promise.all(guests.map((guest) => guest.leave()));
  };
  const table: MakeTable = { game: GAME, options: { rounds: 1 }, seats: ['person', 'person'] };
  const ada = await makeRated(port, { ...table, rated: true, name: 'Ada' });
  const bo = await takeRatedSeat(port, ada.info.id, 'Bo');
  await play(ada.info.id, [ada.token, bo.token]);
  const seats = ['person', 'bot level-1', 'bot level-3'] as const;
  const made = satOf(await ask(port, 'POST', '/api/tables', { ...table, seats }, { authorization: `Bearer ${ada.token}` }));
  await play(made.info.id, [ada.token]);
  const guest = await makeTable(port, { ...table, seats: ['person', 'bot level-5'], name: 'Cy' });
  await play(guest.info.id, [guest.token]);
  await close();
  const store = openSqlite(data);
  const found = await store.results.bots(GAME);
  assert.deepEqual(found.map(({ bot, games, people }) => [bot, games, people]).sort(), [
    ['level-1', 1, 1],
    ['level-3', 1, 1],
  ]);
  const [rating, ...others] = await store.results.ratings((ada.info.seats[0] as { id: string }).id);
  assert.deepEqual([rating?.games, others], [1, []]);
  await store.close();
});
