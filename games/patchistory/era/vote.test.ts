import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Tell, viewOf } from '#engine';
import { earnedBy, stockOf } from '../civilisation/stock.ts';
import { cardNamed } from '../data/named.ts';
import { PROSPERITY } from '../data/prosperity.ts';
import type { PatchistoryEvent } from '../events.ts';
import { CULTURE, SOURCES, VOTE } from '../pieces.ts';
import { act, acting, enter, legal, listener, position, why } from '../position.ts';
import type { PatchistoryState } from '../table.ts';
import { votePhase } from './vote.ts';

/** As it is written in a move. */
const written = (aspect: (typeof PROSPERITY)[number]) => `card ${cardNamed(aspect) + 1}`;
const culture = ({ table }: PatchistoryState) => table.civs.map((_, seat) => stockOf(table, seat, CULTURE));

/** A vote in the first era, each seat with these cards. */
function voting(
  cards: readonly (readonly (typeof PROSPERITY)[number][])[],
  drawn: Partial<Parameters<typeof position>[0]> = {},
): PatchistoryState {
  const state = position({ civs: cards.map(() => 'E'), round: 4, ...drawn });
  state.table.cards = cards[0]?.length ?? 0;
  for (const [seat, aspects] of cards.entries()) state.hands[seat]!.cards = aspects.map(cardNamed);
  return state;
}

/** Puts these cards to the vote, in this order, with so many votes of each seat. */
function ballot(
  state: PatchistoryState,
  aspects: readonly (typeof PROSPERITY)[number][],
  votes: readonly (readonly number[])[],
  tell?: Tell<PatchistoryEvent>,
): void {
  const { table } = state;
  const { seats } = table;
  enter(state, 'vote', tell);
  table.ballot.cards = aspects.map(cardNamed);
  for (const row of votes) act(state, row.map((n, seat) => `${seat}: vote ${n}`).join('\n'), tell);
  assert.equal(votes.length, seats);
}

const ONE_EACH = [['military'], ['food'], ['culture'], ['fallow']] as const;

test('[P11.4] each seat secretly chooses one of its own cards; nobody hears which', () => {
  const state = voting([
    ['military', 'food', 'culture'],
    ['fallow', 'heroes', 'routes'],
    ['money', 'resources', 'politics'],
  ]);
  const { events, ...tell } = listener();
  assert.equal(enter(state, 'vote', tell), 'waits');
  assert.deepEqual(acting(state), [0, 1, 2], 'all at once, in any order');
  assert.deepEqual(
    legal(state, 1),
    ['fallow', 'heroes', 'routes'].map((aspect) => written(aspect as 'fallow')),
  );
  assert.equal(why(state, `0: ${written('fallow')}`)?.rule, 'P11.4', 'not its own');
  assert.equal(why(state, '0: card 99')?.rule, 'P11.4');
  assert.equal(why(state, '0: vote 0')?.rule, 'P1.2');
  const before = JSON.stringify(viewOf(state, 0));
  act(state, `2: ${written('politics')}`, tell);
  assert.deepEqual(acting(state), [0, 1]);
  assert.deepEqual(events, [{ kind: 'chose', seat: 2 }]);
  const other = voting([
    ['military', 'food', 'culture'],
    ['fallow', 'heroes', 'routes'],
    ['money', 'resources', 'politics'],
  ]);
  enter(other, 'vote');
  assert.equal(JSON.stringify(viewOf(other, 0)), before);
  act(other, `2: ${written('money')}`);
  assert.equal(JSON.stringify(viewOf(other, 0)), JSON.stringify(viewOf(state, 0)), 'whichever it was, others see the same');
  assert.notEqual(why(state, `2: ${written('money')}`), undefined, 'the choice stands');
});

