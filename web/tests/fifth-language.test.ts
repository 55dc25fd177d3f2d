/** A fifth language is files under its letters and one line: a copy of the project learns Esperanto, and is read in it. */

import assert from 'node:assert/strict';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { onHome, openApp, person } from './app.ts';
import { copyProject } from './copied.ts';

const { folder, run, build } = copyProject();
const english = globSync('**/en{,-*}.ts', { cwd: folder, exclude: ['**/node_modules/**'] });
const ownOf = (file: string) => file.replace(/en((?:-[a-z]+)?\.ts)$/, 'eo$1');
for (const file of english) {
  const source = readFileSync(join(folder, file), 'utf8');
  // Parts of a language lead to each other.
  writeFileSync(join(folder, ownOf(file)), source.replace(/'(\.\/|.*\/)?en((?:-[a-z]+)?\.ts)?'/g, "'$1eo$2'"));
}
/** Says something in Esperanto, where English and, so far, Esperanto said another thing. */
function translate(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  assert.ok(source.includes(from), file);
  writeFileSync(path, source.replace(from, to));
}
translate('web/words/eo.ts', 'Build a kingdom tonight', 'Konstruu reĝlandon ĉi-vespere');
translate('games/ugo/words/eo-tagline.ts', 'Win the right tricks', 'Gajnu la ĝustajn prenojn');
translate('server/preview/words/eo.ts', 'Kingdom-building board games', 'Tabulludoj pri reĝlandoj');
translate('engine/words.ts', "de: 'Deutsch' }", "de: 'Deutsch', eo: 'Esperanto' }");
await build();
const { app, browser } = await openApp();

test('nothing else has to be touched for its types', async () => {
  assert.ok(english.length > 50, `${english.length} files`);
  await run('tsgo', '-p', 'tsconfig.node.json', '--singleThreaded');
  await run('node', 'tools/check-rules.ts');
});

test('the browser chooses it, everybody can, and the server speaks it', async () => {
  const { page } = await person(browser, { locale: 'eo' });
  await page.goto(app.url);
  await page.getByRole('heading', { name: 'Konstruu reĝlandon ĉi-vespere' }).waitFor();
  await onHome(page, 'U GO!')
    .getByText(/^Gajnu la ĝustajn prenojn/)
    .waitFor();
  const others = await person(browser);
  await others.page.goto(app.url);
  await others.page.getByRole('button', { name: 'Settings' }).click();
  await others.page.getByRole('radio', { name: 'Esperanto' }).check();
  await others.page.getByRole('heading', { name: 'Konstruu reĝlandon ĉi-vespere' }).waitFor();
  assert.equal(await others.page.locator('html').getAttribute('lang'), 'eo');
  const preview = await fetch(app.url, { headers: { 'accept-language': 'eo' } });
  assert.match(await preview.text(), /Tabulludoj pri reĝlandoj/);
});
