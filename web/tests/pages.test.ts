import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { games } from '#games';
import {
  askAs,
  assertAccessible,
  assertNoWider,
  assertReadable,
  DESK,
  onHome,
  open,
  openApp,
  PHONE,
  person,
  settled,
  until,
} from './app.ts';
import { begun } from './begun.ts';
import { keptBy } from './beside.ts';
import { dimFocus } from './focus.ts';
import { isDealt } from './ugo.ts';

const { app, browser } = await openApp();

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page is accessible and fits its width (${device}, ${colorScheme})`, async () => {
      const { page } = await person(browser, { viewport, colorScheme });
      const look = async (where: string) => {
        await (colorScheme === 'light' ? assertAccessible : assertReadable)(page, where);
        await assertNoWider(page, where);
      };
      await page.goto(app.url);
      await page.getByRole('heading', { name: 'U GO!' }).waitFor();
      await look('home');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
      await look('settings');
      await page.keyboard.press('Escape');
      await onHome(page, 'U GO!').getByRole('link', { name: 'Rules' }).click();
      await page.getByText('U2.3').waitFor();
      await look('rules');
      await page.goto(`${app.url}/new/ugo`);
      await page.getByLabel('Your name').fill('Ann');
      await look('new');
      await page.getByRole('button', { name: 'Create table' }).click();
      await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
      await look('waiting');
      await page.getByRole('button', { name: 'Fill up with bots' }).click();
      await isDealt(page);
      await look('table');
      await page.getByRole('button', { name: 'Log' }).click();
      await page.getByRole('complementary', { name: 'Log' }).waitFor();
      await look('log');
      await page.goto(`${app.url}/nowhere`);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      await look('not found');
    });
  }
}

test('who asks for more contrast gets it on every board, by day and by night, and everybody sees the focus', async () => {
  const { page } = await person(browser, { contrast: 'more', reducedMotion: 'reduce' });
  const look = async (where: string) => {
    await page.keyboard.press('Tab');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      assert.deepEqual(await page.evaluate(dimFocus), [], `${where}, ${colorScheme}`);
      await page.emulateMedia({ contrast: 'more' });
      await until(
        page,
        async () => getComputedStyle(document.body).backgroundColor.match(/^rgb\((255, 255, 255|0, 0, 0)\)/) !== null,
        undefined,
      );
      assert.deepEqual(await page.evaluate(dimFocus), [], `${where}, ${colorScheme}, more contrast`);
      await assertReadable(page, `${where}, ${colorScheme}`, 'AAA');
    }
  };
  await page.goto(app.url);
  await page.getByRole('heading', { name: 'U GO!' }).waitFor();
  await look('home');
  for (const { meta } of games) {
    await page.goto(app.url);
    await onHome(page, meta.title).getByRole('button', { name: 'Play now', exact: true }).click();
    await page.locator('[data-ply]').waitFor();
    await look(meta.title);
    // What is opened takes the focus, and gives it back.
    const symbols = page.getByRole('button', { name: 'Symbols' });
    await symbols.press('Enter');
    const close = page.getByRole('dialog').getByRole('button');
    await close.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await symbols.and(page.locator(':focus')).waitFor();
  }
});

test('the home page shows all games that somebody can go on with, the latest at first', async () => {
  const { page } = await person(browser);
  const [game] = games as [(typeof games)[number]];
  const kept = begun(game, 2, () => true);
  await page.addInitScript((text) => {
    for (let n = 0; n < 12; n++)
      localStorage.setItem(`royaumes/local/game-${n}`, JSON.stringify({ ...JSON.parse(text), id: `game-${n}`, at: n }));
  }, JSON.stringify(kept));
  await page.goto(app.url);
  const known = page.locator('.waits section').getByRole('listitem');
  await page.getByRole('button', { name: 'and 4 more' }).waitFor();
  assert.equal(await known.count(), 8);
  await page.getByRole('button', { name: 'and 4 more' }).click();
  await known.nth(11).waitFor();
  assert.equal(await page.getByRole('button', { name: /more$/ }).count(), 0);
});

test('more contrast is chosen in the settings, and given back', async () => {
  const { page } = await person(browser);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  const usual = await paper();
  const choice = page.getByRole('checkbox', { name: 'More contrast' });
  await choice.check();
  await until(page, async () => getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)', undefined);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await until(page, async () => getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)', undefined);
  await choice.uncheck();
  assert.equal(await paper(), usual);
});

test('the speed that a device kept under its old name is still chosen', async () => {
  const { page } = await person(browser, { settings: { speed: undefined, pace: 'quick' } });
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  assert.equal(await page.getByRole('radio', { name: 'Quick' }).isChecked(), true);
});

test('the browser chooses the language, and it can be switched at once', async () => {
  const austrian = await person(browser, { locale: 'de-AT' });
  await austrian.page.goto(app.url);
  await onHome(austrian.page, 'U GO!').getByRole('button', { name: 'Spielen' }).waitFor();
  assert.equal(await austrian.page.locator('html').getAttribute('lang'), 'de');
  const { page } = await person(browser, { locale: 'nl-BE' });
  await page.goto(app.url);
  await onHome(page, 'U GO!').getByRole('button', { name: 'Spelen' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'nl');
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  await page.keyboard.press('Escape');
  await onHome(page, 'U GO!').getByRole('button', { name: 'Jouer' }).click();
  await page
    .getByText(/Manche 1/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.keyboard.press('Escape');
  await page
    .getByText(/Round 1/)
    .filter({ visible: true })
    .first()
    .waitFor();
});

test('on a first visit no page complains in the console, and nothing on it moves away', async () => {
  const ann = await person(browser);
  await ann.page.goto(`${app.url}/rules/ugo`);
  const tables = [];
  for (const { meta } of games) {
    const seats = Array.from({ length: meta.seats.min }, () => 'person');
    const { info } = await askAs(ann.page, '/api/tables', { game: meta.id, options: {}, seats, name: 'Ann' });
    tables.push(`/table/${info.id}`);
  }
  const ofGames = games.flatMap(({ meta }) => [`/leaderboard/${meta.id}`, `/rules/${meta.id}`]);
  for (const path of ['/', '/tables', '/me', ...ofGames, ...tables]) {
    // Each is the first that somebody sees.
    const { page, context } = await person(browser);
    const complaints: string[] = [];
    page.on('console', (said) => ['warning', 'error'].includes(said.type()) && complaints.push(said.text()));
    await page.addInitScript(() => {
      const moved = globalThis as unknown as { moved: number };
      moved.moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as unknown as { value: number }[]) moved.moved += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, `${app.url}${path}`);
    const level = path.startsWith('/leaderboard') ? 1 : 2;
    await page.getByRole('heading', { level }).first().waitFor();
    assert.deepEqual(complaints, [], path);
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
    assert.ok(moved < 0.1, `${path} moves by ${moved}`);
    await context.close();
  }
});

test('a rule that is named in the address is shown', async () => {
  const { page } = await person(browser);
  await page.goto(`${app.url}/rules/ugo#U5.4`);
  await page.locator('[id="U5.4"]').waitFor();
  assert.ok(await page.locator('[id="U5.4"]').evaluate((rule) => rule.getBoundingClientRect().top < innerHeight));
});

