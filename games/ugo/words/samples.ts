/** What the words of U GO! are tried on. */

import type { Samples } from '#engine';
import type { UgoFact } from '../facts.ts';
import { COLOURS, cardOf, DECK, type UgoEvent } from '../pieces.ts';
import type { UgoWords } from './words.ts';

const RED_3 = cardOf(0, 3);
const RED_6 = cardOf(0, 6);
const BLUE_5 = cardOf(1, 5);

const events: readonly (UgoEvent | { readonly kind: 'undo'; readonly seat: number })[] = [
  { kind: 'dealt', round: 1, dealer: 0, leader: 1 },
  { kind: 'played', seat: 0, card: RED_6 },
  { kind: 'won', seat: 0, card: RED_6 },
  { kind: 'farmers', seat: 0, card: RED_6, earned: 1, got: 1 },
  { kind: 'farmers', seat: 0, card: RED_3, earned: 2, got: 1 },
  { kind: 'farmers', seat: 0, card: RED_3, earned: 2, got: 0 },
  { kind: 'farmers', seat: 0, card: RED_3, earned: 2, got: 1, dry: true },
  { kind: 'farmers', seat: 0, card: RED_3, earned: 2, got: 0, dry: true },
  { kind: 'laid', seat: 0, spaces: [0, 1], tops: [RED_6, BLUE_5] },
  { kind: 'scored', round: 0, points: [11, -3, 0, 4] },
  { kind: 'undo', seat: 0 },
];

const facts: readonly UgoFact[] = [
  ...(['low', 'middle', 'high'] as const).flatMap((height) =>
    [0, 1, 3].map((empty) => ({ kind: 'lookLead' as const, height, empty, worth: -4 })),
  ),
  ...(['lookWin', 'lookLeave'] as const).flatMap((kind) => [0, 2].map((after) => ({ kind, card: BLUE_5, led: 0, unseen: 3, after }))),
  { kind: 'lookFarmers', card: BLUE_5, empty: 1 },
  { kind: 'lookFarmers', card: BLUE_5, empty: 2 },
  { kind: 'lookPiles', n: 2, space: 3, missing: 2, points: 10 },
  { kind: 'lookPiles', n: 2, space: 2, missing: 1, points: 5 },
  { kind: 'lookPiles', n: 2, space: 1, missing: 0, points: 0 },
  { kind: 'lookTop', colour: 0, n: 2 },
  { kind: 'takesTrick', chance: 0 },
  { kind: 'takesTrick', chance: 0.25 },
  { kind: 'takesTrick', chance: 0.75 },
  { kind: 'takesTrick', chance: 1 },
  { kind: 'beatenBy', cards: [RED_6, BLUE_5] },
  { kind: 'beatenBy', cards: DECK.slice(0, 9) },
  { kind: 'unbeatable' },
  { kind: 'unseen', cards: [] },
  { kind: 'unseen', cards: [RED_6] },
  { kind: 'winsFarmers', n: 2, points: 0 },
  { kind: 'winsFarmers', n: 1, points: 6 },
  { kind: 'losesFarmers', same: 1, other: 2 },
  { kind: 'losesFarmers', same: 0, other: 1 },
  { kind: 'ifYouWin', points: 3.2 },
  { kind: 'ifYouWin', points: -1.2 },
  { kind: 'ifOthersWin', points: -4.6 },
  { kind: 'pointsMore', points: 2.25 },
  { kind: 'laysOn', card: RED_6, space: 2, missing: 0 },
  { kind: 'laysOn', card: RED_6, space: 2, missing: 2 },
];

export const samples: Samples<UgoWords> = {
  refusals: [
    { rule: 'U2.1', seat: 1 },
    { rule: 'U2.2', card: RED_6 },
    { rule: 'U2.3', colour: 1, card: RED_6 },
    { rule: 'U2.7' },
    { rule: 'U3.1', seat: 0 },
    { rule: 'U3.1', seat: 1 },
    { rule: 'U3.1', colour: 4 },
    { rule: 'U3.2', colour: 2 },
    { rule: 'U3.3', colour: 3, space: 1 },
    { rule: 'U3.5', card: cardOf(4, 8) },
    { rule: 'U6.2' },
  ],
  events,
  facts,
  *said({ board, card: cardName }, readerAt) {
    for (const card of DECK) yield [`card ${card}`, cardName(card)];
    for (const [key, text] of Object.entries(board)) if (typeof text === 'string') yield [`board ${key}`, text];
    yield ['ahead', board.ahead(RED_6)];
    yield ['handOf', board.handOf('Anna')];
    yield ['kingdomOf', board.kingdomOf('Anna')];
    yield ['round', board.round(2, 4)];
    yield ['trickNumber', board.trickNumber(3)];
    yield ['counted', board.counted(2)];
    for (const you of [0, undefined]) {
      yield [`turnPlay ${you}`, board.turnPlay(0, readerAt(you))];
      yield [`turnLay ${you}`, board.turnLay(0, readerAt(you))];
      yield [`wonTrick ${you}`, board.wonTrick(0, readerAt(you))];
    }
    for (const colour of COLOURS.keys()) {
      yield [`ledColour ${colour}`, board.ledColour(colour)];
      yield [`layTop ${colour}`, board.layTop(colour)];
    }
    yield ['space, empty', board.space({ n: 4, top: undefined, buried: 0, farmers: 0, needs: 3, worth: 0 })];
    yield ['space, pile', board.space({ n: 3, top: RED_6, buried: 2, farmers: 1, needs: 2, worth: -5 })];
    for (const n of [0, 1, 2]) {
      yield [`farmers ${n}`, board.farmers(n)];
      yield [`cardsLeft ${n}`, board.cardsLeft(n)];
      yield [`points ${n}`, board.points(n)];
    }
  },
  alike: /^(Total|\d+ points?)$/,
};
