/** The games that somebody can go on with: those in this browser, and those of the server, as far as either knows. */

import type { MyTable, Sitter } from '#protocol';
import { entryOf } from '../../games/index.ts';
import { localGames } from '../../table/local-games.ts';
import { isHidden, myTables } from '../../table/seats.ts';

export interface Kept {
  readonly kind: 'bot' | 'people';
  readonly id: string;
  readonly game: string;
  readonly href: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly over: boolean;
  /** Whether it waits for the reader, or somebody has kept a seat there for them. */
  readonly waits: boolean;
  readonly isInvitation: boolean;
  /** Not known of a table of which only the device knows. */
  readonly seats: readonly Sitter[];
  readonly seat: number | undefined;
}

/** The latest first. `mine` is what the server says; until it does, what the device has noted. */
export function keptGames(mine: readonly MyTable[] | undefined): readonly Kept[] {
  const local = localGames().map(({ id, game, at, over, seats }): Kept => {
    const seat = seats.findIndex(({ kind }) => kind === 'person');
    return { kind: 'bot', id, game, href: `/play/${id}`, at, over, waits: false, isInvitation: false, seats, seat };
  });
  const noted = myTables().map(({ id, game, at, over }): Kept => {
    const unknown = { waits: false, isInvitation: false, seats: [], seat: undefined };
    return { kind: 'people', id, game, href: `/table/${id}`, at, over, ...unknown };
  });
  const shown = (mine ?? []).filter(({ info }) => !isHidden(info.id));
  const told = shown.map(({ info, seat, waits, invited = false, created }): Kept => {
    const { id, game, over, seats } = info;
    const here = noted.find((one) => one.id === id);
    const waiting = { waits: waits || (invited && !over), isInvitation: invited };
    return { kind: 'people', id, game, href: `/table/${id}`, at: here?.at ?? created, over, ...waiting, seats, seat };
  });
  const known = new Set(told.map(({ id }) => id));
  return [...local, ...told, ...noted.filter(({ id }) => !known.has(id))].filter(({ game }) => entryOf(game)).sort((a, b) => b.at - a.at);
}
