/**
 * The letters of titles, as few as the pages of our languages need: those that the style sheet names (`unicode-range` in web/art/theme.css).
 * All others are in the whole font, which a browser fetches when somebody's name has one of them. The font's own name is reserved for the
 * whole of it, so this one has another.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WHOLE = 'node_modules/@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff';
const SHEET = 'web/art/theme.css';
const FOLDER = 'node_modules/.cache';
const NAME = 'Royaumes';

type Tables = Map<string, Buffer>;

/** A style sheet finds them as `@letters`. */
export function letters(): Plugin {
  return {
    name: 'letters',
    config() {
      const file = join(process.cwd(), FOLDER, 'letters.woff2');
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, packed(fewer(unpacked(readFileSync(WHOLE)), namedLetters())));
      return { resolve: { alias: { '@letters': file } } };
    },
  };
}

/** The characters that the style sheet names. */
export function namedLetters(): number[] {
  const [, named = ''] = /unicode-range:\s*U\+([^;]+)/.exec(readFileSync(SHEET, 'utf8')) ?? [];
  return named.split(/,\s*U\+/).flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** The tables of a font, out of WOFF 1. */
function unpacked(woff: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0; i < woff.readUInt16BE(12); i++) {
    const entry = 44 + 20 * i;
    const [offset = 0, length = 0, whole = 0] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const bytes = woff.subarray(offset, offset + length);
    tables.set(woff.toString('latin1', entry, entry + 4), length < whole ? inflateSync(bytes) : bytes);
  }
  return tables;
}

/** The same font with no outlines but those of these characters; each glyph keeps its number, and so its kerning. */
function fewer(tables: Tables, codes: readonly number[]): Tables {
  const table = (tag: string) => {
    const bytes = tables.get(tag);
    if (!bytes) throw new Error(`the font has no ${tag}`);
    return bytes;
  };
  const [glyf, loca, head] = [table('glyf'), table('loca'), table('head')];
  if (head.readInt16BE(50) !== 0) throw new Error('the font has long offsets');
  const glyphs = table('maxp').readUInt16BE(4);
  const outline = (glyph: number) => glyf.subarray(2 * loca.readUInt16BE(2 * glyph), 2 * loca.readUInt16BE(2 * glyph + 2));
  const glyphOf = readMap(table('cmap'));
  const kept = new Set([0]);
  const keep = (glyph: number) => {
    if (kept.has(glyph)) return;
    kept.add(glyph);
    for (const part of partsOf(outline(glyph))) keep(part);
  };
  for (const code of codes) {
    const glyph = glyphOf(code);
    if (glyph === 0) throw new Error(`the font has no U+${code.toString(16)}`);
    keep(glyph);
  }
  const places = Buffer.alloc(2 * glyphs + 2);
  const outlines: Buffer[] = [];
  for (let glyph = 0, at = 0; glyph < glyphs; glyph++) {
    if (kept.has(glyph)) {
      outlines.push(outline(glyph));
      at += outline(glyph).length;
    }
    places.writeUInt16BE(at / 2, 2 * glyph + 2);
  }
  // Without the names of glyphs, which no browser asks for.
  const post = Buffer.from(table('post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  const changed = { glyf: Buffer.concat(outlines), loca: places, name: nameTable(), post };
  return new Map([...tables, ...Object.entries(changed)]);
}

/** What a character's glyph is, 0 for none, by the table of format 4. */
function readMap(cmap: Buffer): (code: number) => number {
  const from = cmap.readUInt32BE(8);
  if (cmap.readUInt16BE(from) !== 4) throw new Error('the font maps its characters otherwise');
  const doubled = cmap.readUInt16BE(from + 6);
  const ends = from + 14;
  const starts = ends + doubled + 2;
  return (code) => {
    let at = 0;
    while (cmap.readUInt16BE(ends + at) < code) at += 2;
    const start = cmap.readUInt16BE(starts + at);
    if (code < start) return 0;
    const shift = cmap.readUInt16BE(starts + doubled + at);
    const jump = starts + 2 * doubled + at;
    const leap = cmap.readUInt16BE(jump);
    return ((leap === 0 ? code : cmap.readUInt16BE(jump + leap + 2 * (code - start))) + shift) & 0xffff;
  };
}

/** The glyphs that a glyph is put together from: an é is an e and an accent. */
function partsOf(outline: Buffer): number[] {
  const parts: number[] = [];
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return parts;
  for (let at = 10, more = true; more; ) {
    const flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0);
    more = (flags & 32) !== 0;
  }
  return parts;
}

/** Family, style, full and PostScript name, for Windows in English. */
function nameTable(): Buffer {
  const names = { 1: NAME, 2: 'Regular', 4: NAME, 6: NAME };
  const texts = Object.values(names).map((name) => Buffer.from(name, 'utf16le').swap16());
  const head = Buffer.alloc(6 + 12 * texts.length);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  Object.keys(names).forEach((id, i) => {
    const length = texts[i]?.length ?? 0;
    for (const [j, value] of [3, 1, 0x409, Number(id), length, offset].entries()) head.writeUInt16BE(value, 6 + 12 * i + 2 * j);
    offset += length;
  });
  return Buffer.concat([head, ...texts]);
}

/** As WOFF 2, whose outlines may stand as they are: brotli makes them small enough. */
function packed(tables: Tables): Buffer {
  const base128 = (length: number): number[] =>
    length < 128 ? [length] : [...base128(length >> 7).map((byte) => byte | 128), length & 127];
  const entries = [...tables].flatMap(([tag, { length }]) => {
    const isAsItIs = tag === 'glyf' || tag === 'loca';
    return [63 | (isAsItIs ? 3 << 6 : 0), ...Buffer.from(tag, 'latin1'), ...base128(length)];
  });
  const bytes = Buffer.concat([...tables.values()]);
  const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT } });
  const whole = 48 + entries.length + small.length;
  const head = Buffer.alloc(48);
  head.write('wOF2', 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt32BE((whole + 3) & ~3, 8);
  head.writeUInt16BE(tables.size, 12);
  const aligned = [...tables.values()].reduce((sum, { length }) => sum + ((length + 3) & ~3), 12 + 16 * tables.size);
  head.writeUInt32BE(aligned, 16);
  head.writeUInt32BE(small.length, 20);
  return Buffer.concat([head, Buffer.from(entries), small, Buffer.alloc(-whole & 3)]);
}
