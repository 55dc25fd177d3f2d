/** How English puts its sentences about Patchistory together. */

import type { Seat, Who } from '#engine';
import { listIn } from '#engine/words';
import { CULTURE, type Good, LETTERS, VOTE } from '../pieces.ts';
import { names } from './en-names.ts';
import { type Named, readable } from './words.ts';

export const ROMAN = ['I', 'II', 'III'];
export const ORDINALS = ['1st', '2nd', '3rd', '4th'];

export const plural = (n: number, one: string, many = `${one}s`) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
export const possessive = (name: string) => `${name}’s`;
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const list = listIn('en-GB');
export const listed = (parts: readonly string[]) => list.format(parts);
/** "Anna bids", "You bid". */
export const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `You ${you}` : `${who.name(seat)} ${they}`);
/** "Anna" or "you", within a sentence. */
export const name = (seat: Seat, who: Who) => (who.isYou(seat) ? 'you' : who.name(seat));

export const between = (one: Seat, other: Seat, who: Who) =>
  who.isYou(other) ? `you and ${who.name(one)}` : `${name(one, who)} and ${who.name(other)}`;
export const workerOf = (seat: Seat, who: Who, one = 'One') => `${one} of ${who.isYou(seat) ? 'your' : possessive(who.name(seat))} workers`;

export const { amount } = names;
export const price = (good: Good, n: number) => (n === 0 ? 'at no cost' : `for ${amount(good, n)}`);
export const amounts = (goods: readonly number[]) => listed(goods.flatMap((n, good) => (n === 0 ? [] : [amount(good, n)]))) || 'nothing';
/** "+2 food" and "−1 money", by GOODS. */
export const gained = (goods: readonly number[]) =>
  goods.flatMap((n, good) => (n === 0 ? [] : [`${n < 0 ? '−' : '+'}${amount(good, Math.abs(n))}`]));
/** "+2 food", by LETTERS. */
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
  return levels.length === 0 ? 'the bare tile' : `the tile with ${listed(levels)}`;
}
export const card = (n: number) => names.cards[n]?.name ?? '';
export const culture = (n: number) => amount(CULTURE, n);
/** What somebody gains and loses at once. */
export function change(seat: Seat, goods: readonly number[], who: Who): string {
  const gains = goods.map((n) => Math.max(0, n));
  const losses = goods.map((n) => Math.max(0, -n));
  const isGain = gains.some((n) => n > 0);
  const isLoss = losses.some((n) => n > 0);
  const subject = name(seat, who);
  const [gets, gives, loses] = who.isYou(seat) ? ['get', 'give', 'lose'] : ['gets', 'gives', 'loses'];
  if (isGain && isLoss) return `${subject} ${gives} ${amounts(losses)} and ${gets} ${amounts(gains)}`;
  return isLoss ? `${subject} ${loses} ${amounts(losses)}` : `${subject} ${gets} ${amounts(gains)}`;
}
