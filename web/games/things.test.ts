/** What a board says that it explains, it does explain. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ids } from '#games/list';

for (const id of ids) {
  test(`${id}: a board names only things that are explained`, async () => {
    const { THINGS = {} } = (await import(`#games/${id}/words`)) as { THINGS?: Record<string, string> };
    const folder = new URL(`./${id}/`, import.meta.url);
    const named = readdirSync(folder)
      .filter((name) => name.endsWith('.svelte'))
      .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/data-about="([^"{]+)"/g)])
      .map(([, thing]) => thing as string);
    assert.deepEqual(
      named.filter((thing) => !(thing in THINGS)),
      [],
    );
  });
}
