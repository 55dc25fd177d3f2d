/** What a seat is asked now, and the answers that need no more than a button. */

import type { Seat, Who } from '#engine';
import {
  CULTURE,
  END_A,
  FIRST_ALLIED,
  foresee,
  GOODS,
  heroes,
  isTraveller,
  KINDS_OF_GOODS,
  type Move,
  meansOf,
  type PatchistoryView,
  preparation,
  RESOURCE,
  type Route,
  routeOf,
  type Table,
  tributeOf,
  wonders,
} from '#games/patchistory';
import type { PatchistoryWords, Question } from '#games/patchistory/words';
import type { Plan } from './choosing.ts';
import { endingOf } from './foreseeing.ts';
import type { PatchistorySight } from './sight.ts';

/** An end of an allied route, and what comes first for whoever starts there. */
function endName(end: number, { alliedSpaces }: PatchistoryWords): string {
  return `${alliedSpaces[end]?.name} → ${alliedSpaces[end === END_A ? end + 1 : end - 1]?.name}`;
}

export function questionOf(table: Table, seat: Seat, moves: readonly Move[], words: PatchistoryWords): string {
  const { turn } = table;
  const asks = (question: Question) => words.questions[question];
  if (table.coming[seat]! > 0) return asks('home');
  switch (turn.kind) {
    case 'bid':
      return asks(moves.some(({ kind }) => kind === 'wait') ? 'opening' : 'bid');
    case 'movement':
      return asks(table.march[seat]?.onRoutes ? 'travel' : 'walk');
    case 'arrive':
      return words.effectQuestions[table.arriving.effect[0]!] ?? '';
    case 'muster':
      return words.effectQuestions[turn.effect] ?? '';
    case 'between':
    case 'over':
      return '';
    default:
      return asks(turn.kind);
  }
}

export interface Answer {
  readonly move: Move;
  readonly text: string;
  /** What comes of it. */
  readonly stakes?: string | undefined;
  /** How it looks: the usual way on, war, peace. */
  readonly tone?: 'main' | 'red' | 'blue';
}

/** What an answer to an aid brings whom. */
function stakesOfAid(view: PatchistoryView, move: Move, who: Who, { board }: PatchistoryWords): string | undefined {
  const { turn, stock } = view.table;
  if (turn.kind !== 'aid') return undefined;
  const after = foresee(view, move).table.stock;
  return [turn.to, turn.seat]
    .map((seat) => ({ seat, goods: GOODS.map((_, good) => after[KINDS_OF_GOODS * seat + good]! - stock[KINDS_OF_GOODS * seat + good]!) }))
    .filter(({ goods }) => goods.some((n) => n !== 0))
    .map(({ seat, goods }) => board.changes(seat, goods, who))
    .join(' · ');
}

export function routeName({ main, allied }: Table, route: Route, who: Who, { board }: PatchistoryWords): string {
  if (route < FIRST_ALLIED) return board.mainRoute(main.from[route]!, main.to[route]!, who);
  const number = route - FIRST_ALLIED;
  return board.alliedRoute(allied.a[number]!, allied.b[number]!, who);
}

/** Moves that a button can stand for: what needs a place, a number or a tile is not among them. */
export function answersOf(
  view: PatchistoryView,
  moves: readonly Move[],
  plan: Plan | undefined,
  who: Who,
  words: PatchistoryWords,
): Answer[] {
  const { table, seat } = view;
  const { buttons } = words;
  const answers: Answer[] = [];
  for (const move of moves) {
    switch (move.kind) {
      case 'done':
        answers.push({ move, text: endingOf(table, seat, words) ?? buttons.done, tone: 'main' });
        break;
      case 'yes':
        answers.push({ move, text: buttons.yes, stakes: stakesOfAid(view, move, who, words), tone: 'main' });
        break;
      case 'no':
        answers.push({ move, text: buttons.no, stakes: stakesOfAid(view, move, who, words) });
        break;
      case 'wait':
        answers.push({ move, text: buttons.wait });
        break;
      case 'red': {
        const cost = preparation(table);
        answers.push({ move, text: cost > 0 ? `${buttons.red} · ${words.amount(RESOURCE, cost)}` : buttons.red, tone: 'red' });
        break;
      }
      case 'blue':
        answers.push({ move, text: buttons.blue, tone: 'blue' });
        break;
      case 'next':
      case 'scrap':
        answers.push({ move, text: routeName(table, move.route, who, words) });
        break;
      case 'break':
        if (plan) answers.push({ move, text: routeName(table, move.route, who, words) });
        break;
      case 'commerce':
        if (plan?.from !== undefined) answers.push({ move, text: routeName(table, move.route, who, words) });
        break;
      case 'end':
        answers.push({ move, text: endName(move.end, words) });
        break;
      case 'ally':
        answers.push({ move, text: `${who.name(move.to)} · ${endName(move.end, words)}` });
        break;
      case 'menace':
        if (plan)
          answers.push({
            move,
            text: `${who.name(move.to)} · ${words.amount(move.want, tributeOf(meansOf(table, seat), move.to, move.want))}`,
          });
        break;
      case 'route':
        if (plan) answers.push({ move, text: who.name(move.to) });
        break;
      case 'heroes':
      case 'wonders': {
        const culture = (move.kind === 'heroes' ? heroes : wonders)(table, seat);
        if (plan) answers.push({ move, text: `${buttons.confirm} · ${words.amount(CULTURE, culture)}`, tone: 'main' });
        break;
      }
      case 'return':
        if (isTraveller(move.worker) && (plan || !isAction(moves)))
          answers.push({ move, text: routeName(table, routeOf(move.worker), who, words) });
        break;
      default:
    }
  }
  return answers;
}

const isAction = (moves: readonly Move[]) => moves.some(({ kind }) => kind === 'campaign' || kind === 'exchange' || kind === 'commerce');

/** Where nothing else can be done: no action that can be paid, no vote or resource to give. */
export function obvious(_view: PatchistorySight, legal: readonly Move[]): Move | undefined {
  const [only] = legal;
  return legal.length === 1 && only && ['done', 'vote', 'commit'].includes(only.kind) ? only : undefined;
}
