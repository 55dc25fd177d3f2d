import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { VERSION } from '#protocol';
import { openApp, person } from './app.ts';

const { app, browser } = await openApp();

/** From now on the server's sockets speak another version to this page, as before or after an upgrade. Gives how often the page was loaded. */
async function speakAnother(page: Page, speaks: number): Promise<() => number> {
  let loaded = 0;
  page.on('domcontentloaded', () => loaded++);
  await page.routeWebSocket('**/api/socket', (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ kind: 'refused', no: { kind: 'version', speaks } })));
  });
  return () => loaded;
}

for (const [server, speaks] of [
  ['a newer', VERSION + 1],
  ['an older', VERSION - 1],
] as const) {
  test(`a page whose server speaks ${server} version loads itself anew, once, and then says so`, async () => {
    const { page } = await person(browser);
    await page.goto(`${app.url}/new/ugo`);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    const table = page.url();

    const loaded = await speakAnother(page, speaks);
    await page.goto(table);
    await page.getByRole('alert').getByText('This page is out of date. Reload it.').waitFor();
    assert.equal(loaded(), 2);

    await page.goto(`${app.url}/tables`);
    await page.getByRole('status').getByText('This page is out of date. Reload it.').waitFor();
    assert.equal(loaded(), 3, 'it was tried in vain');
  });
}

test('a page that meets a table of newer rules than it knows loads itself anew, once, and then says so', async () => {
  const { page } = await person(browser);
  await page.goto(`${app.url}/new/ugo`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  let loaded = 0;
  page.on('domcontentloaded', () => loaded++);
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replace(/"rules":\d+/, '"rules":99')));
  });
  await page.goto(page.url());
  await page.getByRole('alert').getByText('This page is out of date. Reload it.').waitFor();
  assert.equal(loaded, 2);
});

test('the list of tables loads itself anew, too', async () => {
  const { page } = await person(browser);
  const loaded = await speakAnother(page, VERSION + 1);
  await page.goto(`${app.url}/tables`);
  await page.getByRole('status').getByText('This page is out of date. Reload it.').waitFor();
  assert.equal(loaded(), 2);
});

/** The answer of a server that has another build: some of the files are not there, so often. */
async function missFiles(page: Page, which: RegExp, times: number): Promise<{ readonly loaded: () => number; readonly missed: string[] }> {
  const missed: string[] = [];
  let loaded = 0;
  page.on('domcontentloaded', () => loaded++);
  await page.route(which, (route) => {
    const file = new URL(route.request().url()).pathname;
    const isMissed = missed.filter((one) => one === file).length < times;
    if (!isMissed) return route.continue();
    missed.push(file);
    return route.fulfill({ status: 404, contentType: 'application/json', body: '{"no":{"kind":"garbage"}}' });
  });
  return { loaded: () => loaded, missed };
}

test('a page whose own script is of another build than the server that is asked for it comes anew', async () => {
  const { page } = await person(browser, { misses: true });
  const { loaded, missed } = await missFiles(page, /\/assets\/index-[^/]+\.js$/, 1);
  const anew = page.waitForEvent('domcontentloaded', () => loaded() === 2);
  await page.goto(`${app.url}/rules/ugo`);
  await anew;
  await page.getByText('U2.3').waitFor();
  assert.equal(missed.length, 1);
});

test('a part of a page that is of another build lets the page come anew, once and never in a loop', async () => {
  const { page } = await person(browser, { misses: true });
  await page.goto(app.url);
  const rare = await missFiles(page, /\/assets\/Tables-[^/]+\.js$/, 1);
  const anew = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: 'Tables' }).first().click();
  await anew;
  await page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
  assert.deepEqual([rare.loaded(), rare.missed.length, new URL(page.url()).pathname], [1, 1, '/tables']);
});

test('a file that no server has lets the page come anew once', async () => {
  const { page } = await person(browser, { misses: true });
  const { loaded, missed } = await missFiles(page, /\/assets\/Settings-[^/]+\.js$/, 1000);
  await page.goto(app.url);
  const open = () => page.getByRole('button', { name: 'Settings' }).click();
  const anew = page.waitForEvent('domcontentloaded');
  await open();
  await anew;
  const failed = page.waitForEvent('pageerror');
  await open();
  await failed;
  await page.goto(`${app.url}/rules/ugo`);
  await page.getByText('U2.3').waitFor();
  assert.deepEqual([loaded(), new Set(missed).size], [3, 1]);
});
