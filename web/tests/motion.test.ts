/** Where nothing may move, nothing does: by the setting, and as the device wishes it at that moment. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { gameOf } from '#games';
import { openApp, person } from './app.ts';
import { begun, openKept } from './begun.ts';
import { mouse as king } from './king.ts';
import { mouse as medina } from './medina.ts';
import { mouse as patchistory } from './patchistory.ts';
import { type Player, playOn } from './playing.ts';
import { mouse as ugo } from './ugo.ts';

const { app, browser } = await openApp();

/** Notes in the page, picture by picture, what moves. */
function watchMotion(): void {
  const moved = new Set<string>();
  Object.assign(globalThis, { moved });
  const look = () => {
    for (const motion of document.getAnimations()) {
      const { target, pseudoElement } = motion.effect as KeyframeEffect;
      const what =
        motion instanceof CSSTransition ? motion.transitionProperty : motion instanceof CSSAnimation ? motion.animationName : 'script';
      moved.add(`${what}: <${target?.localName} class="${target?.getAttribute('class')}">${pseudoElement ?? ''}`);
    }
    requestAnimationFrame(look);
  };
  look();
}
const movedIn = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved]);

type Play = (page: Page, until: () => boolean) => Promise<unknown>;
const PLAYED: Readonly<Record<string, Play>> = {
  ugo: (page, until) => playOn(page, ugo(1), until),
  'king-of-the-dice': (page, until) => playOn(page, king(1), until),
  medina: (page, until) => playOn(page, medina(1), until),
  patchistory: (page, until) => playOn(page, patchistory(1), until),
};
/** So many moves of one's own, with all that the others do in between. */
const MOVES = 8;

async function playSome(page: Page, id: string): Promise<string[]> {
  await openKept(
    page,
    app.url,
    begun(gameOf(id)!, 2, ({ match }) => match.ply > 30),
  );
  await page.evaluate(watchMotion);
  let made = 0;
  await PLAYED[id]!(page, () => made++ === MOVES);
  return movedIn(page);
}

for (const id of Object.keys(PLAYED))
  test(`${id}: nothing moves during play where that was chosen, and else it does`, async () => {
    const { page } = await person(browser, { settings: { motion: 'off' } });
    assert.deepEqual(await playSome(page, id), []);
    const other = await person(browser, { settings: { motion: 'auto' } });
    assert.notDeepEqual(await playSome(other.page, id), []);
  });

/** Runs in the page: holds what flies as soon as something does, and tells which buttons of the board cannot be pressed for it. */
function heldInFlight(): Promise<string[]> {
  return new Promise((done) => {
    const look = () => {
      const flying = document.getAnimations().filter((motion) => {
        const { target } = motion.effect as KeyframeEffect;
        return !(motion instanceof CSSAnimation || motion instanceof CSSTransition) && target?.closest('.board button');
      });
      if (flying.length < 2) return requestAnimationFrame(look);
      for (const trip of flying) {
        trip.pause();
        trip.currentTime = 0;
      }
      const covered = [...document.querySelectorAll<HTMLElement>('.board button:enabled')].filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return (
          flying.some(({ effect }) => button.contains((effect as KeyframeEffect).target)) &&
          !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        );
      });
      for (const trip of flying) trip.finish();
      return done(covered.map(({ outerHTML }) => outerHTML.slice(0, 120)));
    };
    look();
  });
}

for (const [id, player] of Object.entries({ ugo: ugo(1), 'king-of-the-dice': king(1) }) as [string, Player<unknown>][])
  test(`${id}: while cards fly, a press means what lies at its place`, async () => {
    const { page } = await person(browser, { settings: { motion: 'auto', speed: 'normal' } });
    await openKept(
      page,
      app.url,
      begun(gameOf(id)!, 2, ({ match }) => match.ply > 3),
    );
    const held = page.evaluate(heldInFlight);
    let isHeld = false;
    void held.then(() => {
      isHeld = true;
    });
    await playOn(page, player, () => isHeld);
    assert.deepEqual(await held, []);
  });

test('pages know the setting, and hear at once what the device wishes', async () => {
  const lasts = (page: Page) =>
    page.getByRole('link', { name: 'Score a real game' }).evaluate((node) => getComputedStyle(node).transitionDuration);
  const off = await person(browser, { settings: { motion: 'off' } });
  const auto = await person(browser, { settings: { motion: 'auto' } });
  for (const { page } of [off, auto]) {
    await page.goto(`${app.url}/rules/ugo`);
    await page.getByRole('link', { name: 'Score a real game' }).waitFor();
  }
  assert.equal(await lasts(off.page), '0s');
  const usual = await lasts(auto.page);
  assert.notEqual(usual, '0s');
  for (const [reducedMotion, seconds] of [
    ['reduce', '0s'],
    ['no-preference', usual],
  ] as const) {
    await auto.page.emulateMedia({ reducedMotion });
    await auto.page.waitForFunction((is) => document.documentElement.hasAttribute('data-still') === is, reducedMotion === 'reduce');
    assert.equal(await lasts(auto.page), seconds);
  }
});
