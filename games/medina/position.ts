/**
 * Positions drawn as text, for tests and worked examples. The ring is drawn too, from the north-west tower; what is left out to the south and east is empty:
 *
 *     +##.     + tower   # wall   . empty
 *     #gs.     g grey  k black  b brown  o orange  p purple
 *     .g.m     s stable  m merchant  @ well
 */

import { FastChance, type Options, quiet, readOptions, type Seat, type Tell, viewOf } from '#engine';
import { BOARDS, WIDTH } from './board.ts';
import { medina } from './index.ts';
import { moves, toAct } from './legal.ts';
import { addMerchant } from './market.ts';
import { readMove, readSquare, writeMove } from './notation.ts';
import { addBuilding, addStable, addWell } from './palaces.ts';
import {
  EMPTY,
  FREE,
  KINDS,
  type MedinaEvent,
  type MedinaState,
  NO_ARM,
  NO_SPACE,
  NOWHERE,
  type Palace,
  PIECES,
  type Space,
  type Square,
  type Table,
} from './pieces.ts';
import { addRoof, addWall } from './place.ts';
import { play } from './play.ts';
import { refuse } from './refuse.ts';
import { scoresOf } from './score.ts';
import { setup } from './setup.ts';
import { piecesIn } from './turn.ts';
import { armAt, nextSpace } from './walls.ts';

const LETTERS = '.gkbopsm@';

export interface Drawn {
  readonly edition?: 'first' | 'ditt' | 'second';
  readonly seats?: number;
  /** The version of the rules; the newest unless told. */
  readonly rules?: number;
  readonly options?: Options;
  /** The city; empty unless told. */
  readonly city?: string;
  /** Whose roof is on the palace that has a building there, in the order they came; 'n' is nobody's, of seat 0 in Ditt's variant. */
  readonly roofs?: Readonly<Record<string, Seat | 'n'>>;
  /** "grey 2 wall 1" for each seat; what is not named is not there. The whole supply unless told. */
  readonly stocks?: readonly string[];
  /** Whose turn it is; seat 0 unless told. A full turn begins. */
  readonly turn?: Seat;
}

/** A whole state that looks as drawn. */
export function position(drawn: Drawn): MedinaState {
  const edition = drawn.edition ?? 'first';
  const seats = drawn.seats ?? (edition === 'ditt' ? 2 : 3);
  const options = readOptions(medina, seats, { edition, ...drawn.options });
  if (typeof options === 'string') throw new Error(options);
  const state = setup(options, seats, new FastChance(1), drawn.rules);
  const { table } = state;
  sweep(table);
  drawCity(
    table,
    (drawn.city ?? '').split('\n').map((line) => line.trim()),
  );
  for (const [at, seat] of Object.entries(drawn.roofs ?? {})) {
    const palace = table.ground[squareOf(at)]!;
    const colour = table.palaces.colour[palace]!;
    const first = table.palaces.first[palace]!;
    addRoof(table, seat === 'n' ? 0 : seat, { kind: seat === 'n' ? 'neutral' : 'roof', colour, at: first }, quiet);
  }
  for (const [seat, text] of (drawn.stocks ?? []).entries()) fillStock(table, seat, text);
  table.turns = 10;
  table.turn = { kind: 'place', seat: drawn.turn ?? 0, placed: 0, left: piecesIn(table), used: 0 };
  return state;
}

export function squareOf(text: string): Square {
  const square = readSquare(text);
  if (square === undefined) throw new Error(`no such square: ${text}`);
  return square;
}

/** Takes away what the set-up put on the board. */
function sweep(table: Table): void {
  for (const square of BOARDS[table.board]!.squares) {
    table.city[square] = EMPTY;
    table.ground[square] = FREE;
  }
  table.well = NOWHERE;
  table.ends = [];
}

