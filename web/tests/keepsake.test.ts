import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { GameRecord, Outcome } from '#engine';
import { gameOf } from '#games';
import { openApp, PHONE, person } from './app.ts';

const { app, browser } = await openApp();

/** A recorded game of each, with as many seats as stand beside it. */
const GAMES = [
  ['ugo', '3-seats', 3],
  ['king-of-the-dice', '2-seats-citizens', 2],
  ['medina', 'rules-2-second-4-used', 4],
  ['patchistory', 'equality-2', 2],
] as const;

test('a finished game is a picture to keep, with the board, the names and the scores', async () => {
  for (const [id, name, seats] of GAMES) {
    const file = new URL(`../../games/${id}/replays/${name}.json`, import.meta.url);
    const { record, outcome } = JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord; outcome: Outcome };
    const { rules, options, seed, plies } = record;
    const sitters = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `Player ${seat}` }));
    const kept = { id: 'kept', game: id, rules, options, seats: sitters, seed, plies, over: true, at: Date.UTC(2026, 0, 31, 12) };
    const { page } = await person(browser, { settings: { theme: 'dark' } });
    await page.addInitScript((text) => localStorage.setItem('royaumes/local/kept', text), JSON.stringify(kept));
    await page.goto(`${app.url}/play/kept`);
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    const told = (await picture.getAttribute('alt')) ?? '';
    for (const [seat, score] of outcome.scores.entries()) assert.ok(told.includes(`Player ${seat} ${score}`), told);
    assert.ok(told.includes(gameOf(id)?.meta.title ?? '?'), told);

    // What is drawn: bright paper at its edge, whatever the theme, and a board of many colours in its midst.
    const { width, edge, colours } = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const at = (x: number, y: number) => data.slice(4 * (y * canvas.width + x), 4 * (y * canvas.width + x) + 4).join();
      const seen = new Set<string>();
      for (let y = 400; y < canvas.height - 200; y += 20) for (let x = 100; x < canvas.width - 100; x += 20) seen.add(at(x, y));
      return { width: canvas.width, edge: at(4, 4), colours: seen.size };
    });
    assert.equal(width, 1600);
    assert.equal(edge, '245,234,211,255');
    assert.ok(colours > 150, `${id} has ${colours} colours`);

    if (id === 'ugo') {
      // Cards that still fly do so below the result.
      const layerOf = (what: string) => page.locator(what).evaluate((node) => Number(getComputedStyle(node).zIndex));
      assert.ok((await layerOf('.air')) < (await layerOf('section.result')));
    }

    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save picture' }).click()]);
    assert.match(saved.suggestedFilename(), /^royaumes-.*\.png$/);

    // On a phone the line at the top has room for the number of the move.
    await page.setViewportSize(PHONE);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.locator('section.result').getByRole('button', { name: 'Replay' }).click();
    const status = page.locator('header .status');
    assert.equal(await status.evaluate((line) => line.scrollWidth > line.clientWidth || line.clientHeight > 24), false, id);
  }
});
