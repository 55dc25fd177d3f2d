import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { words as daily } from '../words/daily/en.ts';
import { words as quiz } from '../words/puzzles/en.ts';
import { assertAccessible, onHome, openApp, PHONE, person, until } from './app.ts';
import { finish, isDealt, mouse } from './ugo.ts';

const { app, browser } = await openApp();

/** Waits until the worker has everything on the device and looks after this page. */
function kept(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

const builds = (page: Page) => page.evaluate(() => caches.keys());
/** Every file that is kept on the device. */
const files = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
const script = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');

/** The same client, in which every file has another address; made while the first test runs. */
const second = mkdtempSync(join(tmpdir(), 'royaumes-build-'));
after(() => rmSync(second, { recursive: true, force: true }));
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--emptyOutDir'];
const built = promisify(execFile)(process.execPath, [...vite, '--outDir', second, '--assetsDir', 'assets/second']);

test('the installed app starts every game without a network, plays one to its end, and keeps it', async () => {
  const { page, context } = await person(browser, { viewport: PHONE, serviceWorkers: 'allow' });
  await page.goto(app.url);
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  assert.ok(manifest.icons.length > 0 && manifest.start_url === '/');
  for (const { src } of manifest.icons) assert.equal((await page.request.get(app.url + src)).status(), 200, src);
  await kept(page);
  // Something is asked of the server through the worker; nothing of it stays on the device.
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
  const held = await files(page);
  assert.ok(held.length > 50 && held.includes('/index.html'), `${held.length} files are kept`);
  assert.deepEqual(
    held.filter((path) => path.startsWith('/api') || path === '/sw.js'),
    [],
  );

  await context.setOffline(true);
  await app.kill();
  await page.reload();
  const games = await page.locator('li.game h2').allInnerTexts();
  assert.ok(games.length >= 3);
  for (const title of games) {
    await onHome(page, title).getByRole('button', { name: 'Play now' }).click();
    await page.locator('div.board > *').first().waitFor();
    await page.goto(app.url);
  }
  // The rules in another language, too.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await page.goto(`${app.url}/rules/ugo`);
  await page.getByText('U2.3').waitFor();
  await page.evaluate(() => localStorage.removeItem('royaumes/settings'));

  // A deal for the day that nobody else hears of, begun once; and puzzles.
  const begun = new Set<string>();
  for (let n = 0; n < 2; n++) {
    await page.goto(`${app.url}/daily`);
    await page.getByText(daily.alone).waitFor();
    await page.getByRole('button', { name: `${daily.begin}: U GO!` }).click();
    await isDealt(page);
    begun.add(page.url());
  }
  assert.equal(begun.size, 1);
  await page.goto(`${app.url}/puzzles/ugo`);
  await page.getByText(quiz.ask).waitFor();

  await page.goto(`${app.url}/new/ugo`);
  await page.getByRole('radio', { name: 'Against bots' }).check();
  await page.getByRole('radio', { name: 'One round' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await finish(page, mouse(1));
  const result = await page.locator('section.result table').innerText();
  await page.reload();
  assert.equal(await page.locator('section.result table').innerText(), result, 'the record is kept');
  await assertAccessible(page, 'result');
});

test('a new build takes over as a whole: an open page keeps its own until it is closed, then the old one is gone', async () => {
  await built;
  await app.kill();
  await app.restart();
  const { page, context } = await person(browser, { serviceWorkers: 'allow' });
  await page.goto(app.url);
  await kept(page);
  const [first] = await builds(page);
  const held = await files(page);
  const old = await script(page);
  await app.kill();
  await app.restart(second);
  assert.equal((await page.request.get(app.url + old)).status(), 404, 'the server no longer has the old build');

  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((done) => registration.addEventListener('updatefound', done));
    await registration.update();
    await found;
    const { installing } = registration;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done));
    if (!registration.waiting) throw new Error('the second build is not installed');
  });
  assert.equal((await builds(page)).length, 2);
  // One that is opened now is of the second, and takes nothing away from the first.
  const other = await context.newPage();
  await other.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (...what: unknown[]) {
      document.documentElement.dataset.named = '';
      (postMessage as (...what: unknown[]) => void).apply(this, what);
    };
  });
  await other.goto(`${app.url}/new/ugo`);
  await other.getByLabel('Your name').waitFor();
  assert.notEqual(await script(other), old);
  // It has named its script to the worker of the second build, which has looked who else is there.
  await other.locator('html[data-named]').waitFor();
  for (const worker of context.serviceWorkers()) await worker.evaluate(() => new Promise((done) => setTimeout(done)));
  assert.equal((await builds(page)).length, 2);
  // A page of the first build still has all it may come to need, and takes nothing from the second.
  const strange: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/second/')) strange.push(request.url());
  });
  page.on('worker', (worker) => {
    if (!held.includes(new URL(worker.url()).pathname)) strange.push(worker.url());
  });
  await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  await isDealt(page);
  assert.deepEqual(strange, []);

  await page.close();
  await other.close();
  const last = await context.newPage();
  await last.goto(app.url);
  await until(last, async (name) => !(await caches.keys()).includes(name as string), first);
  assert.equal((await builds(last)).length, 1);
  await context.setOffline(true);
  await app.kill();
  await last.goto(`${app.url}/rules/ugo`);
  await last.getByText('U2.3').waitFor();
  assert.notEqual(await script(last), old);
});