/** First the buildings, palace by palace, then the stables that lean on them, then the rest. */
function drawCity(table: Table, lines: readonly string[]): void {
  const board = BOARDS[table.board]!;
  const drawn = lines.filter((line) => line !== '');
  const at = (column: number, row: number) => drawn[row + 1]?.[column + 1] ?? '.';
  const kind = (square: Square) => LETTERS.indexOf(at(square % WIDTH, Math.floor(square / WIDTH)));
  const placed = new Set<Square>();
  for (const square of board.squares) {
    if (kind(square) < 0) throw new Error(`what is ${at(square % WIDTH, Math.floor(square / WIDTH))}?`);
    if (kind(square) < 1 || kind(square) > 5 || placed.has(square)) continue;
    const queue = [square];
    placed.add(square);
    for (const next of queue) {
      addBuilding(table, kind(square) - 1, next);
      for (const near of board.beside[next]!) {
        if (kind(near) !== kind(square) || placed.has(near)) continue;
        placed.add(near);
        queue.push(near);
      }
    }
  }
  for (const square of board.squares) if (kind(square) === 6) addStable(table, square);
  for (const square of board.squares) if (kind(square) === 7) addMerchant(table, square);
  for (const square of board.squares) if (kind(square) === 8) addWell(table, square);
  const isWall = (space: Space) => {
    const place = space % WIDTH;
    const [column, row] = [
      [place, -1],
      [board.columns, place],
      [place, board.rows],
      [-1, place],
    ][Math.floor(space / WIDTH)] as [number, number];
    return at(column, row) === '#';
  };
  for (let arm = 0; arm < 8; arm++) {
    for (let next = nextSpace(table, arm); next !== NO_SPACE && isWall(next); next = nextSpace(table, arm)) addWall(table, next, quiet);
  }
  for (const space of board.spaces) if (isWall(space) && armAt(table, space) === NO_ARM) throw new Error('a wall stands alone');
}

function fillStock(table: Table, seat: Seat, text: string): void {
  for (let piece = 0; piece < KINDS; piece++) table.stock[KINDS * seat + piece] = 0;
  const words = text.split(' ').filter((word) => word !== '');
  for (let i = 0; i < words.length; i += 2) {
    const piece = (PIECES as readonly string[]).indexOf(words[i]!);
    if (piece < 0) throw new Error(`no such piece: ${words[i]}`);
    table.stock[KINDS * seat + piece] = Number(words[i + 1]);
  }
}

/** Plays moves in turn ("b grey f4, w N1"); one that is not legal is a fault of the test. */
export function playAll(state: MedinaState, texts: string): MedinaEvent[] {
  const events: MedinaEvent[] = [];
  const hear = (event: MedinaEvent) => void events.push(event);
  const tell: Tell<MedinaEvent> = { everyone: hear, reveal: hear, only: (_, event) => hear(event) };
  for (const text of texts.split(', ')) {
    const [seat] = toAct(state.table);
    const move = readMove(text);
    if (seat === undefined || move === undefined) throw new Error(`${text}: nobody can play it`);
    const view = viewOf(state, seat);
    const refusal = refuse(view, move);
    if (refusal) throw new Error(`${text} by seat ${seat}: ${JSON.stringify(refusal)}`);
    if (!moves(view).some((legal) => writeMove(legal) === text)) throw new Error(`${text} by seat ${seat} is not among the moves`);
    play(state, seat, move, new FastChance(2), tell);
  }
  return events;
}

/** What the seat to act may do, in notation; with a beginning ("b grey") only what follows it. */
export function legal(state: MedinaState, beginning = ''): string[] {
  const [seat] = toAct(state.table);
  if (seat === undefined) return [];
  const texts = moves(viewOf(state, seat)).map(writeMove);
  return beginning === '' ? texts : texts.flatMap((text) => (text.startsWith(`${beginning} `) ? [text.slice(beginning.length + 1)] : []));
}

/** Why the seat to act may not do it, or undefined where it may. */
export function refusalOf(state: MedinaState, text: string): string | undefined {
  const move = readMove(text);
  if (move === undefined) throw new Error(`not a move: ${text}`);
  return refuse(viewOf(state, toAct(state.table)[0] ?? 0), move)?.rule;
}

/** What each seat has by now: its palaces and its tiles. */
export const worths: (table: Table) => number[] = scoresOf;

/** The palace with a building or stable on the square. */
export function palaceAt({ table }: MedinaState, square: string): Palace {
  return table.ground[squareOf(square)]!;
}
