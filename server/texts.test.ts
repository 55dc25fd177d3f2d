import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_TEXT } from '#engine';
import { OWN_TEXT } from '#games/patchistory';
import { ask, Guest, makeTable, newFolder, serve } from './tests/guest.ts';

const table = { game: 'patchistory', options: {}, seats: ['person', 'bot random'], name: 'Ada' } as const;

test('a table can bring a text of its own: it is kept with the table, and every guest gets it', async (t) => {
  const folder = newFolder(t);
  const data = OWN_TEXT.replace(/^E .*$/m, 'E : F3 P1 M2 / T1 R1 .').trim();
  const first = await serve(t, { data: folder });
  const made = await makeTable(first.port, { ...table, options: { data: `\n${data}\n  ` }, seats: [...table.seats] });
  assert.equal(made.info.options.data, data);
  await first.close();
  const { port } = await serve(t, { data: folder });
  const guest = await Guest.join(port, made.info.id, made.token);
  assert.equal(guest.info?.options.data, data);
  assert.equal((guest.sight as { table: { data: string } }).table.data, data);
});

test('a text that the game refuses makes no table, and the answer names the line and the rule', async (t) => {
  const { port } = await serve(t);
  const wrong = `${OWN_TEXT}\nW1-99 : sea / land`;
  const answer = await ask(port, 'POST', '/api/tables', { ...table, options: { data: wrong } });
  assert.equal(answer.status, 400);
  const { no } = answer.json as { no: { kind: string; why: string } };
  assert.equal(no.kind, 'bad table');
  assert.match(no.why, /"rule":"P15\.5".*"line":\d+/);
  const long = await ask(port, 'POST', '/api/tables', { ...table, options: { data: 'x'.repeat(LONGEST_TEXT + 1) } });
  assert.deepEqual(long.json, { no: { kind: 'garbage' } });
});
