/** The emblems of heroes, wonders and special buildings. A stroke is a tone and a path; a capital draws a line, with its width. */

import { plant } from '../../art/sprite.ts';
import { HEROES } from './heroes.ts';
import { SPECIALS, WONDERS } from './wonders.ts';

const TONES: Readonly<Record<string, string>> = {
  c: '#fff1cf',
  g: '#ecbc48',
  k: '#2b2018',
  w: '#fffdf6',
  r: '#c5413a',
  b: '#5c9bd6',
  n: '#6fa052',
  t: '#ecc29b',
  d: '#b98057',
  o: '#e0cb9f',
  h: '#a09a92',
  y: '#8b5a31',
  e: '#b7c2cb',
  p: '#8f6bc0',
};

function paint(stroke: string): string {
  const tone = stroke.charAt(0);
  if (tone === 's') return `<path d="${stroke.slice(1)}" fill="#1c0f04" opacity=".22"/>`;
  const from = stroke.indexOf('M', 1);
  const colour = TONES[tone.toLowerCase()];
  if (tone === tone.toLowerCase()) return `<path d="${stroke.slice(from)}" fill="${colour}"/>`;
  const width = stroke.slice(1, from) || '2.5';
  return `<path d="${stroke.slice(from)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const EMBLEMS = { ...HEROES, ...WONDERS, ...SPECIALS };

/** Puts the emblems into the page, and tells whose they are. */
export function plantEmblems(): ReadonlySet<string> {
  const drawings = Object.entries(EMBLEMS).map(
    ([id, strokes]) =>
      `<symbol id="pat-emblem-${id}" viewBox="0 0 100 100" overflow="visible">${strokes.split(';').map(paint).join('')}</symbol>`,
  );
  plant('patchistory-emblems', () => drawings.join(''));
  return new Set(Object.keys(EMBLEMS));
}
