/** U GO! in words, for whoever does not look at the board. */

import {
  colourOf,
  farmersOn,
  kingdomWorth,
  type Move,
  NEEDS,
  SPACES,
  seatAt,
  spaceWorth,
  type Table,
  TRICKS,
  winningPlace,
} from '#games/ugo';
import type { UgoWords } from '#games/ugo/words';
import type { Aloud, Hearing } from '../board.ts';
import { pileOn } from './arrange.ts';
import type { UgoSight } from './sight.ts';

/** Spaces with cards on them, each as the board names it. */
function spacesOf(table: Table, seat: number, { board }: UgoWords): string[] {
  return Array.from({ length: SPACES }, (_, space) => ({ space, pile: pileOn(table, seat, space) })).flatMap(({ space, pile }) =>
    pile.length === 0
      ? []
      : board.space({
          n: space + 1,
          top: pile[0],
          buried: pile.length - 1,
          farmers: farmersOn(table, seat, space),
          needs: NEEDS[space]!,
          worth: spaceWorth(table, seat, space),
        }),
  );
}

function trickIn(table: Table, { who, words, list }: Hearing<UgoWords>): string[] {
  const { trick } = table;
  if (trick.length === 0) return [];
  const best = winningPlace(trick);
  const played = trick.map((card, place) => {
    const won = place === best ? ` (${words.board.winning})` : '';
    return `${who.name(seatAt(table, place))}, ${words.card(card)}${won}`;
  });
  return [list(words.board.trick, [played.join('; ')]), words.board.ledColour(colourOf(trick[0]!))];
}

function nowOf({ turn }: Table, { ended, who, words: { board } }: Hearing<UgoWords>): string[] {
  if (ended !== undefined) return [ended];
  return turn.kind === 'play' ? [board.turnPlay(turn.seat, who)] : turn.kind === 'lay' ? [board.turnLay(turn.seat, who)] : [];
}

function position({ table, seat, hand }: UgoSight, hearing: Hearing<UgoWords>): string[] {
  const { who, words, list } = hearing;
  const { board } = words;
  const others = Array.from({ length: table.seats }, (_, one) => one).filter((one) => one !== seat);
  return [
    `${board.round(table.round + 1, table.rounds)}, ${board.trickNumber(Math.min(TRICKS, table.tricks + 1))}`,
    ...nowOf(table, hearing),
    ...trickIn(table, hearing),
    list(board.yourHand, (hand ?? []).toSorted((a, b) => a - b).map(words.card)),
    ...(seat === undefined ? [] : [list(board.yourKingdom, [board.points(kingdomWorth(table, seat))]), ...spacesOf(table, seat, words)]),
    ...others.map((one) => list(board.kingdomOf(who.name(one)), [board.points(kingdomWorth(table, one))])),
  ];
}

export const aloud: Aloud = {
  name(move, { words, told }) {
    const it = move as Move;
    return it.kind === 'play' ? (words as UgoWords).card(it.card) : told(it);
  },
  position: (sight, hearing) => position(sight as UgoSight, hearing as Hearing<UgoWords>),
};
