/**
 * The smallest game with secrets and luck, to try the engine on. Each seat is dealt three of twelve lots and shows one a
 * turn; showing lot 12 also turns up the first lot of the box. The highest sum wins, or the lowest.
 */

import { clone, type GameEvent, type Rules, rankBy, type Seat } from './index.ts';

interface LotsTable {
  turn: Seat;
  left: number;
  shown: number[][];
  found: number;
  high: boolean;
}
interface LotsEvent extends GameEvent {
  readonly kind: 'shown' | 'found';
  readonly lot: number;
}
export type Lots = Rules<LotsTable, number[], number[], number, LotsEvent>;

const HAND = 3;

export const lots: Lots = {
  meta: {
    id: 'lots',
    title: 'Lots',
    rules: 1,
    seats: { min: 2, max: 3 },
    options: { high: { values: [true, false], default: true } },
    endings: ['shown'],
    longest: (_, seats) => HAND * seats,
  },
  setup({ high }, seats, chance) {
    const deck = chance.shuffle(Array.from({ length: 12 }, (_, i) => i + 1));
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    return { table: { turn: 0, left: seats * HAND, shown: hands.map(() => []), found: 0, high: high === true }, hands, box: deck };
  },
  toAct: (table) => (table.left > 0 ? [table.turn] : []),
  moves: ({ table, seat, hand }) => (table.left > 0 && table.turn === seat ? hand : []),
  refuse({ table, seat, hand }, lot) {
    if (table.left === 0 || table.turn !== seat) return { rule: 'L1' };
    return hand.includes(lot) ? undefined : { rule: 'L2', lot };
  },
  play({ table, hands, box }, seat, lot, _, tell) {
    const hand = hands[seat]!;
    hand.splice(hand.indexOf(lot), 1);
    table.shown[seat]?.push(lot);
    tell.everyone({ kind: 'shown', lot });
    if (lot === 12) {
      table.found = box.shift()!;
      tell.reveal({ kind: 'found', lot: table.found });
    }
    table.left--;
    table.turn = (seat + 1) % hands.length;
  },
  outcome({ left, shown, high }) {
    if (left > 0) return undefined;
    const scores = shown.map((row) => row.reduce((sum, lot) => sum + lot, 0));
    const ranking = rankBy(high ? scores : scores.map((score) => -score));
    return { ending: 'shown', scores, breakdown: [{ what: 'lots', points: scores }], ranking, winners: ranking[0] ?? [] };
  },
  inventory({ table, hands, box }) {
    const out = [...table.shown.flat(), ...hands.flat(), ...box, ...(table.found > 0 ? [table.found] : [])].sort((a, b) => a - b);
    return Object.fromEntries(out.map((lot) => [`lot ${lot}`, out.filter((other) => other === lot).length]));
  },
  imagine({ seat, table, hand }, chance) {
    const seen = new Set([...table.shown.flat(), ...hand, table.found]);
    const unseen = chance.shuffle(Array.from({ length: 12 }, (_, i) => i + 1).filter((lot) => !seen.has(lot)));
    const hands = table.shown.map((row, other) => (other === seat ? hand.slice() : unseen.splice(0, HAND - row.length)));
    return { table: clone(table), hands, box: unseen };
  },
  orders: {
    /** In the round in which it is given. */
    high: {
      obey: ({ hand }) => Math.max(...hand),
      span: ({ left, shown }) => Math.ceil(left / shown.length),
    },
    last: { obey: ({ hand }) => (hand.length === 1 ? hand[0] : undefined) },
  },
  ahead: ({ table, seat, hand }) => (table.turn === seat ? [] : hand),
  readMove: (text) => (/^(1[0-2]|[1-9])$/.test(text) ? Number(text) : undefined),
  writeMove: String,
};
