/** Greedy for U GO!: looks one trick ahead at what its own kingdom gains, in a few worlds that fit what it has seen. */

import type { Chance, Seat, View } from '#engine';
import {
  type Card,
  colourOf,
  FREE,
  faceValue,
  highestOnTop,
  LOSER_FARMERS,
  type Move,
  NEEDS,
  NO_CARD,
  PENALTY,
  PLACES,
  PLACES_BEFORE,
  PRINTED,
  rules,
  SPACES,
  seatAt,
  type Table,
  TRICKS,
  type UgoView,
  VALUES,
  WINNER_FARMERS,
  winningPlace,
} from '#games/ugo';
import type { Bot } from './bot.ts';

const WORLDS = 12;
/** Farmers that a seat may hope for in each trick to come. */
const HOPE = 0.5;
/** What a point for a rival costs. */
const ENVY = 0.15;
/** What each point of face value is glad to leave the hand: a low card can still avoid a bad trick. */
const SHED = 0.5;
/** How much it counts what the card would gain if nobody answered it: whoever never dares wins little. */
const NERVE = 1;

export const greedy: Bot = {
  name: 'greedy',
  choose(_game, view, chance) {
    return choose(view as View as UgoView, chance);
  },
};

function choose(view: UgoView, chance: Chance): Move {
  const { table, seat } = view;
  if (table.turn.kind === 'lay') return { kind: 'lay', tops: highestOnTop(table, seat, (a, b) => faceValue(b) - faceValue(a)) };
  const moves = rules.moves(view);
  const cards = moves.flatMap((move) => (move.kind === 'play' ? [move.card] : []));
  // Whoever plays last knows all there is to know.
  const isLast = table.trick.length === table.seats - 1;
  const worlds = moves.length === 1 ? 0 : isLast ? 1 : WORLDS;
  const shed = table.tricks < TRICKS - 1 ? SHED : 0;
  const nerve = isLast ? 0 : NERVE;
  const totals = cards.map((card) => worlds * (shed * faceValue(card) + nerve * ownGain(table, [...table.trick, card], seat)));
  for (let n = 0; n < worlds; n++) {
    const { hands } = isLast ? { hands: [] } : rules.imagine(view, chance);
    // Nobody is sensible always: in every other world the others play anything.
    const policy = n % 2 === 0 ? sensible : anything;
    for (let i = 0; i < cards.length; i++) {
      const trick = [...table.trick, cards[i]!];
      while (trick.length < table.seats) trick.push(policy(table, trick, hands, chance));
      totals[i]! += gain(table, trick, seat);
    }
  }
  return moves[totals.indexOf(Math.max(...totals))]!;
}

/** How the next seat might go on with the trick. */
type Policy = (table: Table, trick: Card[], hands: readonly Card[][], chance: Chance) => Card;

const anything: Policy = (table, trick, hands, chance) => chance.pick(allowed(trick, hands[seatAt(table, trick.length)]!));

/** The card that gains most if the trick ended with it. */
const sensible: Policy = (table, trick, hands) => {
  const seat = seatAt(table, trick.length);
  const cards = allowed(trick, hands[seat]!);
  let best = cards[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    trick.push(card);
    const gained = ownGain(table, trick, seat);
    trick.pop();
    if (gained > most || (gained === most && faceValue(card) < faceValue(best))) {
      most = gained;
      best = card;
    }
  }
  return best;
};

function allowed(trick: readonly Card[], hand: readonly Card[]): readonly Card[] {
  const led = colourOf(trick[0]!);
  const following = hand.filter((card) => colourOf(card) === led);
  return following.length > 0 ? following : hand;
}

/** What the trick gives the seat, less a little of what it gives its rivals. */
function gain(table: Table, trick: readonly Card[], seat: Seat): number {
  let worth = 0;
  for (let other = 0; other < table.seats; other++) worth += ownGain(table, trick, other) * (other === seat ? 1 : -ENVY);
  return worth;
}

/** The tops of the kingdom that is being judged. */
const tops = [NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD];

/** What a trick, taken as ended, changes in the prospect of the seat. */
function ownGain(table: Table, trick: readonly Card[], seat: Seat): number {
  const place = (seat - table.leader + table.seats) % table.seats;
  const winning = winningPlace(trick);
  const best = trick[winning]!;
  const card = trick[place]!;
  const has = table.farmers[seat]!;
  const hoped = HOPE * (TRICKS - 1 - table.tricks);
  for (let space = 0; space < SPACES; space++) tops[space] = table.tops[seat * SPACES + space]!;
  const before = prospect(has + hoped);
  if (winning !== place) {
    const farmers = colourOf(card) === colourOf(best) ? LOSER_FARMERS.sameColour : LOSER_FARMERS.otherColour;
    const earned = Math.min(farmers[faceValue(card)]!, table.pool);
    return earned === 0 ? 0 : prospect(has + earned + hoped) - before;
  }
  lay(trick);
  return prospect(has + Math.min(WINNER_FARMERS[faceValue(best)]!, table.pool) + hoped) - before;
}

/** Lays a won trick into `tops` as well as it can be laid: the highest of each colour on top, high new piles left. */
function lay(trick: readonly Card[]): void {
  let laid = 0;
  for (let value = VALUES - 1; value >= 0; value--) {
    for (const card of trick) {
      const colour = colourOf(card);
      if (faceValue(card) !== value || (laid >> colour) & 1) continue;
      laid |= 1 << colour;
      let space = 0;
      while (tops[space] !== NO_CARD && colourOf(tops[space]!) !== colour) space++;
      tops[space] = card;
    }
  }
}

/** What the kingdom in `tops` would be worth with so many farmers earned, where a fraction is a hope. */
function prospect(farmers: number): number {
  const earned = Math.min(PLACES, farmers);
  let worth = 0;
  for (let space = 0; space < SPACES; space++) {
    const needed = NEEDS[space]! - FREE[space]!;
    const missing = Math.max(0, Math.min(needed, needed + PLACES_BEFORE[space]! - earned));
    const top = tops[space]!;
    const full = top === NO_CARD ? PRINTED[space]! : faceValue(top);
    const short = top === NO_CARD ? 0 : -PENALTY * Math.max(1, missing);
    // Between the last farmer missing and the space full, the one turns into the other bit by bit.
    worth += missing >= 1 ? short : full + (short - full) * missing;
  }
  return worth;
}
