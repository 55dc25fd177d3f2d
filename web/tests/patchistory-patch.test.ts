import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { View } from '#engine';
import { BLACK, type Move, type PatchistoryView, patchistory, WHITE } from '#games/patchistory';
import { assertAccessible, DESK, openApp, PHONE, person } from './app.ts';
import { begun, openKept } from './begun.ts';
import { matchOf, momentOf } from './beside.ts';

const { app, browser } = await openApp();

type Patch = Extract<Move, { kind: 'patch' }>;
/** A spot where the tile may lie with either side up, over or under the land. */
function freeSpot(view: View): number | undefined {
  const patches = patchistory.moves(view).filter((move): move is Patch => (move as Move).kind === 'patch');
  const ways = (at: number, side: number) => patches.filter((patch) => patch.at === at && patch.side === side).length;
  return patches.map(({ at }) => at).find((at) => ways(at, WHITE) > 1 && ways(at, BLACK) > 1);
}
/** A game for two against a bot, at a moment when a tile is to be laid that has such a spot. */
const PATCHING = begun(patchistory, 2, ({ view }) => (view as PatchistoryView).table.turn.kind === 'patch' && freeSpot(view) !== undefined);
async function untilPatching(page: Page): Promise<void> {
  await openKept(page, app.url, PATCHING);
  await momentOf(page);
  await page.locator('[data-carry]').waitFor();
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
  const { page } = await person(browser, { viewport: DESK });
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

  const free = freeSpot(matchOf(PATCHING).view(0));
  const to = await middle(page.locator(`[data-spot="${free}"]`));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 6, to.y - 6, { steps: 6 });
  await page.mouse.up();
  assert.equal(await chosen(page).getAttribute('data-spot'), String(free));
  await page.getByText('Appears', { exact: true }).waitFor();
  await assertAccessible(page, 'with a tile on the land');

  // Over or under: a square that can lie both ways says which.
  const both = page.locator('[data-square][aria-disabled="false"]').first();
  const before = (await both.getAttribute('aria-label')) as string;
  const square = page.locator(`[data-square="${await both.getAttribute('data-square')}"]`);
  await both.click();
  await square.and(page.locator(`:not([aria-label="${before}"])`)).waitFor();

  // [P4.11] Two players choose the side.
  const face = () => carry.getByRole('img').first().getAttribute('aria-label');
  const white = await face();
  await page.getByRole('button', { name: 'Turn the tile over' }).click();
  assert.notEqual(await face(), white);
  await page.getByRole('button', { name: 'Turn the tile over' }).click();
  assert.equal(await face(), white);

  assert.equal(await chosen(page).getAttribute('data-spot'), String(free), 'it lies where it lay');
  await layButton(page).click();
  await carry.waitFor({ state: 'detached' });
});

test('from a bid by keys the focus comes to the land, whose points are named by what is on them', async () => {
  const { page } = await person(browser, { viewport: DESK });
  const isFirst = ({ turn, first }: PatchistoryView['table']) => turn.kind === 'secretBid' && first === 0;
  await openKept(
    page,
    app.url,
    begun(patchistory, 2, ({ view }) => isFirst((view as PatchistoryView).table)),
  );
  await momentOf(page);
  await page.locator('[data-do="bid"]').focus();
  await page.keyboard.press('Enter');
  // Both bid on the same tile: that stays until it is read.
  await page.getByRole('button', { name: 'Continue' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-carry]').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[data-spot]'));
  assert.match((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '', /^On \w.*\. Row \d+, column \d+$/);
});

test('[P4.1] by keys alone a tile is tried, taken back, tried elsewhere and laid', async () => {
  const { page } = await person(browser, { viewport: DESK, colorScheme: 'dark' });
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
  assert.notEqual(await chosen(page).getAttribute('data-spot'), first);
  await layButton(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-carry]').waitFor({ state: 'detached' });
});

test('[P4.1] a finger drags a tile on a phone; a tile is discarded only when asked twice', async () => {
  const { page, context } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await untilPatching(page);
  const line = await context.newCDPSession(page);
  // By the finger's own clock, in seconds.
  let time = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
    time += 0.016;
    return line.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }], timestamp: time });
  };
  const from = await middle(page.locator('[data-carry]'));
  const to = await middle(lit(page).first());
  // The tile is held below its middle, so that the finger does not hide it.
  const LIFT = 46;
  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y + LIFT - from.y) * step) / 8);
  // Held still before it is let go: after a fling a browser takes the next tap for its end.
  time += 1;
  await touch('touchMove', to.x, to.y + LIFT);
  await touch('touchEnd');
  await chosen(page).waitFor({ state: 'attached' });
  await assertAccessible(page, 'on a phone');
  const overfull = await page
    .locator('.tray .levels li')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  assert.deepEqual(overfull, [], 'each change stands in its own pill');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), 'nothing sticks out');

  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Discard the tile' }).tap();
  await page.getByText('The tile leaves the game.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Discard the tile' }).tap();
  await page.getByRole('button', { name: 'Discard the tile' }).tap();
  await page.locator('[data-carry]').waitFor({ state: 'detached' });
});
