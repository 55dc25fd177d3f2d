/** Games that differ only in secrets: two states that a pair of eyes cannot tell apart, and a course of both that looks the same to them. */

import {
  type Chance,
  clone,
  FastChance,
  type Game,
  isSame,
  Match,
  numberedSeed,
  type Options,
  readOptions,
  type Seat,
  type State,
  viewOf,
} from '#engine';

type Two<T> = readonly [T, T];

export interface Twins {
  readonly game: Game;
  readonly options: Options;
  readonly eyes: Seat;
  readonly states: Two<State>;
  /** Who moves, and what in each of the two. */
  readonly course: readonly { readonly seat: Seat; readonly moves: Two<string> }[];
}

interface Wanted {
  readonly seats: number;
  readonly options?: Options;
  readonly eyes: Seat;
  /** After so many plies of the game. */
  readonly depth: number;
  readonly length: number;
}

/** Luck that depends on what lies on the table alone: so it is the same in both. */
function luckAt(table: unknown): FastChance {
  return new FastChance(JSON.stringify(table).length);
}

/** How many moves are tried at a time. */
const TRIES = 12;

export function findTwins(game: Game, { seats, options: wished = {}, eyes, depth, length }: Wanted): Twins {
  const options = readOptions(game, seats, wished);
  if (typeof options === 'string') throw new Error(options);
  const chance = new FastChance(depth, eyes);
  const match = new Match(game, options, seats, numberedSeed(16, depth));
  while (match.ply < depth && !match.isOver) {
    const seat = chance.pick(match.toAct());
    match.submit(seat, chance.pick(match.legal(seat)));
  }
  const truth = clone(match.state);
  const states = [truth, game.imagine(viewOf(truth, eyes), chance)] as const;
  const course: Twins['course'][number][] = [];
  let now: Two<State> | undefined = states;
  while (course.length < length) {
    const step = nextStep(game, now, eyes, chance);
    if (!step) break;
    course.push({ seat: step.seat, moves: step.moves });
    now = step.states;
  }
  return { game, options, eyes, states, course };
}

interface Step {
  readonly seat: Seat;
  readonly moves: Two<string>;
  readonly states: Two<State>;
}

/** A move in each of the two that the eyes cannot tell apart; where it can be, not the same one. */
function nextStep(game: Game, states: Two<State>, eyes: Seat, chance: Chance): Step | undefined {
  for (const seat of chance.shuffle([...game.toAct(states[0].table)])) {
    const [ones, others] = states.map((state) => chance.shuffle([...game.moves(viewOf(state, seat))]).map((move) => game.writeMove(move)));
    const pairs = (ones as string[]).slice(0, TRIES).flatMap((one) => {
      const same = others?.includes(one) ? [[one, one] as const] : [];
      const different = (others as string[]).slice(0, TRIES).flatMap((other) => (other === one ? [] : [[one, other] as const]));
      return seat === eyes ? same : [...different, ...same];
    });
    pairs.sort(([a, b], [c, d]) => Number(a === b) - Number(c === d));
    for (const moves of pairs) {
      const played = states.map((state, n) => playAlone(game, state, seat, moves[n as 0 | 1], eyes)) as unknown as Two<Seen>;
      if (!isSame(played[0].seen, played[1].seen) || game.toAct(played[0].state.table).length === 0) continue;
      return { seat, moves, states: [played[0].state, played[1].state] };
    }
  }
  return undefined;
}

interface Seen {
  readonly state: State;
  readonly seen: unknown;
}

function playAlone(game: Game, before: State, seat: Seat, text: string, eyes: Seat): Seen {
  const state = clone(before);
  const told: unknown[] = [];
  const hear = (event: unknown, to?: Seat) => {
    if (to === undefined || to === eyes) told.push(event);
  };
  const tell = { everyone: hear, only: (to: Seat, event: unknown) => hear(event, to), reveal: hear };
  game.play(state, seat, game.readMove(text), luckAt(before.table), tell);
  return { state, seen: [viewOf(state, eyes), told] };
}

/** The states of the course, one before each move and one after the last. */
export function statesOf({ game, states, course, eyes }: Twins, world: 0 | 1): readonly State[] {
  const all = [states[world]];
  for (const { seat, moves } of course) all.push(playAlone(game, all.at(-1) as State, seat, moves[world], eyes).state);
  return all;
}

/** From now on each new table of the game begins with this state. Gives back what ends it. */
export function deal(game: Game, dealt: () => State): () => void {
  const { setup, play } = game;
  const mended: Pick<Game, 'setup' | 'play'> = {
    setup: () => clone(dealt()),
    play(state, seat, move, chance, tell) {
      const luck = luckAt(state.table);
      play.call(game, state, seat, move, luck, tell);
      if (luck.drawn) chance.drawn = true;
    },
  };
  Object.assign(game, mended);
  return () => void Object.assign(game, { setup, play });
}
