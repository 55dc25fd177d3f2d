/** Playing through pages: which of the legal moves is made, how it is made, and by whom. */

import type { Page } from 'playwright-core';
import { FastChance, type Game } from '#engine';
import { gone, type Looking, type Moment, momentOf, restsOn, toldTo } from './beside.ts';

/** How a move is made on the page, with exactly the pieces and places that it names. */
type Press<Move> = (page: Page, move: Move, now: Moment<Move>) => Promise<void>;

/** How somebody plays: which of the legal moves, and how it is made. */
export interface Player<Move> extends Looking {
  readonly press: Press<Move>;
  readonly choose: (legal: readonly Move[], now: Moment<Move>) => Move;
}

/** One move of the page's person, or nothing when the game is over. */
export async function step<Move>(page: Page, { press, choose, ...looking }: Player<Move>): Promise<Move | undefined> {
  const now = await momentOf<Move>(page, looking);
  if (!now) return undefined;
  const move = choose(now.legal, now);
  await make(page, move, now, press);
  return move;
}

/** Makes this very move. */
export async function make<Move>(page: Page, move: Move, now: Moment<Move>, press: Press<Move>): Promise<void> {
  try {
    await press(page, move, now);
    await gone(page, now);
  } catch (error) {
    throw new Error(`${now.game.meta.id}, entry ${now.ply + 1}: seat ${now.seat} cannot make ${now.game.writeMove(move)}`, {
      cause: error,
    });
  }
}

/** Plays until the game is over, or `until` says so of the next moment. Gives what was played. */
export async function playOn<Move>(page: Page, player: Player<Move>, until: (now: Moment<Move>) => boolean = () => false): Promise<Move[]> {
  const played: Move[] = [];
  for (;;) {
    const now = await momentOf<Move>(page, player);
    if (!now || until(now)) return played;
    const move = player.choose(now.legal, now);
    await make(page, move, now, player.press);
    played.push(move);
  }
}

/** Any legal move, by a generator of its own; of each sort as often as of any other. */
export function anyOf<Move>(seed: number, sortOf: (move: Move) => unknown = () => 0): Player<Move>['choose'] {
  const chance = new FastChance(seed);
  return (legal) => {
    const sort = chance.pick([...new Set(legal.map(sortOf))]);
    return chance.pick(legal.filter((move) => sortOf(move) === sort));
  };
}

interface Turn<Move> {
  readonly page: Page;
  readonly now: Moment<Move>;
}

/** Waits until one of these people at a table of a server is to act, after this entry; nothing when the game is over. */
export async function turnOf<Move>(pages: readonly Page[], after = -1): Promise<Turn<Move> | undefined> {
  const [first] = pages as [Page];
  for (let known = after; ; ) {
    const ply = await restsOn(first, known + 1);
    known = ply;
    const table = toldTo(first);
    const sight = await table.sightAt(ply);
    if (!sight) return undefined;
    const acting = (table.game as Game).toAct(sight.table);
    const page = pages.find((one) => acting.includes(toldTo(one).seat!));
    const now = page && (await momentOf<Move>(page, { after: ply - 1 }));
    if (page && now) return { page, now };
  }
}

/** Plays on as long as the page's own person is to act at a table of a server. */
export async function playWhileToAct<Move>(page: Page, { press, choose }: Player<Move>): Promise<void> {
  for (let known = -1; ; ) {
    const ply = await restsOn(page, known + 1);
    known = ply;
    const table = toldTo(page);
    const sight = await table.sightAt(ply);
    if (!sight || !table.game?.toAct(sight.table).includes(table.seat!)) return;
    const now = (await momentOf<Move>(page, { after: ply - 1 })) as Moment<Move>;
    await make(page, choose(now.legal, now), now, press);
  }
}

/** Whoever of them is to act does so, until one comes to a moment like this; nothing when the game is over. */
export async function playUntil<Move>(
  pages: readonly Page[],
  { press, choose }: Player<Move>,
  until: (turn: Turn<Move>, played: number) => boolean,
): Promise<Turn<Move> | undefined> {
  let played = 0;
  for (let turn = await turnOf<Move>(pages); turn; turn = await turnOf<Move>(pages, turn.now.ply)) {
    if (until(turn, played++)) return turn;
    await make(turn.page, choose(turn.now.legal, turn.now), turn.now, press);
  }
  return undefined;
}
