/** Playing King of the Dice through the page, as a person with a mouse or a keyboard would. */

import type { Page } from 'playwright-core';

const TAKE = 'button.takeable';
const WITH = '[data-do="with"]';
const GIVE = '[data-do="give"]';
const ROLL = '[data-do="roll"][aria-disabled="false"]';
const STOP = '[data-do="stop"]';
const OVER = 'section.result';
const CHOICES = [OVER, WITH, GIVE, TAKE, ROLL, STOP];

export type Did = 'take' | 'with' | 'give' | 'roll' | 'stop';
const DID: Readonly<Record<string, Did>> = { [TAKE]: 'take', [WITH]: 'with', [GIVE]: 'give', [ROLL]: 'roll', [STOP]: 'stop' };

/** The first thing to do that there is now, or undefined when the game is over. Taps on the table hurry the others along. */
async function next(page: Page): Promise<string | undefined> {
  for (let i = 0; i < 600; i++) {
    for (const choice of CHOICES) if ((await page.locator(choice).count()) > 0) return choice === OVER ? undefined : choice;
    if (i % 3 === 2)
      await page
        .locator('.king .state strong')
        .click({ timeout: 1000, force: true })
        .catch(() => undefined);
    await page.waitForTimeout(30);
  }
  const shown = await page.locator('.king .state, .king .acts').allInnerTexts();
  throw new Error(`nothing can be done, and the game is not over: ${shown.join(' | ')}`);
}

/** Keeps the dice that show what most of them show, but never all. */
async function keepMost(page: Page): Promise<void> {
  const dice = page.locator('button[data-die]');
  const names = await dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label') ?? ''));
  const faces = names.map((name) => /\d(?=\D*$)/.exec(name)?.[0] ?? '');
  const most = faces.toSorted((a, b) => faces.filter((f) => f === b).length - faces.filter((f) => f === a).length)[0];
  if (faces.every((face) => face === most)) return;
  for (const [die, face] of faces.entries()) {
    const kept = (await dice.nth(die).getAttribute('aria-pressed', { timeout: 1000 })) === 'true';
    if (kept !== (face === most)) await dice.nth(die).click({ timeout: 1000 });
  }
}

/** One step of a person with a mouse; undefined when the game is over. */
export async function byMouse(page: Page): Promise<Did | undefined> {
  const choice = await next(page);
  if (choice === undefined) return undefined;
  if (choice === ROLL) await keepMost(page).catch(() => undefined);
  await page
    .locator(choice)
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await page.waitForTimeout(40);
  return DID[choice];
}
