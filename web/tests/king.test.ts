import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type App, assertAccessible, DESK, openBrowser, PHONE, person, startApp } from './app.ts';
import { byMouse, type Did } from './king.ts';

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

async function start(page: Page): Promise<void> {
  await page.goto(app.url);
  await page.locator('li', { hasText: 'King of the Dice' }).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.king').waitFor();
}

/** Plays until this can be done, and does not do it. */
async function until(page: Page, what: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await page.locator('[data-do="roll"][aria-disabled="false"], .takeable, [data-do="stop"], [data-do="give"]').first().waitFor();
    if (await page.locator(what).count()) return;
    await byMouse(page);
  }
  throw new Error(`${what} did not come`);
}

test('a whole game of three kings against bots, on a phone', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE });
  await start(page);
  await until(page, '[data-do="roll"][aria-disabled="false"]');
  await assertAccessible(page, 'before the roll');
  const done = new Set<Did>();
  let seen = false;
  for (let did = await byMouse(page); did; did = await byMouse(page)) {
    done.add(did);
    if (!seen && (await page.locator('.reached').count())) {
      seen = true;
      await assertAccessible(page, 'with a citizen reached');
      const fits = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
      });
      assert.ok(fits, 'everything is in sight');
    }
  }
  assert.ok(done.has('roll') && done.has('take'), [...done].join());
  await assertAccessible(page, 'at the end');
  const [odds] = await page.evaluate(() => performance.getEntriesByName('royaumes:odds').map(({ duration }) => duration));
  assert.ok(odds !== undefined && odds < 20, `the chances of five citizens took ${odds} ms`);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a dark citizen tells why, with the number of the rule; dice are kept by keys; chances can be hidden', async () => {
  const { page, context, errors } = await person(browser, { viewport: DESK, colorScheme: 'dark' });
  await start(page);
  await until(page, '[data-do="roll"][aria-disabled="false"]');
  await page.locator('[data-slot="2"]').click();
  await page.getByRole('link', { name: 'K3.2' }).waitFor();

  await page.getByRole('button', { name: 'Roll the dice' }).focus();
  await page.keyboard.press('Enter');
  const die = page.locator('button[data-die="3"]');
  await die.waitFor();
  await die.focus();
  await page.keyboard.press('Space');
  assert.equal(await die.getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('1');
  assert.equal(await page.locator('button[data-die="0"]').getAttribute('aria-pressed'), 'true');
  await page.getByRole('button', { name: 'Roll 4 dice' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 roll left').waitFor();
  assert.equal(await page.locator('.kept').count(), 2);

  await page.locator('.chance').first().waitFor();
  await page.getByRole('button', { name: 'Hide chances' }).click();
  assert.equal(await page.locator('.chance').count(), 0);
  await page.reload();
  await page.getByRole('button', { name: 'Show chances' }).waitFor();
  assert.equal(await page.locator('.chance').count(), 0);

  await page.getByRole('button', { name: 'See the whole pile' }).last().click();
  await page.getByRole('dialog').waitFor();
  await assertAccessible(page, 'a pile');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await context.close();
});
