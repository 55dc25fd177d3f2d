/** [P15] Reads a data set from its text, line by line; one that is wrong is refused with the line and the reason. */

import type { Refusal } from '#engine';
import { EFFECT_IDS, FRAME_IDS, PLAIN } from '../heroes/effect-ids.ts';
import { ERAS, LETTERS, LEVELS, TILES_EACH } from '../pieces.ts';

/** [P15.1] Building tiles of each kind. */
export const COPIES = 3;

/** A square as written. A large place's symbols stand with its side. */
export type WrittenSquare =
  | { readonly kind: 'sea' | 'fallow' | 'large' }
  /** `first`: the letter that gives the category; `frame`: a place in FRAME_IDS, or −1. */
  | {
      readonly kind: 'general';
      readonly base: readonly number[];
      readonly gold: readonly number[];
      readonly frame: number;
      readonly first: number;
    };

interface WrittenFace {
  readonly id: string;
  readonly line: number;
  readonly width: number;
  readonly squares: readonly WrittenSquare[];
  readonly large?: { readonly kind: 'H' | 'W' | 'S'; readonly id: string; readonly base: readonly number[]; readonly first: number };
}

interface WrittenBuilding {
  readonly id: string;
  readonly cost: number;
  readonly square: WrittenSquare;
  readonly name: string;
}

export interface Written {
  readonly faces: WrittenFace[];
  readonly buildings: WrittenBuilding[];
}

/** The first line that is wrong, from 1, and the rule of P15 that refuses it; the last line where something is missing. */
export interface Fault {
  readonly line: number;
  readonly reason: Refusal;
}

/** What a table needs of a set; without it only what every table needs is checked. */
export interface Needs {
  readonly seats: number;
  readonly liberty: boolean;
}

export function readText(text: string, needs?: Needs): Written | Fault {
  const written: Written = { faces: [], buildings: [] };
  const ids = new Set<string>();
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!.trim();
    if (line === '') continue;
    const reason = readLine(line, i + 1, written, ids);
    if (reason) return { line: i + 1, reason };
  }
  return findUnpaired(written, ids) ?? findMissing(written, lines.length, needs) ?? written;
}

const SIDE = /^[WB][1-3]-[0-9]{2}$/;
const CAPITAL = /^(E|L-[A-D])$/;
const BUILDING = /^b[0-9]{2}$/;
const LARGE = /^([HWS]) +([A-Z][A-Z0-9-]{0,29})$/;
const SYMBOLS = /^([FRMCPTAD][1-9])+$/;

const unreadable = (text: string): Refusal => ({ rule: 'P15.5', text: text.slice(0, 60) });

function isRefusal(read: object): read is Refusal {
  return 'rule' in read;
}

function readLine(text: string, line: number, written: Written, ids: Set<string>): Refusal | undefined {
  const parts = text.split(':').map((part) => part.trim());
  const [id, squares, third, fourth] = parts as [string, string | undefined, string | undefined, string | undefined];
  const isBlack = SIDE.test(id) && id.startsWith('B');
  const length = BUILDING.test(id) || isBlack ? 4 : SIDE.test(id) || CAPITAL.test(id) ? 2 : 0;
  if (length === 0) return unreadable(id);
  if (parts.length !== length || squares === undefined) return unreadable(text);
  if (ids.has(id)) return { rule: 'P15.12', id };
  ids.add(id);
  if (BUILDING.test(id)) return readBuilding(id, squares, third as string, fourth as string, written);
  const face = readFace(id, line, squares);
  if (isRefusal(face)) return face;
  if (!isBlack) {
    if (face.squares.some((square) => square.kind === 'large')) return { rule: 'P15.8', id };
    written.faces.push(face);
    return undefined;
  }
  const large = readLarge(face, third as string, fourth as string, ids);
  if (isRefusal(large)) return large;
  written.faces.push({ ...face, large });
  return undefined;
}

function readBuilding(id: string, cost: string, square: string, name: string, written: Written): Refusal | undefined {
  const digit = /^cost([0-9])$/.exec(cost)?.[1];
  if (digit === undefined) return unreadable(cost);
  if (digit !== '2' && digit !== '3') return { rule: 'P15.18', id, cost: Number(digit) };
  const read = readSquare(square);
  if (isRefusal(read)) return read;
  if (read.kind !== 'general') return unreadable(square);
  if (!/^\P{C}{1,40}$/u.test(name)) return unreadable(name);
  written.buildings.push({ id, cost: Number(digit), square: read, name });
  return undefined;
}

