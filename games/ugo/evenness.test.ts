import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, Match, numberedSeed, type Seat, viewOf } from '#engine';
import { Fit } from '#tools/fit';
import { imagine } from './imagine.ts';
import { ugo } from './index.ts';
import { type Card, colourOf, HAND, SPACES, type UgoState, type UgoView } from './pieces.ts';
import { cards, legal, playAll, unseenBy } from './position.ts';
import { setup } from './setup.ts';
import { cardsHeld } from './trick.ts';

/** What a seat sees in random games, now and then. */
function* views(games: number, every: number): Generator<UgoView> {
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 3);
    const chance = new FastChance(game, 78);
    const state = setup({ rounds: 1, pool: 'full' }, seats, chance);
    for (let ply = 0; state.table.turn.kind !== 'over'; ply++) {
      if ((ply + game) % every === 0) yield viewOf(state, chance.below(seats));
      playAll(state, [chance.pick(legal(state, state.table.turn.seat))], chance);
    }
  }
}

const canHold = ({ table }: UgoView, seat: Seat, card: Card) => table.voids[seat * SPACES + colourOf(card)] === 0;
const needsOf = ({ table, seat }: UgoView) =>
  Array.from({ length: table.seats }, (_, other) => (other === seat ? 0 : cardsHeld(table, other)));

/** Every deal that fits, as the places of the unseen cards: a seat, or - for set aside. Undefined if there are more than `most`. */
function allDeals(view: UgoView, most: number): string[] | undefined {
  const unseen = unseenBy(view);
  const needs = needsOf(view);
  let spare = unseen.length - needs.reduce((sum, n) => sum + n);
  const found: string[] = [];
  const place = (at: number, deal: string): void => {
    if (found.length > most) return;
    if (at === unseen.length) {
      found.push(deal);
      return;
    }
    if (spare > 0) {
      spare--;
      place(at + 1, `${deal}-`);
      spare++;
    }
    for (const [seat, need] of needs.entries()) {
      if (need === 0 || !canHold(view, seat, unseen[at]!)) continue;
      needs[seat] = need - 1;
      place(at + 1, `${deal}${seat}`);
      needs[seat] = need;
    }
  };
  place(0, '');
  return found.length > most ? undefined : found;
}

/** How many deals fit in which some cards are at given places: card by card, by how many cards each of the others still needs. */
function countDeals(view: UgoView, given: ReadonlyMap<Card, string>): number {
  const needs = needsOf(view);
  const others = needs.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  const steps = others.map((_, i) => (HAND + 1) ** i);
  let counts = new Float64Array((HAND + 1) ** others.length);
  counts[others.reduce((sum, seat, i) => sum + needs[seat]! * steps[i]!, 0)] = 1;
  for (const card of unseenBy(view)) {
    const place = given.get(card);
    const next = place === undefined || place === '-' ? counts.slice() : new Float64Array(counts.length);
    for (const [i, seat] of others.entries()) {
      if ((place !== undefined && place !== String(seat)) || !canHold(view, seat, card)) continue;
      const step = steps[i]!;
      for (let left = step; left < counts.length; left++) {
        if (Math.trunc(left / step) % (HAND + 1) > 0) next[left - step]! += counts[left]!;
      }
    }
    counts = next;
  }
  return counts[0]!;
}

const placeOf = ({ hands }: UgoState, card: Card) => {
  const seat = hands.findIndex((hand) => hand.includes(card));
  return seat < 0 ? '-' : String(seat);
};

test('[U7.1] every deal that fits what was seen is imagined as often as any other', () => {
  const fit = new Fit();
  const chance = new FastChance(1, 79);
  for (const view of views(120, 3)) {
    const deals = allDeals(view, 300);
    if (!deals) continue;
    const unseen = unseenBy(view);
    const shares = new Map(deals.map((deal) => [deal, 1 / deals.length]));
    fit.add(shares, 20 * deals.length, () => {
      const world = imagine(view, chance);
      return unseen.map((card) => placeOf(world, card)).join('');
    });
  }
  assert.ok(fit.positions > 100, `${fit.positions} positions`);
  fit.check();
});

test('[U7.1] where there are too many deals to list, two cards are imagined where they are as often as counted', () => {
  const fit = new Fit();
  const chance = new FastChance(2, 79);
  for (const view of views(45, 13)) {
    const [one, two] = chance.shuffle(unseenBy(view)) as [Card, Card];
    if (two === undefined) continue;
    const all = countDeals(view, new Map());
    const places = ['-', ...Array.from({ length: view.table.seats }, (_, seat) => String(seat))];
    const pairs = places.flatMap((a) => places.map((b) => [a, b] as const));
    const counted = pairs.map(([a, b]): [string, number] => [
      a + b,
      countDeals(
        view,
        new Map([
          [one, a],
          [two, b],
        ]),
      ) / all,
    ]);
    fit.add(new Map(counted.filter(([, share]) => share > 0)), 1500, () => {
      const world = imagine(view, chance);
      return placeOf(world, one) + placeOf(world, two);
    });
  }
  assert.ok(fit.positions > 80, `${fit.positions} positions`);
  fit.check();
});

test('[U7.1] a void that was shown makes the other colours likelier, by just as much as counting says', () => {
  const match = new Match(ugo, { rounds: 4, pool: 'full' }, 3, numberedSeed(7, 1));
  const chances = [0, 1, 2].map((seat) => new FastChance(7, 3 + seat));
  while (match.ply < 16) {
    const [seat] = match.toAct() as [Seat];
    match.submit(seat, ugo.writeMove(chances[seat]!.pick(ugo.moves(match.view(seat)))));
  }
  const view = match.view(1) as UgoView;
  const [green5] = cards('g5') as [Card];
  const share = countDeals(view, new Map([[green5, '2']])) / countDeals(view, new Map());
  assert.equal(share.toFixed(4), '0.2857');
  const fit = new Fit();
  const chance = new FastChance(3, 79);
  fit.add(
    new Map([
      ['there', share],
      ['elsewhere', 1 - share],
    ]),
    40_000,
    () => (placeOf(imagine(view, chance), green5) === '2' ? 'there' : 'elsewhere'),
  );
  fit.check();
});
