import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Match, readRecord } from '#engine';
import { gameOf } from '#games';
import type { Move, UgoView } from '#games/ugo';
import { assertAccessible, onHome, openApp, PHONE, person } from './app.ts';
import { gone, type Moment, momentOf } from './beside.ts';
import { playOn, step } from './playing.ts';
import { cardOf, cardsInHand, EDGE, finish, isDealt, mouse } from './ugo.ts';

const { app, browser } = await openApp();

test('a whole game against bots in the browser itself, without the network, then its replay', async () => {
  const { page, context } = await person(browser, { viewport: PHONE });
  await page.goto(app.url);
  await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  await step(page, mouse(0));
  // By now the bots have played: they are there.
  await momentOf(page);
  await context.setOffline(true);
  for (let i = 1; i < 9; i++) await step(page, mouse(i));
  const before = (await momentOf(page)) as Moment;
  await context.setOffline(false);

  // A reload shows the true position at once.
  await page.reload();
  await isDealt(page);
  assert.deepEqual(await momentOf(page), before);
  assert.deepEqual(
    await cardsInHand(page),
    (before.view as UgoView).hand.toSorted((a, b) => a - b),
  );

  await context.setOffline(true);
  await finish(page, mouse(9));
  await assertAccessible(page, 'result');
  await context.setOffline(false);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the game file' }).click(),
  ]);
  const read = readRecord(JSON.parse(readFileSync(await download.path(), 'utf8')), gameOf);
  assert.ok(typeof read === 'object', String(read));
  const match = Match.fromRecord(read.game, read.record);
  assert.ok(match instanceof Match && match.isOver);
  const total = match.outcome()?.scores[0];
  await page
    .locator('section.result td.sum', { hasText: String(total).replace('-', '−') })
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Replay' }).last().click();
  const slider = page.getByRole('slider', { name: 'Replay' });
  await slider.fill('7');
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByText(`Move 8 of ${match.ply}`).first().waitFor();
  assert.match(page.url(), /ply=8/);
  assert.equal(await page.getByRole('list', { name: /hand/i }).count(), 2, 'all hands are shown');
  await assertAccessible(page, 'replay');
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await page.getByText(/Verified: this is the seed/).waitFor();

  // The address of a moment is good on another device.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this position' }).click();
  await page.getByText('Copied').waitFor({ state: 'attached' });
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await person(browser);
  await friend.page.goto(address);
  await friend.page.getByText(`Move 8 of ${match.ply}`).first().waitFor();
  await friend.page.getByText('Seat 1').first().waitFor();
  assert.equal(await friend.page.getByText('You', { exact: true }).count(), 0, 'nobody is "you" to somebody else');
  await friend.page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await friend.page.getByText(/Verified: this is the seed/).waitFor();
});

test('bots that could not be fetched come when the network is back', async () => {
  const { page } = await person(browser);
  await page.goto(app.url);
  let refused = 0;
  await page.route(/assets\/levels/, (route) => {
    refused++;
    return route.abort();
  });
  await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  await isDealt(page);
  while (refused === 0) await page.waitForEvent('requestfailed');
  await page.unrouteAll({ behavior: 'wait' });
  await step(page, mouse(0));
  assert.ok(await momentOf(page));
});

test('a dark card tells why, a lit one what it is for, with the number of the rule; who asks plays nothing', async () => {
  const { page } = await person(browser);
  await page.goto(app.url);
  await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  // Until a colour was led that is to be followed, with other cards in hand.
  const darkIn = ({ view, legal }: Moment<Move>) => {
    const lit = legal.flatMap((move) => (move.kind === 'play' ? [move.card] : []));
    return lit.length === 0 ? undefined : (view as UgoView).hand.find((card) => !lit.includes(card));
  };
  await playOn(page, mouse(1), (now) => darkIn(now) !== undefined);
  const before = (await momentOf<Move>(page)) as Moment<Move>;
  const dark = cardOf(page, darkIn(before)!);
  assert.equal(await dark.getAttribute('aria-disabled'), 'true');
  // A dark card is pressed all the same.
  await dark.click({ ...EDGE, force: true });
  await page
    .getByText(/\(U2\.3\)/)
    .first()
    .waitFor();

  // What a card is for is told to a pointer that rests on it; one that says why it cannot be played is not talked over.
  const answer = page.locator('[data-answer-to]');
  const lit = before.legal.flatMap((move) => (move.kind === 'play' ? [cardOf(page, move.card)] : []))[0]!;
  await page.mouse.move(0, 0);
  await lit.hover(EDGE);
  await answer.getByRole('link', { name: /^U[24]\.\d$/ }).waitFor();
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });

  // Who asks plays nothing, by mouse or by key, until that is put away.
  const asks = page.getByRole('button', { name: 'What’s this?' });
  await asks.click();
  await lit.click(EDGE);
  await answer.waitFor();
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });
  await lit.focus();
  await page.keyboard.press('Enter');
  await answer.waitFor();
  assert.deepEqual(await momentOf(page), before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await asks.and(page.locator('[aria-pressed="false"]')).waitFor();
  await lit.click(EDGE);
  await gone(page, before);
});

test('a broken replay address says so', async () => {
  const { page } = await person(browser);
  await page.goto(`${app.url}/replay#nonsense`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});
