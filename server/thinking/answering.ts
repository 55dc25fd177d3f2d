/** The inside of a thread: it says that it is ready, and answers one question after the other. */

import { parentPort } from 'node:worker_threads';
import type { Entrant } from '#bots';
import { LATE } from '#bots/bot';
import { FastChance, type Game } from '#engine';
import { gameOf } from '#games';
import type { Answer, Question } from './question.ts';

type BotOf = (game: string, name: string) => Entrant | undefined;

export function answerWith(botOf: BotOf): void {
  parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question, botOf)));
  parentPort?.postMessage('ready');
}

async function answer({ game: id, bot: name, seats, view, luck }: Question, botOf: BotOf): Promise<Answer> {
  try {
    const game = gameOf(id) as Game;
    const bot = await botOf(id, name)?.load(seats);
    if (!bot) return { kind: 'failed', why: 'there is no such bot' };
    const late = performance.now() + LATE;
    return { kind: 'move', text: game.writeMove(bot.choose(game, view, new FastChance(...luck), () => performance.now() > late)) };
  } catch (error) {
    return { kind: 'failed', why: whereOf(error) };
  }
}

/** Its kind and the lines of code. The message may tell of a hand. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it threw something that is no error';
  const lines = (error.stack ?? '').split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return [error.constructor.name, ...lines.slice(0, 5)].join('\n');
}
