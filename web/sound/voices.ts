/** What is heard at a table, as notes: nothing is recorded, the browser makes it. */

export const VOICES = ['card', 'die', 'wood', 'turn', 'win'] as const;
export type Voice = (typeof VOICES)[number];

/** A tone or a breath of noise: when it begins and how long it fades, in seconds; how high it is, in hertz; how loud, from 0 to 1. */
export type Note =
  | { readonly kind: 'tone'; readonly at: number; readonly fades: number; readonly pitch: number; readonly loud: number }
  | { readonly kind: 'noise'; readonly at: number; readonly fades: number; readonly pitch: number; readonly loud: number };

const tone = (at: number, pitch: number, fades: number, loud: number): Note => ({ kind: 'tone', at, fades, pitch, loud });
const noise = (at: number, pitch: number, fades: number, loud: number): Note => ({ kind: 'noise', at, fades, pitch, loud });

export const NOTES: Readonly<Record<Voice, readonly Note[]>> = {
  card: [noise(0, 2600, 0.07, 0.5), noise(0.05, 1400, 0.05, 0.25)],
  die: [noise(0, 900, 0.04, 0.7), noise(0.09, 1100, 0.035, 0.5), noise(0.16, 800, 0.03, 0.45), noise(0.21, 1000, 0.03, 0.3)],
  wood: [tone(0, 190, 0.09, 0.6), noise(0, 600, 0.03, 0.5)],
  turn: [tone(0, 659, 0.35, 0.35), tone(0.13, 880, 0.5, 0.35)],
  win: [tone(0, 523, 0.4, 0.35), tone(0.14, 659, 0.4, 0.35), tone(0.28, 784, 0.4, 0.35), tone(0.42, 1047, 0.9, 0.4)],
};
