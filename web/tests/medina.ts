/** Playing Medina through the page, as a person with a mouse would. */

import type { Page } from 'playwright-core';

/** Where to press next, or what else is to be seen. */
type Next =
  | { readonly kind: 'press'; readonly what: 'confirm' | 'place' | 'piece' | 'wait'; readonly x: number; readonly y: number }
  | { readonly kind: 'counting' | 'over' };

function look(page: Page, step: number): Promise<Next> {
  return page.evaluate((n): Next => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const press = (what: 'confirm' | 'place' | 'piece' | 'wait', among: HTMLElement[]): Next | undefined => {
      for (let i = 0; i < among.length; i++) {
        const node = among[(n * 7 + i) % among.length] as HTMLElement;
        const box = node.getBoundingClientRect();
        // Not always in the middle: what has another shape than its box may not be there.
        const [x, y] = [box.x + box.width * (0.5 + ((n % 3) - 1) / 6), box.y + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (top && (node.contains(top) || top.contains(node))) return { kind: 'press', what, x, y };
      }
      return undefined;
    };
    if (document.querySelector('section.result')) return { kind: 'over' };
    if (document.querySelector('.medina .sum')) return { kind: 'counting' };
    return (
      press('confirm', all('[data-do="confirm"]:enabled')) ??
      // Now and then another piece is tried, whose places may be easier to hit.
      (n % 11 === 10 ? undefined : press('place', all('[data-lit]'))) ??
      press('piece', all('[data-stock][aria-disabled="false"]:not([data-stock="10"])')) ??
      press('wait', all('.medina .state strong')) ?? { kind: 'over' }
    );
  }, step);
}

/** Plays on until the count begins; `after` is told every step. Taps on the table hurry the others along. */
export async function playOn(page: Page, after: (what: string) => Promise<void> = async () => undefined): Promise<void> {
  const latest = performance.now() + 120_000;
  for (let step = 0; performance.now() < latest; step++) {
    const next = await look(page, step);
    if (next.kind !== 'press') return;
    await page.mouse.click(next.x, next.y);
    if (next.what === 'wait') await page.waitForTimeout(30);
    await after(next.what);
  }
  throw new Error(`the game does not end: ${await page.locator('.medina .state').first().innerText()}`);
}

/** The totals of the count as they grow, until the result is shown. */
export async function watchCount(page: Page): Promise<{ seen: string[]; last: number[] }> {
  const seen: string[] = [];
  const goOn = page.getByRole('button', { name: 'See the result' });
  for (let i = 0; i < 400; i++) {
    const isWhole = (await goOn.count()) > 0;
    const now = (await page.locator('.medina [data-sum]').allTextContents()).join();
    if (now !== seen.at(-1)) seen.push(now);
    if (isWhole) {
      await goOn.click();
      await page.locator('section.result').waitFor();
      return { seen, last: now.split(',').map(Number) };
    }
    await page.waitForTimeout(20);
  }
  throw new Error(`the count does not end: ${seen.join(' | ')}`);
}

/** The square, wall space or tower of that name. */
export function place(page: Page, name: string) {
  return page.locator(`.medina [data-at="${name}"]`);
}

/** What stands there. */
export function standing(page: Page, name: string) {
  return page.locator(`.medina [data-piece="${name}"]`);
}
