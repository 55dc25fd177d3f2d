/** Who can be asked to a table of each game. What a game has of its own is named here, and loaded when it is to play. */

import { ids } from '#games/list';
import type { Bot, Entrant } from './bot.ts';
import { hasty } from './hasty.ts';
import { playerOf } from './judge.ts';
import { LEVELS, type Level } from './level.ts';
import { random } from './random.ts';
import type { Knowledge } from './search/knowledge.ts';

interface Own {
  /** What all others are measured by. */
  greedy(): Promise<{ readonly greedy: Bot }>;
  /** Five, weakest first; by search alone when left out. */
  levels?(): Promise<{ readonly levels: readonly Level[] }>;
  /** How many hands are a help to a level; one when left out. */
  readonly hands?: Readonly<Record<string, number>>;
  /** What the search is told beside the rules. */
  knowledge?(): Promise<{ readonly knowledge: Knowledge }>;
}

const OWN: Readonly<Record<string, Own>> = {
  ugo: { greedy: () => import('./ugo.ts'), levels: () => import('./ugo/levels.ts'), knowledge: () => import('./ugo/knowledge.ts') },
  'king-of-the-dice': { greedy: () => import('./king-of-the-dice.ts'), levels: () => import('./king-of-the-dice/levels.ts') },
  medina: { greedy: () => import('./medina.ts'), levels: () => import('./medina/levels.ts') },
  patchistory: {
    greedy: () => import('./patchistory.ts'),
    levels: () => import('./patchistory/levels.ts'),
    hands: { 'level-5': 5 },
    knowledge: () => import('./patchistory/knowledge.ts'),
  },
};

/** Everybody who can play the game, the levels that people choose from last, weakest first. */
export function botsFor(game: string): readonly Entrant[] {
  return ENTRANTS.get(game) ?? [];
}

export function botOf(game: string, name: string): Entrant | undefined {
  return botsFor(game).find((bot) => bot.name === name);
}

/** Of a game without levels of its own. */
const HANDS: Own['hands'] = { 'level-5': 4 };

const ENTRANTS = new Map(ids.map((id) => [id, entrantsOf(OWN[id])]));

function entrantsOf(own: Own | undefined): readonly Entrant[] {
  const hands = own?.levels ? own.hands : HANDS;
  const levels = LEVELS.map((name, at) => ({
    name,
    hands: hands?.[name] ?? 1,
    load: once((seats) => loadLevel(own, name, at, seats)),
  }));
  const all = [{ name: 'random', load: async () => random }, ...levels];
  if (!own) return all;
  const steady = async () => (await own.greedy()).greedy;
  all.splice(1, 0, { name: 'hasty', load: async () => hasty(await steady()) }, { name: 'greedy', load: steady });
  return all;
}

/** What a level knows is made once for each number of seats. */
function once(load: Entrant['load']): Entrant['load'] {
  const loaded = new Map<number, Promise<Bot>>();
  return (seats) => {
    const known = loaded.get(seats) ?? load(seats);
    loaded.set(seats, known);
    return known;
  };
}

async function loadLevel(own: Own | undefined, name: string, at: number, seats: number): Promise<Bot> {
  const { levels } = (await own?.levels?.()) ?? (await import('./search/levels.ts'));
  const level = levels[at]!;
  return playerOf(await level.judge(seats), { name, heat: level.heat, cap: level.cap });
}

/**
 * For measuring, `ismcts-1000`: search with so many worlds a decision, which plays on anyhow beyond its tree; `guided-1000` plays on, and
 * leaves moves out, as the game says. They sit at no table, as anybody could name any number.
 */
export function searcherOf(game: string, name: string): Entrant | undefined {
  const [, kind, iterations] = /^(ismcts|guided)-([1-9]\d{0,6})$/.exec(name) ?? [];
  if (iterations === undefined) return undefined;
  return {
    name,
    async load() {
      const { ismcts } = await import('./search/ismcts.ts');
      const { policy, shortlist, ...plain } = (await OWN[game]?.knowledge?.())?.knowledge ?? {};
      const guidance = kind === 'guided' ? { ...(policy && { policy }), ...(shortlist && { shortlist }) } : {};
      return playerOf(ismcts({ iterations: Number(iterations), knowledge: { ...plain, ...guidance } }), { name, heat: 0, cap: 0 });
    },
  };
}