test('[P11.4] [P11.5] in era III the last card goes by itself', () => {
  const state = voting(ONE_EACH, { era: 2 });
  const { events, ...tell } = listener();
  enter(state, 'vote', tell);
  assert.deepEqual(state.table.turn, { kind: 'vote', card: 0, left: 15 });
  assert.equal(events[0]?.kind, 'cardsShown');
  assert.deepEqual(state.table.ballot.cards.slice().sort(), [0, 1, 2, 3]);
  for (const { cards, secret } of state.hands) assert.deepEqual([...cards, ...secret], []);
});

test('[P11.5] where a card lies says nothing of its owner, and nothing else on the table does', () => {
  const places = [0, 0, 0, 0];
  const games = 400;
  for (let seed = 0; seed < games; seed++) {
    const state = voting([
      ['military', 'money', 'territory'],
      ['food', 'defence', 'workers'],
      ['culture', 'politics', 'buildings'],
      ['fallow', 'heroes', 'wonders'],
    ]);
    const { table, hands } = state;
    enter(state, 'vote');
    const { events, ...tell } = listener();
    for (const [seat, aspect] of (['military', 'food', 'culture', 'fallow'] as const).entries()) {
      votePhase.play(state, seat, { kind: 'card', card: cardNamed(aspect) }, new FastChance(seed), tell);
    }
    const place = table.ballot.cards.indexOf(cardNamed('military'));
    places[place]! += 1;
    assert.deepEqual(events.at(-1), { kind: 'cardsShown', cards: table.ballot.cards });
    for (const { cards, secret } of hands) assert.deepEqual([cards.length, secret.length], [2, 0]);
    assert.equal(table.cards, 2);
  }
  for (const n of places) assert.ok(n > games / 4 / 1.5 && n < (games / 4) * 1.5, places.join(' '));
});

test('[P11.5] the same cards in other hands look the same when they lie in the same order', () => {
  const shown = (owners: readonly (typeof PROSPERITY)[number][]) => {
    for (let seed = 0; ; seed++) {
      const state = voting(owners.map((aspect) => [aspect, 'territory', 'workers']));
      enter(state, 'vote');
      const { events, ...tell } = listener();
      for (const [seat, aspect] of owners.entries()) {
        votePhase.play(state, seat, { kind: 'card', card: cardNamed(aspect) }, new FastChance(seed), tell);
      }
      if (state.table.ballot.cards.join() === [cardNamed('military'), cardNamed('food'), cardNamed('culture')].join()) {
        return JSON.stringify([state.table, events]);
      }
    }
  };
  assert.equal(shown(['military', 'food', 'culture']), shown(['culture', 'military', 'food']));
});

test('[P11.5] [P11.8] cards and votes are shown in a way that cannot be taken back', () => {
  const revealed: string[] = [];
  const tell: Tell<PatchistoryEvent> = { everyone() {}, only() {}, reveal: ({ kind }) => void revealed.push(kind) };
  const state = voting([['military'], ['food']]);
  enter(state, 'vote', tell);
  act(state, '1: vote 0\n0: vote 0', tell);
  assert.deepEqual(revealed, ['cardsShown', 'voted']);
});

test('[P11.6] the fifteen cards and what each of them counts', () => {
  const civ =
    'E; B1-23 2,0 ----; B1-24 4,0 ----; B1-05 6,0 ----; B1-13 8,0 ----; fallow 0 0,0; b02 0,1; fallow 1 7,0; fallow 1 3,1; fallow 1 5,0';
  const values: Readonly<Record<(typeof PROSPERITY)[number], number>> = {
    military: 4,
    food: 0,
    culture: 3,
    fallow: 8,
    heroes: 1,
    routes: 3,
    money: 4,
    resources: 0,
    politics: 0,
    transport: 1,
    defence: 7,
    wonders: 1,
    workers: 4,
    buildings: 3,
    territory: 22,
  };
  for (const aspect of PROSPERITY) {
    const state = voting([[aspect], [aspect]], {
      civs: [civ, 'E'],
      workers: ['2,0'],
      routes: ['0>1 2', '0>1', '0=1 3 -', '1>0 START', '1>0'],
    });
    state.table.track[0] = 4;
    const { events, ...tell } = listener();
    ballot(
      state,
      [aspect, 'territory'],
      [
        [0, 0],
        [0, 0],
      ],
      tell,
    );
    const counted = events.find((event) => event.kind === 'counted');
    assert.equal(counted?.kind === 'counted' ? counted.values[0] : undefined, values[aspect], aspect);
  }
});

