/** The worker's side of learning. Built with the page, so that both load the same rules, and of the same build. */

import { analyse, type News } from '#bots/analysis/analyse';
import { type Hint, hintFor } from '#bots/hints/hint';
import { insightOf } from '#bots/insight/index';
import type { Insight } from '#bots/insight/insight';
import type { GameRecord } from '#engine';
import { engineOf } from '../../games/engines.ts';
import { type About, lookAll, lookAt, type Share } from './looks.ts';

/** The page asks where this is, and opens it as a worker. */
export const address = import.meta.url;

export interface Question extends About {
  readonly n: number;
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

async function advise({ n, ...about }: Question): Promise<void> {
  const insight = await teach(about.game, about.seats);
  const rules = await engineOf(about.game).rules();
  const looks = await lookAll(rules, insight, about, address);
  postMessage({ n, hint: hintFor(rules, insight, about.view, looks) } satisfies Answer);
}

async function help({ game, seats, view, looks, answer }: Share): Promise<void> {
  const insight = await teach(game, seats);
  answer.postMessage(lookAt(await engineOf(game).rules(), insight, view, looks));
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

function hear({ data }: MessageEvent<Question | Share | { readonly record: GameRecord }>): void {
  if ('record' in data) void study(data.record);
  else void ('looks' in data ? help(data) : advise(data));
}

if (!('document' in globalThis)) addEventListener('message', hear);
