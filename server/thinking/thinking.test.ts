import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { botOf, type Entrant } from '#bots';
import { FastChance, type Game, Match, numberedSeed, readOptions } from '#engine';
import { gameOf, games } from '#games';
import type { Answer, Question } from './question.ts';
import { Thinking, type ThinkingOptions } from './thinking.ts';

const ODD = new URL('./tests/odd-thinker.ts', import.meta.url);

function start(t: TestContext, options: ThinkingOptions = {}): Thinking {
  const thinking = new Thinking(options);
  t.after(() => thinking.stop());
  return thinking;
}

/** The threads that were begun since, and how many of them have ended. */
function countThreads(t: TestContext): { begun: number; ended: number } {
  const threads = { begun: 0, ended: 0 };
  const note = (worker: Worker) => {
    threads.begun++;
    worker.once('exit', () => threads.ended++);
  };
  process.on('worker', note);
  t.after(() => process.off('worker', note));
  return threads;
}

function newMatch(game: Game): Match {
  const seats = game.meta.seats.max;
  const options = readOptions(game, seats, {});
  if (typeof options === 'string') throw new Error(options);
  return new Match(game, options, seats, numberedSeed(1, 1));
}

const ugo = newMatch(gameOf('ugo') as Game);
const [first = 0] = ugo.toAct();

function about(bot: string, luck: readonly [number, number] = [1, 2]): () => Question {
  return () => ({ game: 'ugo', bot, seats: ugo.seats, view: ugo.view(first), luck });
}

function isLegal(answer: Answer | undefined): boolean {
  return answer?.kind === 'move' && ugo.legal(first).includes(answer.text);
}

test('the same view and luck give the same move in any thread as they do without one', async (t) => {
  const thinking = start(t, { threads: 2 });
  for (const game of games) {
    const match = newMatch(game);
    // How long they think does not matter here.
    const bots = await Promise.all(['random', 'greedy', 'level-1'].map((name) => (botOf(game.meta.id, name) as Entrant).load(match.seats)));
    for (let ply = 0; ply < 12; ply++) {
      const [seat] = match.toAct();
      if (seat === undefined) break;
      const questions = bots.map((bot) => ({
        text: game.writeMove(bot.choose(game, match.view(seat), new FastChance(7, ply))),
        ask: (): Question => ({ game: game.meta.id, bot: bot.name, seats: match.seats, view: match.view(seat), luck: [7, ply] }),
      }));
      for (const { text, ask } of questions) {
        const answers = await Promise.all([thinking.ask('a', ask), thinking.ask('b', ask)]);
        for (const answer of answers) assert.deepEqual(answer, { kind: 'move', text });
      }
      match.submit(seat, questions.at(-1)?.text as string);
    }
  }
});

test('threads that nobody else needs think about one move together, and play what one alone would', async (t) => {
  const threads = countThreads(t);
  const thinking = start(t, { threads: 3 });
  const match = newMatch(gameOf('patchistory') as Game);
  const bot = await (botOf('patchistory', 'level-5') as Entrant).load(match.seats);
  for (let ply = 0; ply < 12; ply++) {
    const seat = match.toAct()[0]!;
    const text = match.game.writeMove(bot.choose(match.game, match.view(seat), new FastChance(7, ply)));
    const answer = await thinking.ask('a', () => {
      return { game: 'patchistory', bot: bot.name, seats: match.seats, view: match.view(seat), luck: [7, ply] };
    });
    assert.deepEqual(answer, { kind: 'move', text });
    match.submit(seat, text);
  }
  assert.equal(threads.begun, 3);
});

test('a bot that cannot share its thoughts thinks alone, however many threads would help', async (t) => {
  const thinking = start(t, { threads: 2, thinker: new URL('./tests/lone-thinker.ts', import.meta.url) });
  const match = newMatch(gameOf('patchistory') as Game);
  const seat = match.toAct()[0]!;
  const answer = await thinking.ask('a', () => {
    return { game: 'patchistory', bot: 'level-5', seats: match.seats, view: match.view(seat), luck: [1, 2] };
  });
  assert.ok(answer?.kind === 'move' && match.legal(seat).includes(answer.text));
});

test('where one of the threads fails, the bot has failed', async (t) => {
  const thinking = start(t, { threads: 2, thinker: ODD });
  const answer = await thinking.ask('a', () => ({ ...about('level-5')(), game: 'patchistory' }));
  assert.ok(answer?.kind === 'failed');
  assert.match(answer.why, /^TypeError\n {4}at .*odd-thinker\.ts:\d+:\d+/);
  assert.ok(isLegal(await thinking.ask('a', about('random'))));
});

test('a bot that throws has failed, and nothing of what it saw is told', async (t) => {
  const threads = countThreads(t);
  const thinking = start(t, { threads: 1, thinker: ODD });
  const answer = await thinking.ask('a', about('throws'));
  assert.ok(answer?.kind === 'failed');
  assert.match(answer.why, /^TypeError\n {4}at .*odd-thinker\.ts:\d+:\d+/);
  assert.doesNotMatch(answer.why, /hand|hold/);
  assert.deepEqual(await thinking.ask('a', about('nobody')), { kind: 'failed', why: 'there is no such bot' });
  assert.ok(isLegal(await thinking.ask('a', about('random'))));
  assert.equal(threads.begun, 1);
});

