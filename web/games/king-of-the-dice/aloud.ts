/** King of the Dice in words, for whoever does not look at the board. */

import {
  colourOfDie,
  DICE,
  fulfils,
  isKept,
  type KingEvent,
  type KingFact,
  type KingView,
  locationWith,
  type Move,
  NO_CARD,
  pointsOf,
  type Table,
  UNROLLED,
  worthOf,
} from '#games/king-of-the-dice';
import type { KingWords } from '#games/king-of-the-dice/words';
import type { Aloud, Hearing, Naming } from '../board.ts';
import type { KingSight } from './sight.ts';

/** "3 red", as the die lies. */
function face({ dice }: Table, die: number, { colours }: KingWords): string {
  const shown = dice[die]!;
  return `${shown} ${colours[colourOfDie(die, shown)]}`;
}

/** Two dice of a pattern that show the same are alike: whoever keeps one of them keeps the first. */
function isFirstOfAlike({ dice }: Table, keep: number): boolean {
  return DICE.every((pattern, die) => {
    const before = die - 1;
    return DICE[before] !== pattern || dice[before] !== dice[die] || !isKept(keep, die) || isKept(keep, before);
  });
}

function name(move: Move, { view: { table, seat }, who, words, say }: Naming<KingView, KingWords>): string | undefined {
  const { board } = words;
  const mayRoll = table.turn.kind === 'choose' && table.turn.left > 0;
  switch (move.kind) {
    case 'roll': {
      if (table.turn.kind !== 'choose') return board.roll;
      if (!isFirstOfAlike(table, move.keep)) return undefined;
      const kept = [...DICE.keys()].filter((die) => isKept(move.keep, die)).map((die) => face(table, die, words));
      const rolled = DICE.length - kept.length;
      const keeps: KingFact = { kind: 'keeps', faces: [kept.join(', ')], rolled };
      return kept.length === 0 ? board.rollAgain(rolled) : say(keeps);
    }
    case 'take': {
      const taken = board.take(table.row[move.slot]!);
      if (!move.leave) return taken;
      const left: KingEvent = { kind: 'left', seat, card: locationWith(table, move.slot) };
      return `${taken}. ${say(left)}`;
    }
    case 'stop':
      return board[mayRoll ? 'stop' : 'noneReached'](pointsOf(table.penalty));
    case 'give':
      return board.giveTo(who.name(move.to));
    case 'pass':
      return board.pass;
    default:
      return move satisfies never;
  }
}

function turnOf({ turn, row, dice }: Table, { who, words }: Hearing<KingWords>): string {
  const { board } = words;
  switch (turn.kind) {
    case 'roll':
      return board.turnRoll(turn, who);
    case 'choose': {
      const reached = row.some((card) => card !== NO_CARD && fulfils(dice, card));
      return `${board.turnChoose({ ...turn, reached }, who)}. ${board.rollsLeft(turn.left)}`;
    }
    case 'give':
      return board.turnGive(turn.seat, who);
    case 'over':
      return words.endings[turn.ending] ?? '';
    default:
      return turn satisfies never;
  }
}

function position({ table, seat }: KingSight, hearing: Hearing<KingWords>): string[] {
  const { who, words, list } = hearing;
  const { board } = words;
  const { turn, row, piles, penalty, penalties, draw } = table;
  const dice = turn.kind === 'choose' && !table.dice.includes(UNROLLED) ? [...DICE.keys()].map((die) => face(table, die, words)) : [];
  const citizens = row.flatMap((card, slot) =>
    card === NO_CARD ? [] : [board.slot({ n: slot + 1, card, fulfilled: dice.length > 0 && fulfils(table.dice, card), chance: undefined })],
  );
  const kingdoms = piles.map((pile, of) => {
    const top = pile.at(-1);
    const told = [board.points(worthOf(pile)), ...(top === undefined ? [] : [board.topCard(top)])].join('. ');
    return list(of === seat ? board.yourKingdom : board.kingdomOf(who.name(of)), [told]);
  });
  return [
    hearing.ended ?? turnOf(table, hearing),
    list(board.dice, dice),
    ...citizens,
    ...(penalty === NO_CARD ? [] : [board.penaltyPile({ points: pointsOf(penalty), left: penalties })]),
    board.drawPile(draw),
    ...kingdoms,
  ];
}

export const aloud: Aloud = {
  name: (move, naming) => name(move as Move, naming as unknown as Naming<KingView, KingWords>),
  position: (sight, hearing) => position(sight as KingSight, hearing as Hearing<KingWords>),
};