test('[P11.7] [P13.37] values are read after Chichen Itza: a returned worker does not count', () => {
  const state = voting([['workers'], ['workers']], { civs: ['E; B2-11 2,0 ----', 'E'], workers: ['0,0 0,1', '0,0'], stock: ['V3', 'V0'] });
  enter(state, 'vote');
  act(state, '0: return chichen 0,0\n0: done');
  const { events, ...tell } = listener();
  act(state, '0: vote 3\n1: vote 0\n0: vote 0\n1: vote 0', tell);
  const counted = events.find((event) => event.kind === 'counted');
  assert.deepEqual(counted?.kind === 'counted' && counted.values, [1, 1]);
});

test('[P11.8] [P1.12] from none to all votes left on each card, in secret and card by card', () => {
  const state = voting([['military'], ['food'], ['culture']], { stock: ['V4', 'V1', ''] });
  const { events, ...tell } = listener();
  enter(state, 'vote', tell);
  assert.deepEqual(acting(state), [0, 1, 2], 'also who has no votes');
  assert.deepEqual(legal(state, 0), ['vote 0', 'vote 1', 'vote 2', 'vote 3', 'vote 4']);
  assert.deepEqual(legal(state, 2), ['vote 0']);
  assert.deepEqual(why(state, '1: vote 2'), { rule: 'P11.8', has: 1 });
  assert.equal(why(state, '1: done')?.rule, 'P1.2');
  act(state, '0: vote 3\n2: vote 0', tell);
  assert.equal(stockOf(state.table, 0, VOTE), 4, 'not before all have voted');
  assert.ok(!events.some(({ kind }) => kind === 'voted'));
  act(state, '1: vote 1', tell);
  assert.deepEqual(events.at(-1), { kind: 'voted', card: state.table.ballot.cards[0], votes: [3, 1, 0] });
  assert.deepEqual(state.table.ballot.votes, [4, 0, 0]);
  assert.deepEqual(state.table.ballot.by.slice(0, 3), [3, 1, 0]);
  assert.deepEqual(state.table.turn, { kind: 'vote', card: 1, left: 7 });
  assert.deepEqual(legal(state, 0), ['vote 0', 'vote 1']);
  assert.deepEqual(legal(state, 1), ['vote 0']);
});

test('[P11.8] what others vote is secret until all have voted', () => {
  const views = [0, 3].map((n) => {
    const state = voting([['military'], ['food'], ['culture']], { stock: ['V4', 'V1', ''] });
    enter(state, 'vote');
    act(state, `0: vote ${n}`);
    return JSON.stringify([viewOf(state, 1), viewOf(state, 2)]);
  });
  assert.equal(views[0], views[1]);
});

/** Military 5/3/1/0, and so on: golden places are not needed for it. */
const ARMIES = ['E; B2-23 2,0 ----; B1-05 4,0 ----', 'E; B1-23 2,0 ----', 'E; b05 0,0', 'E'];

