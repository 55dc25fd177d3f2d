/** How German puts its sentences about Patchistory together. */

import type { Seat, Who } from '#engine';
import { listIn } from '#engine/words';
import { CULTURE, type Good, LETTERS, VOTE } from '../pieces.ts';
import { names } from './de-names.ts';
import { type Named, readable } from './words.ts';

export const ROMAN = ['I', 'II', 'III'];

export const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
export const points = (n: number) => plural(n, 'Punkt', 'Punkte');
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const list = listIn('de');
export const listed = (parts: readonly string[]) => list.format(parts);
/** "Anna bietet", "Du bietest". */
export const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Du ${you}` : `${who.name(seat)} ${they}`);
/** Who somebody is, whom something hits, and to whom something goes. */
export const name = (seat: Seat, who: Who) => (who.isYou(seat) ? 'du' : who.name(seat));
export const whom = (seat: Seat, who: Who) => (who.isYou(seat) ? 'dich' : who.name(seat));
export const toWhom = (seat: Seat, who: Who) => (who.isYou(seat) ? 'dir' : who.name(seat));
/** "zwischen dir und Anna". */
export const between = (one: Seat, other: Seat, who: Who) =>
  who.isYou(other) ? `dir und ${who.name(one)}` : `${toWhom(one, who)} und ${who.name(other)}`;
export const workerOf = (seat: Seat, who: Who) => `${who.isYou(seat) ? 'einer deiner Arbeiter' : `ein Arbeiter von ${who.name(seat)}`}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const { amount } = names;
export const price = (good: Good, n: number) => (n === 0 ? 'kostenlos' : `für ${amount(good, n)}`);
export const amounts = (goods: readonly number[]) => listed(goods.flatMap((n, good) => (n === 0 ? [] : [amount(good, n)]))) || 'nichts';
/** "+2 Nahrung" and "−1 Geld", by GOODS. */
export const gained = (goods: readonly number[]) =>
  goods.flatMap((n, good) => (n === 0 ? [] : [`${n < 0 ? '−' : '+'}${amount(good, Math.abs(n))}`]));
/** "+2 Nahrung", by LETTERS. */
export const raised = (levels: readonly number[]) =>
  levels.flatMap((n, letter) => (n > 0 ? [letter < VOTE ? `+${amount(letter, n)}` : `+${n} ${names.levels[letter]?.name}`] : []));
export const large = (id: string): Named =>
  names.heroes[id] ?? names.wonders[id] ?? { name: names.specials[id] ?? names.frames[id]?.name ?? readable(id), about: '' };
/** A tile by what it shows: its hero, wonder or special building, or the levels of its places. */
export function tile(shows: string): string {
  if (!/^[a-z]*$/.test(shows)) return large(shows).name;
  const levels = [...shows].map((letter) => names.levels[LETTERS.toLowerCase().indexOf(letter)]?.name ?? '');
  return levels.length === 0 ? 'die leere Kachel' : `die Kachel mit ${listed(levels).replace('Rohstoffe', 'Rohstoffen')}`;
}
export const card = (n: number) => names.cards[n]?.name ?? '';
export const culture = (n: number) => amount(CULTURE, n);
/** What somebody gains and loses at once. */
export function change(seat: Seat, goods: readonly number[], who: Who): string {
  const gains = goods.map((n) => Math.max(0, n));
  const losses = goods.map((n) => Math.max(0, -n));
  const isGain = gains.some((n) => n > 0);
  const isLoss = losses.some((n) => n > 0);
  const gets = who.isYou(seat) ? 'bekommst' : 'bekommt';
  if (isGain && isLoss) return `${does(seat, who, 'gibt', 'gibst')} ${amounts(losses)} ab und ${gets} ${amounts(gains)}`;
  return isLoss
    ? `${does(seat, who, 'verliert', 'verlierst')} ${amounts(losses)}`
    : `${does(seat, who, 'bekommt', 'bekommst')} ${amounts(gains)}`;
}
