/**
 * Reads the pages aloud: what somebody who only hears them is told, page by page, in each language; what was said before is not said again.
 * `npx node tools/read-aloud.ts fr` reads one language. Needs a build. Whoever changes words reads here how they sound in their place.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Bot, botOf } from '#bots';
import { FastChance, type Game, isRefusal, LANGUAGES, Match, numberedSeed, type Options, readOptions } from '#engine';
import { games } from '#games';
import { startServer } from '#server';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

/** Entries after which a game is looked at, by the length of its kind; the last one is the end. */
const MOMENTS = [0, 0.12, 0.3, 0.5, 0.7, 0.9, 1];

/** A game that bots have played, at a few moments: the first seat is the reader's. */
async function localGames(game: Game): Promise<object[]> {
  const { id, rules, seats } = game.meta;
  const options = readOptions(game, seats.max, {}) as Options;
  const match = new Match(game, options, seats.max, numberedSeed(2, 0));
  const bot = (await botOf(id, 'greedy')?.load(seats.max)) as Bot;
  const chance = new FastChance(2);
  const turns: number[] = [];
  while (!match.isOver) {
    const [seat] = match.toAct().toSorted((a, b) => b - a) as [number];
    if (seat === 0) turns.push(match.ply);
    const played = match.submit(seat, game.writeMove(bot.choose(game, match.view(seat), chance)));
    if (isRefusal(played)) throw new Error(`${bot.name} breaks rule ${played.rule}`);
  }
  const sitters = Array.from({ length: seats.max }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', bot: bot.name },
  );
  return MOMENTS.map((part, n) => {
    const over = part === 1;
    const plies = match.plies.slice(0, over ? undefined : turns[Math.floor(part * turns.length)]);
    return { id: `${id}-${n}`, game: id, rules, options, seats: sitters, seed: match.seed, plies, over, at: n };
  });
}

const data = mkdtempSync(join(tmpdir(), 'royaumes-aloud-'));
const server = await startServer({ port: 0, host: 'localhost', data, dist: 'dist' });
const url = `http://localhost:${server.port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const kept = new Map(await Promise.all(games.map(async (game) => [game.meta.id, await localGames(game)] as const)));

/** Whoever runs the server makes somebody a host. */
function makeHost(person: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asking = request(
      { socketPath: join(data, 'admin.sock'), method: 'POST', path: `/api/host/people/${person}/host`, headers },
      (response) => {
        response.resume();
        response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`no host: ${response.statusCode}`))));
      },
    );
    asking.on('error', reject);
    asking.end('{"host":true}');
  });
}

const ask = (page: Page, path: string, body: object): Promise<Record<string, never>> =>
  page.evaluate(
    async ([to, json]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json })).json(),
    [path, JSON.stringify(body)] as const,
  );

/** Reads one page after the other. */
class Reader {
  readonly #said = new Set<string>();
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(url + path, { waitUntil: 'networkidle' });
    await this.say(path);
  }

  /** What is there now and was not before. */
  async say(where: string): Promise<void> {
    await this.page.waitForTimeout(150);
    const heard = `${await this.page.title()}\n${await this.page.locator('body').ariaSnapshot()}`;
    const lines = heard.split('\n').map((line) => line.replace(/^[\s-]+|:$|\s*\[[^\]]*\]/g, ''));
    const fresh = lines.filter((line) => /\p{L}{2}/u.test(line) && !line.startsWith('/url') && !this.#said.has(line));
    for (const line of fresh) this.#said.add(line);
    if (fresh.length > 0) console.log(`\n## ${where}\n${[...new Set(fresh)].join('\n')}`);
  }

  async press(selector: string, where: string): Promise<void> {
    await this.page.locator(selector).first().click();
    await this.page.waitForLoadState('networkidle');
    await this.say(where);
  }
}

for (const language of process.argv.slice(2).length > 0 ? process.argv.slice(2) : LANGUAGES) {
  console.log(`\n# ${language}`);
  const context = await browser.newContext({ locale: language, viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await read(context);
  await context.close();
}

async function read(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem(
      'royaumes/settings',
      JSON.stringify({ motion: 'off', speed: 'quick', ...JSON.parse(localStorage.getItem('royaumes/settings') ?? '{}') }),
    );
  });
  const reader = new Reader(await context.newPage());
  const { page } = reader;
  await reader.open('/');
  await reader.press('header button', 'settings');
  await page.keyboard.press('Escape');
  await reader.press('.arrow', 'levels of bots');
  await page.keyboard.press('Escape');
  for (const path of ['/tables', '/me', '/nowhere', '/table/none', '/person/nobody', '/leaderboard/ugo']) await reader.open(path);
  for (const { meta } of games) await reader.open(`/rules/${meta.id}`);
  for (const { meta } of games) {
    await reader.open(`/new/${meta.id}`);
    for (const choice of await page.locator('input[type=radio]').all()) {
      if (await choice.isVisible()) await choice.check({ force: true });
      await reader.say(`/new/${meta.id}`);
    }
  }
  for (const [id, moments] of kept) {
    await page.evaluate((list) => {
      for (const one of list) localStorage.setItem(`royaumes/local/${(one as { id: string }).id}`, JSON.stringify(one));
    }, moments);
    for (const n of moments.keys()) await reader.open(`/play/${id}-${n}`);
  }
  await reader.open('/');
  const me = (await ask(page, '/api/me', { name: 'Ann' })) as { id?: string };
  await reader.open('/me');
  await reader.open(`/person/${me.id}`);
  const { info } = (await ask(page, '/api/tables', {
    game: 'ugo',
    options: {},
    seats: ['person', 'person', 'bot greedy'],
    listed: true,
  })) as unknown as {
    info: { id: string };
  };
  await reader.open(`/table/${info.id}`);
  await reader.open('/tables');
  await makeHost(me.id as string);
  await reader.open('/host');
  for (const tab of await page.locator('main nav button, main [role=tab]').all()) {
    await tab.click();
    await reader.say('/host');
  }
}

await browser.close();
await server.close();
rmSync(data, { recursive: true });
