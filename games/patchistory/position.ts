/**
 * Positions drawn as text, for tests and worked examples. A territory is its capital and what was laid on it, with semicolons between; a tile with the
 * cell of its top-left square and what is new (-), over (o) or under (u); a building tile, or `fallow` and who laid it, with its cell:
 *
 *     E; W1-02 -1,0 --oo; b08 0,1; fallow 0 1,2
 *
 * Without the letters everything the tile shares goes over; nothing is checked.
 * A main route is `0>1`, with the space of its worker (`0>1 2`, `0>1 PREP`) and the aggressors (`0>1 WAR 0`, `0>1 PREP 0+1`);
 * an allied route `0=1`, the first at END A, with the spaces of both workers, if any (`0=1 3 -`).
 */

import { FastChance, type Options, type Refusal, type Seat, viewOf } from '#engine';
import { addWorker, mustPut, playHome } from './civilisation/home.ts';
import { stockOf } from './civilisation/stock.ts';
import { dataOf } from './data/data.ts';
import { buildingNamed, cardNamed, faceNamed, tileNamed } from './data/named.ts';
import type { Aspect } from './data/prosperity.ts';
import type { PatchistoryEvent, Telling } from './events.ts';
import { moves, toAct } from './legal.ts';
import { layAllied, layMain } from './movement/routes.ts';
import type { Move } from './moves.ts';
import { readCell, readMove, writeMove } from './notation.ts';
import { lay, STEPS } from './patching/patch.ts';
import {
  BLACK,
  BUILT,
  type Cell,
  CULTURE,
  cellFrom,
  FIRST_ALLIED,
  type How,
  howBy,
  KINDS_OF_GOODS,
  NEW,
  NOTHING,
  OVER,
  PREP,
  RECLAIMED,
  REST,
  SOURCES,
  START,
  WAR,
  WHITE,
} from './pieces.ts';
import { refuse } from './refuse.ts';
import type { Progress } from './round/phase.ts';
import { PHASES, phaseOf } from './round/phases.ts';
import { emptyTable, setup } from './setup.ts';
import type { PatchistoryState, Table, Territory } from './table.ts';
import { newTerritory } from './territory/territory.ts';

export interface Drawn {
  /** A territory for each seat. */
  readonly civs: readonly string[];
  /** Cells of each seat's workers: "0,0 1,2". */
  readonly workers?: readonly string[];
  /** "F4 R2 M3 C20 V1" for each seat; what is not named is not there. As at the start unless told. */
  readonly stock?: readonly string[];
  readonly routes?: readonly string[];
  /** The tile each seat has won, by the side offered: `W1-02`. */
  readonly won?: readonly string[];
  /** Building tiles in each hand: "b01 b08". Drawn by lot unless told. */
  readonly tiles?: readonly string[];
  /** Prosperity cards in each hand: "military food". Drawn by lot unless told. */
  readonly cards?: readonly string[];
  /** From 0. */
  readonly era?: number;
  readonly round?: number;
  readonly first?: Seat;
  /** Terrain tiles offered so far in the game. */
  readonly offered?: number;
  readonly options?: Options;
  /** The version of the rules; the newest unless told. */
  readonly rules?: number;
  /** The phase that begins, by its name; between two phases unless told. */
  readonly phase?: string;
}

const OPTIONS: Options = { capital: 'equality', order: 'together', screens: 'closed', data: '' };
const SPACES: Readonly<Record<string, number>> = { START, PREP, WAR, REST, '-': NOTHING };
const STOCK = 'FRMCV';
const HOWS = '-ou';

