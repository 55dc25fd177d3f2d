/** The deal of a day where no server is: it follows from the day, is played on this device, and nobody else hears of it. */

import { commitTo } from '#engine';
import { localGame } from '../table/local-games.ts';
import { startLocal } from '../table/start.ts';

const KEY = 'royaumes/daily';
/** As strong as at a server. */
const RIVAL = 'level-3';

interface Begun {
  readonly day: string;
  /** By game, the kept game. */
  readonly games: Readonly<Record<string, string>>;
}

function begunOn(day: string): Begun {
  const none = { day, games: {} };
  try {
    const begun = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Begun;
    return begun.day === day ? begun : none;
  } catch {
    return none;
  }
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The id of the kept game: begun, or gone on with. */
export async function playAlone(day: string, game: string): Promise<string> {
  const begun = begunOn(day);
  const known = begun.games[game];
  if (known !== undefined && localGame(known)) return known;
  const seed = commitTo(new TextEncoder().encode(`royaumes daily ${day} ${game}`));
  const id = await startLocal(game, { bot: RIVAL, seed });
  localStorage.setItem(KEY, JSON.stringify({ day, games: { ...begun.games, [game]: id } } satisfies Begun));
  return id;
}
