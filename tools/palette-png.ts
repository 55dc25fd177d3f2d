/** A PNG with a palette: a quarter of the bytes of one in full colour. */

import { crc32, deflateSync } from 'node:zlib';

/** Of a picture without alpha. */
const CHANNELS = [0, 1, 2] as const;

/** How many pixels are of a colour, of 15 bits, and the sums of their channels. */
type Shade = readonly [count: number, red: number, green: number, blue: number];

/** `rgba`: four bytes for each pixel, line by line; `colours`: at most 256. */
export function writePalettePng(width: number, height: number, rgba: Uint8Array, colours: number): Buffer {
  const shades = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < rgba.length; at += 4) {
    const shade = shades.get(shadeAt(rgba, at)) ?? [0, 0, 0, 0];
    shade[0]++;
    for (const channel of CHANNELS) shade[channel + 1] = shade[channel + 1]! + rgba[at + channel]!;
    shades.set(shadeAt(rgba, at), shade);
  }
  const boxes = cut([...shades], colours);
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(([key]) => [key, index] as const)));
  // Each line begins with its filter: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < width * height; at++) {
    lines[at + Math.floor(at / width) + 1] = indexOf.get(shadeAt(rgba, 4 * at))!;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function shadeAt(rgba: Uint8Array, at: number): number {
  return ((rgba[at]! >> 3) << 10) | ((rgba[at + 1]! >> 3) << 5) | (rgba[at + 2]! >> 3);
}

type Box = readonly (readonly [key: number, shade: Shade])[];

/** Median cut: the box that matters most, by its pixels and its longest side, is cut in two, until there are enough. */
function cut(all: Box, colours: number): Box[] {
  const boxes = [all];
  while (boxes.length < colours) {
    const [worst] = boxes
      .map((box, index) => ({ box, index, ...longestSide(box), pixels: countOf(box) }))
      .filter(({ box }) => box.length > 1)
      .sort((a, b) => b.size * Math.sqrt(b.pixels) - a.size * Math.sqrt(a.pixels));
    if (!worst) break;
    const { box, index, channel, pixels } = worst;
    const sorted = box.toSorted(([a], [b]) => levelOf(a, channel) - levelOf(b, channel));
    let [half, seen] = [1, sorted[0]![1][0]];
    while (half < sorted.length - 1 && seen < pixels / 2) seen += sorted[half++]![1][0];
    boxes.splice(index, 1, sorted.slice(0, half), sorted.slice(half));
  }
  return boxes;
}

const levelOf = (key: number, channel: number) => (key >> (10 - 5 * channel)) & 31;
const countOf = (box: Box) => box.reduce((sum, [, [count]]) => sum + count, 0);

function longestSide(box: Box): { readonly channel: number; readonly size: number } {
  const sides = CHANNELS.map((channel) => {
    const levels = box.map(([key]) => levelOf(key, channel));
    return { channel, size: Math.max(...levels) - Math.min(...levels) };
  });
  return sides.reduce((a, b) => (b.size > a.size ? b : a));
}

function meanOf(box: Box): number[] {
  return CHANNELS.map((channel) => Math.round(box.reduce((sum, [, shade]) => sum + shade[channel + 1]!, 0) / countOf(box)));
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
