/** A real server process and real browsers, for tests of the whole. */

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { CHROMIUM_FLAGS, findShell } from '#tools/chromium';
import { listenTo } from './beside.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface App {
  url: string;
  /** The data folder. */
  data: string;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data, perhaps with another build of the client. */
  restart(dist?: string): Promise<void>;
  close(): Promise<void>;
}

interface AppOptions {
  /** Milliseconds after which bots come to whoever looks for opponents. */
  readonly seeking?: number;
}

async function startApp({ seeking }: AppOptions): Promise<App> {
  const data = mkdtempSync(join(tmpdir(), 'royaumes-'));
  let child: ChildProcess;
  let port = 0;

  async function start(dist?: string): Promise<void> {
    child = spawn(process.execPath, ['web/tests/serve.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        ROYAUMES_DATA: data,
        ...(dist ? { ROYAUMES_DIST: dist } : {}),
        ...(seeking === undefined ? {} : { ROYAUMES_SEEKING: String(seeking) }),
      },
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
    data,
    kill: () => end('SIGKILL'),
    restart: start,
    async close() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** One browser for all tests of a file; after each of them its people have gone, and nothing went wrong in their pages. */
export async function openBrowser(executablePath = findShell()): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  after(() => browser.close());
  afterEach(async () => {
    const present = people.splice(0);
    for (const { context } of present) await context.close();
    assert.deepEqual(
      present.flatMap(({ errors }) => errors),
      [],
    );
  });
  return browser;
}

/** One server and one browser for all tests of a file. */
export async function openApp(options: AppOptions = {}): Promise<{ app: App; browser: Browser }> {
  const browser = await openBrowser();
  const app = await startApp(options);
  after(() => app.close());
  return { app, browser };
}

/** The part of the home page that is about one game. */
export function onHome(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Answers whether something is really meant: as it was called, unless told. */
export function answer(page: Page, what: string, button = what): Promise<void> {
  return page.getByRole('dialog', { name: what, exact: true }).getByRole('button', { name: button, exact: true }).click();
}

/** What has not come after so many milliseconds does not come, even on a machine that is busy with other things. */
const PATIENCE = 60_000;

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page. */
  readonly errors: readonly string[];
}
const people: Person[] = [];

/** All luck that the page draws is given: what comes next follows from how often it was drawn in this tab. */
function giveLuck(seed: number): void {
  crypto.getRandomValues = (array) => {
    const draw = Number(sessionStorage.getItem('draws') ?? 0) + 1;
    sessionStorage.setItem('draws', String(draw));
    let state = Math.imul(seed, 0x9e3779b1) + Math.imul(draw, 0x85ebca6b);
    const { buffer, byteOffset, byteLength } = array as unknown as Uint8Array;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (const at of bytes.keys()) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
      bytes[at] = (state ^ (state >>> 13)) >>> 8;
    }
    return array;
  };
}

/** Nobody looks at these pages: a browser without a graphics card would spend a quarter of all its time on painting them. */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}

