/** Starts games in this browser: against bots, with several people at the screen, or from a moment of a finished game. */

import {
  type Branch,
  type DeviceNumber,
  type GameRecord,
  type Lesson,
  Match,
  moverOf,
  movesOf,
  type Options,
  type Ply,
  readOptions,
  readSeed,
  SEED_BYTES,
  type Seat,
  writeSeed,
} from '#engine';
import type { Sitter } from '#protocol';
import { engineOf } from '../games/engines.ts';
import { keepLocalGame, type LocalGame } from './local-games.ts';

const USUAL_OPPONENTS = 2;

interface Wish {
  /** Who sits where; or one person first, and so many bots. */
  readonly seats?: readonly Sitter[];
  readonly opponents?: number;
  /** The strongest when left out, or where the game has no such bot. */
  readonly bot?: string | undefined;
  readonly options?: Options;
  /** New when left out. */
  readonly seed?: string;
}

export function strongestBot(id: string): string {
  const best = engineOf(id).bots.at(-1);
  if (!best) throw new Error(`${id} has no bot`);
  return best.name;
}

/** The id of the new game. */
export async function startLocal(
  id: string,
  { seats: wished, opponents = USUAL_OPPONENTS, bot, options = {}, seed = newSeed() }: Wish = {},
): Promise<string> {
  const game = await engineOf(id).rules();
  const { min, max } = game.meta.seats;
  const count = wished?.length ?? Math.min(max, Math.max(min, 1 + opponents));
  const isThere = engineOf(id).bots.some(({ name }) => name === bot);
  const rival: Sitter = { kind: 'bot', bot: isThere && bot ? bot : strongestBot(id) };
  const seats = wished ?? Array.from({ length: count }, (_, seat): Sitter => (seat === 0 ? { kind: 'person', name: '' } : rival));
  const read = readOptions(game, count, options);
  if (typeof read === 'string') throw new Error(read);
  return keepNew({ game: id, rules: game.meta.rules, options: read, seats, seed, plies: [] });
}

/** Fair opponents for whoever has just learnt a game. */
const FIRST_RIVAL = 'level-2';

/** Starts a guided first game. */
export async function startLesson(id: string, name: string, lesson: Lesson): Promise<string> {
  const game = await engineOf(id).rules();
  const options = readOptions(game, lesson.seats, lesson.options);
  if (typeof options === 'string') throw new Error(options);
  const seats = Array.from(
    { length: lesson.seats },
    (_, seat): Sitter => (seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', bot: FIRST_RIVAL }),
  );
  const { seed } = lesson;
  const match = new Match(game, options, lesson.seats, readSeed(seed)!);
  for (const move of lesson.before ?? []) match.submit(moverOf(match.toAct()), move);
  const plies = [...match.plies];
  return keepNew({ game: id, rules: game.meta.rules, options, seats, seed, lesson: { name, moves: movesOf(lesson) }, plies });
}

/** Plays on from a moment of a finished game, with luck of its own from there: one seat is the reader's, bots take the others. */
export async function startBranch(
  record: GameRecord & { readonly seed: string },
  at: number,
  seat: Seat,
  sat: readonly Sitter[],
): Promise<string> {
  const { game, rules, options, seed, numbers } = record;
  const { bots } = engineOf(game);
  const best = strongestBot(game);
  const seats = sat.map((sitter, other): Sitter => {
    if (other === seat) return { kind: 'person', name: '' };
    return sitter.kind === 'bot' && bots.some(({ name }) => name === sitter.bot) ? sitter : { kind: 'bot', bot: best };
  });
  const branches = [...(record.branches ?? []).filter((branch) => branch.at < at), { at, seed: newSeed() }];
  const plies = record.plies.slice(0, at);
  return keepNew({ game, rules, options, seats, seed, ...(numbers ? { numbers } : {}), branches, plies });
}

function newSeed(): string {
  return writeSeed(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

interface New {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly Sitter[];
  readonly seed: string;
  readonly numbers?: readonly DeviceNumber[];
  readonly branches?: readonly Branch[];
  readonly lesson?: LocalGame['lesson'];
  readonly plies: readonly Ply[];
}

function keepNew(made: New): string {
  const id = writeSeed(crypto.getRandomValues(new Uint8Array(5)));
  keepLocalGame({ ...made, id, over: false, at: Date.now() });
  return id;
}
