/** What a game has beside its table, in every light; its table is looked at in `by-name.test.ts`, pages that all games share in `tabbing.test.ts`. */

import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readMines } from '#bots/puzzles/puzzle';
import type { GameRecord } from '#engine';
import { games } from '#games';
import { writePaper } from '../table/connection/paper.ts';
import { words as quiz } from '../words/puzzles/en.ts';
import { open, openApp, person, settled } from './app.ts';
import { inAllLights } from './lights.ts';

const { app, browser } = await openApp();

/** A recorded game of each. */
const RECORDS: Readonly<Record<string, string>> = {
  ugo: '4-seats',
  'king-of-the-dice': '2-seats-locations',
  medina: 'rules-2-second-4-used',
  patchistory: 'equality-2',
};

for (const { meta } of games) {
  const { id, title } = meta;

  test(`the pages about ${title} in every light`, async () => {
    const { page } = await person(browser, { settings: { name: 'Ann' } });
    for (const kind of ['new', 'rules', 'learn']) {
      await open(page, `${app.url}/${kind}/${id}`);
      await page
        .locator(kind === 'learn' ? '.board[data-ply]' : 'main h1')
        .first()
        .waitFor();
      await settled(page);
      await inAllLights(page, `/${kind}/${id}`);
    }
    await open(page, `${app.url}/new/${id}`);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    await inAllLights(page, 'a table that waits');
  });

  test(`a lesson, a puzzle and a replay of ${title} in every light`, async () => {
    const { page } = await person(browser);
    const { lessons } = (await import(`../../games/${id}/lessons.ts`)) as { lessons: object };
    await open(page, `${app.url}/learn/${id}?lesson=${Object.keys(lessons)[0]}`);
    await page.getByRole('button', { name: 'Got it' }).waitFor();
    await inAllLights(page, 'a lesson');

    const mine = readMines(readFileSync(`games/${id}/puzzles.jsonl`, 'utf8'))[0]!;
    await open(page, `${app.url}/puzzle/${id}/${mine.seed.slice(0, 8)}-${mine.puzzles[0]?.at}`);
    await page.getByRole('region', { name: quiz.puzzles }).getByText(quiz.ask).waitFor();
    await inAllLights(page, 'a puzzle');

    const { record }: { record: GameRecord } = JSON.parse(readFileSync(`games/${id}/replays/${RECORDS[id]}.json`, 'utf8'));
    const seats = Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person' as const, name: `Guest ${seat + 1}` }));
    await open(page, `${app.url}/replay?ply=3#${await writePaper({ record, seats })}`);
    await page.locator('.replay').waitFor();
    await inAllLights(page, 'a replay');
    await page.getByRole('button', { name: 'Symbols' }).click();
    await page.getByRole('dialog').waitFor();
    await inAllLights(page, 'the legend');
  });
}