/** What the policy of a page forbids goes wrong like anything else. */
export function failOnViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    throw new Error(`${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}

/** What the browser itself notes where nobody answers, on purpose; and of every device without a past. */
const UNANSWERED =
  /^(Failed to load resource: net::ERR_|WebSocket connection to|Chrome currently does not support the Push API in incognito)/;
/** What it notes where the server refuses a question: a page asks for no file that is not there, and the server itself does not fail. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4/;

function isOfTheBrowser(said: ConsoleMessage): boolean {
  return UNANSWERED.test(said.text()) || (REFUSED.test(said.text()) && new URL(said.location().url).pathname.startsWith('/api/'));
}

/** What is said of a file of the client that is not there, on purpose. */
const MISSED = /^Failed to (?:load resource: the server responded with a status of 404|fetch dynamically imported module).*\/assets\//;

/** A person with a device of their own, which draws the luck of `seed`. `misses`: some files of the client are not there. */
export async function person(
  browser: Browser,
  options: BrowserContextOptions & { settings?: object; seed?: number; misses?: boolean } = {},
): Promise<Person> {
  const { settings = {}, seed = 1, misses = false, ...rest } = options;
  // The service worker fetches the whole client on the side: only who asks for it has it.
  const context = await browser.newContext({ locale: 'en-GB', viewport: DESK, serviceWorkers: 'block', ...rest });
  await context.addInitScript(
    (text) => {
      if (!localStorage.getItem('royaumes/settings')) localStorage.setItem('royaumes/settings', text);
    },
    // Nobody listens either, or needs to be told how to play.
    JSON.stringify({ speed: 'quick', motion: 'off', sound: false, coach: false, ...settings }),
  );
  await context.addInitScript(leaveUnpainted);
  await context.addInitScript(giveLuck, seed);
  await context.addInitScript(failOnViolations);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  listenTo(page);
  attendTo(page);
  const errors: string[] = [];
  const note = (error: string) => {
    if (!misses || !MISSED.test(error)) errors.push(error);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (said) => {
    if (said.type() === 'error' && !isOfTheBrowser(said)) note(`${said.text()} ${said.location().url}`.trim());
  });
  const here = { context, page, errors };
  people.push(here);
  return here;
}

/** What each page has asked for and not got yet, and who waits for it. */
const asking = new WeakMap<Page, { readonly open: Set<Request>; readonly waiting: (() => void)[] }>();

function attendTo(page: Page): void {
  const open = new Set<Request>();
  const waiting: (() => void)[] = [];
  const answered = (request: Request) => {
    open.delete(request);
    if (open.size === 0) for (const wake of waiting.splice(0)) wake();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  asking.set(page, { open, waiting });
}

/** Waits until the page has got all that it asks for by itself, has nothing to do, and asks for no more. */
export async function settled(page: Page): Promise<void> {
  const { open, waiting } = asking.get(page)!;
  for (let idle = 0; idle < 3; idle++) {
    if (open.size > 0) {
      idle = 0;
      await new Promise<void>((wake) => waiting.push(wake));
    }
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  }
}

/** Waits until the page says yes. (`waitForFunction` takes the promise itself for a yes.) */
export async function until<Arg>(page: Page, ask: (arg: Arg) => Promise<boolean>, arg: Arg): Promise<void> {
  const latest = performance.now() + PATIENCE;
  while (!(await page.evaluate(ask as (arg: unknown) => Promise<boolean>, arg))) {
    assert.ok(performance.now() < latest, `not so after ${PATIENCE} ms: ${ask}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** Axe's faults; without names of rules, all that it looks for. */
async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const { run } = (globalThis as unknown as { axe: Axe }).axe;
    // It judges what can be seen.
    document.documentElement.style.opacity = '1';
    // Where a fault is, its own text says well enough: what passes need not be told at all, and we have no frames.
    const quick = { resultTypes: ['violations'], selectors: false, elementRef: false, preload: false, iframes: false };
    const { violations } = await run({ ...quick, ...(runOnly ? { runOnly } : {}) });
    document.documentElement.style.opacity = '';
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
    );
  }, rules);
}

/** No fault for people who cannot see, hear or use a mouse. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
  assert.deepEqual(await faultsOf(page), [], where);
}

/** Every text stands out, with `AAA` as for those who see little: all that depends on the theme of a page that is accessible otherwise. */
export async function assertReadable(page: Page, where: string, contrast: 'AA' | 'AAA' = 'AA'): Promise<void> {
  const least = contrast === 'AAA' ? 'color-contrast-enhanced' : 'color-contrast';
  assert.deepEqual(await faultsOf(page, [least, 'link-in-text-block']), [], where);
}

/** Waits until the page has taken the place of its shell, which looks like it and answers to nothing. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#shell').waitFor({ state: 'detached' });
}

/** Nothing of the page sticks out to the side. */
export async function assertNoWider(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(wide, 0, `${where} is ${wide} pixels too wide`);
}

/** Asks the server as this page's person. */
export async function askAs(page: Page, path: string, body: object): Promise<{ info: { id: string } }> {
  return page.evaluate(
    async ([to, json]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json })).json(),
    [path, JSON.stringify(body)] as const,
  );
}
