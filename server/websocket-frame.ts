/** A message as it goes over the wire, made once and shared by all who hear it. */

import type { ToClient } from '#protocol';

const TEXT = 0x81;
/** From these many bytes on, the length of a message takes two or eight bytes more (RFC 6455, 5.2). */
const MEDIUM = 126;
const LARGE = 65_536;

declare const whole: unique symbol;
/** Whole WebSocket frames: one, or several that go out together. */
export type Frame = Buffer & { readonly [whole]: true };

export function frameOf(message: ToClient): Frame {
  return frameOfJson(JSON.stringify(message));
}

/** Of a message that has been written before, after an opening of plain letters. */
export function frameOfJson(text: string, opening = ''): Frame {
  const bytes = Buffer.byteLength(text);
  const length = opening.length + bytes;
  const head = length < MEDIUM ? 2 : length < LARGE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) {
    frame[1] = length;
  } else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  if (opening !== '') frame.write(opening, head, 'latin1');
  frame.write(text, head + opening.length, bytes === text.length ? 'latin1' : 'utf8');
  return frame as Frame;
}

export function joined(...frames: readonly Frame[]): Frame {
  return Buffer.concat(frames) as Frame;
}
