/** The record is the game: enough to rebuild everything, and nothing more. */

import { readSeed } from './chance.ts';
import { readOptions } from './options.ts';
import type { Game, Options, Seat } from './rules.ts';

export const FORMAT = 'royaumes/1';

/** One entry of the log: who, and the move in notation, or `undo`. */
export type Ply = readonly [seat: Seat, text: string];

export interface Record {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  /** SHA-256 of the seed, known before the first move. */
  readonly commit: string;
  /** Shown only when the game is over. */
  readonly seed?: string;
  readonly plies: readonly Ply[];
}

/** A record that anybody may have written, checked; or a sentence that says what is wrong with it. */
export function readRecord(json: unknown, gameOf: (id: string) => Game | undefined): { record: Record; game: Game } | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'a record is a JSON object';
  const raw = json as { [key: string]: unknown };
  if (raw.format !== FORMAT) return `a record has "format": "${FORMAT}", not ${JSON.stringify(raw.format)}`;
  const game = typeof raw.game === 'string' ? gameOf(raw.game) : undefined;
  if (!game) return `unknown game ${JSON.stringify(raw.game)}`;
  if (raw.rules !== game.meta.rules)
    return `rules version ${JSON.stringify(raw.rules)} of ${game.meta.id} is not known here (known: ${game.meta.rules})`;
  if (typeof raw.seats !== 'number') return '"seats" is a number';
  const options = readOptions(game, raw.seats, raw.options);
  if (typeof options === 'string') return options;
  if (typeof raw.commit !== 'string' || !/^[0-9a-f]{64}$/.test(raw.commit)) return '"commit" is a SHA-256 in hexadecimal';
  if (raw.seed !== undefined && !readSeed(raw.seed)) return '"seed" is 64 hexadecimal digits';
  if (!Array.isArray(raw.plies)) return '"plies" is a list';
  const wrong = raw.plies.findIndex(
    (ply) =>
      !Array.isArray(ply) ||
      ply.length !== 2 ||
      !Number.isInteger(ply[0]) ||
      ply[0] < 0 ||
      ply[0] >= (raw.seats as number) ||
      typeof ply[1] !== 'string',
  );
  if (wrong >= 0) return `ply ${wrong + 1} is not [seat, "move"]`;
  const { commit, seed, seats, plies } = raw as unknown as Record;
  return {
    game,
    record: {
      format: FORMAT,
      game: game.meta.id,
      rules: game.meta.rules,
      options,
      seats,
      commit,
      ...(seed === undefined ? {} : { seed }),
      plies,
    },
  };
}
