/**
 * The smallest game that is played by all seats at once. Each seat is dealt two of nine bids. Until everybody has put one
 * down unseen, a seat may also draw one from the box, which only it sees; then all are shown, and the highest wins.
 */

import { clone, type GameEvent, type Rules, rankBy, type Seat } from './index.ts';

interface BidsTable {
  /** By seat: whether it has drawn a bid, and whether it has put one down. */
  drawn: boolean[];
  down: boolean[];
  shown: number[];
}
interface BidsHand {
  bids: number[];
  /** What was put down, 0 before and afterwards. */
  down: number;
}
export interface BidsEvent extends GameEvent {
  readonly kind: 'drawing' | 'drawn' | 'down' | 'shown';
  readonly seat?: Seat;
  readonly bids?: readonly number[];
}
/** A bid to put down, or 0 to draw. */
export type Bids = Rules<BidsTable, BidsHand, number[], number, BidsEvent>;

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const bids: Bids = {
  meta: {
    id: 'bids',
    title: 'Bids',
    rules: 1,
    seats: { min: 2, max: 3 },
    options: {},
    endings: ['shown'],
    longest: (_, seats) => 2 * seats,
  },
  setup(_, seats, chance) {
    const box = chance.shuffle(ALL.slice());
    const hands = Array.from({ length: seats }, () => ({ bids: box.splice(0, 2), down: 0 }));
    const no = hands.map(() => false);
    return { table: { drawn: no, down: no.slice(), shown: [] }, hands, box };
  },
  toAct: ({ down }) => down.flatMap((isDown, seat) => (isDown ? [] : [seat])),
  moves: ({ table, seat, hand }) => (table.down[seat] ? [] : table.drawn[seat] ? hand.bids : [...hand.bids, 0]),
  refuse({ table, seat, hand }, bid) {
    if (table.down[seat]) return { rule: 'B1' };
    if (bid === 0) return table.drawn[seat] ? { rule: 'B2' } : undefined;
    return hand.bids.includes(bid) ? undefined : { rule: 'B3', bid };
  },
  play({ table, hands, box }, seat, bid, _, tell) {
    const hand = hands[seat]!;
    if (bid === 0) {
      const drawn = box.shift()!;
      hand.bids.push(drawn);
      table.drawn[seat] = true;
      tell.everyone({ kind: 'drawing', seat });
      tell.reveal({ kind: 'drawn', bids: [drawn] }, seat);
      return;
    }
    hand.bids.splice(hand.bids.indexOf(bid), 1);
    hand.down = bid;
    table.down[seat] = true;
    tell.everyone({ kind: 'down', seat });
    if (table.down.includes(false)) return;
    table.shown = hands.map(({ down }) => down);
    for (const other of hands) other.down = 0;
    tell.reveal({ kind: 'shown', bids: table.shown.slice() });
  },
  outcome({ shown }) {
    if (shown.length === 0) return undefined;
    const ranking = rankBy(shown);
    return { ending: 'shown', scores: shown, breakdown: [{ what: 'bids', points: shown }], ranking, winners: ranking[0] ?? [] };
  },
  inventory({ table, hands, box }) {
    const out = [...table.shown, ...hands.flatMap(({ bids: own, down }) => [...own, down]), ...box].filter((bid) => bid > 0);
    return Object.fromEntries(ALL.map((bid) => [`bid ${bid}`, out.filter((other) => other === bid).length]));
  },
  imagine({ seat, table, hand }, chance) {
    const seen = [...table.shown, ...hand.bids, hand.down];
    const unseen = chance.shuffle(ALL.filter((bid) => !seen.includes(bid)));
    const hands = table.down.map((isDown, other) => {
      if (other === seat) return clone(hand);
      const down = isDown && table.shown.length === 0 ? unseen.pop()! : 0;
      return { bids: unseen.splice(0, 2 + Number(table.drawn[other]) - Number(isDown)), down };
    });
    return { table: clone(table), hands, box: unseen };
  },
  readMove: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
  writeMove: String,
};