/** A whole state that looks as drawn, between two phases. Hands and decks are dealt by lot. */
export function position(drawn: Drawn): PatchistoryState {
  const options = { ...OPTIONS, ...drawn.options };
  const seats = drawn.civs.length;
  const state = setup(options, seats, new FastChance(1), drawn.rules);
  const { rules, deck, reserve, gone, tiles } = state.table;
  const table: Table = { ...emptyTable(options, seats, rules), deck, reserve, gone, tiles };
  state.table = table;
  table.era = drawn.era ?? 0;
  table.round = drawn.round ?? 1;
  table.first = drawn.first ?? 0;
  table.shown = drawn.offered ?? 0;
  table.civs = drawn.civs.map((text) => drawTerritory(table, text));
  for (const [seat, text] of (drawn.workers ?? []).entries()) {
    for (const cell of text.split(' ').filter(Boolean)) stand(table, seat, cell);
  }
  for (const [seat, text] of (drawn.stock ?? []).entries()) fillStock(table, seat, text);
  for (const text of drawn.routes ?? []) drawRoute(table, text);
  for (const [seat, text] of (drawn.tiles ?? []).entries()) dealTiles(state, seat, text);
  if (drawn.cards) dealCards(state, drawn.cards);
  for (const [seat, id] of (drawn.won ?? []).entries()) {
    table.won[seat] = tileNamed(id.slice(1), dataOf(table));
    table.wonSide[seat] = id.startsWith('W') ? WHITE : BLACK;
  }
  if (drawn.phase) enter(state, drawn.phase);
  return state;
}

export function cellOf(text: string): Cell {
  const cell = readCell(text);
  if (cell === undefined) throw new Error(`no such cell: ${text}`);
  return cell;
}

function drawTerritory(table: Table, text: string): Territory {
  const data = dataOf(table);
  const [capital = '', ...laid] = text.split(';').map((part) => part.trim());
  const civ = newTerritory(faceNamed(capital, data));
  for (const part of laid) {
    const [id = '', one = '', two = ''] = part.split(' ');
    const isBuilding = data.buildings.some((building) => building.id === id);
    if (id === 'fallow') civ.built[civ.cells.indexOf(cellOf(two))] = RECLAIMED + Number(one);
    else if (isBuilding) civ.built[civ.cells.indexOf(cellOf(one))] = BUILT + buildingNamed(id, data);
    else lay(civ, faceNamed(id, data), cellOf(one), howOf(civ, cellOf(one), two));
  }
  return civ;
}

function howOf(civ: Territory, at: Cell, letters: string): How {
  if (letters !== '') return howBy((square) => HOWS.indexOf(letters.charAt(square)));
  return howBy((square) => (civ.cells.includes(cellFrom(at, STEPS[square]!)) ? OVER : NEW));
}

function stand(table: Table, seat: Seat, cell: string): void {
  addWorker(table.civs[seat]!, cellOf(cell));
  fromTrack(table, seat);
}

function fromTrack(table: Table, seat: Seat): void {
  table.track[seat]! -= 1;
}

/** The ledger goes with it: all culture is from the start. */
function fillStock(table: Table, seat: Seat, text: string): void {
  table.stock.fill(0, KINDS_OF_GOODS * seat, KINDS_OF_GOODS * (seat + 1));
  for (const word of text.split(' ').filter(Boolean))
    table.stock[KINDS_OF_GOODS * seat + STOCK.indexOf(word.charAt(0))] = Number(word.slice(1));
  table.earned[SOURCES.length * seat] = table.stock[KINDS_OF_GOODS * seat + CULTURE]!;
}

/** They come from the reserve, and what was dealt goes back to it. */
function dealTiles({ table, hands, box }: PatchistoryState, seat: Seat, text: string): void {
  const data = dataOf(table);
  const hand = hands[seat]!;
  box.reserve.unshift(...hand.tiles);
  hand.tiles = text
    .split(' ')
    .filter(Boolean)
    .map((id) => buildingNamed(id, data));
  for (const tile of hand.tiles) if (box.reserve.includes(tile)) box.reserve.splice(box.reserve.indexOf(tile), 1);
  table.tiles[seat] = hand.tiles.length;
  table.reserve = box.reserve.length;
}

/** Each hand has as many. Whatever else there is, nobody has. */
function dealCards({ table, hands, box }: PatchistoryState, texts: readonly string[]): void {
  const all = [...box.cards, ...hands.flatMap(({ cards }) => cards)];
  const dealt = texts.map((text) => text.split(' ').map((aspect) => cardNamed(aspect as Aspect)));
  for (const [seat, cards] of dealt.entries()) hands[seat]!.cards = cards;
  box.cards = all.filter((card) => !dealt.flat().includes(card));
  table.cards = dealt[0]!.length;
}

