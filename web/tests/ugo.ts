/** Playing U GO! through the page, as a person with a mouse or a keyboard would. */

import type { Page } from 'playwright-core';

const LEGAL = '[role="toolbar"] button[data-card][aria-disabled="false"]';
const LAY = 'section.laying button.sure';
const OVER = 'section.result';

/** Whether the game is over, or what can be done now. Waits until one of these is so. */
async function moment(page: Page): Promise<'play' | 'lay' | 'over'> {
  await page.locator(`${LEGAL}, ${LAY}, ${OVER}`).first().waitFor({ timeout: 60_000 });
  if (await page.locator(OVER).count()) return 'over';
  return (await page.locator(LAY).count()) ? 'lay' : 'play';
}

/** One step of a person with a mouse; false when the game is over. */
export async function byMouse(page: Page): Promise<boolean> {
  const now = await moment(page);
  if (now === 'over') return false;
  const target = page.locator(now === 'lay' ? LAY : LEGAL).first();
  const card = await target.getAttribute('data-card', { timeout: 2000 }).catch(() => null);
  await target.click({ timeout: 5000, position: { x: 12, y: 12 } }).catch(() => undefined);
  if (card !== null)
    await page
      .locator(`[role="toolbar"] button[data-card="${card}"]`)
      .waitFor({ state: 'detached', timeout: 5000 })
      .catch(() => undefined);
  else
    await page
      .locator(LAY)
      .waitFor({ state: 'detached', timeout: 5000 })
      .catch(() => undefined);
  return true;
}

/** One step of a person with only a keyboard; false when the game is over. */
export async function byKeyboard(page: Page): Promise<boolean> {
  const now = await moment(page);
  if (now === 'over') return false;
  if (now === 'lay') {
    await tabTo(page, LAY);
    await page.keyboard.press('Enter');
    await page
      .locator(LAY)
      .waitFor({ state: 'detached', timeout: 5000 })
      .catch(() => undefined);
    return true;
  }
  await tabTo(page, '[role="toolbar"] button[data-card]');
  await page.keyboard.press('Home');
  for (let i = 0; i < 10; i++) {
    const card = await page.evaluate((legal) => {
      const { activeElement } = document;
      return activeElement?.matches(legal) ? activeElement.getAttribute('data-card') : null;
    }, LEGAL);
    if (card !== null) {
      await page.keyboard.press('Enter');
      await page
        .locator(`[role="toolbar"] button[data-card="${card}"]`)
        .waitFor({ state: 'detached', timeout: 5000 })
        .catch(() => undefined);
      return true;
    }
    await page.keyboard.press('ArrowRight');
  }
  return true;
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with the Tab key`);
}

export async function cardsInHand(page: Page): Promise<string[]> {
  return page
    .locator('[role="toolbar"] button[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}
