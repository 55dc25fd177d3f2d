/** The log of a game that is long over is one row, and not one for each entry: a game takes a fifth of the room. */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Seat } from '#engine';

export type Logged = readonly [seat: Seat, text: string, at: number];

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
/** The strongest costs ten times as much for some bytes less. */
const PARAMS = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };

/** Seats, texts and times apart, for each is more like itself than like the others; times as milliseconds since the one before. */
export function pack(log: readonly Logged[]): Uint8Array {
  const seats = log.map(([seat]) => seat);
  const texts = log.map(([, text]) => text);
  const times = log.map(([, , at], n) => at - (log[n - 1]?.[2] ?? 0));
  return brotliCompressSync(JSON.stringify([seats, texts, times]), { params: PARAMS });
}

export function unpack(packed: Uint8Array): readonly Logged[] {
  const [seats, texts, times] = JSON.parse(brotliDecompressSync(packed).toString()) as [number[], string[], number[]];
  let at = 0;
  return seats.map((seat, n): Logged => {
    at += times[n]!;
    return [seat, texts[n]!, at];
  });
}
