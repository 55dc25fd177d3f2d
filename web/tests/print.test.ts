/** What is printed for the table at home. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openValues } from '#engine';
import { LANGUAGES } from '#engine/words';
import { games } from '#games';
import { openApp, person } from './app.ts';

const { app, browser } = await openApp();

/** What paper of A4 has between its margins of 12 mm, in pixels. */
const BETWEEN = { width: Math.floor((186 / 25.4) * 96), height: Math.floor((273 / 25.4) * 96) };
/** As long as a name may be. */
const NAME = 'Maximiliana von Habsburg';

for (const { meta } of games)
  test(`an empty score sheet of ${meta.title} is one page of A4 that cuts nothing off, in every language`, async () => {
    for (const language of LANGUAGES) {
      const { page } = await person(browser, { viewport: BETWEEN, settings: { language } });
      const editions = meta.options.edition?.values ?? ['only'];
      for (const edition of editions) {
        const fits = (seats: number) => !meta.options.edition || openValues(meta.options.edition, seats, {}).includes(edition);
        const seats = [5, 4, 3, 2].find((n) => n <= meta.seats.max && fits(n)) as number;
        const where = `${edition} with ${seats} in ${language}`;
        await page.goto(`${app.url}/nowhere`);
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
          `royaumes/count/${meta.id}`,
          JSON.stringify({ seats, names: Array(5).fill(NAME), options: { edition } }),
        ] as const);
        await page.emulateMedia({ media: 'print' });
        await page.goto(`${app.url}/count/${meta.id}`);
        const sheet = page.locator('.score-sheet');
        await sheet.waitFor();
        assert.deepEqual(
          await sheet
            .locator('th, td')
            .filter({ hasText: /./ })
            .evaluateAll((cells) =>
              cells.flatMap((cell) => {
                const range = document.createRange();
                range.selectNodeContents(cell);
                const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
                const out = Math.max(text.right - box.right, text.bottom - box.bottom, box.top - text.top);
                return out > 0.5 ? [`${cell.textContent} is cut by ${Math.ceil(out)}`] : [];
              }),
            ),
          [],
          where,
        );
        assert.equal(await sheet.locator('th.name').filter({ hasText: NAME }).count(), seats, where);
        const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        assert.equal(paper.match(/\/Type \/Page\b/g)?.length, 1, where);
        assert.match(paper, /\/MediaBox \[0 0 59[45]\.\d* 84[12]\.?\d*\]/, where);
      }
    }
  });