function readFace(id: string, line: number, text: string): WrittenFace | Refusal {
  const width = CAPITAL.test(id) ? 3 : 2;
  const rows = text.split('/').map((row) => row.trim().split(/\s+/));
  if (rows.length !== 2 || rows.some((row) => row.length !== width)) return unreadable(text);
  const squares: WrittenSquare[] = [];
  for (const token of rows.flat()) {
    const square = readSquare(token);
    if (isRefusal(square)) return square;
    squares.push(square);
  }
  const isSea = (at: number) => squares[at]?.kind === 'sea';
  for (let at = 0; at < 2 * width; at++) {
    if (isSea(at) && ((at % width < width - 1 && isSea(at + 1)) || isSea(at + width))) return { rule: 'P15.11', id };
  }
  return { id, line, width, squares };
}

function readLarge(face: WrittenFace, text: string, symbols: string, ids: Set<string>): NonNullable<WrittenFace['large']> | Refusal {
  const at = [0, 1, 2, 3].filter((square) => face.squares[square]?.kind === 'large');
  if (at.length < 2) return { rule: 'P15.9', id: face.id, squares: at.length };
  // Two squares that touch only at a corner are 0 and 3, or 1 and 2.
  if (at.length === 2 && at[0]! + at[1]! === 3) return { rule: 'P15.10', id: face.id };
  const named = LARGE.exec(text);
  if (!named) return unreadable(text);
  const [, kind, id] = named as unknown as [string, 'H' | 'W' | 'S', string];
  if (ids.has(id)) return { rule: 'P15.12', id };
  ids.add(id);
  const isKnown = (EFFECT_IDS as readonly string[]).includes(id) || (id.startsWith(PLAIN) && id.length > PLAIN.length);
  if (kind !== 'S' && !isKnown) return { rule: 'P15.16', id };
  const base = readSymbols(symbols);
  return isRefusal(base) ? base : { kind, id, base, first: LETTERS.indexOf(symbols.charAt(0)) };
}

/** [P15.2] */
function readSquare(token: string): WrittenSquare | Refusal {
  if (token === '~') return { kind: 'sea' };
  if (token === '.') return { kind: 'fallow' };
  if (token === 'X') return { kind: 'large' };
  const [printed, golden, more] = token.split('|') as [string, string | undefined, string | undefined];
  if (more !== undefined) return unreadable(token);
  if (printed === '-' && golden === undefined) return { rule: 'P15.7' };
  const base = printed === '-' ? new Array<number>(LEVELS).fill(0) : readSymbols(printed);
  if (isRefusal(base)) return base;
  if (golden === undefined || golden.startsWith('*')) {
    const frame = golden === undefined ? -1 : (FRAME_IDS as readonly string[]).indexOf(golden.slice(1));
    if (golden !== undefined && frame < 0) return { rule: 'P15.15', text: golden.slice(1, 60) };
    return { kind: 'general', base, gold: new Array<number>(LEVELS).fill(0), frame, first: LETTERS.indexOf(printed.charAt(0)) };
  }
  const gold = readSymbols(golden);
  if (isRefusal(gold)) return gold;
  return { kind: 'general', base, gold, frame: -1, first: LETTERS.indexOf((printed === '-' ? golden : printed).charAt(0)) };
}

/** Numbers by LETTERS. */
function readSymbols(text: string): number[] | Refusal {
  if (!SYMBOLS.test(text)) return unreadable(text);
  const numbers = new Array<number>(LEVELS).fill(0);
  for (let i = 0; i < text.length; i += 2) {
    const letter = LETTERS.indexOf(text.charAt(i));
    if (numbers[letter] !== 0) return { rule: 'P15.6', text: text.slice(0, 60) };
    numbers[letter] = Number(text.charAt(i + 1));
  }
  return numbers;
}

/** [P15.13] */
function findUnpaired({ faces }: Written, ids: ReadonlySet<string>): Fault | undefined {
  for (const { id, line } of faces) {
    if (SIDE.test(id) && !ids.has((id.startsWith('W') ? 'B' : 'W') + id.slice(1))) return { line, reason: { rule: 'P15.13', id } };
  }
  return undefined;
}

function findMissing({ faces, buildings }: Written, line: number, needs?: Needs): Fault | undefined {
  if (!needs) return undefined;
  const { seats, liberty } = needs;
  for (let era = 0; era < ERAS; era++) {
    const tiles = faces.filter(({ id }) => id.startsWith(`W${era + 1}`)).length;
    const needed = 5 * seats + 2;
    if (tiles < needed) return { line, reason: { rule: 'P15.14', era, tiles, needed } };
  }
  const capitals = faces.filter(({ id }) => (liberty ? id.startsWith('L') : id === 'E')).length;
  const needed = liberty ? seats : 1;
  if (capitals < needed) return { line, reason: { rule: 'P15.17', liberty, capitals, needed } };
  const tiles = COPIES * buildings.length;
  return tiles < TILES_EACH * seats ? { line, reason: { rule: 'P15.18', tiles, needed: TILES_EACH * seats } } : undefined;
}
