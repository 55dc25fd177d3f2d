/** The worker's side of learning. Built with the page, so that both load the same rules, and of the same build. */

import { type Hint, hintFor } from '#bots/hints/hint';
import { insightOf } from '#bots/insight/index';
import type { View } from '#engine';
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

async function hear({ data }: MessageEvent<Question>): Promise<void> {
  const { n, game, seats, view } = data;
  const insight = await insightOf(game, seats);
  if (!insight) throw new Error(`nobody can teach ${game}`);
  postMessage({ n, hint: hintFor(await engineOf(game).rules(), insight, view) } satisfies Answer);
}

if (!('document' in globalThis)) addEventListener('message', hear);
