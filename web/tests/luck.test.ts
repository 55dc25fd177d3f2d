/** What people's devices add to the luck of a table, as two of them see it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { type GameRecord, verifyRecord } from '#engine';
import { ugo } from '#games/ugo';
import { assertAccessible, openApp, PHONE, person } from './app.ts';
import { finish, isDealt, mouse, resign } from './ugo.ts';

const { app, browser } = await openApp();

const IN_IT = 'Your device’s random number is part of it.';
const NOT_IN_IT = /Your device’s random number isn’t part of it/;

/** Makes a table for two. Gives its address. */
async function makeTable(page: Page): Promise<string> {
  await page.goto(`${app.url}/new/ugo`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radio', { name: 'One round' }).check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  return page.getByLabel('Copy the link').first().inputValue();
}

async function takeSeat(page: Page, table: string): Promise<void> {
  await page.goto(table);
  await page.getByLabel('Your name').fill('Bob');
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** The numbers that the device keeps. */
function numbersOn(page: Page): Promise<{ seal: string; number: string }[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('royaumes/number/') ? [JSON.parse(text)] : [])),
  );
}

async function recordOf(table: string): Promise<GameRecord> {
  return (await fetch(table.replace('/table/', '/api/tables/').concat('/record'))).json();
}

/** Opens the log, and the seal below it. */
async function openSeal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByText('Proof of fair shuffling', { exact: true }).click();
}

async function checkLuck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replay' }).last().click();
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
}

test('two people’s devices add their numbers, also after a reload: the record holds both, and each page says so', async () => {
  const ann = await person(browser, { seed: 1 });
  const bob = await person(browser, { seed: 2, viewport: PHONE });
  const table = await makeTable(ann.page);
  await ann.page.reload();
  await takeSeat(bob.page, table);
  for (const { page } of [ann, bob]) {
    await isDealt(page);
    await openSeal(page);
    await page.getByText(IN_IT).waitFor();
  }
  await ann.page.getByText('With the random numbers of these players’ devices: Bob.').waitFor();
  await assertAccessible(ann.page, 'the seal');
  for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'Log' }).click();

  await Promise.all([finish(ann.page, mouse(1)), finish(bob.page, mouse(2))]);
  const record = await recordOf(table);
  assert.deepEqual(verifyRecord(ugo, record), { kind: 'holds' });
  const [mine, theirs] = [await numbersOn(ann.page), await numbersOn(bob.page)];
  assert.deepEqual(
    record.numbers,
    [mine, theirs].map(([kept], seat) => ({ seat, seal: kept?.seal, number: kept?.number })),
  );
  for (const { page } of [ann, bob]) {
    await checkLuck(page);
    await page.getByText(/Verified: this is the seed/).waitFor();
    await page.getByRole('status').getByText(IN_IT).waitFor();
  }

  // A device that saw other seals than the record has when it opened its number does not believe the record.
  await ann.page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...kept, opened: kept.opened.replace(/.$/, 'x') }));
  }, `royaumes/number/${mine[0]?.seal}`);
  await ann.page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await ann.page.getByText(/fails verification/).waitFor();
});

test('whose number does not arrive is left out, all can see it, and the game begins without it', async () => {
  const ann = await person(browser, { seed: 3 });
  const bob = await person(browser, { seed: 4 });
  await bob.page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('"kind":"number"')) server.send(message);
    });
  });
  const table = await makeTable(ann.page);
  const isFull = [ann, bob].map(({ page }) => page.getByRole('heading', { name: 'Everyone is here' }).waitFor());
  await takeSeat(bob.page, table);
  await Promise.all(isFull);
  for (const { page } of [ann, bob]) {
    await isDealt(page);
    await openSeal(page);
  }
  await assertAccessible(ann.page, 'the seal without a number');
  await ann.page.getByText(IN_IT).waitFor();
  await ann.page.getByText('Without the number of: Bob (it didn’t arrive in time).').waitFor();
  await bob.page.getByText(NOT_IN_IT).waitFor();
  for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'Log' }).click();
  await resign(ann.page, bob.page);
  const { numbers } = await recordOf(table);
  assert.deepEqual(
    numbers?.map(({ number }) => number !== undefined),
    [true, false],
  );
  await checkLuck(bob.page);
  await bob.page.getByRole('status').getByText(NOT_IN_IT).waitFor();
});
