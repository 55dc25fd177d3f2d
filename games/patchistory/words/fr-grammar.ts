/** How French puts its sentences about Patchistory together. */

import type { Seat, Who } from '#engine';
import { listIn } from '#engine/words';
import { CULTURE, type Good, LETTERS, VOTE } from '../pieces.ts';
import { names } from './fr-names.ts';
import { type Named, readable } from './words.ts';

export const ROMAN = ['I', 'II', 'III'];
export const ORDINALS = ['1ᵉʳ', '2ᵉ', '3ᵉ', '4ᵉ'];

export const plural = (n: number, one: string, many = `${one}s`) => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const list = listIn('fr');
export const listed = (parts: readonly string[]) => list.format(parts);
/** "Anna mise", "Vous misez". */
export const does = (seat: Seat, who: Who, they: string, you: string) => (who.isYou(seat) ? `Vous ${you}` : `${who.name(seat)} ${they}`);
export const subject = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Vous' : who.name(seat));
/** "Anna" or "vous", within a sentence. */
export const name = (seat: Seat, who: Who) => (who.isYou(seat) ? 'vous' : who.name(seat));
/** "de Paul", "d’Anna". */
export const of = (text: string) => (/^([aeiouàâäéèêëîïôöùûüœ]|h[eéèiu]|yv)/i.test(text) ? `d’${text}` : `de ${text}`);
export const between = (one: Seat, other: Seat, who: Who) =>
  who.isYou(other) ? `vous et ${who.name(one)}` : `${name(one, who)} et ${who.name(other)}`;
export const workerOf = (seat: Seat, who: Who) => (who.isYou(seat) ? 'Un de vos Ouvriers' : `Un Ouvrier ${of(who.name(seat))}`);

export const { amount } = names;
export const price = (good: Good, n: number) => (n === 0 ? 'sans frais' : `pour ${amount(good, n)}`);
export const amounts = (goods: readonly number[]) => listed(goods.flatMap((n, good) => (n === 0 ? [] : [amount(good, n)]))) || 'rien';
/** "+2 Nourriture" and "−1 Argent", by GOODS. */
export const gained = (goods: readonly number[]) =>
  goods.flatMap((n, good) => (n === 0 ? [] : [`${n < 0 ? '−' : '+'}${amount(good, Math.abs(n))}`]));
/** "+2 Nourriture", by LETTERS. */
export const raised = (levels: readonly number[]) =>
  levels.flatMap((n, letter) => (n > 0 ? [letter < VOTE ? `+${amount(letter, n)}` : `+${n} ${names.levels[letter]?.name}`] : []));
export const large = (id: string): Named =>
  names.heroes[id] ?? names.wonders[id] ?? { name: names.specials[id] ?? names.frames[id]?.name ?? readable(id), about: '' };
/** A tile by what it shows: its hero, wonder or special building, or the levels of its places. */
export function tile(shows: string): string {
  if (!/^[a-z]*$/.test(shows)) return large(shows).name;
  const levels = [...shows].map((letter) => names.levels[LETTERS.toLowerCase().indexOf(letter)]?.name ?? '');
  return levels.length === 0 ? 'la Tuile nue' : `la Tuile ${listed(levels)}`;
}
export const card = (n: number) => names.cards[n]?.name ?? '';
export const culture = (n: number) => amount(CULTURE, n);
/** "produit 2 Argent", "ne produit rien". */
export function verbWith(verb: string, goods: readonly number[]): string {
  const what = amounts(goods);
  if (what !== 'rien') return `${verb} ${what}`;
  return `${/^[aeé]/.test(verb) ? 'n’' : 'ne '}${verb} rien`;
}
/** What somebody gains and loses at once. */
export function change(seat: Seat, goods: readonly number[], who: Who): string {
  const gains = goods.map((n) => Math.max(0, n));
  const losses = goods.map((n) => Math.max(0, -n));
  const isGain = gains.some((n) => n > 0);
  const isLoss = losses.some((n) => n > 0);
  const subject = name(seat, who);
  const [gets, gives, loses] = who.isYou(seat) ? ['recevez', 'donnez', 'perdez'] : ['reçoit', 'donne', 'perd'];
  if (isGain && isLoss) return `${subject} ${gives} ${amounts(losses)} et ${gets} ${amounts(gains)}`;
  return isLoss ? `${subject} ${loses} ${amounts(losses)}` : `${subject} ${gets} ${amounts(gains)}`;
}
