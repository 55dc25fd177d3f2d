import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type App, assertAccessible, onHome, openBrowser, PHONE, person, startApp } from './app.ts';
import { byKeyboard, byMouse, cardsInHand } from './ugo.ts';

let app: App;
let browser: Browser;
before(async () => {
  app = await startApp();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** Makes a table for two people and a bot and brings both people to it. */
async function sitDown(ann: Page, bob: Page, rounds: string): Promise<void> {
  await ann.goto(app.url);
  await onHome(ann, 'U GO!').getByRole('link', { name: 'With friends' }).click();
  await ann.getByRole('radio', { name: '3', exact: true }).check();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel('Seat 3').selectOption('greedy');
  await ann.getByRole('radio', { name: rounds }).check();
  await ann.getByRole('button', { name: 'Make the table' }).click();
  await ann.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  await bob.goto(await ann.getByLabel('Copy the link').first().inputValue());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [ann, bob]) await page.locator('button[data-card]').first().waitFor();
}

test('two browsers and a bot play a whole game, by mouse and by keyboard, with somebody looking on', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  const eve = await person(browser);
  await sitDown(ann.page, bob.page, 'Two rounds');
  await eve.page.goto(ann.page.url());
  await eve.page.getByText('You are watching').waitFor();
  assert.equal(await eve.page.locator('button[data-card]').count(), 0, 'whoever looks on sees no hand');
  await assertAccessible(eve.page, 'looking on');

  const finish = async (page: Page, step: (page: Page) => Promise<boolean>) => {
    while (await step(page));
  };
  await Promise.all([finish(ann.page, byMouse), finish(bob.page, byKeyboard)]);
  await eve.page.locator('section.result').waitFor({ timeout: 60_000 });
  const sums = async (page: Page) => (await page.locator('section.result td.sum').allTextContents()).join();
  const counted = await sums(ann.page);
  assert.match(counted, /^[−\d]+,[−\d]+,[−\d]+$/);
  assert.equal(await sums(bob.page), counted);
  assert.equal(await sums(eve.page), counted);

  // A finished game shows all hands to everybody, and its luck can be checked.
  await eve.page.getByRole('button', { name: 'Replay' }).last().click();
  await eve.page.getByRole('slider').fill('3');
  await eve.page.getByRole('list', { name: /Bob.s hand/ }).waitFor();
  await eve.page.getByRole('button', { name: 'Check the luck' }).click();
  await eve.page.getByText(/Checked: the seed/).waitFor();
  assert.deepEqual([...ann.errors, ...bob.errors, ...eve.errors], []);
  for (const { context } of [ann, bob, eve]) await context.close();
});

test('a reload, a second tab and a line that was cut show the true position and miss no event', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  await sitDown(ann.page, bob.page, 'One round');
  const second = await ann.context.newPage();
  await second.goto(ann.page.url());
  await second.locator('button[data-card]').first().waitFor();
  assert.deepEqual(await cardsInHand(second), await cardsInHand(ann.page));

  // Bob's line is cut; the game goes on without him as far as it can.
  await bob.context.setOffline(true);
  for (let i = 0; i < 2; i++) {
    const mine = await ann.page
      .locator('button[data-card][aria-disabled="false"]')
      .first()
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (mine) await byMouse(ann.page);
  }
  await bob.context.setOffline(false);
  await bob.page.reload();
  await bob.page.getByRole('button', { name: 'Log' }).click();
  await ann.page.getByRole('button', { name: 'Log' }).click();
  const plies = (page: Page) => page.locator('aside button.ply').allTextContents();
  await bob.page.locator('button[data-card]').first().waitFor();
  await ann.page.waitForTimeout(1500);
  const seen = await plies(ann.page);
  assert.deepEqual(
    seen,
    seen.map((_, i) => String(i + 1)),
  );
  assert.deepEqual(await plies(bob.page), seen);
  for (const { context } of [ann, bob]) await context.close();
});

test('killing the server in the middle of a game loses nothing: the browsers come back by themselves', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  await sitDown(ann.page, bob.page, 'One round');
  const both: [Page, (page: Page) => Promise<boolean>][] = [
    [ann.page, byMouse],
    [bob.page, byKeyboard],
  ];
  const isMine = (page: Page) => page.locator('button[data-card][aria-disabled="false"], section.laying').first();
  for (let turn = 0; turn < 9; turn++) {
    if (turn === 4) {
      const before = (await cardsInHand(ann.page)).length;
      await app.kill();
      await ann.page.getByText('The connection is gone').first().waitFor();
      await app.restart();
      await ann.page.getByText('The connection is gone').first().waitFor({ state: 'detached', timeout: 15_000 });
      assert.equal((await cardsInHand(ann.page)).length, before);
    }
    const [page, step] = await Promise.any(
      both.map(async (pair) =>
        isMine(pair[0])
          .waitFor({ timeout: 20_000 })
          .then(() => pair),
      ),
    );
    await step(page);
  }
  await Promise.all(
    both.map(async ([page, step]) => {
      while (await step(page));
    }),
  );
  const sums = async (page: Page) => (await page.locator('section.result td.sum').allTextContents()).join();
  assert.equal(await sums(bob.page), await sums(ann.page));
  for (const { context } of [ann, bob]) await context.close();
});
