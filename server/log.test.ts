import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSqlite } from './sqlite.ts';
import { ask, makeTable, serve } from './tests/guest.ts';

const TABLE = { game: 'ugo', options: {}, seats: ['person', 'person'] } as const;

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly untold?: number;
  readonly err?: { readonly stack?: string };
}

test('a full disk is told of ten times a minute, with how often it was not, and what else goes wrong is still told', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-16T12:00:00Z') });
  const lines: string[] = [];
  const { port } = await serve(t, {
    rateLimited: false,
    // It may not grow at all.
    openStore: (folder) => openSqlite(folder, { mostPages: 1 }),
    log: { write: (line) => void lines.push(line) },
  });
  const troubles = () => lines.map((line): Line => JSON.parse(line)).filter(({ level }) => level >= 50);
  const made = await makeTable(port, { ...TABLE, name: 'Ada' });
  const come = () => ask(port, 'POST', '/api/me', { name: 'Bo' });
  let failed = 0;
  const fail = async (times: number) => {
    for (const last = failed + times; failed < last; ) if ((await come()).status === 503) failed++;
  };
  await fail(300);
  assert.equal(troubles().length, 10);
  for (const { msg, err } of troubles()) {
    assert.equal(msg, 'a request failed');
    assert.match(err?.stack ?? '', /full/);
  }

  // Another trouble is told though this one is not.
  const authorization = `Bearer ${made.token}`;
  let refused = 0;
  while (refused < 5) if ((await ask(port, 'POST', '/api/tables', TABLE, { authorization })).status === 503) refused++;
  assert.equal(troubles().length, 15);

  t.mock.timers.setTime(Date.parse('2026-11-16T12:01:01Z'));
  await fail(1);
  const last = troubles().at(-1);
  assert.deepEqual([last?.msg, last?.untold], ['a request failed', 290]);
});
