/** What the words of Medina are tried on. */

import type { Samples } from '#engine';
import { spaceAt, squareAt } from '../board.ts';
import type { MedinaFact } from '../facts.ts';
import { KINDS, MERCHANT, type MedinaEvent, NEUTRAL, NOBODY, ROOF, STABLE, WALL } from '../pieces.ts';
import type { MedinaWords } from './words.ts';

const A1 = squareAt(0, 0);
const D1 = squareAt(3, 0);
const F4 = squareAt(5, 3);

const events: readonly (MedinaEvent | { readonly kind: 'undo'; readonly seat: number })[] = [
  { kind: 'began', seat: 0, left: 1 },
  { kind: 'began', seat: 0, left: 3 },
  { kind: 'built', seat: 0, colour: 0, at: A1, size: 1 },
  { kind: 'built', seat: 0, colour: 4, at: F4, size: 4 },
  { kind: 'stabled', seat: 0, at: F4, colour: 1, size: 4 },
  { kind: 'traded', seat: 0, at: F4 },
  { kind: 'walled', seat: 0, at: spaceAt(1, 4) },
  { kind: 'roofed', seat: 0, colour: 2, at: F4, size: 4 },
  { kind: 'shut', seat: 0, colour: 2, at: F4, size: 4, blockade: false },
  { kind: 'shut', seat: 0, colour: 2, at: F4, size: 4, blockade: true },
  { kind: 'palaceTile', seat: 0, colour: 3 },
  { kind: 'palaceTile', seat: NOBODY, colour: 3 },
  { kind: 'towerTile', seat: 0, tower: 0, merchants: 3 },
  { kind: 'towerTile', seat: 0, tower: 1, merchants: 0 },
  { kind: 'towerTile', seat: NOBODY, tower: 2, merchants: 1 },
  { kind: 'towerTile', seat: NOBODY, tower: 0, merchants: 3 },
  { kind: 'towerTile', seat: NOBODY, tower: 3, merchants: 0 },
  { kind: 'teaTiles', seat: 0, n: 3 },
  { kind: 'teaTiles', seat: NOBODY, n: 1 },
  { kind: 'drank', seat: 0 },
  { kind: 'finished', colour: 1, n: 1 },
  { kind: 'finished', colour: 0, n: 7 },
  { kind: 'domeLost', seat: 0, colour: 0 },
  { kind: 'passed', seat: 0 },
  { kind: 'ended', ending: 'used' },
  { kind: 'ended', ending: 'stuck' },
  { kind: 'undo', seat: 0 },
];

const facts: readonly MedinaFact[] = [
  ...[0, STABLE, MERCHANT, WALL, ROOF, NEUTRAL].flatMap((piece) =>
    [undefined, [], [0], [0, 2]].map((by, n) => ({
      kind: 'lookPiece' as const,
      piece,
      left: 1 + n,
      scoring: by && by.length < 2 ? undefined : { n: 1 + n, of: 12 },
      watched: by && { colour: 3, points: 7, by },
    })),
  ),
  { kind: 'lookTea', tea: 1, pieces: 9 },
  { kind: 'lookTea', tea: 2, pieces: 1 },
  { kind: 'lookMarket', left: 5 },
  { kind: 'scores', seat: 0, points: 7 },
  { kind: 'scores', seat: 1, points: -1 },
  { kind: 'raises', colour: 0, points: 5, more: 2 },
  { kind: 'wanted', colour: 3, by: [1, 2] },
  { kind: 'wanted', colour: 3, by: [1] },
  { kind: 'unwanted', colour: 2 },
  { kind: 'fullGrown', colour: 2 },
  { kind: 'shuts', colour: 1, points: 5 },
  { kind: 'helpsNobody' },
  { kind: 'teaIsFree' },
  { kind: 'pointsMore', points: 1.4 },
];

export const samples: Samples<MedinaWords> = {
  refusals: [
    { rule: 'M2.2' },
    { rule: 'M3.1', seat: 1 },
    ...Array.from({ length: KINDS }, (_, piece) => ({ rule: 'M3.2', piece })),
    ...[NOBODY, 1, 6, 7, 8].map((stands) => ({ rule: 'M3.3', stands })),
    { rule: 'M3.4' },
    { rule: 'M3.6', piece: 1 },
    { rule: 'M3.7', begin: false },
    { rule: 'M3.7', begin: true },
    ...['M4.1', 'M4.2', 'M4.5', 'M6.1', 'M6.2', 'M6.4'].map((rule) => ({ rule, colour: 2 })),
    { rule: 'M4.3' },
    { rule: 'M5.1' },
    { rule: 'M5.2' },
    { rule: 'M6.6', colour: 0, squares: [D1] },
    { rule: 'M6.6', colour: 0, squares: [D1, F4] },
    { rule: 'M7.1', beside: 1 },
    { rule: 'M7.1', beside: 2 },
    { rule: 'M7.2', beside: 2 },
    { rule: 'M8.1' },
    { rule: 'M8.2' },
    { rule: 'M10.2', tea: 0, placed: 1 },
    { rule: 'M10.2', tea: 1, placed: 0 },
    { rule: 'M10.3' },
    { rule: 'M11.1' },
  ],
  events,
  facts,
  *said({ board, pieces }, readerAt) {
    for (let piece = 0; piece < KINDS; piece++) {
      for (const n of [0, 1, 2]) yield [`pieces ${piece} ${n}`, pieces(piece, n)];
      yield [`nowhere ${piece}`, board.nowhere(piece)];
      if (piece < ROOF) yield [`where to ${piece}`, board.whereTo(piece)];
    }
    for (const [key, text] of Object.entries(board)) if (typeof text === 'string') yield [`board ${key}`, text];
    yield ['piecesOf', board.piecesOf('Anna')];
    yield ['square', board.square('f4')];
    yield ['wallSpace', board.wallSpace('N5')];
    yield ['tower', board.tower(2)];
    yield ['palace, open', board.palace({ colour: 0, first: F4, owner: undefined, shut: false })];
    yield ['palace, owned', board.palace({ colour: 0, first: F4, owner: 'Anna', shut: false })];
    yield ['palace, shut', board.palace({ colour: 0, first: F4, owner: undefined, shut: true })];
    yield ['worth', board.worth({ buildings: 4, stables: 0, walls: 1, merchants: 2, well: 4 })];
    yield ['atWell', board.atWell(4)];
    for (const shut of [false, true]) {
      yield [`stake ${shut}`, board.stake({ points: 9, well: 4, tile: 2, towers: [1, 3], merchants: 1, tea: 3, shut })];
      yield [`bare stake ${shut}`, board.stake({ points: 1, well: 0, tile: 0, towers: [], merchants: 0, tea: 0, shut })];
    }
    for (const holder of [undefined, 'Anna']) {
      yield [`palaceTile ${holder}`, board.palaceTile({ colour: 1, points: 2, holder })];
      yield [`towerTile ${holder}`, board.towerTile({ n: 1, merchants: 3, holder })];
    }
    for (const you of [0, undefined]) {
      yield [`turnOpen ${you}`, board.turnOpen(0, readerAt(you))];
      yield [`turnTea ${you}`, board.turnTea(0, readerAt(you))];
      yield [`turnDone ${you}`, board.turnDone(0, readerAt(you))];
      yield [`turnPlace ${you}`, board.turnPlace({ seat: 0, left: 2 }, readerAt(you))];
    }
    for (const n of [1, 2]) {
      yield [`teaTiles ${n}`, board.teaTiles(n)];
      yield [`points ${n}`, board.points(n)];
    }
  },
  alike: /^(Total|niemand|\d+ points?)$/,
};
