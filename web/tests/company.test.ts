import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { qrOf } from '../company/qr.ts';
import { words } from '../words/company/en.ts';
import { askAs, assertAccessible, assertNoWider, openApp, PHONE, person } from './app.ts';

/** The minute after which bots come is short here. */
const { app, browser } = await openApp({ seeking: 50 });

const numbers = (page: Page) => page.getByRole('group', { name: words.players });

/** Says at the lobby's form what one looks for, and looks for it. */
async function look(page: Page, name: string, wish: { games: readonly string[]; players?: string; bots: boolean }): Promise<void> {
  await page.goto(`${app.url}/tables`);
  // On a phone the form waits behind a button, and the open tables are in sight.
  if (page.viewportSize()?.width === PHONE.width) {
    await page.getByText('No open tables').waitFor();
    assert.ok(((await page.getByText('No open tables').boundingBox())?.y ?? Infinity) < PHONE.height, 'below the fold');
    await page.getByRole('button', { name: words.find, expanded: false }).click();
  }
  await page.getByLabel('Your name').fill(name);
  const games = page.getByRole('group', { name: words.games }).getByRole('checkbox');
  for (const game of await games.all()) await game.setChecked(wish.games.includes((await game.getAttribute('value')) ?? ''));
  if (wish.players) await numbers(page).getByRole('radio', { name: wish.players }).check();
  await page.getByRole('checkbox', { name: words.botsAfter }).setChecked(wish.bots);
  await page.getByRole('button', { name: words.find }).click();
}

const searching = (page: Page) => page.getByText(words.searching);
const followed = (page: Page): Locator => page.locator('section').filter({ hasText: words.following }).getByRole('listitem');

test('two who look for the same find each other, bots come to whoever wishes so; their game is watched, and they are followed', async () => {
  const [ann, bob, eve] = [await person(browser), await person(browser, { viewport: PHONE }), await person(browser)];
  await look(ann.page, 'Ann', { games: ['medina', 'ugo'], players: '3', bots: false });
  await searching(ann.page).waitFor();
  await ann.page.getByText(`U GO!, Medina · ${words.playersOf(3)} · `).waitFor();
  await assertAccessible(ann.page, 'looking for opponents');
  // Whoever stops is found by nobody, and may wish for something else.
  await ann.page.getByRole('button', { name: words.stop }).click();
  await look(bob.page, 'Bob', { games: ['ugo'], bots: false });
  await searching(bob.page).waitFor();
  await assertNoWider(bob.page, 'looking for opponents');
  await ann.page.getByRole('button', { name: words.find }).waitFor();
  assert.equal(await numbers(ann.page).getByRole('radio', { name: '3' }).isChecked(), true, 'the form is as it was');
  assert.equal(await numbers(ann.page).getByRole('radio', { name: '5' }).count(), 0, 'no more than can play these games');
  await numbers(ann.page).getByRole('radio', { name: '2' }).check();
  await ann.page.getByRole('button', { name: words.find }).click();
  for (const { page } of [ann, bob]) await page.locator('.board').waitFor();
  assert.equal(ann.page.url(), bob.page.url());

  // Nobody looks for Patchistory: bots come, as many as are lacking.
  await look(eve.page, 'Eve', { games: ['patchistory'], players: '4', bots: true });
  await eve.page.locator('.board').waitFor();
  await eve.page.getByRole('button', { name: /^People/ }).click();
  assert.equal(await eve.page.getByText(/^Bot \(/).count(), 3);

  await eve.page.goto(`${app.url}/tables`);
  const live = eve.page.locator('section').filter({ has: eve.page.getByRole('heading', { name: words.live }) });
  await live.getByRole('link', { name: /U GO!.*Bob.*Ann/ }).click();
  await eve.page.getByText('You are watching').waitFor();
  assert.equal(eve.page.url(), ann.page.url());
  await eve.page.getByRole('button', { name: /^People/ }).click();
  await eve.page.getByRole('link', { name: 'Ann' }).click();
  await eve.page.getByRole('button', { name: words.follow, exact: true }).click();
  await eve.page.getByRole('button', { name: words.unfollow }).waitFor();

  const presence = async (word: string) => {
    await eve.page.goto(`${app.url}/tables`);
    await followed(eve.page).filter({ hasText: 'Ann' }).getByText(word, { exact: true }).waitFor();
  };
  await presence(words.playing);
  await ann.page.goto(`${app.url}/tables`);
  await ann.page.getByText('No open tables').waitFor();
  await presence(words.online);
  await ann.page.close();
  await presence(words.offline);
  await followed(eve.page).getByRole('link').click();
  await eve.page.getByRole('button', { name: words.unfollow }).click();
  await eve.page.getByRole('button', { name: words.follow, exact: true }).waitFor();
});

test('an invitation is shared by the device, read by a camera, and shows in a chat what it leads to', async () => {
  const { context, page } = await person(browser, { viewport: PHONE });
  await context.addInitScript(() => {
    Object.assign(navigator, { share: async (what: object) => localStorage.setItem('shared', JSON.stringify(what)) });
  });
  await page.goto(app.url);
  const { info } = await askAs(page, '/api/tables', { game: 'medina', options: {}, seats: ['person', 'person', 'person'], name: 'Ann' });
  const link = `${app.url}/table/${info.id}`;
  await page.goto(link);
  await page.getByRole('button', { name: words.share }).click();
  const text = words.invitation('Medina');
  const shared = await page.evaluate(() => localStorage.getItem('shared'));
  assert.deepEqual(JSON.parse(shared ?? ''), { title: text, text, url: link });

  await page.getByRole('button', { name: words.qr }).click();
  const code = page.getByRole('img', { name: words.qrOf });
  await code.scrollIntoViewIfNeeded();
  const dark = (qrOf(link) ?? []).flat().filter(Boolean).length;
  assert.equal(((await code.locator('path').getAttribute('d')) ?? '').split('M').length - 1, dark);
  await assertAccessible(page, 'the invitation');
  await assertNoWider(page, 'the invitation');

  const tag = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute('content');
  assert.deepEqual(
    [await tag('title'), await tag('description'), await tag('url')],
    ['Medina with Ann', '2 of 3 seats are free: join the game.', link],
  );
  const image = await page.request.get((await tag('image')) ?? '');
  assert.match(image.headers()['content-type'] ?? '', /^image\//);

  // A device that shares nothing has no button for it.
  const bob = await person(browser);
  await bob.page.goto(link);
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();
  await bob.page.getByRole('button', { name: words.qr }).waitFor();
  assert.equal(await bob.page.getByRole('button', { name: words.share }).count(), 0);
});
