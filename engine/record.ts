/** The record is the game: enough to rebuild everything, and nothing more. */

import { readSeed } from './chance.ts';
import { type DeviceNumber, isNumbers } from './numbers.ts';
import { readOptions } from './options.ts';
import { type Game, knowsRules, type Options, type Seat } from './rules.ts';

/** Version 2 has the numbers of people's devices, version 1 has none. */
export const FORMATS = ['royaumes/1', 'royaumes/2'] as const;

/** One entry of the log: who, and the move in notation, or `undo`, or `undo 12` for all from entry 12 on. */
export type Ply = readonly [seat: Seat, text: string];

/** The luck of all entries after entry `at` comes from this seed. Nobody sealed it before: it was drawn when play went on from there. */
export interface Branch {
  readonly at: number;
  readonly seed: string;
}

export interface GameRecord {
  readonly format: (typeof FORMATS)[number];
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  /** SHA-256 of the seed, known before the first move. */
  readonly commit: string;
  /** Shown only when the game is over. */
  readonly seed?: string;
  /** What people's devices added to the seed; shown with it. Missing where nobody sealed a number. */
  readonly numbers?: readonly DeviceNumber[];
  /** Where play went on from a moment of a finished game, the earliest first; shown with the seed. Missing in a game played from its set-up. */
  readonly branches?: readonly Branch[];
  readonly plies: readonly Ply[];
  /** The game ended here, before its end. */
  readonly forfeit?: Forfeit;
  /** By that forfeit before everybody had moved: the game was called off, and nobody won or lost it. */
  readonly calledOff?: true;
}

/** A seat's time ran out, or it resigned, so that the game ended: it comes last, and all others share the first place, unless that called the game off. */
export interface Forfeit {
  readonly seat: Seat;
  readonly why: 'time' | 'resigned';
}

/** What a record is written of: a match, or a table as it is stored. */
type RecordParts = Omit<GameRecord, 'format' | 'seed' | 'numbers' | 'branches' | 'forfeit' | 'calledOff'> & {
  readonly [part in 'seed' | 'numbers' | 'branches' | 'forfeit' | 'calledOff']?: GameRecord[part] | undefined;
};

/** Numbers and branches tell the luck, too: without the seed they are left out. */
export function writeRecord(parts: RecordParts): GameRecord {
  const { game, rules, options, seats, commit, seed, branches = [], plies, forfeit, calledOff } = parts;
  const numbers = seed === undefined ? undefined : parts.numbers;
  return {
    format: numbers ? 'royaumes/2' : 'royaumes/1',
    game,
    rules,
    options,
    seats,
    commit,
    ...(seed === undefined ? {} : { seed }),
    ...(numbers ? { numbers } : {}),
    ...(seed === undefined || branches.length === 0 ? {} : { branches }),
    plies,
    ...(forfeit === undefined ? {} : { forfeit }),
    ...(forfeit && calledOff ? { calledOff } : {}),
  };
}

/** A record that anybody may have written, checked; or a sentence that says what is wrong with it. */
export function readRecord(json: unknown, gameOf: (id: string) => Game | undefined): { record: GameRecord; game: Game } | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'a game file must be a JSON object';
  const raw = json as { [key: string]: unknown };
  if (!FORMATS.some((format) => format === raw.format))
    return `a game file has "format": "${FORMATS.join('" or "')}", not ${JSON.stringify(raw.format)}`;
  const game = typeof raw.game === 'string' ? gameOf(raw.game) : undefined;
  if (!game) return `unknown game ${JSON.stringify(raw.game)}`;
  if (!knowsRules(game, raw.rules)) {
    const { id, rules: newest } = game.meta;
    return `rules version ${JSON.stringify(raw.rules)} of ${id} is unknown (known: ${newest === 1 ? 1 : `1 to ${newest}`})`;
  }
  if (typeof raw.seats !== 'number') return '"seats" must be a number';
  const options = readOptions(game, raw.seats, raw.options);
  if (typeof options === 'string') return options;
  if (typeof raw.commit !== 'string' || !/^[0-9a-f]{64}$/.test(raw.commit)) return '"commit" must be a SHA-256 in hexadecimal';
  if (raw.seed !== undefined && !readSeed(raw.seed)) return '"seed" must be 64 hexadecimal digits';
  const hasNumbers = raw.format === 'royaumes/2';
  if (hasNumbers ? raw.seed === undefined || !isNumbers(raw.numbers, raw.seats) : raw.numbers !== undefined)
    return '"numbers" must be a list of { "seat": seat, "seal": SHA-256, "number": 64 hexadecimal digits }, only with the seed and only in "royaumes/2"';
  if (raw.branches !== undefined && !isBranches(raw.branches))
    return '"branches" must be a list of { "at": ply, "seed": 64 hexadecimal digits }';
  if (!Array.isArray(raw.plies)) return '"plies" must be a list';
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
  const { commit, seed, numbers, branches, seats, plies, forfeit, calledOff } = raw as unknown as GameRecord;
  if (forfeit !== undefined && !isForfeit(forfeit, seats)) return '"forfeit" must be { "seat": seat, "why": "time" or "resigned" }';
  if (calledOff !== undefined && (calledOff !== true || forfeit === undefined))
    return '"calledOff" must be true, with a "forfeit", or left out';
  const cut = forfeit && { seat: forfeit.seat, why: forfeit.why };
  return {
    game,
    record: writeRecord({
      game: game.meta.id,
      rules: raw.rules,
      options,
      seats,
      commit,
      seed,
      numbers,
      branches,
      plies,
      forfeit: cut,
      calledOff,
    }),
  };
}

function isForfeit(raw: unknown, seats: number): raw is Forfeit {
  const { seat, why } = (raw ?? {}) as Partial<Forfeit>;
  return Number.isInteger(seat) && seat! >= 0 && seat! < seats && (why === 'time' || why === 'resigned');
}

function isBranches(raw: unknown): raw is Branch[] {
  return (
    Array.isArray(raw) &&
    raw.length > 0 &&
    raw.every((one, i) => Number.isInteger(one?.at) && one.at >= (raw[i - 1]?.at ?? 0) && readSeed(one.seed) !== undefined)
  );
}
