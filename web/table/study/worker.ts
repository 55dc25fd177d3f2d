/** The worker's side of learning. Built with the page, so that both load the same rules, and of the same build. */

import { analyse, type News } from '#bots/analysis/analyse';
import { type Hint, hintFor } from '#bots/hints/hint';
import { insightOf } from '#bots/insight/index';
import type { Insight } from '#bots/insight/insight';
import type { GameRecord, View } from '#engine';
import { engineOf } from '../../games/engines.ts';

/** The page asks where this is, and opens it as a worker. */
export const address = import.meta.url;

export interface Question {
  readonly n: number;
  readonly game: string;
  readonly seats: number;
  readonly view: View;
}

export interface Answer {
  readonly n: number;
  readonly hint: Hint;
}

/** Milliseconds between two times that something is told: the page has other things to do. */
const TELL = 100;

async function teach(game: string, seats: number): Promise<Insight> {
  const insight = await insightOf(game, seats);
  if (!insight) throw new Error(`nobody can teach ${game}`);
  return insight;
}

async function advise({ n, game, seats, view }: Question): Promise<void> {
  const insight = await teach(game, seats);
  postMessage({ n, hint: hintFor(await engineOf(game).rules(), insight, view) } satisfies Answer);
}

async function study(record: GameRecord): Promise<void> {
  const insight = await teach(record.game, record.seats);
  let news: News[] = [];
  let told = performance.now();
  for (const one of analyse(await engineOf(record.game).rules(), insight, record)) {
    news.push(one);
    if (performance.now() - told < TELL) continue;
    postMessage({ news });
    news = [];
    told = performance.now();
  }
  postMessage({ news });
}

function hear({ data }: MessageEvent<Question | { readonly record: GameRecord }>): void {
  void ('record' in data ? study(data.record) : advise(data));
}

if (!('document' in globalThis)) addEventListener('message', hear);