function spaceNamed(text: string): number {
  return SPACES[text] ?? Number(text);
}

function drawRoute(table: Table, text: string): void {
  const [ends = '', one = '-', two = '-'] = text.split(' ');
  const { main, allied } = table;
  if (ends.includes('>')) {
    const [from, to] = ends.split('>').map(Number) as [Seat, Seat];
    const route = layMain(table, from, to);
    main.at[route] = spaceNamed(one);
    for (const seat of two === '-' ? [] : two.split('+')) main.war[route]! |= Number(seat) === from ? 1 : 2;
    if (one !== '-') fromTrack(table, from);
    return;
  }
  const [a, b] = ends.split('=').map(Number) as [Seat, Seat];
  const number = layAllied(table, a, b) - FIRST_ALLIED;
  allied.atA[number] = spaceNamed(one);
  allied.atB[number] = spaceNamed(two);
  if (one !== '-') fromTrack(table, a);
  if (two !== '-') fromTrack(table, b);
}

/** Keeps what is told to everyone. */
export function listener(): Telling & { readonly events: PatchistoryEvent[] } {
  const events: PatchistoryEvent[] = [];
  const everyone = (event: PatchistoryEvent) => void events.push(event);
  return { events, everyone, only() {}, reveal: (event, to) => void (to === undefined && events.push(event)) };
}

/** Begins the phase of this name. */
export function enter(state: PatchistoryState, name: string, tell: Telling = listener()): Progress {
  state.table.phase = PHASES.findIndex((station) => station.name === name);
  return phaseOf(state.table).enter(state, new FastChance(2), tell);
}

/** A position at the beginning of the phase of this name. */
export function begin(name: string, drawn: Drawn): PatchistoryState {
  const state = position(drawn);
  enter(state, name);
  return state;
}

/** Plays moves written "0: walk 0,0 0,1", each legal and listed, within the phase; says whether the phase is through. */
export function act(state: PatchistoryState, lines: string, tell: Telling = listener()): Progress {
  let progress: Progress = 'waits';
  for (const line of lines.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    const [seat, move] = readLine(line);
    const why = refuse(viewOf(state, seat), move);
    if (why) throw new Error(`${line}: ${JSON.stringify(why)}`);
    if (!legal(state, seat).includes(writeMove(move))) throw new Error(`${line}: not listed`);
    progress = step(state, seat, move, tell);
  }
  return progress;
}

function readLine(line: string): [Seat, Move] {
  const [, seat, text] = /^(\d): (.*)$/.exec(line) ?? [];
  const move = readMove(text ?? '');
  if (move === undefined) throw new Error(`cannot be read: ${line}`);
  return [Number(seat), move];
}

/** As `play`, but stays in the phase. */
function step(state: PatchistoryState, seat: Seat, move: Move, tell: Telling): Progress {
  const phase = phaseOf(state.table);
  const chance = new FastChance(3);
  if (!mustPut(state.table, seat)) return phase.play(state, seat, move, chance, tell);
  return playHome(state.table, seat, move, tell) ? (phase.resume?.(state, seat, chance, tell) ?? 'waits') : 'waits';
}

/** Why a move written "0: done" may not be made. */
export function why(state: PatchistoryState, line: string): Refusal | undefined {
  const [seat, move] = readLine(line);
  return refuse(viewOf(state, seat), move);
}

/** The rule against a move written "0: done", if there is one. */
export function ruleAgainst(state: PatchistoryState, line: string): string | undefined {
  return why(state, line)?.rule;
}

/** Every legal move of a seat, as text. */
export function legal(state: PatchistoryState, seat: Seat): string[] {
  return moves(viewOf(state, seat)).map(writeMove);
}

/** The culture of each seat. */
export function worths(table: Table): number[] {
  return table.civs.map((_, seat) => stockOf(table, seat, CULTURE));
}

export function acting(state: PatchistoryState): readonly Seat[] {
  return toAct(state.table);
}
