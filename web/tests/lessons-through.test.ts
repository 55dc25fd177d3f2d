/**
 * Every lesson of every game to its end, in each language, on a phone and on a desk: what is said is read, what is lit is pressed, and
 * neither is ever out of sight or under the bubble.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, ElementHandle, Page } from 'playwright-core';
import { type GameWords, LANGUAGES, type Language, type Lessons, movesOf } from '#engine';
import { ids } from '#games/list';
import type { LessonsWords } from '../words/lessons/words.ts';
import { DESK, openApp, PHONE, person } from './app.ts';
import { keptBy } from './beside.ts';
import { answer, darkOn, darkSpots, litOn, look, type Spot } from './bubble.ts';

const { app, browser } = await openApp();

type Press = (what: ElementHandle<Element>, position: Spot) => Promise<void>;

interface Size {
  readonly context: BrowserContextOptions;
  readonly press: Press;
}
// That it lies still and can be seen has been looked at.
const SIZES: Readonly<Record<string, Size>> = {
  'a phone': {
    context: { viewport: PHONE, hasTouch: true, isMobile: true },
    press: (what, position) => what.tap({ position, force: true }),
  },
  'a desk': { context: { viewport: DESK }, press: (what, position) => what.click({ position, force: true }) },
};

/** Goes through a lesson that has begun, and gives what was said. Who is told what to say `instead` tries something dark at each stop first. */
async function follow(page: Page, press: Press, title: string, instead: string | undefined): Promise<string[]> {
  const heard: string[] = [];
  let tries = 0;
  for (let known = ''; ; ) {
    let sight = await page.evaluate(look, known);
    if (sight.says !== heard.at(-1)) {
      heard.push(sight.says);
      const dark = instead === undefined || !sight.asks ? [] : await page.evaluate(darkSpots);
      const one = tries++ % dark.length;
      const spot = dark[one];
      if (spot) {
        await press(await darkOn(page, one), spot);
        await page.evaluate(answer, instead ?? '');
        sight = await page.evaluate(look, '');
      }
    }
    assert.deepEqual(sight.faults, [], `${title}: “${sight.says}”`);
    assert.equal(sight.title, title);
    if (sight.isEnd) return heard;
    known = sight.sign;
    await press(await litOn(page), sight.spot);
  }
}

/** All lessons of a game, one after the other. */
async function goThrough(page: Page, press: Press, game: string, language: Language): Promise<void> {
  const { lessons } = (await import(`../../games/${game}/lessons.ts`)) as { lessons: Lessons };
  const { words } = (await import(`../../games/${game}/words/index.ts`)) as { words: Record<Language, () => Promise<GameWords>> };
  const around: { words: LessonsWords } = await import(`../words/lessons/${language}.ts`);
  const said = (await (await words[language]()).lessons?.()) ?? {};
  const names = Object.keys(lessons);
  await page.goto(`${app.url}/learn/${game}`);
  for (const [n, name] of names.entries()) {
    const lesson = lessons[name]!;
    const { title = '', says = {} } = said[name] ?? {};
    // What is tried is answered in one language, another one for each lesson.
    const instead = LANGUAGES[n % LANGUAGES.length] === language ? around.words.instead : undefined;
    const keys = [...lesson.turns.flatMap(({ say }) => say), ...lesson.end];
    assert.deepEqual(
      await follow(page, press, title, instead),
      keys.map((key) => says[key]),
    );
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    assert.deepEqual(
      (await keptBy(page)).plies.map(([, move]) => move),
      movesOf(lesson),
    );
    const following = names[n + 1];
    await page.locator(following ? `.lesson a[href$="lesson=${following}"]` : '.lesson .button.main').click();
  }
  await page.locator('.lesson').waitFor({ state: 'detached' });
}

for (const game of ids)
  for (const [where, { context, press }] of Object.entries(SIZES))
    test(`${game}: on ${where} all lessons are played through, in each language`, async () => {
      const read = async (language: Language) => {
        const { page } = await person(browser, { ...context, locale: language, reducedMotion: 'reduce' });
        await goThrough(page, press, game, language);
      };
      // Two at a time: of more, each would wait for the others.
      for (let n = 0; n < LANGUAGES.length; n += 2) await Promise.all(LANGUAGES.slice(n, n + 2).map(read));
    });
