/** The inside of a thread: it says that it is ready, and answers one question after the other. */

import { parentPort } from 'node:worker_threads';
import type { Bot, Entrant } from '#bots';
import { LATE } from '#bots/bot';
import { FastChance, type Game } from '#engine';
import { gameOf } from '#games';
import type { Answer, Question } from './question.ts';

type BotOf = (game: string, name: string) => Entrant | undefined;

export function answerWith(botOf: BotOf): void {
  parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question, botOf)));
  parentPort?.postMessage('ready');
}

async function answer(question: Question, botOf: BotOf): Promise<Answer> {
  try {
    const bot = await botOf(question.game, question.bot)?.load(question.seats);
    return bot ? think(question, bot) : { kind: 'failed', why: 'there is no such bot' };
  } catch (error) {
    return { kind: 'failed', why: whereOf(error) };
  }
}

function think({ game: id, view, luck, task }: Question, bot: Bot): Answer {
  const game = gameOf(id) as Game;
  const chance = new FastChance(...luck);
  const late = performance.now() + LATE;
  const isLate = () => performance.now() > late;
  // One that cannot share its thoughts thinks alone, whatever it was asked.
  if (!task || !bot.together) return { kind: 'move', text: game.writeMove(bot.choose(game, view, chance, isLate)) };
  if ('hands' in task) return { kind: 'look', look: bot.together.look(game, view, chance, task, isLate) };
  return { kind: 'move', text: game.writeMove(bot.together.decide(game, view, task)) };
}

/** Its kind and the lines of code. The message may tell of a hand. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it threw something that is no error';
  const lines = (error.stack ?? '').split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return [error.constructor.name, ...lines.slice(0, 5)].join('\n');
}
