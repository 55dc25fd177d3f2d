/** What moves on the boards, and how long its frames take. */

import type { Page } from 'playwright-core';
import type { Move as PatchMove } from '#games/patchistory';
import { momentOf } from '../web/tests/beside.ts';
import { mouse as patcher } from '../web/tests/patchistory.ts';
import { make, step } from '../web/tests/playing.ts';
import { mouse as trickster } from '../web/tests/ugo.ts';

const STEPS = 40;

/** A game against bots, with the show as everybody sees it. */
async function playNow(page: Page, url: string, title: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('royaumes/settings', JSON.stringify({ sound: false, coach: false })));
  await page.goto(url);
  const game = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await game.getByRole('button', { name: 'Play now', exact: true }).click();
}

/** The milliseconds from frame to frame while this goes on. */
async function framesDuring(page: Page, goOn: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const noted = globalThis as unknown as { frames: number[] | undefined };
    noted.frames = [];
    let last = performance.now();
    const note = (now: number) => {
      if (now > last) noted.frames?.push(now - last);
      last = Math.max(now, last);
      if (noted.frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await goOn();
  return page.evaluate(() => {
    const noted = globalThis as unknown as { frames: number[] | undefined };
    const { frames = [] } = noted;
    noted.frames = undefined;
    return frames;
  });
}

/** A piece is taken up and led across the city and back. */
export async function framesOfDrag(page: Page, url: string): Promise<number[]> {
  await playNow(page, url, 'Medina');
  await momentOf(page, { hurry: true });
  const piece = page.locator('.medina [role="toolbar"] button:enabled:not([aria-disabled="true"])').first();
  const [from, city] = [await piece.boundingBox(), await page.locator('.medina [role="grid"]').boundingBox()];
  if (!from || !city) throw new Error('there is no piece, or no city');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (let at = 0; at <= STEPS; at++) {
      const way = Math.sin((Math.PI * at) / STEPS);
      await page.mouse.move(city.x + (city.width * (at + 1)) / (STEPS + 2), city.y + city.height * (1 - 0.9 * way));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  await page.mouse.up();
  return frames;
}

/** A card is played, the others answer, and the trick goes to whoever has won it. */
export async function framesOfTrick(page: Page, url: string): Promise<number[]> {
  await playNow(page, url, 'U GO!');
  const player = { ...trickster(1), hurry: false };
  await step(page, player);
  return framesDuring(page, () => step(page, player));
}

/** The first tile that comes to be patched. */
export async function framesOfPatch(page: Page, url: string): Promise<number[]> {
  await playNow(page, url, 'Patchistory');
  const player = patcher(1);
  for (;;) {
    const now = await momentOf<PatchMove>(page, player);
    if (!now) throw new Error('no tile was patched');
    const patch = now.legal.find(({ kind }) => kind === 'patch');
    if (!patch) await make(page, player.choose(now.legal, now), now, player.press);
    else return framesDuring(page, () => make(page, patch, now, player.press).then(() => momentOf(page, { after: now.ply, hurry: false })));
  }
}
