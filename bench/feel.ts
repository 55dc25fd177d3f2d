/**
 * `npm run bench:feel`, with `-- --json` for machines: how a phone feels. How long until a table can be played on a slow network, from an empty
 * cache, and the longest frames while something moves; both with a processor that is four times slower than this one.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { games } from '#games';
import { startServer } from '#server';
import { CHROMIUM_FLAGS, findChromium } from '#tools/chromium';
import { listenTo } from '../web/tests/beside.ts';
import { framesOfDrag, framesOfPatch, framesOfTrick } from './feel-frames.ts';
import { median } from './median.ts';

/** From the address to a board that takes presses, in milliseconds. */
const WANTED_PLAYABLE = 1500;
/** No frame longer than this, in milliseconds. */
const WANTED_FRAME = 50;
const ROUNDS = 3;
const SLOWER = 4;
/** What Lighthouse calls slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en-GB' } as const;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const say = (line: string) => {
  if (!values.json) console.log(line);
};

/** Somebody who has never been here, on a phone. */
async function visit(browser: Browser, isSlowNetwork: boolean): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  listenTo(page);
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.enable');
  if (isSlowNetwork) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return { context, page };
}

/** Notes when the board first rests and takes presses. */
function noteBoard(): void {
  const noted = globalThis as unknown as { playable?: number };
  const look = () => {
    if (noted.playable === undefined && document.querySelector('.board[data-ply]')) noted.playable = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ply'] });
}

async function playableAfter(browser: Browser, url: string, id: string, seats: number): Promise<number> {
  const { context, page } = await visit(browser, true);
  const data = { game: id, options: {}, seats: ['person', ...Array.from({ length: seats - 1 }, () => 'bot random')], name: 'Ann' };
  const { info } = await (await context.request.post(`${url}/api/tables`, { data })).json();
  await page.addInitScript(noteBoard);
  await page.goto(`${url}/table/${info.id}`, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => (globalThis as unknown as { playable?: number }).playable);
  const after = Number(await noted.jsonValue());
  await context.close();
  return after;
}

const folder = mkdtempSync(join(tmpdir(), 'royaumes-feel-'));
const server = await startServer({ port: 0, host: 'localhost', data: join(folder, 'data'), dist: 'dist' });
const url = `http://localhost:${server.port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  say(
    `A table can be played on a phone, slow 4G, processor ÷ ${SLOWER}, nothing cached: median of ${ROUNDS} (target: ${WANTED_PLAYABLE} ms)`,
  );
  const playable: Record<string, number> = {};
  for (const { meta } of games) {
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round++) all.push(await playableAfter(browser, url, meta.id, meta.seats.min));
    playable[meta.id] = median(all);
    say(`  ${meta.title.padEnd(18)} ${Math.round(median(all)).toString().padStart(6)} ms  ${(median(all) / WANTED_PLAYABLE).toFixed(2)}`);
  }
  say(`Longest frame while it moves, processor ÷ ${SLOWER} (target: ${WANTED_FRAME} ms)`);
  const frames: Record<string, readonly number[]> = {};
  for (const [what, framesOf] of Object.entries({
    'a Medina piece is dragged': framesOfDrag,
    'a U GO! trick is taken': framesOfTrick,
    'a Patchistory tile is patched': framesOfPatch,
  })) {
    const { context, page } = await visit(browser, false);
    const taken = await framesOf(page, url);
    await context.close();
    frames[what] = taken;
    const longest = Math.max(...taken);
    const over = taken.filter((ms) => ms > WANTED_FRAME).length;
    say(
      `  ${what.padEnd(30)} ${longest.toFixed(0).padStart(5)} ms  ${(longest / WANTED_FRAME).toFixed(2)}  (median ${median(taken).toFixed(0)} ms, ${over} of ${taken.length} too long)`,
    );
  }
  if (values.json) console.log(JSON.stringify({ playable, frames }));
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
