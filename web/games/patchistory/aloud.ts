/** Patchistory in words, for whoever does not look at the board. */

import { nameOf, reasons } from '#bots/patchistory/reasons';
import {
  type Cell,
  cellFrom,
  dataOf,
  GOODS,
  isTraveller,
  levelsOf,
  type Move,
  NEW,
  P,
  type PatchistoryView,
  PHASES,
  pointsLeft,
  ROUNDS,
  type Route,
  routeOf,
  rules,
  STEPS,
  stockOf,
  type Territory,
  UNDER,
  WHITE,
} from '#games/patchistory';
import type { PatchistoryWords, Step } from '#games/patchistory/words';
import type { Aloud, Hearing, Naming } from '../board.ts';
import { answersOf, questionOf, routeName } from './asking.ts';
import { columnOf, rowOf } from './cells.ts';
import { describeCell } from './describe.ts';
import { endingOf, foreseen } from './foreseeing.ts';
import type { Patch } from './placing.ts';
import type { PatchistorySight } from './sight.ts';

type Own = Naming<PatchistoryView, PatchistoryWords>;

/** Rows and columns of a territory are counted from its top-left corner; with a `margin`, from beyond it. */
function spotIn({ cells }: Territory, cell: Cell, { board }: PatchistoryWords, margin = 0): string {
  const [top, left] = [Math.min(...cells.map(rowOf)), Math.min(...cells.map(columnOf))];
  return board.spot(rowOf(cell) - top + 1 + margin, columnOf(cell) - left + 1 + margin);
}
/** Where a tile goes, as the board counts it: the first place is a step up and to the left of the land. */
const spotOf = (move: Patch, { view, words }: Own) => spotIn(view.table.civs[view.seat]!, move.at, words, 1);

/** What a tile would lie over, and what under. */
function meets(move: Patch, { view: { table, seat }, words }: Own): string[] {
  const civ = table.civs[seat]!;
  const data = dataOf(table);
  return STEPS.flatMap((step, square) => {
    const way = move.how[square]!;
    if (way === NEW) return [];
    const { name } = describeCell(data, civ, civ.cells.indexOf(cellFrom(move.at, step)), words);
    return `${way === UNDER ? words.board.under : words.board.over} ${name}`;
  });
}

/** What the sentence of a move leaves open: where, on which route, with what. */
function details(move: Move, naming: Own): string[] {
  const { view, who, words } = naming;
  const { table, seat } = view;
  const own = table.civs[seat]!;
  const route = (of: Route) => routeName(table, of, who, words);
  const building = (kind: number) => words.building(dataOf(table).buildings[kind]?.name ?? '');
  switch (move.kind) {
    case 'commerce':
      return [spotIn(own, move.from, words), route(move.route)];
    case 'advance':
    case 'rest':
    case 'next':
    case 'scrap':
      return [route(move.route)];
    case 'return':
      return [words.large(move.effect).name, isTraveller(move.worker) ? route(routeOf(move.worker)) : spotIn(own, move.worker, words)];
    case 'reclaim':
    case 'build':
      return [building(move.tile)];
    case 'bomb':
      return [building(move.tile), spotIn(table.civs[move.seat]!, move.at, words)];
    case 'put':
    case 'train':
      return [describeCell(dataOf(table), own, own.cells.indexOf(move.at), words).name];
    case 'walk':
      return [describeCell(dataOf(table), own, own.cells.indexOf(move.to), words).name];
    default:
      return [];
  }
}

/** Where a tile goes, how it lies there, and what it does to the levels. */
function namePatch(move: Patch, naming: Own): string {
  const { view, words, say } = naming;
  const sides = view.table.seats === 2 ? [move.side === WHITE ? words.board.whiteSide : words.board.blackSide] : [];
  const levels = reasons(view, move, 0).filter(({ kind }) => kind === 'levels');
  return [spotOf(move, naming), ...sides, ...meets(move, naming), ...levels.map(say)].join(', ');
}

function name(move: Move, naming: Own): string {
  const { view, who, words, say, told } = naming;
  if (move.kind === 'patch') return namePatch(move, naming);
  if (move.kind === 'ally' || move.kind === 'end') return answersOf(view, [move], undefined, who, words)[0]!.text;
  const fact = nameOf(view, move);
  const called = (move.kind === 'done' && endingOf(view.table, view.seat, words)) || (fact ? say(fact) : told(move));
  return [called, ...details(move, naming).filter((part) => part !== '')].join(', ');
}

function sort(move: Move, naming: Own): string {
  const { words } = naming;
  if (move.kind === 'patch') return spotOf(move, naming);
  if (move.kind === 'return') return words.large(move.effect).name;
  const { actions, buttons } = words;
  const called: Readonly<Record<string, { readonly name: string } | string | undefined>> = { ...buttons, ...actions };
  const found = called[move.kind];
  return typeof found === 'string' ? found : (found?.name ?? '');
}

function position({ table, seat, hand }: PatchistorySight, { who, words, ended, list }: Hearing<PatchistoryWords>): string[] {
  const { board } = words;
  const acting = rules.toAct(table);
  const step = words.steps[(PHASES[table.phase]?.name ?? 'auction') as Step].name;
  const when = `${board.era(table.era + 1)}, ${board.round(table.round + 1, ROUNDS)}, ${step}`;
  const mine = ended === undefined && seat !== undefined && acting.includes(seat);
  const turn =
    ended ?? (acting.length === 0 || mine ? '' : acting.length === 1 ? board.turnOf(acting[0]!, who) : board.waitingFor(acting, who));
  if (seat === undefined) return [when, turn];
  const view: PatchistoryView = { seat, table, hand: hand! };
  const levels = levelsOf(table, seat);
  return [
    when,
    mine ? `${board.yourTurn}. ${questionOf(table, seat, rules.moves(view), words)}` : turn,
    list(board.stock, [words.amounts(GOODS.map((_, good) => stockOf(table, seat, good)))]),
    list(
      board.levels,
      levels.flatMap((n, letter) => (n === 0 ? [] : [`${words.levels[letter]?.name} ${n}`])),
    ),
    board.points(pointsLeft(table, seat), levels[P]! + table.bonus[seat]!),
    board.workers(table.civs[seat]!.workers.length),
  ];
}

export const aloud: Aloud = {
  name: (move, naming) => name(move as Move, naming as unknown as Own),
  sort: (move, naming) => sort(move as Move, naming as unknown as Own),
  warn: (move, view, words) => {
    const next = foreseen(view as PatchistoryView, move as Move);
    return next?.ends ? (words as PatchistoryWords).board.lastMove : undefined;
  },
  position: (sight, hearing) => position(sight as PatchistorySight, hearing as Hearing<PatchistoryWords>),
};
