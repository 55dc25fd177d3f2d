/** The nine laws that every game obeys, checked by playing random games. */

import { FastChance, numberedSeed } from './chance.ts';
import type { Broken } from './findings.ts';
import { Nonsense } from './nonsense.ts';
import { allOptions } from './options.ts';
import type { Game, Options } from './rules.ts';
import { Trial } from './trial.ts';

export interface LawReport {
  readonly seats: number;
  readonly games: number;
  readonly plies: number;
  /** How often each ending was reached. */
  readonly endings: Readonly<Record<string, number>>;
  readonly broken: readonly Broken[];
}

export interface LawRun {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** The version of the rules: the newest when left out. */
  readonly rules?: number;
  /** Values of options to keep to; the others change from game to game. */
  readonly options?: Options;
  /** Called after each game, for progress. */
  readonly each?: (game: number) => void;
}

/** More than this says nothing new. */
const MOST_BROKEN = 20;

export function checkLaws(game: Game, { seats, games, seed, rules = game.meta.rules, options = {}, each }: LawRun): LawReport {
  const combos = allOptions(game, seats).filter((all) => Object.entries(options).every(([key, value]) => all[key] === value));
  const endings: Record<string, number> = {};
  const broken: Broken[] = [];
  const nonsense = new Nonsense();
  let plies = 0;
  for (let n = 0; n < games && broken.length < MOST_BROKEN; n++) {
    const trial = new Trial(game, {
      n,
      rules,
      options: combos[n % combos.length] ?? {},
      seats,
      seed: numberedSeed(seed, n),
      chance: new FastChance(seed, n),
      nonsense,
    });
    const ending = trial.run();
    if (ending !== undefined) endings[ending] = (endings[ending] ?? 0) + 1;
    plies += trial.match.ply;
    broken.push(...trial.findings.broken);
    each?.(n);
  }
  return { seats, games, plies, endings, broken };
}
