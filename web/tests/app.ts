/** A real server process and real browsers, for tests of the whole. */

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '#tools/chromium';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface App {
  url: string;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data, perhaps with another build of the client. */
  restart(dist?: string): Promise<void>;
  close(): Promise<void>;
}

export async function startApp(): Promise<App> {
  const data = mkdtempSync(join(tmpdir(), 'royaumes-'));
  let child: ChildProcess;
  let port = 0;

  async function start(dist?: string): Promise<void> {
    child = spawn(process.execPath, ['cli/royaumes.mjs', 'serve'], {
      env: { ...process.env, PORT: String(port), ROYAUMES_DATA: data, ...(dist ? { ROYAUMES_DIST: dist } : {}) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    port = await new Promise((ready, failed) => {
      child.stdout?.on('data', (text) => {
        const found = /http:\/\/localhost:(\d+)/.exec(String(text));
        if (found) ready(Number(found[1]));
      });
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.on('exit', done));
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    url: `http://localhost:${port}`,
    kill: () => end('SIGKILL'),
    restart: start,
    async close() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}

/** The part of the home page that is about one game. */
export function onHome(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

/** A person with a device of their own; what goes wrong in the page fails the test. */
export async function person(
  browser: Browser,
  options: BrowserContextOptions & { settings?: object } = {},
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const { settings = {}, ...rest } = options;
  // The service worker fetches the whole client on the side: only who asks for it has it.
  const context = await browser.newContext({ locale: 'en-GB', viewport: DESK, serviceWorkers: 'block', ...rest });
  await context.addInitScript(
    (text) => {
      if (!localStorage.getItem('royaumes/settings')) localStorage.setItem('royaumes/settings', text);
    },
    JSON.stringify({ pace: 'quick', motion: 'off', ...settings }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}

/** No serious fault for people who cannot see, hear or use a mouse. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }> };
      }
    ).axe.run;
    const { violations } = await run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`);
  });
  assert.deepEqual(found, [], where);
}

/** Asks the server as this page's person. */
export async function askAs(page: Page, path: string, body: object): Promise<{ info: { id: string } }> {
  return page.evaluate(
    async ([to, json]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json })).json(),
    [path, JSON.stringify(body)] as const,
  );
}
