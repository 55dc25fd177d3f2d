/**
 * What people's pages say comes in whole frames, one small text each. Those are read here, at once; whatever else comes is left to `ws`, and
 * from then on all that follows on that connection, for it alone knows where it is.
 */

import { isUtf8 } from 'node:buffer';
import type { Writable } from 'node:stream';
import { LONGEST_MESSAGE } from '#protocol';
import { Wire } from './wire.ts';

interface Ears {
  text(text: string): void;
  pong(): void;
}

const TEXT = 0x81;
const PONG = 0x8a;
const MASKED = 0x80;
const LENGTH = 0x7f;
/** Longer ones say their length in two bytes more (RFC 6455, 5.2). */
const SHORT = 125;
const MEDIUM = 126;
const MASK = 4;

/** Reads in place of `ws` for as long as it can. Call it before anything has come. */
export function hearWholeFrames(wire: Wire, ears: Ears): void {
  // Where `ws` gives what has come to be read; it is no part of what it promises.
  const { _receiver: receiver } = wire as unknown as { readonly _receiver: Writable };
  const others = receiver.write;
  receiver.write = (bytes: Buffer) => {
    let at = 0;
    while (at < bytes.length) {
      const next = wire.readyState === Wire.OPEN ? read(bytes, at, ears) : at;
      if (next === at) {
        receiver.write = others;
        return receiver.write(at === 0 ? bytes : bytes.subarray(at));
      }
      at = next;
    }
    return true;
  };
}

/** Where the frame ends that begins here, once it has been heard; where it begins, when it is not for us. */
function read(bytes: Buffer, at: number, ears: Ears): number {
  const kind = bytes[at];
  const second = bytes[at + 1]!;
  if ((kind !== TEXT && kind !== PONG) || at + 2 > bytes.length || (second & MASKED) === 0) return at;
  const short = second & LENGTH;
  if (short > MEDIUM || (short > SHORT && (kind === PONG || at + 4 > bytes.length))) return at;
  const length = short === MEDIUM ? bytes.readUInt16BE(at + 2) : short;
  const mask = at + (short === MEDIUM ? 4 : 2);
  const start = mask + MASK;
  const end = start + length;
  if (end > bytes.length || length > LONGEST_MESSAGE) return at;
  if (kind === PONG) ears.pong();
  else {
    turn(bytes, mask, end);
    if (!isUtf8(bytes.subarray(start, end))) {
      turn(bytes, mask, end);
      return at;
    }
    ears.text(bytes.toString('utf8', start, end));
  }
  return end;
}

/** Takes the mask off what follows it, or puts it on again. */
function turn(bytes: Buffer, mask: number, end: number): void {
  const start = mask + MASK;
  for (let n = start; n < end; n++) bytes[n] = bytes[n]! ^ bytes[mask + ((n - start) & 3)]!;
}
