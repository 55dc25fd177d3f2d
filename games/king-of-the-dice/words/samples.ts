/** What the words of King of the Dice are tried on. */

import type { Samples } from '#engine';
import type { KingFact } from '../facts.ts';
import { type Card, CITIZENS, DECK, KINDS, type KingEvent, NO_CARD } from '../pieces.ts';
import { cards } from '../position.ts';
import type { KingWords } from './words.ts';

const [dwarf, apprentice, dragon, mine, penalty, next] = cards('D3 A1 X1 mine2 P5 P6') as [Card, Card, Card, Card, Card, Card];

const events: readonly (KingEvent | { readonly kind: 'undo'; readonly seat: number })[] = [
  { kind: 'began', seat: 0, rolls: 3, extra: false },
  { kind: 'began', seat: 0, rolls: 4, extra: false },
  { kind: 'began', seat: 0, rolls: 3, extra: true },
  { kind: 'rolled', seat: 0, keep: 0, dice: [1, 2, 3, 4, 5, 6], left: 2 },
  { kind: 'rolled', seat: 0, keep: 5, dice: [1, 2, 3, 4, 5, 6], left: 1 },
  { kind: 'took', seat: 0, slot: 1, card: dwarf },
  { kind: 'followed', seat: 0, slot: 2, card: dwarf },
  { kind: 'settled', seat: 0, card: mine },
  { kind: 'left', seat: 0, card: mine },
  { kind: 'gave', seat: 0, to: 1, card: dragon },
  { kind: 'gave', seat: 1, to: 0, card: dragon },
  { kind: 'penalised', seat: 0, card: penalty, next },
  { kind: 'penalised', seat: 0, card: penalty, next: NO_CARD },
  { kind: 'discarded', card: dwarf },
  { kind: 'drew', slot: 2, card: dwarf },
  { kind: 'declined', seat: 0 },
  { kind: 'ended', ending: 'citizens' },
  { kind: 'ended', ending: 'penalties' },
  { kind: 'ended', ending: 'locations' },
  { kind: 'undo', seat: 0 },
];

const facts: readonly KingFact[] = [
  { kind: 'kept', seat: 0, dice: [2, 2, 3, 4, 4, 5], faces: [2, 2] },
  { kind: 'kept', seat: 0, dice: [2, 2, 3, 4, 4, 5], faces: [] },
  ...[0, 1, 2, undefined].map((lacks) => ({ kind: 'lookKeep' as const, left: lacks ?? 1, card: dwarf, lacks, chance: 0.4 })),
  ...[1, 2].flatMap((left) => [
    { kind: 'lookRoll' as const, left, penalty: -1 },
    { kind: 'lookTake' as const, reached: left, left, penalty: -2 },
  ]),
  ...[-2, 0, 1].flatMap((ahead) => [
    { kind: 'lookChoose' as const, reached: 1, ahead },
    { kind: 'lookChoose' as const, reached: 2, ahead },
    { kind: 'lookStop' as const, penalty: -1, ahead },
    { kind: 'lookExtra' as const, penalty: -1, ahead },
  ]),
  { kind: 'lookGive', cost: -4, own: 9, most: 12 },
  { kind: 'keeps', faces: [1, 3], rolled: 4 },
  { kind: 'rollsAll' },
  { kind: 'takes', card: DECK[0]!, leaves: false },
  { kind: 'takes', card: DECK[0]!, leaves: true },
  { kind: 'stops', penalty: -2 },
  ...[
    undefined,
    { kind: 'dice' as const, n: 0, rolled: 2 },
    { kind: 'dice' as const, n: 1, rolled: 1 },
    { kind: 'dice' as const, n: 1, rolled: 3 },
    { kind: 'dice' as const, n: 2, rolled: 3 },
    { kind: 'dice' as const, n: 3, rolled: 3 },
    { kind: 'least' as const, sum: 4, rolled: 1 },
    { kind: 'most' as const, sum: 7, rolled: 2 },
  ].map((needs) => ({ kind: 'reaches' as const, card: DECK[3]!, needs, chance: 0.4, points: 5 })),
  { kind: 'reaches', card: dragon, needs: undefined, chance: 0.4, points: 6 },
  { kind: 'anybody', chance: 0.7, penalty: -1 },
  { kind: 'anybody', chance: 1, penalty: -1 },
  { kind: 'brings', points: 4, location: 0 },
  { kind: 'brings', points: 4, location: 2 },
  { kind: 'bringsMost' },
  { kind: 'hurts', points: 4 },
  { kind: 'tooFar', card: DECK[3]!, chance: 0.2 },
  { kind: 'tooFar', card: DECK[3]!, chance: 0.001 },
  { kind: 'fourRolls' },
  { kind: 'anotherTurn' },
  { kind: 'endsAhead', points: 3 },
  { kind: 'endsAhead', points: -3 },
  { kind: 'leads', seat: 1, points: 12 },
];

