/** What a square or a large place is called and what it is good for, in words. */

import {
  BUILT,
  type DataSet,
  EFFECTS,
  FALLOW,
  type Face,
  FRAME_IDS,
  firstCellOf,
  LARGE,
  LEVELS,
  type Letter,
  NOTHING,
  PER_FACE,
  SEA,
  type Square,
  squareAt,
  squareOn,
  type Territory,
} from '#games/patchistory';
import type { PatchistoryWords } from '#games/patchistory/words';

export interface Described {
  readonly name: string;
  /** What it does, or ''. */
  readonly about: string;
  readonly symbols: string;
  /** What a worker adds, or ''. */
  readonly golden: string;
}

const bySquare = (levels: Uint8Array, square: Square) => [...levels.subarray(LEVELS * square, LEVELS * square + LEVELS)];

/** Letters and numbers of what is printed. */
export function symbolsOf(levels: ArrayLike<number>, square?: Square): { readonly letter: Letter; readonly n: number }[] {
  const first = LEVELS * (square ?? 0);
  return Array.from({ length: LEVELS }, (_, letter) => ({ letter, n: levels[first + letter]! })).filter(({ n }) => n > 0);
}

const isAny = (levels: readonly number[]) => levels.some((n) => n > 0);

function inWords(levels: readonly number[], words: PatchistoryWords): string {
  return symbolsOf(levels)
    .map(({ letter, n }) => `${words.levels[letter]?.name} ${n}`)
    .join(', ');
}

/** The era whose places a face shows: capitals are of the first. */
function eraOf(id: string): number {
  const era = Number(id.charAt(1));
  return era >= 1 && era <= 3 ? era - 1 : 0;
}

/** A square as it is printed; of a large place, the whole. */
export function describeSquare(data: DataSet, square: Square, words: PatchistoryWords): Described {
  const plain = { about: '', symbols: '', golden: '' };
  const kind = data.kind[square];
  if (square === data.reclaimed) return { ...plain, ...words.reclaimed };
  if (kind === SEA) return { ...plain, ...words.sea };
  if (kind === FALLOW) return { ...plain, ...words.fallow };
  const face = data.faces[Math.floor(square / PER_FACE)];
  if (kind === LARGE) {
    const large = face?.large;
    if (!large) return { ...plain, name: '' };
    return { ...plain, ...words.large(large.id), symbols: inWords(large.base, words) };
  }
  const base = bySquare(data.base, square);
  const gold = bySquare(data.gold, square);
  const text = FRAME_IDS[data.frame[square]!];
  const golden = text !== undefined ? words.board.golden(words.frames[text]?.name ?? text) : isAny(gold) ? words.board.worked(gold) : '';
  const about = text === undefined ? '' : (words.frames[text]?.about ?? '');
  const first = [...base, ...gold].findIndex((n) => n > 0) % LEVELS;
  const name =
    square >= data.firstBuilding
      ? words.building(data.buildings[(square - data.firstBuilding) / PER_FACE]?.name ?? '')
      : (words.places[Math.max(0, first)]?.[eraOf(face?.id ?? '')] ?? '');
  return { name, about, symbols: inWords(base, words), golden };
}

/** What explains itself there, apart from the symbols. */
export function thingOn(data: DataSet, square: Square): string {
  const kind = data.kind[square];
  if (square === data.reclaimed) return 'reclaimed';
  if (kind === SEA) return 'sea';
  if (kind === FALLOW) return 'fallow';
  if (kind === LARGE) return thingOf(data.faces[Math.floor(square / PER_FACE)]?.large);
  return square >= data.firstBuilding ? 'building' : 'place';
}

const KINDS = { H: 'hero', W: 'wonder', S: 'special' } as const;

/** A hero or wonder by its id; one that a table brought along, and a special building, by what it is. */
export function thingOf(large: DataSet['faces'][number]['large']): string {
  return large === undefined ? 'place' : large.id in EFFECTS ? large.id : KINDS[large.kind];
}

/** What a territory shows on the cell with this place in `civ.cells`. */
export function describeCell(data: DataSet, civ: Territory, index: number, words: PatchistoryWords): Described {
  return describeSquare(data, squareAt(data, civ, index), words);
}

/** The same in one sentence, for ears. */
export function sayCell(data: DataSet, civ: Territory, index: number, words: PatchistoryWords): string {
  const { name, symbols, golden } = describeCell(data, civ, index, words);
  const place = firstCellOf(data, civ, index);
  const worker = civ.workers.some((cell) => firstCellOf(data, civ, civ.cells.indexOf(cell)) === place);
  const built = civ.built[index]! >= BUILT ? `${words.board.built}: ` : '';
  return words.board.place({ name: built + name, symbols, golden, worker });
}

/** The squares of a face, with their rows and columns. */
export function squaresOf(data: DataSet, face: Face): { readonly square: Square; readonly row: number; readonly column: number }[] {
  const width = data.faces[face]?.width ?? 2;
  return [0, 1].flatMap((row) => Array.from({ length: width }, (_, column) => ({ square: squareOn(face, 4 * row + column), row, column })));
}

/** A face in one sentence. */
export function sayFace(data: DataSet, face: Face, words: PatchistoryWords): string {
  const large = data.faces[face]?.large;
  const parts = squaresOf(data, face)
    .filter(({ square }) => data.kind[square] !== LARGE || square === squareOn(face, data.first[face]!))
    .map(({ square }) => words.board.place({ ...describeSquare(data, square, words), worker: false }));
  return large ? `${words.large(large.id).name}: ${parts.join('; ')}` : parts.join('; ');
}

/** Whether a square shows a golden frame. */
export function hasGold(data: DataSet, square: Square): boolean {
  return data.frame[square] !== NOTHING || isAny(bySquare(data.gold, square));
}
