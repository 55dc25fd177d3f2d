import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { type App, assertAccessible, DESK, openBrowser, PHONE, person, startApp } from './app.ts';

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

/** A game for two against a bot, up to the moment when one's first tile is to be laid. */
async function untilPatching(page: Page): Promise<void> {
  await page.goto(`${app.url}/new/patchistory`);
  await page.getByRole('radio', { name: 'Here, against bots' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  const next = page.locator('[data-do="bid"], [data-do="goOn"]');
  for (let n = 0; n < 40; n++) {
    await next.or(page.locator('[data-carry]')).first().waitFor();
    if ((await page.locator('[data-carry]').count()) > 0) return;
    // What is told goes on by itself too.
    await next
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
  assert.fail('no tile came to be laid');
}

const middle = async (of: Locator) => {
  const box = await of.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const lit = (page: Page) => page.locator('[data-spot][data-lit]');
const chosen = (page: Page) => page.locator('[data-spot][aria-selected="true"]');
const layButton = (page: Page) => page.getByRole('button', { name: 'Patch it here' });

test('[P4.2] a tile is dragged onto the land with the mouse, turned under, turned over, and laid', async () => {
  const { page, context, errors } = await person(browser, { viewport: DESK });
  await untilPatching(page);
  assert.ok(await layButton(page).isDisabled());
  const carry = page.locator('[data-carry]');
  const from = await middle(carry);

  // Let go beside the land, it is back in the tray.
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(40, 500, { steps: 4 });
  await page.mouse.up();
  assert.equal(await chosen(page).count(), 0);

  const to = await middle(lit(page).nth(1));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 6, to.y - 6, { steps: 6 });
  await page.mouse.up();
  assert.equal(await chosen(page).count(), 1);
  await page.getByText('Appears', { exact: true }).waitFor();
  await assertAccessible(page, 'with a tile on the land');

  // Over or under: a square that can lie both ways says which.
  const both = page.locator('[data-square][aria-disabled="false"]');
  if ((await both.count()) > 0) {
    const before = await both.first().getAttribute('aria-label');
    await both.first().click();
    assert.notEqual(await both.first().getAttribute('aria-label'), before);
  }

  // [P4.11] Two players choose the side.
  const face = () => carry.getByRole('img').first().getAttribute('aria-label');
  const white = await face();
  await page.getByRole('button', { name: 'Turn the tile over' }).click();
  assert.notEqual(await face(), white);
  await page.getByRole('button', { name: 'Turn the tile over' }).click();
  assert.equal(await face(), white);

  if ((await chosen(page).count()) === 0) await lit(page).first().click({ force: true });
  await layButton(page).click();
  await carry.waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await context.close();
});

test('[P4.1] by keys alone a tile is tried, taken back, tried elsewhere and laid', async () => {
  const { page, context, errors } = await person(browser, { viewport: DESK, colorScheme: 'dark' });
  await untilPatching(page);
  await page.locator('[data-spot][tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  assert.equal(await chosen(page).count(), 1);
  const first = await chosen(page).getAttribute('data-spot');
  await page.keyboard.press('Escape');
  assert.equal(await chosen(page).count(), 0);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  if ((await lit(page).count()) > 1) assert.notEqual(await chosen(page).getAttribute('data-spot'), first);
  await layButton(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-carry]').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await context.close();
});

test('[P4.1] a finger drags a tile on a phone; a tile is discarded only when asked twice', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await untilPatching(page);
  const line = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const from = await middle(page.locator('[data-carry]'));
  const to = await middle(lit(page).first());
  // The tile is held below its middle, so that the finger does not hide it.
  const LIFT = 46;
  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y + LIFT - from.y) * step) / 8);
  // Held still before it is let go: after a fling a browser takes the next tap for its end.
  await page.waitForTimeout(150);
  await touch('touchMove', to.x, to.y + LIFT);
  await touch('touchEnd');
  await chosen(page).waitFor({ state: 'attached' });
  await assertAccessible(page, 'on a phone');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), 'nothing sticks out');

  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Discard the tile' }).tap();
  await page.getByText('The tile leaves the game.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Discard the tile' }).tap();
  await page.getByRole('button', { name: 'Discard the tile' }).tap();
  await page.locator('[data-carry]').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await context.close();
});
