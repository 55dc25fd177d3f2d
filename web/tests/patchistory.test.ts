import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type App, assertAccessible, DESK, openBrowser, PHONE, person, startApp } from './app.ts';
import { eraOf, playOn } from './patchistory.ts';

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

async function start(page: Page, seats: number): Promise<void> {
  await page.goto(`${app.url}/new/patchistory`);
  await page.getByRole('radio', { name: 'Here, against bots' }).check();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.patchistory').waitFor();
}

/** Whether the table fits the window, and nothing in it sticks out. */
const isWhole = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.patchistory') as HTMLElement;
    const { right, bottom } = board.getBoundingClientRect();
    return (
      right <= innerWidth && bottom <= innerHeight && board.scrollWidth <= board.clientWidth && board.scrollHeight <= board.clientHeight
    );
  });

/** Looks at each kind of question once, as it first comes up. */
function inspector(page: Page) {
  const seen = new Set<string>();
  return async (what: string) => {
    if (seen.has(what)) return;
    seen.add(what);
    await assertAccessible(page, `before ${what}`);
    assert.ok(await isWhole(page), `everything is in sight before ${what}`);
  };
}

test('a whole game with three bots, from the first auction to the last count (desk, light)', async () => {
  const { page, context, errors } = await person(browser, { viewport: DESK, colorScheme: 'light' });
  await start(page, 4);
  const done = await playOn(page, undefined, inspector(page));
  for (const what of ['bid', 'spot', 'lay', 'place', 'action', 'answer', 'card', 'vote', 'go on'])
    assert.ok((done[what] ?? 0) > 0, `${what} in ${JSON.stringify(done)}`);
  assert.ok((done.lay ?? 0) >= 10, 'a tile for each round');
  await assertAccessible(page, 'at the end');
  assert.match((await page.locator('section.result td.sum').allTextContents()).join(), /^\d+,\d+,\d+,\d+$/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('two rounds on a phone in the dark, with everything in sight and in reach', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE, colorScheme: 'dark' });
  await start(page, 3);
  const third = async () => (await page.locator('.patchistory .rounds .here').innerText()) === '3';
  await playOn(page, third, inspector(page));
  // Others' land and the routes are one tap away, and so is what one holds.
  await page.locator('[data-seat="1"]').click();
  await page.getByRole('grid', { name: /territory/ }).waitFor();
  await page.locator('[data-open="routes"]').click();
  await page.getByRole('region', { name: 'Routes' }).waitFor();
  await assertAccessible(page, 'the routes');
  await page.locator('[data-seat="0"]').click();
  await page.locator('[data-open="hand"]').click();
  await page.getByRole('dialog', { name: 'Your building tiles' }).waitFor();
  await assertAccessible(page, 'what one holds');
  assert.deepEqual(errors, []);
  await context.close();
});

test('two browsers play a whole era at a table of the server: secret bids, and phases in which both act at once', async () => {
  const ann = await person(browser, { viewport: DESK });
  const bob = await person(browser, { viewport: PHONE });
  await ann.page.goto(`${app.url}/new/patchistory`);
  await ann.page.getByRole('radio', { name: 'With friends' }).check();
  await ann.page.getByRole('radio', { name: '2', exact: true }).check();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Make the table' }).click();
  await ann.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  await bob.page.goto(await ann.page.getByLabel('Copy the link').first().inputValue());
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();
  for (const { page } of [ann, bob]) await page.locator('.patchistory').waitFor();

  const finish = (page: Page) => playOn(page, async () => (await eraOf(page)) === 'Era II');
  const [first, second] = await Promise.all([finish(ann.page), finish(bob.page)]);
  for (const done of [first, second])
    for (const what of ['bid', 'spot', 'lay', 'place', 'card', 'vote'])
      assert.ok((done[what] ?? 0) > 0, `${what} in ${JSON.stringify(done)}`);
  // Both see the same land.
  const land = (page: Page, seat: number) =>
    page
      .locator(`[data-seat="${seat}"]`)
      .click()
      .then(() => page.locator('.patchistory .land [data-at]').count());
  if ((await ann.page.locator('.patchistory .patch').count()) + (await bob.page.locator('.patchistory .patch').count()) === 0)
    assert.equal(await land(ann.page, 0), await land(bob.page, 0));
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  for (const { context } of [ann, bob]) await context.close();
});
