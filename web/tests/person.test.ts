import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { FastChance } from '#engine';
import { ugo } from '#games/ugo';
import { Guest } from '#server/tests/guest';
import { words as daily } from '../words/daily/en.ts';
import { assertNoWider, openApp, PHONE, person } from './app.ts';
import { inAllLights } from './lights.ts';
import { resign } from './ugo.ts';

const { app, browser } = await openApp();

async function look(page: Page, where: string): Promise<void> {
  await inAllLights(page, where);
  await assertNoWider(page, where);
}

/** Whoever is at this page has an account from now on. */
async function keep(page: Page, name: string): Promise<void> {
  await page.request.post(`${app.url}/api/me`, { data: { name } });
  await page.request.post(`${app.url}/api/me/password`, { data: { login: name, password: 'correct horse battery' } });
}

test('a rated game: made without bots, played, and found again on the page of each who played it', async () => {
  const ann = await person(browser, { viewport: PHONE, colorScheme: 'dark' });
  const bob = await person(browser);
  await ann.page.goto(`${app.url}/new/ugo`);
  await ann.page.getByLabel('Your name').fill('Ann');
  const rated = ann.page.getByRole('checkbox', { name: /^Rated/ });
  await rated.check();
  await ann.page.getByLabel('Seat 2').selectOption('level-5');
  assert.equal(await rated.isDisabled(), true);
  assert.equal(await rated.isChecked(), false);
  await ann.page.getByLabel('Seat 2').selectOption('person');
  assert.equal(await rated.isChecked(), true);
  await ann.page.getByRole('checkbox', { name: /^Open to everyone/ }).check();
  await ann.page.getByRole('radio', { name: 'One round' }).check();
  const make = ann.page.getByRole('button', { name: 'Create table' });
  await make.click();
  const needed = ann.page.getByRole('alert').filter({ hasText: 'Rated games need an account.' });
  assert.equal(await needed.getByRole('link', { name: 'Go to your account' }).getAttribute('href'), '/me');
  await keep(ann.page, 'Ann');
  await make.click();
  await ann.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await ann.page.getByText('Rated').waitFor();
  assert.equal(await ann.page.getByRole('button', { name: 'Fill up with bots' }).count(), 0);
  await look(ann.page, 'waiting for a rated game');

  await bob.page.goto(`${app.url}/tables`);
  await bob.page.getByText(/Rated · /).waitFor();
  await bob.page.getByRole('link', { name: /Join/ }).click();
  await bob.page.getByRole('link', { name: 'Ann' }).click();
  await bob.page.getByText('No finished game yet.').waitFor();
  await bob.page.goBack();
  await keep(bob.page, 'Bob');
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();
  await resign(ann.page, bob.page);
  const learnt = bob.page.getByRole('table', { name: 'Ratings' }).getByRole('row');
  await learnt.first().waitFor();
  const rows = await learnt.allTextContents();
  assert.deepEqual(rows.map((row) => /^(Ann|Bob)\s*1500\s*→\s*1\d\d\d\s*[+−]\d+$/.exec(row.trim())?.[1]).sort(), ['Ann', 'Bob']);

  await ann.page.goto(`${app.url}/me`);
  const download = ann.page.waitForEvent('download');
  await ann.page.getByRole('link', { name: 'Download all my games' }).click();
  const { records } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  assert.equal(records.length, 1);
  await look(ann.page, 'the page about oneself, with records');
  await ann.page.getByRole('link', { name: 'Your public profile' }).click();
  await ann.page.getByText('one rated game · provisional').waitFor();
  await ann.page.getByText(/^1\d\d\d ± \d+$/).waitFor();
  await ann.page.getByText(/^One rated game, on .*: 1\d\d\d\.$/).waitFor();
  await ann.page.getByText('one game together').waitFor();
  await look(ann.page, 'the page of a person');
  await ann.page.getByRole('link', { name: 'U GO!' }).first().click();
  await ann.page.getByRole('heading', { name: 'Leaderboard: U GO!' }).waitFor();
  await ann.page.getByRole('link', { name: 'Ann' }).waitFor();
  await look(ann.page, 'a leaderboard');
  await ann.page.getByRole('link', { name: 'Bob' }).click();
  await ann.page.getByRole('heading', { name: 'Bob', level: 1 }).waitFor();
  await look(bob.page, 'the result');
  await ann.page.getByRole('link', { name: 'U GO!' }).last().click();
  await ann.page.locator('section.result').waitFor();
  await ann.page.goto(`${app.url}/person/nobody`);
  await ann.page.getByRole('heading', { name: 'Player not found' }).waitFor();
});

/** Plays on as the one whose browser it is, without its page. */
async function finish(context: BrowserContext, table: string): Promise<void> {
  const cookies = await context.cookies();
  const guest = await Guest.at(Number(new URL(app.url).port), {
    origin: app.url,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  });
  await guest.join(table);
  await guest.playOn(ugo, new FastChance(3));
  await guest.leave();
}

test('the deal of the day is played once, and whoever has finished sees everybody’s results and replays', async () => {
  const people = { Ann: await person(browser, { viewport: PHONE }), Bob: await person(browser, { colorScheme: 'dark' }) };
  const dealOf = (page: Page) => page.getByRole('region', { name: 'U GO!', exact: true });
  const rows = (page: Page) => dealOf(page).getByRole('row');
  const open = async (page: Page) => {
    await page.goto(`${app.url}/tables`);
    await page.getByRole('link', { name: daily.daily }).click();
    await dealOf(page).waitFor();
  };
  const tables: string[] = [];
  for (const [name, { page }] of Object.entries(people)) {
    await open(page);
    await page.getByLabel('Your name').fill(name);
    await dealOf(page)
      .getByRole('button', { name: `${daily.begin}: U GO!` })
      .click();
    await page.waitForURL(/\/table\//);
    tables.push(page.url().split('/').at(-1) as string);
  }
  const { Ann: ann, Bob: bob } = people;
  await finish(ann.context, tables[0]!);
  await open(bob.page);
  assert.equal(await rows(bob.page).count(), 0, 'whoever still plays sees nothing');
  await dealOf(bob.page).getByRole('button', { name: 'Continue: U GO!' }).click();
  await bob.page.waitForURL(`**/table/${tables[1]}`);
  await finish(bob.context, tables[1]!);
  // A page that was there meanwhile may still rest on the count of a round, until somebody puts it away.
  await bob.page.reload();
  await bob.page.locator('section.result').getByRole('link', { name: daily.daily }).click();
  await rows(bob.page).nth(2).waitFor();
  await look(bob.page, 'daily deal');
  await open(ann.page);
  assert.equal(await rows(ann.page).count(), 3);
  await look(ann.page, 'daily deal on a phone');
  await rows(ann.page).getByRole('link', { name: 'Replay: Bob' }).click();
  await ann.page.waitForURL(`**/table/${tables[1]}`);
});
