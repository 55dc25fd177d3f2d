/** Draws the pictures of the README into docs/screens: the real server, and games that bots play on given seeds, seen from the first seat. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { type Bot, botOf } from '#bots';
import { FastChance, type Game, isRefusal, Match, numberedSeed, type Options, readOptions } from '#engine';
import { gameOf } from '#games';
import { startServer } from '#server';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

interface Position {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  /** At the first turn of the first seat after so many entries. */
  readonly after: number;
}

interface Screen {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly theme?: 'dark';
  /** The home page when left out. */
  readonly shows?: Position;
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

const UGO: Position = { game: 'ugo', seats: 3, seed: 1, after: 20 };
const KING: Position = { game: 'king-of-the-dice', seats: 3, seed: 4, after: 92 };
const MEDINA: Position = { game: 'medina', seats: 4, seed: 3, after: 110 };
const PATCHISTORY: Position = { game: 'patchistory', seats: 3, seed: 3, after: 330 };

const SCREENS: readonly Screen[] = [
  { name: 'home', size: DESK },
  { name: 'ugo', size: DESK, shows: UGO },
  { name: 'king-of-the-dice', size: DESK, shows: KING },
  { name: 'medina', size: DESK, shows: MEDINA },
  { name: 'patchistory', size: DESK, theme: 'dark', shows: PATCHISTORY },
  { name: 'phone', size: PHONE, shows: UGO },
];

/** The game as a browser keeps it on its device: bots have played it so far, and now its reader is to move. */
async function kept({ game: id, seats, seed, after }: Position): Promise<object> {
  const game = gameOf(id) as Game;
  const options = readOptions(game, seats, {}) as Options;
  const match = new Match(game, options, seats, numberedSeed(seed, 0));
  const bot = (await botOf(id, 'greedy')?.load(seats)) as Bot;
  const chance = new FastChance(seed);
  while (match.ply < after || match.toAct()[0] !== 0) {
    const [seat] = match.toAct();
    if (seat === undefined) throw new Error(`${id} on seed ${seed} is over before entry ${after}`);
    const played = match.submit(seat, game.writeMove(bot.choose(game, match.view(seat), chance)));
    if (isRefusal(played)) throw new Error(`${bot.name} breaks rule ${played.rule}`);
  }
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', bot: bot.name }));
  const { rules } = game.meta;
  return { id, game: id, rules, options, seats: sitters, seed: match.seed, plies: match.plies, over: false, at: 0 };
}

const data = mkdtempSync(join(tmpdir(), 'royaumes-screens-'));
const server = await startServer({ port: 0, host: 'localhost', data, dist: 'dist' });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
mkdirSync('docs/screens', { recursive: true });
for (const { name, size, theme = 'light', shows } of SCREENS) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: size, serviceWorkers: 'block' });
  await context.addInitScript(
    ([settings, game, local]) => {
      localStorage.setItem('royaumes/settings', settings);
      if (game) localStorage.setItem(`royaumes/local/${game}`, local);
    },
    [JSON.stringify({ theme, motion: 'off', speed: 'quick' }), shows?.game ?? '', shows ? JSON.stringify(await kept(shows)) : ''] as const,
  );
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/${shows ? `play/${shows.game}` : ''}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/screens/${name}.jpg`, type: 'jpeg', quality: 80, animations: 'disabled' });
  await context.close();
}
await browser.close();
await server.close();
rmSync(data, { recursive: true });
