import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { games } from '#games';
import { type Move, TRICKS, type UgoView } from '#games/ugo';
import { obvious } from '../games/ugo/arrange.ts';
import { words as home } from '../words/en.ts';
import { words } from '../words/table/en.ts';
import { askAs, assertNoWider, onHome, openApp, PHONE, person } from './app.ts';
import { begun, openKept } from './begun.ts';
import { keptBy, type Moment, matchOf, momentOf } from './beside.ts';
import { make, playOn, playUntil, playWhileToAct } from './playing.ts';
import { isDealt, mouse } from './ugo.ts';

const { app, browser } = await openApp();

/** A game of two rounds against one bot. */
async function begin(page: Page): Promise<void> {
  await page.goto(`${app.url}/new/ugo`);
  await page.getByRole('radio', { name: 'Against bots' }).check();
  await page.getByRole('radio', { name: 'Two rounds' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await isDealt(page);
}

test('taking back is offered exactly when the rules allow it, and brings back the moment before', async () => {
  const { page } = await person(browser, { settings: { trivial: false } });
  const undo = page.getByRole('button', { name: 'Undo' });
  await begin(page);
  const player = mouse(1);
  let taken = 0;
  let before: Moment<Move> | undefined;
  for (let now = await momentOf<Move>(page); now; now = await momentOf<Move>(page)) {
    const may = matchOf(await keptBy(page)).canUndo(now.seat);
    assert.equal(await undo.isEnabled(), may, `after entry ${now.ply}`);
    if (may && taken < 3) {
      await undo.click();
      const back = (await momentOf<Move>(page)) as Moment<Move>;
      assert.equal(back.ply, now.ply + 1, 'taking back is an entry of its own');
      assert.deepEqual(back.view, before?.view);
      assert.equal(await page.locator('p.refused').count(), 0);
      taken++;
      // Then something else is done.
      before = back;
      await make(page, player.choose(back.legal, back), back, player.press);
      continue;
    }
    before = now;
    await make(page, player.choose(now.legal, now), now, player.press);
  }
  assert.equal(taken, 3);
});

test('bots are as strong as was chosen before there were levels, and nothing is loaded but what these need', async () => {
  const { page } = await person(browser, { settings: { strength: 'hasty' } });
  await page.goto(app.url);
  let others = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (/name:\s*["'`]greedy["'`],\s*choose/.test(await response.text())) others++;
    await route.fulfill({ response });
  });
  await onHome(page, 'U GO!').getByRole('link', { name: 'With friends' }).click();
  await page.getByRole('radio', { name: 'Against bots' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await isDealt(page);
  await page.unrouteAll({ behavior: 'wait' });
  const { seats } = await keptBy(page);
  assert.deepEqual(seats[1], { kind: 'bot', bot: 'level-2' });
  assert.equal(others, 0);
});

test('M turns the sounds off and on, but not where somebody writes', async () => {
  const { page } = await person(browser, { settings: { sound: true } });
  const isOn = () => page.evaluate(() => JSON.parse(localStorage.getItem('royaumes/settings') ?? '{}').sound);
  await page.clock.install();
  await begin(page);
  // What listens to the key comes after the board, and what it says fades: here no time passes.
  await page.locator('p.said').waitFor({ state: 'attached' });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.keyboard.press('m');
  await page.getByText('Sounds off (M)').waitFor();
  assert.equal(await isOn(), false);
  await page.keyboard.press('m');
  await page.getByText('Sounds on (M)').waitFor();
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('main')?.append(field);
    field.focus();
  });
  await page.keyboard.press('m');
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'm');
  assert.equal(await isOn(), true);
});

test('the count of a round stays to be read, and a key goes on', async () => {
  const { page } = await person(browser, { viewport: PHONE, settings: { speed: 'normal' } });
  await page.clock.install();
  await begin(page);
  const isLast = ({ view }: Moment<Move>) => (view as UgoView).table.tricks === TRICKS - 1 && (view as UgoView).hand.length === 1;
  const player = mouse(2);
  await playOn(page, player, isLast);
  const last = (await momentOf<Move>(page)) as Moment<Move>;
  // From here on time passes as we say.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await make(page, player.choose(last.legal, last), last, player.press);
  const next = page.getByRole('button', { name: 'Next round' });
  while (!(await next.isVisible())) await page.clock.runFor(250);
  await page.locator('caption', { hasText: 'End of round 1' }).waitFor();
  // However long it takes.
  await page.clock.runFor(600_000);
  await next.press('Enter');
  await next.waitFor({ state: 'detached' });
  await page.getByText('Round 2 of 2').filter({ visible: true }).first().waitFor();
});

test('whoever looks elsewhere is called by the table as it is, and finds the count of the round still there', async () => {
  const ann = await person(browser, { settings: { sound: true, speed: 'normal' } });
  const bob = await person(browser);
  for (const { page } of [ann, bob]) await page.goto(app.url);
  const { info } = await askAs(ann.page, '/api/tables', { game: 'ugo', options: { rounds: 2 }, seats: ['person', 'person'], name: 'Ann' });
  await askAs(bob.page, `/api/tables/${info.id}/seats`, { name: 'Bob' });
  for (const { page } of [ann, bob]) {
    await page.goto(`${app.url}/table/${info.id}`);
    await isDealt(page);
  }
  const bobWinsLast = ({ page, now }: { page: Page; now: Moment<Move> }) => {
    const { table: at } = now.view as UgoView;
    return page === bob.page && at.turn.kind === 'lay' && at.tricks === TRICKS - 1;
  };
  assert.ok(await playUntil<Move>([ann.page, bob.page], mouse(5), bobWinsLast));
  await ann.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const shaken: unknown[] = [];
    Object.assign(globalThis, { shaken });
    navigator.vibrate = (pattern: unknown) => shaken.push(pattern) > 0;
  });
  await playWhileToAct(bob.page, mouse(1));
  await ann.page.waitForFunction(() => document.title.startsWith('Your turn'));
  await ann.page.locator('link[rel=icon][href="/favicon-turn.svg"]').waitFor({ state: 'attached' });
  await ann.page.waitForFunction(() => (globalThis as unknown as { shaken: unknown[] }).shaken.length === 1);
  // All that has come since waits behind it.
  await ann.page.locator('caption', { hasText: 'End of round 1' }).waitFor();
  assert.equal(await ann.page.locator('.board').getAttribute('data-ply'), null);
  await ann.page.getByRole('button', { name: 'Next round' }).click();
  await ann.page.getByText('Round 2 of 2').filter({ visible: true }).first().waitFor();
});