test('a real game is counted from what is tapped in, and what was tapped in is still there later', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await page.goto(`${app.url}/rules/ugo`);
  await page.getByRole('link', { name: 'Score a real game' }).click();
  await page.getByLabel('Name of player 1').fill('Ann');
  const ofAnn = page.getByRole('group', { name: 'Ann · Round 1' });
  for (const [space, value] of [
    ['First', '7'],
    ['Second', '4'],
    ['Third', '8'],
  ] as const)
    await ofAnn.getByRole('combobox', { name: `${space} space` }).selectOption(value);
  // One farmer of the third space is missing: it costs 5 points.
  await ofAnn.getByRole('spinbutton', { name: 'Farmers earned' }).fill('1');
  await page.getByRole('region', { name: 'Result' }).getByText('Ahead so far: Ann').waitFor();
  await page.getByRole('radio', { name: 'Player 2' }).check();
  await page.getByRole('group', { name: 'Player 2 · Round 1' }).getByRole('spinbutton', { name: 'Farmers earned' }).fill('9');
  const counted = async () => {
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('Player 2 wins').waitFor();
    assert.deepEqual(await result.getByRole('row', { name: 'Total' }).getByRole('cell').allTextContents(), ['6', '9']);
  };
  await counted();
  await assertAccessible(page, 'count');
  await assertNoWider(page, 'count');
  await page.reload();
  await counted();
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Fifth space').filter({ visible: true }).first().waitFor();
  assert.equal(await page.getByRole('heading', { level: 1 }).isVisible(), false);
});

