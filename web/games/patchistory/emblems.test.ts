import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf, type Table } from '#games/patchistory';
import { HEROES } from './heroes.ts';
import { SPECIALS, WONDERS } from './wonders.ts';

const large = dataOf({ data: '' } as Table).faces.flatMap((face) => face.large ?? []);

test('every hero, wonder and special building of our own tiles has an emblem, and no emblem is left over', () => {
  const ids = (kind: string) => large.filter((place) => place.kind === kind).map(({ id }) => id);
  assert.deepEqual(Object.keys(HEROES).sort(), ids('H').sort());
  assert.deepEqual(Object.keys(WONDERS).sort(), ids('W').sort());
  assert.deepEqual(Object.keys(SPECIALS).sort(), ids('S').sort());
});

test('every stroke is a tone and a path', () => {
  for (const strokes of Object.values({ ...HEROES, ...WONDERS, ...SPECIALS })) {
    for (const stroke of strokes.split(';'))
      assert.match(stroke, /^(?:[cgkwrbntdohyeps]|[CGKWRBNTDOHYEP][\d.]*)M[-\d. MmLlHhVvQqTtAaZz]+$/);
  }
});
