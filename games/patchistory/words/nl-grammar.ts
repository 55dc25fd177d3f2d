/** How Dutch puts its sentences about Patchistory together. */

import type { Seat, Who } from '#engine';
import { listIn } from '#engine/words';
import { CULTURE, type Good, LETTERS, VOTE } from '../pieces.ts';
import { names } from './nl-names.ts';
import { type Named, readable } from './words.ts';

export const ROMAN = ['I', 'II', 'III'];
export const ORDINALS = ['1e', '2e', '3e', '4e'];

export const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
export const points = (n: number) => plural(n, 'punt', 'punten');
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const list = listIn('nl');
export const listed = (parts: readonly string[]) => list.format(parts);
/** "Anna biedt", "Je biedt": the verb must sound alike for both. */
export const subject = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Je' : who.name(seat));
/** The same within a sentence. */
export const inner = (seat: Seat, who: Who) => (who.isYou(seat) ? 'je' : who.name(seat));
/** "voor Anna", "voor jou". */
export const object = (seat: Seat, who: Who) => (who.isYou(seat) ? 'jou' : who.name(seat));
export const has = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Je hebt' : `${who.name(seat)} heeft`);
export const between = (one: Seat, other: Seat, who: Who) =>
  who.isYou(other) ? `jou en ${who.name(one)}` : `${object(one, who)} en ${who.name(other)}`;

export const { amount } = names;
export const price = (good: Good, n: number) => (n === 0 ? 'gratis' : `voor ${amount(good, n)}`);
export const amounts = (goods: readonly number[]) => listed(goods.flatMap((n, good) => (n === 0 ? [] : [amount(good, n)]))) || 'niets';
/** "+2 voedsel" and "−1 geld", by GOODS. */
export const gained = (goods: readonly number[]) =>
  goods.flatMap((n, good) => (n === 0 ? [] : [`${n < 0 ? '−' : '+'}${amount(good, Math.abs(n))}`]));
/** "+2 voedsel", by LETTERS. */
export const raised = (levels: readonly number[]) =>
  levels.flatMap((n, letter) =>
    n > 0 ? [letter < VOTE ? `+${amount(letter, n)}` : `+${n} ${names.levels[letter]?.name.toLowerCase()}`] : [],
  );
export const large = (id: string): Named =>
  names.heroes[id] ?? names.wonders[id] ?? { name: names.specials[id] ?? names.frames[id]?.name ?? readable(id), about: '' };
/** A tile by what it shows: its hero, wonder or special building, or the levels of its places. */
export function tile(shows: string): string {
  if (!/^[a-z]*$/.test(shows)) return large(shows).name;
  const levels = [...shows].map((letter) => names.levels[LETTERS.toLowerCase().indexOf(letter)]?.name.toLowerCase() ?? '');
  return levels.length === 0 ? 'de kale tegel' : `de tegel met ${listed(levels)}`;
}
export const card = (n: number) => names.cards[n]?.name ?? '';
export const culture = (n: number) => amount(CULTURE, n);
/** What somebody gains and loses at once. */
export function change(seat: Seat, goods: readonly number[], who: Who): string {
  const gains = goods.map((n) => Math.max(0, n));
  const losses = goods.map((n) => Math.max(0, -n));
  const isGain = gains.some((n) => n > 0);
  const isLoss = losses.some((n) => n > 0);
  if (isGain && isLoss) return `${inner(seat, who)} geeft ${amounts(losses)} en krijgt ${amounts(gains)}`;
  return isLoss ? `${inner(seat, who)} verliest ${amounts(losses)}` : `${inner(seat, who)} krijgt ${amounts(gains)}`;
}