test('the home page begins with what waits, and its first button is above the fold', async () => {
  const phone = { width: 390, height: 844 };
  for (const viewport of [DESK, phone]) {
    const { page } = await person(browser, { viewport });
    await page.goto(app.url);
    const first = page.getByRole('button', { name: 'Play now' }).first();
    await first.waitFor();
    assert.ok(await first.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight));
  }
  const ann = await person(browser, { settings: { known: true } });
  const bob = await person(browser, { viewport: phone, settings: { known: true } });
  for (const { page } of [ann, bob]) await page.goto(`${app.url}/rules/ugo`);
  const { info } = await askAs(ann.page, '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ann' });
  await askAs(bob.page, `/api/tables/${info.id}/seats`, { name: 'Bob' });
  for (const { page } of [ann, bob]) await page.goto(app.url);
  const turn = ann.page.getByRole('heading', { name: 'Your turn (1)' });
  const rest = ann.page.getByRole('heading', { name: 'Your games' });
  await turn.or(rest).waitFor();
  const [mover, other, name] = (await turn.isVisible()) ? [ann.page, bob.page, 'Bob'] : [bob.page, ann.page, 'Ann'];
  await mover.getByRole('link', { name: new RegExp(`U GO!.*Play now.*${name}`, 's') }).waitFor();
  assert.equal(await mover.title(), '(1) Royaumes');
  assert.match(String(await mover.locator('link[rel=icon]').getAttribute('href')), /turn/);
  await other.getByRole('heading', { name: 'Your games' }).waitFor();
  assert.equal(await other.title(), 'Royaumes');
  await assertAccessible(mover, 'a home page with a turn');
  // Bots are as strong as was chosen, the next time too.
  await onHome(mover, 'U GO!').getByRole('button', { name: 'Bot level: Medium' }).click();
  await mover.getByRole('radio', { name: /^Beginner/ }).check();
  await assertAccessible(mover, 'the strength of the bots');
  await mover.keyboard.press('Escape');
  await mover.reload();
  await onHome(mover, 'Medina').getByRole('button', { name: 'Bot level: Beginner' }).waitFor();
  await onHome(mover, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  await isDealt(mover);
  assert.deepEqual((await keptBy(mover)).seats[1], { kind: 'bot', bot: 'level-1' });
});

test('the first loads weigh no more than they may, on the wire', async () => {
  /** The page and all that it has fetched so far, or until a board was there, compressed as it came. */
  const weigh = (page: Page) =>
    page.evaluate(() => {
      const [{ startTime: latest } = { startTime: Number.POSITIVE_INFINITY }] = performance.getEntriesByName('board');
      const came = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      return (came as PerformanceResourceTiming[])
        .filter(({ responseEnd }) => responseEnd <= latest)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
  /** What the page itself fetched until the line rested: the worker, which fetches all the rest, waits for some seconds, and here for ever. */
  const homeOn = async (viewport: { width: number; height: number }) => {
    const { page } = await person(browser, { locale: 'fr-FR', serviceWorkers: 'allow', viewport });
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const wait = (...given: Parameters<typeof setTimeout>) => (given[1] === 3000 ? 0 : setTimeout(...given));
      Object.assign(window, { setTimeout: wait });
    });
    await open(page, app.url);
    await settled(page);
    const bytes = await weigh(page);
    assert.ok(bytes > 20_000 && bytes < 60_000, `home on ${viewport.width} × ${viewport.height}: ${bytes} bytes`);
    return page;
  };
  const others = [PHONE, { width: 820, height: 1180 }, { width: 1024, height: 768 }, { width: 3840, height: 2160 }];
  const [page] = await Promise.all([homeOn(DESK), ...others.map(homeOn)]);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0, 'the worker came too early');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.board [data-card]')) return;
      performance.mark('board');
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await onHome(page, 'U GO!').getByRole('button', { name: 'Jouer' }).click();
  await page.getByRole('toolbar', { name: 'Votre main' }).getByRole('button').first().waitFor();
  const bytes = await weigh(page);
  assert.ok(bytes < 130_000, `table: ${bytes} bytes`);
});

test('an open table is seen in the lobby the moment it is made, and gone when it is full', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await bob.page.goto(app.url);
  await bob.page.getByRole('link', { name: 'Tables' }).click();
  await bob.page.getByText('No open tables right now').waitFor();
  await assertAccessible(bob.page, 'an empty lobby');
  await ann.page.goto(`${app.url}/new/ugo`);
  await ann.page.getByRole('radio', { name: '2', exact: true }).check();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByLabel('Open to everyone').check();
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  await bob.page.getByRole('link', { name: /U GO!.*Ann.*Join/s }).waitFor();
  await assertAccessible(bob.page, 'the lobby');
  await bob.page.getByRole('link', { name: /U GO!.*Ann/s }).click();
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();
  await isDealt(bob.page);
  await isDealt(ann.page);
  await ann.page.goto(`${app.url}/tables`);
  await ann.page.getByText('No open tables right now').waitFor();
  await ann.page.getByRole('link', { name: /U GO!.*Ann.*Bob/s }).waitFor();
});
