/** The rules as they are read: what can be tried in them, and found. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { ENGINE_RULES, type Examples, type GameWords, LANGUAGES, type Language, type Reading } from '#engine';
import { games } from '#games';
import { readCard } from '#games/ugo';
import { assertAccessible, assertNoWider, DESK, open, openApp, PHONE, person } from './app.ts';
import { cardOf, EDGE } from './ugo.ts';

const { app, browser } = await openApp();

const trial = (page: Page) => page.locator('.try');
const card = (text: string) => readCard(text)!;
const press = (page: Page, name: string) => trial(page).getByRole('button', { name, exact: true }).click();

test('a worked example is played on the board: the move of the rulebook, its count, and one that is refused', async () => {
  const { page } = await person(browser);
  await page.goto(`${app.url}/rules/ugo#U2.5`);
  await page.locator('[id="U2.5"]').getByRole('button', { name: 'Try it: The highest card wins' }).click();
  await cardOf(page, card('b4')).click({ ...EDGE, force: true });
  assert.match((await trial(page).getByRole('link', { name: 'U2.3' }).getAttribute('href')) ?? '', /^\/rules\/ugo#U2\.3$/);
  await cardOf(page, card('r6')).click(EDGE);
  await press(page, 'Lay them like this');
  await trial(page).getByText('your kingdom is worth 11').waitFor();
  await trial(page).getByText('You 0 → 11', { exact: true }).waitFor();
  await press(page, 'Try another move');
  await cardOf(page, card('r2')).click(EDGE);
  await trial(page).getByText('With the rulebook’s move').waitFor();
  await trial(page).getByText('You 0', { exact: true }).waitFor();
});

/** Whether all of it is on the screen. */
function isInView(node: Element): boolean {
  const { top, bottom } = node.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test('the rulebook’s moves are all played at one press, and what came of them is in view with the board', async () => {
  const tried = { 'Beside a building': ['M5.2', 'You 0 → 9'], 'A stable that reaches the wall': ['M5.1', 'You 3 → 6'] } as const;
  for (const viewport of [PHONE, DESK])
    for (const [title, [rule, points]] of Object.entries(tried)) {
      const { page } = await person(browser, { viewport, reducedMotion: 'reduce' });
      await page.goto(`${app.url}/rules/medina#${rule}`);
      await page
        .locator(`[id="${rule}"]`)
        .getByRole('button', { name: `Try it: ${title}` })
        .click();
      await press(page, 'Play the rulebook’s move');
      await trial(page).locator('.so').waitFor();
      const count = trial(page).getByText(points, { exact: true });
      await count.waitFor();
      for (const part of [count, trial(page).getByRole('grid')])
        assert.ok(await part.evaluate(isInView), `${title}: ${part}, ${viewport.width} wide`);
    }
});

for (const { meta } of games) {
  test(`${meta.title}: what the rulebook plays is counted, for everybody to read`, async () => {
    const { examples } = (await import(`../../games/${meta.id}/examples.ts`)) as { examples: Examples };
    const { words } = (await import(`../../games/${meta.id}/words/index.ts`)) as { words: Record<Language, () => Promise<GameWords>> };
    const told = (await (await words.en()).examples?.()) ?? {};
    const [[name, example] = ['', undefined]] = Object.entries(examples);
    const { page } = await person(browser, { viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto(`${app.url}/rules/${meta.id}#${example?.rules[0]}`);
    await page
      .locator(`[id="${example?.rules[0]}"]`)
      .getByRole('button', { name: `Try it: ${told[name]?.title}` })
      .click();
    const next = trial(page).getByRole('button', { name: 'Play the rulebook’s move' });
    const so = trial(page).getByText(told[name]?.so ?? '', { exact: true });
    while (
      await next
        .or(so)
        .first()
        .waitFor()
        .then(() => next.isVisible())
    )
      await next.click();
    await trial(page)
      .getByText(new RegExp(`^You (\\d+ → )?${example?.worths[example.seat]}$`))
      .waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await assertAccessible(page, `${meta.id}, ${colorScheme}`);
    }
    await assertNoWider(page, meta.id);
  });
}

test('a refusal of the engine itself names a rule that is read with every game', async () => {
  const { page } = await person(browser);
  for (const { meta } of games)
    for (const rule of Object.values(ENGINE_RULES)) {
      await page.goto(`${app.url}/rules/${meta.id}#${rule}`);
      await page.locator(`[id="${rule}"].sought`).waitFor();
    }
});

/** The language in which the summary has the most letters. */
async function wordiest(id: string): Promise<Language> {
  const { words } = (await import(`../../games/${id}/words/index.ts`)) as { words: Record<Language, () => Promise<GameWords>> };
  const { reading } = (await import(`../../games/${id}/reading.ts`)) as { reading: Reading };
  const lettersIn = async (language: Language) => {
    const rules = (await (await words[language]()).chapters()).flatMap((chapter) => chapter.rules);
    return rules.reduce((sum, rule) => sum + (reading.essential.includes(rule.id) ? rule.text.length : 0), 0);
  };
  const letters = await Promise.all(LANGUAGES.map(lettersIn));
  return LANGUAGES[letters.indexOf(Math.max(...letters))]!;
}

test('what is printed of the rules is one page of A4, also in the language that needs most room', async () => {
  for (const { meta } of games) {
    const language = await wordiest(meta.id);
    const { page } = await person(browser, { settings: { language } });
    await page.goto(`${app.url}/rules/${meta.id}`);
    await page.locator(`[href="/new/${meta.id}"]`).waitFor();
    const paper = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
    assert.equal(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length, 1, `${meta.id} in ${language}`);
  }
});

test('rules are found by words or number, marked and counted; those of another edition can be left out', async () => {
  const { page } = await person(browser);
  await open(page, `${app.url}/rules/medina`);
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  const listed = () => page.getByRole('navigation', { name: 'Rules' }).getByRole('link').allTextContents();
  const read = () => page.locator('article h2').allTextContents();
  const chapters = await listed();
  await field.fill('TEA tile');
  await page.getByText(/^\d+ rules found$/).waitFor();
  assert.ok((await page.locator('mark').count()) > 0);
  assert.deepEqual(await listed(), await read(), 'the list names what was found');
  assert.ok((await listed()).length < chapters.length, `${await listed()}`);
  await field.fill('stables');
  await page.locator('h2 mark').getByText('Stables', { exact: true }).waitFor();
  for (const rule of ['M5.1', 'M5.2']) await page.locator(`[id="${rule}"] mark`).first().waitFor();
  await field.fill('m10.1');
  await page.getByText('1 rule found').waitFor();
  await field.press('Enter');
  await page.getByRole('link', { name: 'M10.1' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('combobox', { name: 'Edition' }).selectOption({ index: 2 });
  await page.getByText('No rule found').waitFor();
  assert.deepEqual([await listed(), await read()], [[], []]);
});

/** Where everything stands that is on the screen. */
function placesOnScreen(): string[] {
  const nodes = [...document.querySelectorAll('header, h1, h2, .lead, .button, input, nav a, dt, dd')];
  return nodes.flatMap((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return y < innerHeight ? [`${node.textContent?.trim()}: ${[x, y, width, height].map(Math.round)}`] : [];
  });
}

test('rules are read before any script has come, and nothing moves when they have', async () => {
  for (const { meta } of games)
    for (const viewport of [PHONE, DESK]) {
      const { page } = await person(browser, { viewport, settings: { language: 'fr' }, locale: 'fr-FR' });
      let release = () => {};
      const held = new Promise<void>((go) => {
        release = go;
      });
      await page.route('**/*.js', (route) => held.then(() => route.continue()));
      await page.goto(`${app.url}/rules/${meta.id}`, { waitUntil: 'commit' });
      await page.locator('#shell dd').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await page.evaluate(placesOnScreen);
      assert.ok(before.length > 5, `${meta.id} is empty`);
      release();
      await page.locator('#shell').waitFor({ state: 'detached' });
      assert.deepEqual(await page.evaluate(placesOnScreen), before, `${meta.id}, ${viewport.width} wide`);
      await page.close();
    }
});

test('who asks for one rule is led to it, and not shown the first ones meanwhile', async () => {
  const { page } = await person(browser);
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
  await page.goto(`${app.url}/rules/ugo#U5.2`, { waitUntil: 'commit' });
  await page.locator('#shell dd').first().waitFor({ state: 'hidden' });
  release();
  await page.locator('[id="U5.2"].sought').waitFor();
  assert.ok(await page.evaluate(() => scrollY > 0));
});
