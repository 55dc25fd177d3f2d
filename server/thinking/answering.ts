/** The inside of a thread: it says that it is ready, and answers one question after the other. */

import { parentPort } from 'node:worker_threads';
import type { Bot } from '#bots';
import { FastChance, type Game } from '#engine';
import { gameOf } from '#games';
import type { Answer, Question } from './question.ts';

type BotOf = (game: string, name: string) => Bot | undefined;

export function answerWith(botOf: BotOf): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question, botOf)));
  parentPort?.postMessage('ready');
}

function answer({ game: id, bot: name, view, luck }: Question, botOf: BotOf): Answer {
  try {
    const game = gameOf(id) as Game;
    const bot = botOf(id, name);
    if (!bot) return { kind: 'failed', why: 'there is no such bot' };
    return { kind: 'move', text: game.writeMove(bot.choose(game, view, new FastChance(...luck))) };
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