test('[P11.10] [P11.12] [P11.13] vector 6: the card with the fewest votes does not count; the others do by rank', () => {
  const state = voting(ONE_EACH, { civs: ARMIES, stock: ['V15 C20', 'V10 C20', 'V1 C20', 'V11 C20'] });
  const { events, ...tell } = listener();
  ballot(
    state,
    ['military', 'wonders', 'heroes', 'buildings'],
    [
      [15, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 10, 0, 0],
      [0, 0, 0, 11],
    ],
    tell,
  );
  assert.deepEqual(
    events.filter(({ kind }) => kind === 'dropped'),
    [{ kind: 'dropped', cards: [cardNamed('wonders')], all: false }],
  );
  const counted = events.filter((event) => event.kind === 'counted');
  assert.deepEqual(
    counted.map(({ card: shown, votes, ranks, culture: prizes }) => [PROSPERITY[shown], votes, ranks, prizes]),
    [
      ['military', 15, [1, 2, 3, 4], [15, 7, 0, -7]],
      ['heroes', 10, [1, 4, 4, 4], [10, -5, -5, -5]],
      ['buildings', 11, [3, 3, 3, 4], [0, 0, 0, -5]],
    ],
  );
  assert.deepEqual(culture(state), [45, 22, 15, 3]);
  assert.equal(earnedBy(state.table, 3)[SOURCES.indexOf('votes')], -17);
});

