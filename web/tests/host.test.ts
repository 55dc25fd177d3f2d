import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { answer, askAs, assertNoWider, DESK, openApp, PHONE, person, until } from './app.ts';
import { inAllLights } from './lights.ts';
import { isDealt } from './ugo.ts';

const { app, browser } = await openApp();

/** Whoever runs the server does something. */
function atDesk(path: string, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const socketPath = join(app.data, 'admin.sock');
    const asking = request({ socketPath, method: 'POST', path, headers: { 'content-type': 'application/json' } }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`))));
    });
    asking.on('error', reject);
    asking.end(JSON.stringify(body));
  });
}

async function arrive(page: Page, name: string): Promise<string> {
  await page.goto(`${app.url}/me`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return page.evaluate(async () => (await (await fetch('/api/me')).json()).id);
}

async function look(page: Page, where: string): Promise<void> {
  await inAllLights(page, where);
  await assertNoWider(page, where);
}

/** What has the focus, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.innerText ?? at?.textContent ?? at?.tagName;
  });

/** Whether nothing hides a part of it, neither the edge of the page nor that of a box that scrolls. */
const isWhollySeen = (place: Locator) =>
  place.evaluate(
    (shown) =>
      new Promise<boolean>((resolve) => {
        new IntersectionObserver(([sight]) => resolve((sight?.intersectionRatio ?? 0) >= 0.99)).observe(shown);
      }),
  );

/** Ann and Bob play, and Bob says something. */
async function talk(ann: Page, bob: Page): Promise<void> {
  await ann.goto(`${app.url}/new/ugo`);
  await ann.getByRole('radio', { name: '2', exact: true }).check();
  await ann.getByRole('button', { name: 'Create table' }).click();
  await ann.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  await isDealt(bob);
  await isDealt(ann);
  for (const page of [ann, bob]) await page.getByRole('button', { name: /^People/ }).click();
  await bob.getByLabel('Write a message').fill('You play like a mule');
  await bob.getByRole('button', { name: 'Send' }).click();
  await ann.getByText('You play like a mule').waitFor();
}

test('a line is reported and its speaker blocked; a host sees it, bans, and the ban says why', async () => {
  const ann = await person(browser, { viewport: PHONE });
  const bob = await person(browser);
  await arrive(ann.page, 'Ann');
  const bobId = await arrive(bob.page, 'Bob');
  await talk(ann.page, bob.page);

  await ann.page.getByRole('button', { name: 'About Bob' }).click();
  const report = ann.page.getByRole('button', { name: 'Report…' });
  assert.equal(await isWhollySeen(report), true, 'the menu of the last line');
  await report.click();
  const dialog = ann.page.getByRole('dialog', { name: 'Report Bob' });
  await dialog.getByText('You play like a mule').waitFor();
  assert.equal(await focused(ann.page), 'What’s wrong? (optional)');
  await ann.page.keyboard.type('Insults me');
  await look(ann.page, 'reporting a line');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await ann.page.getByText('The hosts of this server will take a look.').waitFor();
  assert.equal(await focused(ann.page), 'About Bob');
  await ann.page.getByRole('button', { name: 'Block', exact: true }).click();
  await answer(ann.page, 'Block');
  await ann.page.getByText('You play like a mule').waitFor({ state: 'detached' });
  await ann.page.getByRole('log', { name: 'Table chat' }).and(ann.page.locator(':focus')).waitFor();
  await ann.page.goto(`${app.url}/person/${bobId}`);
  const blocked = ann.page.getByText('You have blocked Bob.');
  await blocked.waitFor();
  await ann.page.getByRole('button', { name: 'Unblock' }).click();
  await ann.page.getByText('You unblocked Bob.').waitFor();
  assert.equal(await blocked.count(), 0);
  await ann.page.getByRole('button', { name: 'Block', exact: true }).click();
  await answer(ann.page, 'Block');
  await blocked.waitFor();
  assert.equal(await ann.page.getByRole('button', { name: 'Follow' }).count(), 0);
  await look(ann.page, 'the page of somebody who is blocked');
  await ann.page.goto(`${app.url}/me`);
  await ann.page.getByRole('heading', { name: 'Blocked players' }).waitFor();
  await look(ann.page, 'the page about oneself, with somebody blocked');
  await ann.page.getByRole('button', { name: 'Unblock Bob' }).click();
  await ann.page.getByRole('heading', { name: 'Blocked players' }).waitFor({ state: 'detached' });

  const host = await person(browser);
  const id = await arrive(host.page, 'Hanna');
  await host.page.goto(`${app.url}/host`);
  await host.page.getByRole('heading', { name: 'Page not found' }).waitFor();
  assert.equal(await host.page.title(), 'Page not found · Royaumes');
  await atDesk(`/api/host/people/${id}/host`, { host: true });
  await host.page.goto(`${app.url}/me`);
  await host.page.getByRole('link', { name: 'Host' }).click();
  await host.page.getByText('wrote: “You play like a mule”').waitFor();
  await host.page.getByText('“Insults me”').waitFor();
  await host.page.getByRole('radio', { name: 'Online' }).check();
  await host.page.getByRole('link', { name: 'U GO! with Ann' }).waitFor();
  await host.page.getByRole('radio', { name: 'Reports' }).check();
  await host.page.getByRole('button', { name: 'Bob' }).click();
  await host.page.getByLabel('Reason').fill('No insults, please');
  await host.page.getByRole('button', { name: 'Ban', exact: true }).click();
  await host.page.getByText('Banned: No insults, please').waitFor();
  assert.equal(await host.page.getByRole('status').filter({ hasText: /./ }).innerText(), 'Banned');
  await look(host.page, 'somebody as a host sees them');
  // At the open table at once, and wherever else he goes.
  const card = bob.page.getByRole('alert').filter({ hasText: 'This account is banned from this server: No insults, please' });
  await card.waitFor();
  for (const offered of ['Take my seat back', 'Send']) assert.equal(await bob.page.getByRole('button', { name: offered }).count(), 0);
  await look(bob.page, 'the table of somebody who is banned');
  await bob.page.reload();
  await card.waitFor();
  for (const path of ['me', '', 'tables', 'me']) {
    await bob.page.goto(`${app.url}/${path}`);
    await card.waitFor();
  }
  await look(bob.page, 'the page of somebody who is banned');
  await card.getByRole('button', { name: 'Sign out' }).click();
  await bob.page.getByRole('button', { name: 'Save name' }).waitFor();
  assert.equal(await bob.page.getByLabel('Your name').inputValue(), '');
  await host.page.getByRole('button', { name: 'Back to the list' }).click();
  await host.page.getByRole('button', { name: 'Mark as resolved' }).click();
  await host.page.getByText(/^Resolved /).waitFor();
  assert.notEqual(await host.page.evaluate(() => document.activeElement?.tagName), 'BODY', 'the focus stays near');
});

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`the page for hosts is accessible and fits its width (${device})`, async () => {
    const { page } = await person(browser, { viewport });
    const id = await arrive(page, `Hanna ${device}`);
    await atDesk(`/api/host/people/${id}/host`, { host: true });
    await page.goto(`${app.url}/host`);
    for (const tab of ['Reports', 'Players', 'Online', 'Tables', 'Announcement', 'Security log']) {
      await page.getByRole('radio', { name: tab }).check();
      await page.getByRole('region', { name: tab }).waitFor();
      await look(page, `hosts: ${tab}`);
    }
    await page.getByRole('radio', { name: 'Players' }).check();
    await page.getByLabel('Name, sign-in name or ID').fill(`hanna ${device}`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: `Details about Hanna ${device}` }).click();
    await page.getByText('This player is a host.').waitFor();
    await look(page, 'hosts: a player');
  });
}

test('what a host announces is on every page until it is taken down, and tables that are closed say so', async () => {
  const host = await person(browser);
  const ann = await person(browser, { viewport: PHONE });
  const id = await arrive(host.page, 'Hanna');
  await arrive(ann.page, 'Ann');
  await atDesk(`/api/host/people/${id}/host`, { host: true });
  await host.page.goto(`${app.url}/host`);
  await host.page.getByRole('radio', { name: 'Announcement' }).check();
  await host.page.getByLabel('Announcement', { exact: true }).last().fill('We restart at nine');
  await host.page.getByRole('button', { name: 'Announce' }).click();
  await host.page.getByRole('button', { name: 'Take it down' }).waitFor();
  await ann.page.goto(app.url);
  await ann.page.getByRole('status').getByText('We restart at nine').waitFor();
  await look(ann.page, 'home with an announcement');
  assert.equal(await ann.page.getByRole('link', { name: 'Host' }).count(), 0);
  await ann.page.getByRole('button', { name: 'Hide this message' }).click();
  await ann.page.getByText('We restart at nine').waitFor({ state: 'detached' });
  await host.page.getByRole('button', { name: 'Take it down' }).click();
  await host.page.getByRole('button', { name: 'Take it down' }).waitFor({ state: 'detached' });

  await ann.page.goto(`${app.url}/new/ugo`);
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  await ann.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await host.page.getByRole('radio', { name: 'Tables' }).check();
  const close = `Close table ${ann.page.url().split('/').pop()}`;
  for (const what of ['No', close]) {
    await host.page.getByRole('button', { name: close }).click();
    await answer(host.page, close, what);
  }
  await ann.page.getByRole('heading', { name: 'A host closed this table.' }).waitFor();
  assert.equal(await ann.page.getByText('A host closed this table.').count(), 1);
  await look(ann.page, 'a table that was closed');

  // A game that was going on calls for nobody any more.
  const { info } = await askAs(ann.page, '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'bot greedy'] });
  await ann.page.goto(`${app.url}/table/${info.id}`);
  await isDealt(ann.page);
  await atDesk(`/api/host/tables/${info.id}/close`, {});
  await ann.page.getByText('A host closed this table.').waitFor();
  await ann.page.getByText('The game was called off').first().waitFor();
  // What is said to those who listen follows a breath later.
  await until(ann.page, async () => !document.body.innerText.includes('Your turn'), undefined);
});

test('a name that a host gave is not undone by what the browser remembers; another one that is typed counts', async () => {
  const { page } = await person(browser);
  const id = await arrive(page, 'Rude Name');
  await atDesk(`/api/host/people/${id}/name`, { name: 'Robert' });
  const nameAtNewTable = async () => {
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    return page.evaluate(async () => (await (await fetch('/api/me')).json()).name);
  };
  await page.goto(`${app.url}/new/ugo`);
  assert.equal(await nameAtNewTable(), 'Robert');
  await page.goto(`${app.url}/new/ugo`);
  await page.getByLabel('Your name').fill('Bobby');
  assert.equal(await nameAtNewTable(), 'Bobby');
});

test('one’s data is downloaded as one file', async () => {
  const { page } = await person(browser);
  await arrive(page, 'Dora');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const { profile } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  assert.equal(profile.name, 'Dora');
});
