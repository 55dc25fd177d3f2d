/** A first game that is learnt by playing it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { GameWords, Lesson } from '#engine';
import { type Move as KingMove, game as king } from '#games/king-of-the-dice';
import { lessons as turns } from '#games/king-of-the-dice/lessons';
import * as patchistory from '#games/patchistory';
import { lessons as eras } from '#games/patchistory/lessons';
import { game, type Move, type UgoView } from '#games/ugo';
import { lessons } from '#games/ugo/lessons';
import { assertAccessible, DESK, onHome, openApp, PHONE, person } from './app.ts';
import { type Moment, momentOf } from './beside.ts';
import * as dice from './king.ts';
import * as atlas from './patchistory.ts';
import { make } from './playing.ts';
import { cardOf, EDGE, handOf, mouse, words } from './ugo.ts';

const { app, browser } = await openApp();
const lesson = lessons.round as Lesson;
const offer = (page: Page, title: string) => onHome(page, title).getByRole('link', { name: 'First time? Learn by playing' });

/** Who leads through this lesson, and how it is read: one thing after the other. */
async function teacher(spoken: GameWords, name: string) {
  const { title, says } = (await spoken.lessons?.())?.[name] ?? { title: '', says: {} };
  const bubble = (page: Page) => page.getByRole('region', { name: title, exact: true });
  return {
    title,
    bubble,
    async read(page: Page, keys: readonly string[]): Promise<void> {
      for (const [n, key] of keys.entries()) {
        await bubble(page).getByText(says[key]!).waitFor();
        if (n + 1 < keys.length) await bubble(page).getByRole('button', { name: 'Got it' }).click();
      }
    },
  };
}
const { bubble, read } = await teacher(words, 'round');

test('whoever leaves a lesson halfway is offered it again', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await page.goto(app.url);
  await offer(page, 'U GO!').click();
  const say = lesson.turns[0]?.say ?? [];
  await read(page, say.slice(0, 2));
  await page.goto(app.url);
  await offer(page, 'U GO!').click();
  await read(page, say.slice(0, 1));
});

for (const [where, viewport] of [['a desk', DESK] as const, ['a phone', PHONE] as const]) {
  test(`on ${where} whoever has never played is led through a first round, and may leave it`, async () => {
    const { page } = await person(browser, { viewport });
    await page.goto(app.url);
    await offer(page, 'U GO!').click();
    for (const [turn, { say, play }] of lesson.turns.entries()) {
      await read(page, say);
      const now = (await momentOf<Move>(page)) as Moment<Move>;
      if (turn === 0) {
        // The engine's own reason, and nothing is played.
        const wrong = (now.view as UgoView).hand.find((card) => game.refuse(now.view, { kind: 'play', card }))!;
        await cardOf(page, wrong).click({ ...EDGE, force: true });
        await page.getByText(/\(U2\.3\)/).waitFor();
        await assertAccessible(page, 'lesson');
      }
      if (turn === 1) {
        // The rules would allow it.
        const other = now.legal.find((move) => game.writeMove(move) !== play) as Extract<Move, { kind: 'play' }>;
        await cardOf(page, other.card).click({ ...EDGE, force: true });
        await page.getByText('That’s allowed, but let’s try my suggestion first.').waitFor();
      }
      assert.equal((await momentOf(page))?.ply, now.ply);
      await make(page, game.readMove(play) as Move, now, mouse(0).press);
    }
    await read(page, lesson.end);
    await bubble(page).getByRole('button', { name: 'See the result' }).click();
    await page.locator('section.result').waitFor();

    // Once played, it is not offered any more; who comes by its address all the same can just play.
    await page.goto(app.url);
    await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).waitFor();
    assert.equal(await offer(page, 'U GO!').count(), 0);
    await page.goto(`${app.url}/learn/ugo`);
    await bubble(page).getByRole('button', { name: 'Skip the lesson' }).click();
    await bubble(page).waitFor({ state: 'detached' });
    await handOf(page).getByRole('button').and(page.locator('[aria-disabled="false"]')).first().click(EDGE);
  });
}

test('of the dice those are lit that are kept, and the button once they are', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const { read } = await teacher(dice.words, 'turns');
  await page.goto(`${app.url}/learn/king-of-the-dice`);
  const lit = page.locator('.due [data-die]');
  for (const { say, play } of (turns.turns as Lesson).turns.slice(0, 2)) {
    const now = (await momentOf<KingMove>(page)) as Moment<KingMove>;
    await read(page, say);
    const found = await lit.evaluateAll((nodes) => nodes.map((node) => Number((node as HTMLElement).dataset.die) + 1));
    const [kind, ...kept] = play.split(' ');
    assert.deepEqual(found, kept.map(Number), play);
    const roll = page.locator('[data-do="roll"]');
    assert.equal(await roll.getAttribute('aria-disabled'), String(kind === 'keep'));
    if (kind === 'keep') {
      // Another die is answered, and nothing moves for the answer.
      const top = () => page.locator('.board').evaluate((board) => board.getBoundingClientRect().top);
      const before = await top();
      const other = page.locator('[data-die="1"]');
      await other.click({ force: true });
      await roll.click({ force: true });
      await page.getByText('That’s allowed, but let’s try my suggestion first.').waitFor();
      assert.equal(await top(), before);
      await other.click({ force: true });
    }
    await make(page, king.readMove(play) as KingMove, now, dice.mouse(0).press);
  }
});

/** Goes through a lesson of Patchistory: of all that could be done only what is told is lit. */
async function playEras(page: Page, name: string): Promise<void> {
  const { turns, end } = eras[name]!;
  const { bubble, read } = await teacher(atlas.words, name);
  let tried = false;
  for (const { say, play } of turns) {
    const now = (await momentOf<patchistory.Move>(page)) as Moment<patchistory.Move>;
    const lit = page.locator('.patchistory :is([data-answer]:enabled, [data-do="bid"], [data-lit])');
    if (say.length > 1) assert.equal(await lit.count(), 0, `nothing is lit before all is read: ${play}`);
    await read(page, say);
    const move = patchistory.game.readMove(play) as patchistory.Move;
    const dark = page.locator('[data-action][aria-disabled="true"]').filter({ hasText: atlas.words.actions.campaign.name });
    if (!tried && move.kind !== 'campaign' && now.legal.some(({ kind }) => kind === 'campaign')) {
      await dark.click({ force: true });
      await page.getByText('That’s allowed, but let’s try my suggestion first.').waitFor();
      tried = true;
    }
    await make(page, move, { ...now, legal: [move] }, atlas.mouse(0).press);
  }
  await momentOf(page);
  await read(page, end);
  await bubble(page).getByRole('button', { name: 'Play on' }).waitFor();
}

test('on a phone whoever has never played Patchistory is led through two rounds, and two more', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await page.goto(app.url);
  await offer(page, 'Patchistory').click();
  await playEras(page, 'build');
  await page.getByRole('link', { name: `Next lesson: ${(await teacher(atlas.words, 'routes')).title}` }).click();
  await playEras(page, 'routes');
});

test('on a desk who has played Patchistory chooses a lesson, and is led to the end of an era', async () => {
  const { page } = await person(browser);
  await page.goto(`${app.url}/learn/patchistory`);
  await page.locator('.board:not(.coming)').waitFor();
  await page.goto(`${app.url}/learn/patchistory`);
  await page.getByRole('button', { name: (await teacher(atlas.words, 'war')).title }).click();
  await playEras(page, 'war');
});
