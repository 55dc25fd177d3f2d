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

test('the list of tables loads itself anew, too', async () => {
  const { page } = await person(browser);
  const loaded = await speakAnother(page, VERSION + 1);
  await page.goto(`${app.url}/tables`);
  await page.getByRole('status').getByText('This page is out of date. Reload it.').waitFor();
  assert.equal(loaded(), 2);
});
