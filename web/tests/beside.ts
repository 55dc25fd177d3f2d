/** The game beside the page: what its person may do is worked out by the engine, from the very log that the page has. */

import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { applied, type Game, isRefusal, Match, type Options, type Ply, readSeed, type Seat, type View } from '#engine';
import { gameOf } from '#games';
import type { Sight, ToClient } from '#protocol';

/** A moment at which the page's person is to act. */
export interface Moment<Move = unknown> {
  readonly game: Game;
  readonly ply: number;
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Move[];
}

/** A kept game as the page keeps it. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly { readonly kind: string; readonly bot?: string; readonly name?: string }[];
  readonly seed: string;
  readonly branches?: readonly { readonly at: number; readonly seed: string }[];
  readonly plies: readonly Ply[];
  readonly over: boolean;
  readonly at: number;
}

/** What a server has told a page about the table that it looks at. */
class Told {
  game: Game | undefined;
  seat: Seat | undefined;
  #sights: Sight[] = [];
  #isOver = false;
  /** Those who wait for more. */
  #waiting: (() => void)[] = [];

  hear(message: ToClient): void {
    if (message.kind === 'welcome') {
      this.game = gameOf(message.info.game);
      this.seat = message.seat;
      this.#isOver = message.info.over;
      if (message.start) this.#sights = [message.start];
      for (const { ply, change } of message.plies) this.#push(ply, change);
    } else if (message.kind === 'ply') this.#push(message.ply, message.change);
    else if (message.kind === 'table') this.#isOver ||= message.info.over;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #push(ply: number, change: Parameters<typeof applied>[1]): void {
    if (ply === this.#sights.length) this.#sights.push(applied(this.#sights[ply - 1]!, change));
  }

  /** Waits until more is told. */
  more(): Promise<void> {
    return new Promise((wake) => this.#waiting.push(wake));
  }

  /** The sight after an entry that the page rests on; nothing when that is the end. */
  async sightAt(ply: number): Promise<Sight | undefined> {
    while (this.#sights.length <= ply) await this.more();
    const sight = this.#sights[ply]!;
    // The news that the game is over may come while the page still rests on an earlier entry, and after the last was told.
    const isEnd = this.#isOver && ply === this.#sights.length - 1;
    return isEnd || this.game?.toAct(sight.table).length === 0 ? undefined : sight;
  }
}

const told = new WeakMap<Page, Told>();

/** What servers have told this page. */
export const toldTo = (page: Page) => told.get(page) as Told;

/** Listens to what servers say to the page; from before its first table. */
export function listenTo(page: Page): void {
  const heard = new Told();
  told.set(page, heard);
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.hear(JSON.parse(String(payload)))));
}

/** The game in this browser that the page shows, as it is kept on the device. */
export async function keptBy(page: Page): Promise<Kept> {
  const text = await page.evaluate(() => localStorage.getItem(`royaumes/local/${location.pathname.split('/')[2]}`));
  if (text === null) throw new Error(`no game is kept for ${page.url()}`);
  return JSON.parse(text);
}

export function matchOf(kept: Kept): Match {
  const match = Match.replay(gameOf(kept.game) as Game, { ...kept, seats: kept.seats.length, seed: readSeed(kept.seed)! });
  if (!(match instanceof Match)) throw new Error(`${kept.game}: entry ${match.ply} is refused by ${match.refusal.rule}`);
  return match;
}

/** A match as the page would keep it: a person on the first seat, the best bots on the others. */
export function keptOf({ game, options, seats, seed, plies, isOver }: Match): Kept {
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', bot: 'greedy' }));
  const { id, rules } = game.meta;
  return { id: 'kept', game: id, rules, options, seats: sitters, seed, plies: [...plies], over: isOver, at: 1 };
}

const matches = new WeakMap<Page, Match>();

/** The match of a kept game; what was played since the last look is played on. */
function follow(page: Page, kept: Kept): Match {
  const known = matches.get(page);
  const isSame =
    known?.seed === kept.seed &&
    isDeepStrictEqual(known.branches, kept.branches ?? []) &&
    known.plies.every(([seat, text], at) => kept.plies[at]?.[0] === seat && kept.plies[at]?.[1] === text);
  const match = known && isSame ? known : matchOf({ ...kept, plies: [] });
  for (const [seat, text] of kept.plies.slice(match.ply)) {
    const played = match.submit(seat, text, { agreed: true });
    if (isRefusal(played)) throw new Error(`${kept.game}: ${text} is refused by ${played.rule}`);
  }
  matches.set(page, match);
  return match;
}

export interface Looking {
  /** Whose turn is waited for, where several people share the screen. */
  readonly seat?: Seat | undefined;
  /** Whether taps on the table hurry the show along. */
  readonly hurry?: boolean;
  /** Only later entries than this one. */
  readonly after?: number;
  /** What is not played past: as soon as it is in the page, play is over. */
  readonly end?: string | undefined;
}

interface Rest {
  readonly ply: number;
  readonly kept?: string | undefined;
}

/** Longer than anything that somebody else may try before giving up: then it is them who say why. */
const PATIENCE = 150_000;

/** Waits until the page rests on an entry later than this, or shows the end. */
async function restOf(page: Page, after: number, { hurry = true, end = 'nothing' }: Looking): Promise<Rest | 'end'> {
  const resting = page.waitForFunction(
    ([known, hurries, last]) =>
      new Promise<Rest | 'end'>((found) => {
        const look = (): Rest | 'end' | undefined => {
          if (document.querySelector(last)) return 'end';
          const board = document.querySelector<HTMLElement>('.board');
          const { ply } = board?.dataset ?? {};
          if (board && ply === undefined && hurries) {
            // The show hears of it, and the window does not: no board takes it for a hand that has left the keys.
            document.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
            board.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          }
          if (ply === undefined || Number(ply) <= known) return undefined;
          const kept = localStorage.getItem(`royaumes/local/${location.pathname.split('/')[2]}`) ?? undefined;
          return kept === undefined || JSON.parse(kept).plies.length === Number(ply) ? { ply: Number(ply), kept } : undefined;
        };
        const watcher = new MutationObserver(() => tell(look()));
        const tell = (seen: Rest | 'end' | undefined) => {
          if (seen === undefined) return;
          watcher.disconnect();
          found(seen);
        };
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
        tell(look());
      }),
    [after, hurry, end] as const,
    { timeout: PATIENCE },
  );
  const rest = await resting.catch(async (cause) => {
    const shown = await page.locator('.board').evaluate((board) => JSON.stringify({ ...(board as HTMLElement).dataset }));
    const said = await page.locator('main').innerText();
    throw new Error(`the page does not rest after entry ${after}: its board has ${shown}, and it says ${said}`, { cause });
  });
  return (await rest.jsonValue()) as Rest | 'end';
}

/** Waits until somebody at this page is to act; nothing when the game is over. */
export async function momentOf<Move>(page: Page, looking: Looking = {}): Promise<Moment<Move> | undefined> {
  for (let known = looking.after ?? -1; ; ) {
    const rest = await restOf(page, known, looking);
    if (rest === 'end') return undefined;
    const { ply, kept } = rest;
    known = ply;
    if (kept !== undefined) {
      const game: Kept = JSON.parse(kept);
      const match = follow(page, game);
      if (match.isOver) return undefined;
      const seat = looking.seat ?? match.toAct().find((one) => game.seats[one]?.kind === 'person');
      if (seat === undefined || !match.toAct().includes(seat)) continue;
      // The match goes on; this moment stays.
      const view = structuredClone(match.view(seat));
      return { game: match.game, ply, seat, view, legal: match.game.moves(view) as Move[] };
    }
    const table = toldTo(page);
    const sight = await table.sightAt(ply);
    if (sight === undefined) return undefined;
    const { seat } = sight;
    const game = table.game as Game;
    if (seat === undefined) {
      // Whoever has just taken a seat looks on until the server tells them what they hold.
      await table.more();
      known = ply - 1;
      continue;
    }
    if (!game.toAct(sight.table).includes(seat)) continue;
    return { game, ply, seat, view: sight as View, legal: game.moves(sight as View) as Move[] };
  }
}

/** Waits until the page rests on this entry, or a later one, and gives it. */
export async function restsOn(page: Page, ply: number): Promise<number> {
  return ((await restOf(page, ply - 1, {})) as Rest).ply;
}

/** Waits until the move that was made at that moment is on its way, or told. */
export async function gone(page: Page, { ply }: Moment): Promise<void> {
  await page.waitForFunction(
    (was) =>
      new Promise<true>((left) => {
        const look = () => {
          if (document.querySelector<HTMLElement>('.board')?.dataset.ply === String(was)) return;
          watcher.disconnect();
          left(true);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ply'] });
        look();
      }),
    ply,
  );
}