for (const [bot, why] of [
  ['hangs', 'it thought for too long'],
  ['exits', 'its thread ended'],
  ['eats', 'its thread ended: ERR_WORKER_OUT_OF_MEMORY'],
] as const) {
  test(`a bot that ${bot} has failed; whoever waits is answered by another thread`, async (t) => {
    const threads = countThreads(t);
    const thinking = start(t, { threads: 1, thinker: ODD, patience: bot === 'hangs' ? 1000 : 60_000 });
    const [failed, next] = await Promise.all([thinking.ask('a', about(bot)), thinking.ask('b', about('random'))]);
    assert.deepEqual(failed, { kind: 'failed', why });
    assert.ok(isLegal(next));
    await thinking.stop();
    assert.deepEqual(threads, { begun: 2, ended: 2 });
  });
}

test('while a bot hangs others think in another thread, but not those whose bot it is', async (t) => {
  const threads = countThreads(t);
  const thinking = start(t, { threads: 1, thinker: ODD, patience: 60_000 });
  let isOver = false;
  const over = (answer: unknown) => {
    isOver = true;
    return answer;
  };
  const hung = [thinking.ask('a', about('hangs')).then(over), thinking.ask('a', about('hangs')).then(over)];
  for (let n = 0; n < 20; n++) assert.ok(isLegal(await thinking.ask('b', about('random'))));
  assert.ok(!isOver);
  await thinking.stop();
  assert.deepEqual(await Promise.all(hung), [undefined, undefined]);
  assert.deepEqual(threads, { begun: 2, ended: 2 });
});

test('where no thread can be had every bot fails, and is answered', async (t) => {
  for (const thinker of ['./tests/no-thinker.ts', 'https://royaumes.example/thinker.ts']) {
    const thinking = start(t, { threads: 1, thinker: new URL(thinker, import.meta.url) });
    const answers = await Promise.all([thinking.ask('a', about('random')), thinking.ask('b', about('random'))]);
    for (const answer of answers) assert.equal(answer?.kind, 'failed');
  }
});

test('there is no thread before it is needed, no more than there may be, and none that has had nothing to do for a while', async (t) => {
  const threads = countThreads(t);
  const thinking = start(t, { threads: 2, rest: 50 });
  assert.equal(await thinking.ask('a', () => undefined), undefined);
  assert.equal(threads.begun, 0);
  const ended = new Promise<void>((resolve) => {
    process.on('worker', (worker) => worker.once('exit', () => threads.ended === 2 && resolve()));
  });
  await Promise.all(Array.from({ length: 20 }, () => thinking.ask('a', about('random'))));
  assert.equal(threads.begun, 2);
  await ended;
  assert.ok(isLegal(await thinking.ask('a', about('random'))), 'another one comes when it is needed');
});

test('somebody with twenty tables gets no more of a thread than somebody with one', async (t) => {
  const thinking = start(t, { threads: 1, thinker: ODD });
  const had = { ada: 0, bo: 0 };
  const play = async (person: 'ada' | 'bo') => {
    while (had.bo < 10) {
      await thinking.ask(person, about('slow'));
      had[person]++;
    }
  };
  await Promise.all([...Array.from({ length: 20 }, () => play('ada')), play('bo')]);
  // The last thoughts of Ada's tables were waiting already when Bo had had ten.
  assert.ok(had.ada - 20 <= 2 * had.bo, `${had.ada} for ${had.bo}`);
});

test('what stops ends its threads: what hangs and what waits gets no answer, and nothing is asked any more', async (t) => {
  const threads = countThreads(t);
  const thinking = start(t, { threads: 2, thinker: ODD });
  await thinking.ask('a', about('random'));
  let asked = 0;
  const waiting = Array.from({ length: 5 }, () =>
    thinking.ask('a', () => {
      asked++;
      return about('hangs')();
    }),
  );
  await thinking.stop();
  assert.deepEqual(await Promise.all([...waiting, thinking.ask('a', about('random'))]), Array(6).fill(undefined));
  assert.equal(asked, 2);
  assert.deepEqual(threads, { begun: 2, ended: 2 });
});

test('a thread that is to end while it loads has loaded before it ends', async (t) => {
  const told: string[] = [];
  const note = (worker: Worker) => {
    worker.once('message', () => told.push('loaded'));
    worker.once('exit', () => told.push('ended'));
  };
  process.on('worker', note);
  t.after(() => process.off('worker', note));
  const thinking = start(t, { threads: 1 });
  const asked = thinking.ask('a', about('random'));
  await thinking.stop();
  assert.equal(await asked, undefined);
  assert.deepEqual(told, ['loaded', 'ended']);
});