test('the show waits for a tap after each trick, for whoever wishes', async () => {
  const { page } = await person(browser, { settings: { taps: true } });
  await begin(page);
  const goOn = page.getByRole('button', { name: home.goOn });
  const player = mouse(3);
  let waited = 0;
  // Until the bot has won a trick: it lies there, and so does the game.
  while (waited === 0) {
    const now = (await momentOf<Move>(page, { hurry: false, end: '.onward' })) as Moment<Move> | undefined;
    if (now) await make(page, player.choose(now.legal, now), now, player.press);
    else {
      assert.equal(await page.locator('.trick [data-card]').count(), 2);
      assert.equal(await page.locator('.board').getAttribute('data-ply'), null);
      await goOn.press('Enter');
      await goOn.waitFor({ state: 'detached' });
      waited++;
    }
  }
  assert.ok(await momentOf(page, { hurry: false, end: '.onward' }));
});

test('what is obvious is played for whoever has finished two games, and told', async () => {
  const { page } = await person(browser);
  const isObvious = ({ view, legal }: Moment<Move>) => obvious(view as UgoView, legal) !== undefined;
  // A newcomer is asked.
  await begin(page);
  const player = mouse(4);
  await playOn(page, player, isObvious);
  assert.ok(await momentOf(page));
  await page.evaluate(() => localStorage.setItem('royaumes/finished', JSON.stringify({ ugo: ['one', 'two'] })));
  await page.reload();
  await page.getByText(words.playedForYou).waitFor();
  await playOn(page, player, (now) => {
    assert.ok(!isObvious(now));
    return (now.view as UgoView).table.tricks === TRICKS - 1;
  });
});

test('the symbols are one tap away on a phone, too', async () => {
  for (const game of games) {
    const { page } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await openKept(
      page,
      app.url,
      begun(game, game.meta.seats.min, () => true),
    );
    await page.getByRole('button', { name: words.legend, exact: true }).tap();
    await page.getByRole('dialog').waitFor();
    await assertNoWider(page, game.meta.title);
  }
});

test('a long name fits the waiting room, and a missing table says so', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await page.goto(`${app.url}/new/ugo`);
  await page.getByLabel('Your name').fill('W'.repeat(24));
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await assertNoWider(page, 'the waiting room');
  await page.goto(`${app.url}/table/nonsense`);
  await page.getByRole('heading', { name: 'Table not found' }).waitFor();
});

test('a board comes in pieces, none of which is half of it', async () => {
  for (const game of games) {
    const { page } = await person(browser, { viewport: PHONE });
    await page.addInitScript(() => {
      const noted = Object.assign(globalThis, { largest: 0 });
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
        const all = new Set(added.flatMap((node) => [node, ...node.querySelectorAll('*')]).filter((node) => node.closest('.board')));
        noted.largest = Math.max(noted.largest, all.size);
      }).observe(document, { childList: true, subtree: true });
    });
    await openKept(
      page,
      app.url,
      begun(game, game.meta.seats.max, () => true),
    );
    const largest = await page.evaluate(() => (globalThis as unknown as { largest: number }).largest);
    const all = await page.locator('.board *').count();
    assert.ok(2 * largest < all, `${game.meta.title}: ${largest} of ${all} elements at once`);
  }
});
