/** `r6` plays the red 6; `lay r6 b5` lays the won cards with these on top, from left to right. */

import { type Card, cardOf, colourOf, faceValue, type Move } from './pieces.ts';

const LETTERS = 'rbgyk';

export function writeCard(card: Card): string {
  return `${LETTERS[colourOf(card)]}${faceValue(card)}`;
}

export function readCard(text: string): Card | undefined {
  return /^[rbgyk][0-8]$/.test(text) ? cardOf(LETTERS.indexOf(text[0]!), Number(text[1])) : undefined;
}

export function writeMove(move: Move): string {
  return move.kind === 'play' ? writeCard(move.card) : `lay ${move.tops.map(writeCard).join(' ')}`;
}

export function readMove(text: string): Move | undefined {
  if (!/^(lay( [rbgyk][0-8]){1,4}|[rbgyk][0-8])$/.test(text)) return undefined;
  if (!text.startsWith('lay')) return { kind: 'play', card: readCard(text)! };
  return {
    kind: 'lay',
    tops: text
      .slice(4)
      .split(' ')
      .map((top) => readCard(top)!),
  };
}
