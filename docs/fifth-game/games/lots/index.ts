import { clone, defineGame, type Rules, rankBy } from '#engine';
import { meta } from './meta.ts';
import { type Box, HAND, type Hand, LOTS, type Lot, type LotsEvent, type Table } from './pieces.ts';

export * from './pieces.ts';

const isOver = ({ shown }: Table) => shown.every((lots) => lots.length === HAND);

export const rules: Rules<Table, Hand, Box, Lot, LotsEvent> = {
  meta,
  setup({ wins }, seats, chance) {
    const box = chance.shuffle(LOTS.slice());
    const hands = Array.from({ length: seats }, () => box.splice(0, HAND));
    return { table: { turn: 0, shown: hands.map(() => []), wins: String(wins) }, hands, box };
  },
  toAct: (table) => (isOver(table) ? [] : [table.turn]),
  moves: ({ seat, table, hand }) => (!isOver(table) && table.turn === seat ? hand : []),
  refuse({ seat, table, hand }, lot) {
    if (isOver(table) || table.turn !== seat) return { rule: 'L2.1', seat: table.turn };
    return hand.includes(lot) ? undefined : { rule: 'L2.2', lot };
  },
  play({ table, hands }, seat, lot, _, tell) {
    const hand = hands[seat] as Hand;
    hand.splice(hand.indexOf(lot), 1);
    table.shown[seat]?.push(lot);
    table.turn = (seat + 1) % hands.length;
    tell.everyone({ kind: 'shown', seat, lot });
  },
  outcome(table) {
    if (!isOver(table)) return undefined;
    const scores = table.shown.map((lots) => lots.reduce((sum, lot) => sum + lot, 0));
    const ranking = rankBy(table.wins === 'highest' ? scores : scores.map((score) => -score));
    return { ending: 'shown', scores, breakdown: [{ what: 'lots', points: scores }], ranking, winners: ranking[0] ?? [] };
  },
  inventory({ table, hands, box }) {
    const all = [...table.shown.flat(), ...hands.flat(), ...box];
    return Object.fromEntries(LOTS.map((lot) => [`lot ${lot}`, all.filter((other) => other === lot).length]));
  },
  imagine({ seat, table, hand }, chance) {
    const seen = [...table.shown.flat(), ...hand];
    const box = chance.shuffle(LOTS.filter((lot) => !seen.includes(lot)));
    const hands = table.shown.map((lots, other) => (other === seat ? hand.slice() : box.splice(0, HAND - lots.length)));
    return { table: clone(table), hands, box };
  },
  readMove: (text) => (/^(1[0-2]|[1-9])$/.test(text) ? Number(text) : undefined),
  writeMove: String,
};

export const game = defineGame(rules);
