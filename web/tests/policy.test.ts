import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf } from '#games';
import { ids } from '#games/list';
import { failOnViolations, onHome, openApp, person, settled } from './app.ts';

const { app, browser } = await openApp();

/** Whatever a page does that its policy forbids fails each test of any file; here every page is looked at, and moves. */
test('no page does what its policy forbids', async () => {
  const { page } = await person(browser, { settings: { motion: 'auto', name: 'Ann' } });
  for (const [path, heading] of [
    ['/tables', 'Tables'],
    ['/me', 'Account'],
    ['/person/nobody', ''],
    ['/replay', ''],
    ['/table/nowhere', ''],
    ['/nowhere', 'Page not found'],
    ['/notices/end', 'Royaumes'],
  ] as const) {
    await page.goto(app.url + path);
    await settled(page);
    if (heading !== '') await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  }
  for (const id of ids) {
    const { title } = gameOf(id)?.meta ?? { title: '' };
    await page.goto(`${app.url}/rules/${id}`);
    await settled(page);
    await page.goto(`${app.url}/new/${id}`);
    await settled(page);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('button', { name: 'Fill up with bots' }).click();
    await page.locator('.board[data-ply]').waitFor();
    await page.goto(app.url);
    await onHome(page, title).getByRole('button', { name: 'Play now' }).click();
    await page.locator('.board[data-ply]').waitFor();
  }
});

test('what the policy forbids is seen: a style in the text of a page, and a script', async () => {
  const context = await browser.newContext();
  await context.addInitScript(failOnViolations);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of ['/', '/notices/end']) {
    await page.goto(app.url + path);
    assert.equal(errors.length, 0);
    const colour = await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color: rgb(1, 2, 3)">x</p><style>p { color: rgb(1, 2, 3) }</style>');
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "taken over"' }));
      return getComputedStyle(document.querySelector('p:last-of-type') as Element).color;
    });
    assert.notEqual(colour, 'rgb(1, 2, 3)');
    assert.equal(await page.title(), 'Royaumes');
    const forbidden = () => [...new Set(errors.map((error) => error.split(' ')[0]))].toSorted();
    while (forbidden().length < 3) await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual(forbidden(), ['script-src-elem', 'style-src-attr', 'style-src-elem']);
    errors.length = 0;
  }
  await context.close();
});