export const samples: Samples<KingWords> = {
  refusals: [
    { rule: 'K1.1', die: 6, dice: 6 },
    { rule: 'K1.5', seats: 3 },
    { rule: 'K2.2', slot: 5 },
    { rule: 'K3.1', seat: 1 },
    { rule: 'K3.2' },
    { rule: 'K3.3' },
    { rule: 'K3.5' },
    ...cards('B1 B2 E1 D3 O1 M1 H1 X1').flatMap((card) => [1, 2].map((n) => ({ rule: 'K4.1', slot: 0, card, lacks: [n] }))),
    ...[
      [0, 1, 0],
      [2, 0, 0],
      [0, 2, 1],
    ].map((lacks) => ({ rule: 'K4.1', slot: 0, card: apprentice, lacks })),
    { rule: 'K4.2', slot: 0, card: dwarf },
    { rule: 'K4.4', slot: 0, card: dwarf },
    { rule: 'K6.3' },
    { rule: 'K6.7' },
    { rule: 'K6.7', dragon },
    { rule: 'K6.8', dragon },
    { rule: 'K8.1' },
  ],
  events,
  facts,
  *said({ board, card: cardName, wish: wishName, kind: kindName, effect: effectOf, total }, readerAt) {
    yield ['total', total];
    for (const card of DECK) yield [`card ${card}`, cardName(card)];
    for (const { id, wish } of CITIZENS) yield [`wish ${id}`, wishName(wish)];
    for (const kind of KINDS) {
      const effect = effectOf(kind);
      yield [`kind ${kind}`, kindName(kind)];
      if (effect !== undefined) yield [`effect ${kind}`, effect];
    }
    for (const [key, text] of Object.entries(board)) if (typeof text === 'string') yield [`board ${key}`, text];
    for (const kept of [true, false]) yield [`die ${kept}`, board.die({ n: 2, face: 5, colour: 1, kept })];
    for (const n of [0, 1, 2]) {
      yield [`rollAgain ${n}`, board.rollAgain(n)];
      yield [`rollsLeft ${n}`, board.rollsLeft(n)];
      yield [`cards ${n}`, board.cards(n)];
      yield [`points ${-n}`, board.points(-n)];
      yield [`drawPile ${n}`, board.drawPile(n)];
      yield [`discardPile ${n}`, board.discardPile(n)];
    }
    for (const p of [0, 0.004, 0.4488, 0.996, 1]) yield [`chance ${p}`, board.chance(p)];
    yield ['atBest', board.atBest(0.25)];
    yield ['chanceKept', board.chanceKept({ kept: 0.125, best: 0.25 })];
    yield ['slot, fulfilled', board.slot({ n: 2, card: dwarf, fulfilled: true, chance: 1 })];
    yield ['slot, chance', board.slot({ n: 2, card: dwarf, fulfilled: false, chance: 0.5 })];
    yield ['slot', board.slot({ n: 2, card: dwarf, fulfilled: false, chance: undefined })];
    yield ['stack', board.stack({ place: 1, points: 2, left: 3 })];
    yield ['penaltyPile', board.penaltyPile({ points: -2, left: 7 })];
    yield ['stop', board.stop(-2)];
    yield ['brings', board.brings(mine)];
    yield ['take', board.take(dwarf)];
    for (const kind of ['elf', 'fairy'] as const) {
      yield [`takeWith ${kind}`, board.takeWith(kind, mine)];
      yield [`takeWithout ${kind}`, board.takeWithout(kind)];
    }
    yield ['noneReached', board.noneReached(-2)];
    yield ['giveTitle', board.giveTitle(dragon)];
    yield ['giveTo', board.giveTo('Anna')];
    yield ['kingdomOf', board.kingdomOf('Anna')];
    yield ['topCard', board.topCard(dwarf)];
    for (const you of [0, undefined]) {
      for (const extra of [true, false]) yield [`turnRoll ${you} ${extra}`, board.turnRoll({ seat: 0, extra }, readerAt(you))];
      for (const left of [0, 1])
        for (const reached of [true, false])
          yield [`turnChoose ${you} ${left} ${reached}`, board.turnChoose({ seat: 0, left, reached }, readerAt(you))];
      yield [`turnGive ${you}`, board.turnGive(0, readerAt(you))];
    }
  },
  alike: /^(Elf|Gnome|Orc|Ork|Fee|Dragon|Verborgen|Bourgeois|Hypnotiseur|Mine|[Tt]otal|[−]?\d+ points?|[<>]?.?\d+.?%)$/,
};
