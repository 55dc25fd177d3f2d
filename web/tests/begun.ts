/** Games that have come to a certain moment, played by bots, as they are kept on a device. */

import type { Page } from 'playwright-core';
import { type Bot, botOf } from '#bots';
import { FastChance, type Game, isRefusal, Match, type Options, readOptions, SEED_BYTES, type Seat, type View } from '#engine';
import { ids } from '#games/list';
import { type Kept, keptOf } from './beside.ts';

/** Who plays, by turns from seed to seed. */
const players = new Map(
  await Promise.all(
    ids.map(
      async (id) => [id, (await Promise.all(['random', 'greedy'].map((name) => botOf(id, name)?.load(2)))) as readonly Bot[]] as const,
    ),
  ),
);

/** A moment of a game at which the person, on the first seat, is to act and nobody else still has to. */
export interface Come {
  readonly view: View;
  readonly match: Match;
}

/** All moments of games with so many seats, seed after seed. */
export function* moments(
  game: Game,
  seats: (n: number) => number,
  seeds: Iterable<number> = Array(250).keys(),
  wished: Options = {},
): Generator<Come> {
  const bots = players.get(game.meta.id) as readonly Bot[];
  for (const n of seeds) {
    const options = readOptions(game, seats(n), wished);
    if (typeof options === 'string') throw new Error(options);
    const match = new Match(game, options, seats(n), new Uint8Array(SEED_BYTES).fill(n));
    const chance = new FastChance(n);
    const bot = bots[n % bots.length]!;
    while (!match.isOver) {
      const [seat] = match.toAct().toSorted((a, b) => b - a) as [Seat];
      if (seat === 0) yield { view: match.view(0), match };
      const played = match.submit(seat, game.writeMove(bot.choose(game, match.view(seat), chance)));
      if (isRefusal(played)) throw new Error(played.rule);
    }
  }
}

/** The first game that has come to such a moment. */
export function begun(game: Game, seats: number, isThere: (come: Come) => boolean, wished?: Options): Kept {
  for (const come of moments(game, () => seats, undefined, wished)) if (isThere(come)) return keptOf(come.match);
  throw new Error('no game comes to such a moment');
}

/** Opens a kept game on the page. */
export async function openKept(page: Page, url: string, kept: Kept): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [`royaumes/local/${kept.id}`, JSON.stringify(kept)] as const,
  );
  await page.goto(`${url}/play/${kept.id}`);
  await page.locator('.board:not(.coming)').waitFor();
}
