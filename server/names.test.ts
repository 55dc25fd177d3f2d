import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Me, No } from '#protocol';
import { readName, readNameFor } from './names.ts';
import { FILE } from './sqlite.ts';
import { ask, makeTable, newFolder, satOf, serve } from './tests/guest.ts';

type Why = (No & { kind: 'bad name' })['why'];
const cookie = (token: string | undefined) => ({ cookie: `royaumes=${token}` });
const whyIn = ({ json }: { json: unknown }) => (json as { no?: { kind: string; why: Why } }).no?.why;

const REFUSED: Readonly<Record<string, Why>> = {
  '': 'empty',
  ' \t ': 'empty',
  '\u3164': 'empty',
  '\u2800\u2800': 'empty',
  '\u200b\u200d': 'empty',
  '\u{e0041}': 'empty',
  '\u115f\u1160': 'empty',
  '\uffa0': 'empty',
  '\u0301': 'empty',
  '\u{1d159}': 'empty',
  '\ufffc': 'empty',
  'A name that has no end to it': 'long',
  'A\u3164da': 'hidden',
  'Ada\u2800': 'hidden',
  'Ad\u200ba': 'hidden',
  'Ada\u200d': 'hidden',
  'Ada\ufeffx': 'hidden',
  'Ad\u00ada': 'hidden',
  'Ad\u034fa': 'hidden',
  'Ada\u{e0041}\u{e007f}': 'hidden',
  'Ada\ufe0f': 'hidden',
  'Ada\ue000': 'hidden',
  'a\u0007b': 'hidden',
  'a\nb': 'hidden',
  'a\u202eb': 'hidden',
  [`A${'\u0301\u0310\u0325'.repeat(3)}da`]: 'marks',
  'Ada \u0301': 'marks',
  'a\u0301\u0301': 'marks',
  // Cyrillic А, Greek ο, Armenian օ, Cherokee Ꭺ.
  Аda: 'scripts',
  Bοb: 'scripts',
  Bօb: 'scripts',
  'Ada Лавлейс': 'scripts',
  ᎪᎠᎪ: 'scripts',
};

/** As they are given, and as they are shown. */
const TAKEN: Readonly<Record<string, string>> = {
  '  Zoé 🏰 ': 'Zoé 🏰',
  'Ada \u00a0 B.': 'Ada B.',
  // Letters of another width or weight are the same letters.
  Ａｄａ: 'Ada',
  𝐀𝐝𝐚: 'Ada',
  'Jose\u0301': 'José',
  'D’Artagnan-3': 'D’Artagnan-3',
  Анна: 'Анна',
  Ἀριάδνη: 'Ἀριάδνη',
  'Nguyễn Thị': 'Nguyễn Thị',
  ที่รัก: 'ที่รัก',
  ज़िंदगी: 'ज़िंदगी',
  בְּרֵאשִׁית: 'בְּרֵאשִׁית',
  བསྒྲུབས: 'བསྒྲུབས',
  علي: 'علي',
  '山田 たろう JP': '山田 たろう JP',
  'Kim 철수': 'Kim 철수',
  '❤️ 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿': '❤️ 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
};

test('a name that looks empty, or like another, is refused with its reason; names of all languages are not', () => {
  for (const [text, why] of Object.entries(REFUSED)) {
    assert.deepEqual(readName(text), { kind: 'bad name', why }, JSON.stringify(text));
  }
  for (const [text, shown] of Object.entries(TAKEN)) assert.equal(readName(text), shown, JSON.stringify(text));
});

const PASSES_FOR_A_HOST = [
  ...['Host', 'ADMIN', 'the host', 'Royaumes', 'Royaumes-Team', 'Admin 2', 'Admin1', 'Adm1n', 'H0st', 'M.o.d', 'a d m i n', 'Ａｄｍｉｎ'],
  ...['Hôte', 'Modératrice', 'Gastheer', 'De Beheerder', 'Betreiberin', 'Moderatör', '👑 Admin 👑', 'Système'],
];

test('names that pass for a host are for hosts; names that only hold such letters are for all', () => {
  for (const text of PASSES_FOR_A_HOST) {
    for (const person of [undefined, { name: 'Ada' }]) {
      assert.deepEqual(readNameFor(person, text), { kind: 'bad name', why: 'reserved' }, text);
    }
    assert.equal(readNameFor({ name: 'Ada', isHost: true }, text), readName(text), text);
    assert.equal(readNameFor({ name: readName(text) as string }, text), readName(text), 'whoever has it keeps it');
  }
  for (const text of ['Ghost', 'Hostetler', 'Madmina', 'Modest', 'Gast', 'Royaume', 'Supporter', 'Ada 1843', 'Модератор']) {
    assert.equal(readNameFor(undefined, text), text);
  }
});

test('so it is wherever a name is said: arriving, being called otherwise, sitting down, signing in, and for a program', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const made = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  const places: [string, (name: string) => object, object][] = [
    ['/api/me', (name) => ({ name }), {}],
    ['/api/me', (name) => ({ name }), cookie(made.token)],
    ['/api/me/password', (login) => ({ login, password: 'correct horse battery' }), cookie(made.token)],
    ['/api/me/programs', (name) => ({ name }), cookie(made.token)],
    ['/api/tables', (name) => ({ game: 'ugo', options: {}, seats: ['person', 'person'], name }), {}],
    [`/api/tables/${made.info.id}/seats`, (name) => ({ name }), {}],
    [`/api/tables/${made.info.id}/chat`, (name) => ({ text: 'hello', name }), {}],
  ];
  for (const [path, bodyOf, headers] of places) {
    for (const [text, why] of Object.entries({ '\u3164': 'empty', Аda: 'scripts' })) {
      const answer = await ask(port, 'POST', path, bodyOf(text), { ...headers });
      assert.deepEqual([answer.status, whyIn(answer)], [400, why], `${path} ${why}`);
    }
  }
});

test('nobody arrives, sits down, or is renamed as a host who is none', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const { token } = await ask(port, 'POST', '/api/me', { name: 'Ada' });
  const table = { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Moderator' };
  for (const [path, body, headers] of [
    ['/api/me', { name: 'Host' }, {}],
    ['/api/me', { name: 'Host' }, cookie(token)],
    ['/api/tables', table, {}],
    ['/api/tables', table, cookie(token)],
  ] as const) {
    assert.equal(whyIn(await ask(port, 'POST', path, body, { ...headers })), 'reserved', path);
  }
});

test('whoever has such a name from before keeps it, and can go on', async (t) => {
  const data = newFolder(t);
  const before = await serve(t, { data });
  const { token } = await ask(before.port, 'POST', '/api/me', { name: 'Ada' });
  await before.close();
  const db = new DatabaseSync(join(data, FILE));
  db.prepare('UPDATE people SET name = ?').run('Аda');
  db.close();
  const { port } = await serve(t, { data });
  assert.equal(((await ask(port, 'GET', '/api/me', undefined, cookie(token))).json as Me).name, 'Аda');
  const table = { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Аda' };
  const [host] = satOf(await ask(port, 'POST', '/api/tables', table, cookie(token))).info.seats;
  assert.equal(host?.kind === 'person' && host.name, 'Аda');
  assert.equal(whyIn(await ask(port, 'POST', '/api/tables', { ...table, name: 'Аdа' }, cookie(token))), 'scripts');
});
