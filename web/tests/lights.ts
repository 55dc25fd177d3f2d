/** Pages in every light: by day and by night, as usual and with more contrast. */

import type { Page } from 'playwright-core';
import { assertAccessible, assertReadable, until } from './app.ts';

const LIGHTS = [
  ['light', 'no-preference'],
  ['light', 'more'],
  ['dark', 'more'],
  ['dark', 'no-preference'],
] as const;

async function light(page: Page, [colorScheme, contrast]: (typeof LIGHTS)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, contrast });
  await until(
    page,
    async (plain) => /^rgb\((255, 255, 255|0, 0, 0)\)/.test(getComputedStyle(document.body).backgroundColor) === plain,
    contrast === 'more',
  );
}

/** The page as it is has no fault for people who see little, or nothing, whatever light it is in. What else a light changes is for `also`. */
export async function inAllLights(page: Page, what: string, also: (where: string) => Promise<void> = async () => {}): Promise<void> {
  for (const [n, wanted] of LIGHTS.entries()) {
    await light(page, wanted);
    const where = `${what}, ${wanted.join(', ')}`;
    // All but the colours is the same in each.
    if (n === 0) await assertAccessible(page, where);
    else await assertReadable(page, where, wanted[1] === 'more' ? 'AAA' : 'AA');
    await also(where);
  }
  await light(page, LIGHTS[0]);
}
