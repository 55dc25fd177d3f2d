/** QR codes (ISO/IEC 18004) of addresses: bytes, error correction M, versions 1 to 10. */

/** By version: error correction codewords of a block, then how many blocks have how many data codewords. */
const BLOCKS: readonly (readonly [ec: number, ...groups: (readonly [count: number, data: number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
/** Where the centres of alignment patterns are, in rows and columns. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Powers of 2 in the field of 256, and their logarithms. */
const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let i = 0, power = 1; i < 255; i++) {
  POWERS[i] = power;
  LOGS[power] = i;
  power = (power << 1) ^ (power & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!);

/** The Reed–Solomon codewords that follow the data of a block. */
export function correctionOf(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    for (const [at, factor] of generator.entries()) next[at + 1] = next[at + 1]! ^ times(factor, POWERS[i]!);
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    for (const [i, factor] of generator.entries()) rest[at + i] = rest[at + i]! ^ times(factor, lead);
  }
  return rest.slice(data.length);
}

/** Bits followed by the rest of their division, as BCH codes have it. */
function withRest(bits: number, generator: number, length: number): number {
  let rest = bits << length;
  for (let at = 31 - Math.clz32(rest); at >= length; at = 31 - Math.clz32(rest)) rest ^= generator << (at - length);
  return (bits << length) | rest;
}

/** The fifteen bits that tell error correction M (00) and the mask. */
export const formatOf = (mask: number) => withRest(mask, 0x537, 10) ^ 0x5412;
/** The eighteen bits that tell the version, from 7 on. */
export const versionBits = (version: number) => withRest(version, 0x1f25, 12);

function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const [ec, ...groups] = BLOCKS[version - 1]!;
  const room = groups.reduce((sum, [count, data]) => sum + count * data, 0);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, 8 * room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < 8 * room; pad ^= 0xec ^ 0x11) push(pad, 8);
  const data = Array.from({ length: room }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((value, bit) => 2 * value + bit, 0));
  const blocks = groups.flatMap(([count, size]) => Array.from({ length: count }, () => data.splice(0, size)));
  const corrections = blocks.map((block) => correctionOf(block, ec));
  // One codeword of each block in turn.
  const interleave = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat();
  return [...interleave(blocks), ...interleave(corrections)];
}

/** Dark or light, row by row; `undefined` where data goes. */
type Grid = (boolean | undefined)[][];

function frameOf(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let r = -1; r <= 7; r++) {
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(top + r, left + c, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = ALIGNED[version - 1]!;
  const last = centres.at(-1) ?? 0;
  for (const row of centres) {
    for (const column of centres) {
      if ((row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6)) continue;
      for (let r = -2; r <= 2; r++) for (let c = -2; c <= 2; c++) set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  return grid;
}

function writeFormat(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  const format = formatOf(mask);
  const put = (row: number, column: number, dark: boolean) => {
    (grid[row] as boolean[])[column] = dark;
  };
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    if (i < 6) put(i, 8, dark);
    else if (i < 8) put(i + 1, 8, dark);
    else if (i === 8) put(8, 7, dark);
    else put(8, 14 - i, dark);
    if (i < 8) put(8, size - 1 - i, dark);
    else put(size - 15 + i, 8, dark);
  }
  put(size - 8, 8, true);
  if (version < 7) return;
  const told = versionBits(version);
  for (let i = 0; i < 18; i++) {
    const dark = ((told >> i) & 1) === 1;
    put(Math.floor(i / 3), size - 11 + (i % 3), dark);
    put(size - 11 + (i % 3), Math.floor(i / 3), dark);
  }
}

/** Data goes up and down in pairs of columns from the right, past the column of the timing pattern. */
function* pathIn(grid: Grid): Generator<readonly [row: number, column: number]> {
  const size = grid.length;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (grid[row]?.[column] === undefined) yield [row, column];
    }
  }
}

/** How hard a code is to read: long runs, squares, what looks like a finder, and too much of one shade. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  let penalty = 0;
  let dark = 0;
  const at = (r: number, c: number) => grid[r]![c]!;
  for (const read of [at, (r: number, c: number) => at(c, r)]) {
    for (let r = 0; r < size; r++) {
      const line = Array.from({ length: size }, (_, c) => (read(r, c) ? '1' : '0')).join('');
      for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
      penalty += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
    }
  }
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      if (at(r, c)) dark++;
      if (r + 1 < size && c + 1 < size && at(r, c) === at(r, c + 1) && at(r, c) === at(r + 1, c) && at(r, c) === at(r + 1, c + 1))
        penalty += 3;
    }
  }
  return penalty + 10 * Math.floor(Math.abs((20 * dark) / size ** 2 - 10));
}

/** The dark and light squares of the code, row by row; undefined for a text that is too long. */
export function qrOf(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const fits = ([, ...groups]: (typeof BLOCKS)[number], i: number) =>
    groups.reduce((sum, [count, data]) => sum + count * data, 0) >= bytes.length + (i < 9 ? 2 : 3);
  const version = BLOCKS.findIndex(fits) + 1;
  if (version === 0) return undefined;
  const bits = codewordsOf(bytes, version).flatMap((word) => Array.from({ length: 8 }, (_, i) => ((word >> (7 - i)) & 1) === 1));
  const codes = MASKS.map((isFlipped, mask) => {
    const grid = frameOf(version);
    writeFormat(grid, version, mask);
    for (const [i, [row, column]] of [...pathIn(grid)].entries()) {
      (grid[row] as boolean[])[column] = (bits[i] ?? false) !== isFlipped(row, column);
    }
    const code = grid as boolean[][];
    return { code, penalty: penaltyOf(code) };
  });
  return codes.reduce((best, next) => (next.penalty < best.penalty ? next : best)).code;
}