test('[P11.11] trap 23: a tie for the fewest drops all cards', () => {
  const state = voting(ONE_EACH, { civs: ARMIES, stock: ['V10', '', '', ''].map((text) => `${text} C20`.trim()) });
  const { events, ...tell } = listener();
  ballot(
    state,
    ['military', 'heroes', 'food', 'territory'],
    [
      [7, 0, 0, 0],
      [3, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    tell,
  );
  assert.deepEqual(culture(state), [20, 20, 20, 20]);
  const dropped = events.find((event) => event.kind === 'dropped');
  assert.ok(dropped?.kind === 'dropped' && dropped.all && dropped.cards.length === 4);
  assert.ok(!events.some(({ kind }) => kind === 'counted'));
});

test('[P11.12] three seats: rank 3 neither wins nor loses', () => {
  const state = voting(ONE_EACH.slice(0, 3), { civs: ARMIES.slice(0, 3), stock: ['V9 C20', 'V1 C20', 'C20'] });
  ballot(
    state,
    ['military', 'food', 'heroes'],
    [
      [9, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
    ],
  );
  assert.deepEqual(culture(state), [20 + 9 + 1, 20 + 4, 20]);
});

test('[P11.14] [P11.15] vector 11: two seats, 9 and 4 votes are worth 9 and 2; a tie has no winner', () => {
  const two = (aspects: ['military' | 'food', 'heroes' | 'food'], votes: [number, number]) => {
    const state = voting([['military'], ['food']], { civs: [ARMIES[1]!, 'E; B1-05 2,0 ----'], stock: ['V20 C1', 'C1'] });
    const { events, ...tell } = listener();
    ballot(
      state,
      aspects,
      [
        [votes[0], 0],
        [votes[1], 0],
      ],
      tell,
    );
    assert.ok(!events.some(({ kind }) => kind === 'dropped'));
    return culture(state);
  };
  assert.deepEqual(two(['military', 'heroes'], [9, 4]), [10, 3]);
  assert.deepEqual(two(['military', 'heroes'], [5, 5]), [6, 6]);
  assert.deepEqual(two(['military', 'heroes'], [0, 3]), [1, 4]);
});

test('[P11.15] two seats with the same value: nobody gets anything for the card', () => {
  const state = voting([['military'], ['food']], { stock: ['V9 C1', 'C1'] });
  ballot(
    state,
    ['military', 'food'],
    [
      [9, 0],
      [0, 0],
    ],
  );
  assert.deepEqual(culture(state), [1, 1]);
});

test('[P11.16] trap 23: culture stops at 0 after each card, in the order shown: 3, −5, +11 ends at 11', () => {
  const count = (aspects: ['military' | 'heroes', 'heroes' | 'military'], votes: [number, number]) => {
    // The last seat has no army, but the only hero.
    const civs = ['E; B2-23 2,0 ----', 'E; B1-23 2,0 ----', 'E; b05 0,0', 'E; B1-05 2,0 ----'];
    const state = voting(ONE_EACH, { civs, stock: ['V40 C30', 'C30', 'C30', 'C3'] });
    ballot(
      state,
      [...aspects, 'routes', 'wonders'],
      [
        [votes[0], 0, 0, 0],
        [votes[1], 0, 0, 0],
        [1, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    );
    return culture(state)[3];
  };
  assert.equal(count(['military', 'heroes'], [10, 11]), 11);
  assert.equal(count(['heroes', 'military'], [11, 10]), 3 + 11 - 5);
});

test('[P11.17] afterwards no votes are left, and the cards are used up', () => {
  const state = voting(
    [
      ['military', 'workers', 'money'],
      ['food', 'territory', 'politics'],
    ],
    { stock: ['V9', 'V4'] },
  );
  enter(state, 'vote');
  act(state, `0: ${written('military')}\n1: ${written('food')}\n0: vote 2\n1: vote 0\n0: vote 3\n1: vote 1`);
  const { table, hands } = state;
  assert.deepEqual([stockOf(table, 0, VOTE), stockOf(table, 1, VOTE)], [0, 0]);
  assert.deepEqual(table.used.slice().sort(), [cardNamed('military'), cardNamed('food')].sort());
  assert.deepEqual(table.ballot, { cards: [], votes: [], by: [] });
  assert.deepEqual(hands[0]?.cards, [cardNamed('workers'), cardNamed('money')]);
  assert.deepEqual(hands[1]?.cards, [cardNamed('territory'), cardNamed('politics')]);
});

test('[P13.37] [P11.4] Chichen Itza returns any number of workers for 5 culture each, before cards are chosen', () => {
  const state = voting([['military'], ['food']], {
    civs: ['E', 'E; B2-11 2,0 ----'],
    workers: ['0,0', '0,0 0,1'],
    routes: ['1>0 PREP 1', '0=1 - 2'],
    stock: ['C1', 'C1'],
  });
  const { table } = state;
  const { events, ...tell } = listener();
  assert.equal(enter(state, 'vote', tell), 'waits');
  assert.deepEqual(acting(state), [1]);
  assert.deepEqual(legal(state, 1).sort(), ['done', 'return chichen 0,0', 'return chichen 0,1', 'return chichen A1', 'return chichen R1']);
  assert.equal(why(state, '1: return chichen 1,1')?.rule, 'P13.5', 'no worker there');
  assert.equal(why(state, '1: return chichen R2')?.rule, 'P13.5');
  assert.equal(why(state, '1: return gardens 0,0')?.rule, 'P13.37');
  assert.equal(why(state, '1: vote 0')?.rule, 'P1.2');
  act(state, '1: return chichen R1', tell);
  assert.equal(table.main.war[0], 0, 'the war is off');
  assert.ok(events.some(({ kind }) => kind === 'calledOff'));
  assert.deepEqual(acting(state), [1], 'and once more');
  act(state, '1: return chichen 0,1\n1: return chichen A1\n1: done', tell);
  assert.deepEqual([table.track[1], table.civs[1]?.workers.length], [7, 1]);
  assert.deepEqual(culture(state), [1, 16]);
  assert.equal(table.turn.kind, 'vote');
});

test('[P13.37] Chichen Itza is left out without workers, and ends with the last of them', () => {
  const idle = voting([['military'], ['food']], { civs: ['E', 'E; B2-11 2,0 ----'], workers: ['0,0', ''] });
  enter(idle, 'vote');
  assert.equal(idle.table.turn.kind, 'vote');
  const state = voting(
    [
      ['military', 'money'],
      ['food', 'heroes'],
    ],
    { civs: ['E; B2-11 2,0 ----', 'E'], workers: ['0,0', ''] },
  );
  enter(state, 'vote');
  act(state, '0: return chichen 0,0');
  assert.equal(state.table.turn.kind, 'card');
  const covered = voting([['military'], ['food']], { civs: ['E; B2-11 2,0 ----; W1-01 2,0 oooo', 'E'], workers: ['0,0', ''] });
  enter(covered, 'vote');
  assert.equal(covered.table.turn.kind, 'vote');
});
