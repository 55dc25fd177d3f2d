/** How long Patchistory's strongest bot thinks about a move in one thread and in two that have nothing else to do. */

import { botOf, type Entrant } from '#bots';
import { FastChance, type Game, Match, numberedSeed, type Options, readOptions, type View } from '#engine';
import { gameOf } from '#games';
import { Thinking } from '../server/thinking/thinking.ts';

interface HandsResult {
  readonly decisions: number;
  /** Milliseconds for a decision. */
  readonly alone: number;
  readonly together: number;
  /** Alone over together. */
  readonly ratio: number;
}

const SEATS = 2;
/** Of so many entries one is thought about. */
const STRIDE = 5;

export async function measureHands(decisions: number): Promise<HandsResult> {
  const one = new Thinking({ threads: 1 });
  const two = new Thinking({ threads: 2 });
  const spent = { alone: 0, together: 0 };
  const views = await positions(decisions + 1);
  for (const [n, view] of views.entries()) {
    const question = () => ({ game: 'patchistory', bot: 'level-5', seats: SEATS, view, luck: [1, n] as const });
    for (const [who, thinking] of [
      ['alone', one],
      ['together', two],
    ] as const) {
      const begun = performance.now();
      await thinking.ask('a', question);
      // With the first the threads load.
      if (n > 0) spent[who] += performance.now() - begun;
    }
  }
  await Promise.all([one.stop(), two.stop()]);
  const [alone, together] = [spent.alone / decisions, spent.together / decisions];
  return { decisions, alone, together, ratio: alone / together };
}

/** Where there is a choice, spread over games of `greedy`. */
async function positions(count: number): Promise<View[]> {
  const game = gameOf('patchistory') as Game;
  const greedy = await (botOf('patchistory', 'greedy') as Entrant).load(SEATS);
  const views: View[] = [];
  for (let n = 0; ; n++) {
    const match = new Match(game, readOptions(game, SEATS, {}) as Options, SEATS, numberedSeed(1, n));
    const chance = new FastChance(1, n);
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
      const view = match.view(seat);
      if (match.ply % STRIDE === 0 && game.moves(view).length > 1) views.push(structuredClone(view));
      if (views.length === count) return views;
      match.submit(seat, game.writeMove(greedy.choose(game, view, chance)));
    }
  }
}
