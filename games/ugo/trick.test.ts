import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, colourOf, DECK, faceValue, HAND, TRICKS } from './pieces.ts';
import { after, cards, legal, playAll, position, refusalOf } from './position.ts';
import { cardsHeld, winningPlace } from './trick.ts';

/** Which card of a written trick wins. */
const winner = (trick: string) => trick.split(' ')[winningPlace(cards(trick))];

test('[U2.1] every seat plays one card, clockwise from the leader', () => {
  const state = position({ leader: 2, trick: 'r3 r4 r5 r6' });
  for (const [seat, card] of [
    [2, 'r3'],
    [3, 'r4'],
    [0, 'r5'],
    [1, 'r6'],
  ] as const) {
    assert.deepEqual(state.table.turn, { kind: 'play', seat });
    for (const other of [0, 1, 2, 3].filter((other) => other !== seat)) {
      assert.deepEqual(legal(state, other), []);
      assert.equal(refusalOf(state, other, card), 'U2.1');
    }
    playAll(state, [card]);
  }
  assert.equal(state.table.turn.kind, 'lay');
});

test('[U2.1] a round is ten tricks', () => {
  assert.equal(TRICKS, 10);
  assert.equal(HAND, 10);
  const ninth = after({ tricks: 8, trick: 'r8 r3' });
  playAll(ninth, ['lay r8']);
  assert.equal(ninth.table.round, 0);
  assert.deepEqual(
    ninth.hands.map((hand) => hand.length),
    [1, 1],
  );
  const tenth = after({ tricks: 9, trick: 'r8 r3' });
  playAll(tenth, ['lay r8']);
  assert.equal(tenth.table.round, 1);
});

test('[U2.2] a card is played from the own hand, and leaves it', () => {
  const state = position({ hands: ['r3 b4', 'r5'], tricks: 8, seats: 2 });
  assert.equal(refusalOf(state, 0, 'r5'), 'U2.2');
  assert.equal(refusalOf(state, 0, 'k8'), 'U2.2');
  playAll(state, ['r3']);
  assert.deepEqual(state.hands[0], cards('b4'));
  assert.deepEqual(state.table.trick, cards('r3'));
});

test('[U2.3] the leader plays any card', () => {
  const state = position({ hands: ['r0 r8 b1 g5 k2'], tricks: 5 });
  assert.deepEqual(legal(state, 0), ['b1', 'g5', 'k2', 'r0', 'r8']);
});

test('[U2.3] whoever holds the led colour must follow it, also when it hurts', () => {
  const state = position({ seats: 2, hands: ['r3', 'r8 b0 g0 r1'], tricks: 6 });
  playAll(state, ['r3']);
  assert.deepEqual(legal(state, 1), ['r1', 'r8']);
  assert.equal(refusalOf(state, 1, 'b0'), 'U2.3');
  assert.equal(refusalOf(state, 1, 'r8'), undefined);
});

test('[U2.4] without the led colour any card may be played, and nobody has to beat', () => {
  const state = position({ seats: 2, hands: ['r3', 'b8 g0 y4 k1'], tricks: 6 });
  playAll(state, ['r3']);
  assert.deepEqual(legal(state, 1), ['b8', 'g0', 'k1', 'y4']);
  const following = position({ seats: 2, hands: ['r5', 'r0 r8 r4'], tricks: 7 });
  playAll(following, ['r5']);
  assert.deepEqual(legal(following, 1), ['r0', 'r4', 'r8']);
});

test('[U2.4] who could not follow has shown it, until the next deal', () => {
  const state = after({ trick: 'r3 b5 r6 r4' });
  assert.deepEqual(state.table.voids.slice(5, 10), [1, 0, 0, 0, 0]);
  assert.equal(
    state.table.voids.reduce((sum, n) => sum + n),
    1,
  );
  const last = after({ tricks: 9, trick: 'r3 b5' });
  playAll(last, ['lay r3 b5']);
  assert.ok(last.table.voids.every((n) => n === 0));
});

test('[U2.5] the highest value wins, whatever its colour', () => {
  assert.equal(winner('r3 b5 r6 r4'), 'r6');
  assert.equal(winner('r7 b8 r6 r4'), 'b8');
  assert.equal(winner('r0 k1'), 'k1');
  assert.equal(winner('y8 y0 y1 y2'), 'y8');
});

test('[U2.6] among equal highest values the led colour wins, wherever it was played', () => {
  assert.equal(winner('b3 g7 r1 b7'), 'b7');
  assert.equal(winner('b7 g7 r7 k7'), 'b7');
  assert.equal(winner('b1 g7 b7 r7'), 'b7');
});

test('[U2.6] when none of them has the led colour, the first one played wins', () => {
  assert.equal(winner('b2 g8 r2 r8'), 'g8');
  assert.equal(winner('b2 r8 g8 k8'), 'r8');
});

test('[U2.5] [U2.6] every trick of three cards has the winner that the rule in plain words names', () => {
  const plain = (trick: readonly Card[]): Card => {
    const highest = Math.max(...trick.map(faceValue));
    const equal = trick.filter((card) => faceValue(card) === highest);
    return equal.find((card) => colourOf(card) === colourOf(trick[0]!)) ?? equal[0]!;
  };
  for (const a of DECK) {
    for (const b of DECK) {
      for (const c of DECK) {
        if (a === b || b === c || a === c) continue;
        const trick = [a, b, c];
        if (trick[winningPlace(trick)] !== plain(trick)) assert.fail(trick.join(' '));
      }
    }
  }
});

test('[U2.7] the winner takes all cards of the trick and leads the next one', () => {
  const state = after({ leader: 1, trick: 'r3 r4 r8' });
  const events = playAll(state, ['lay r8']);
  assert.deepEqual(events, [{ kind: 'laid', seat: 0, spaces: [0], tops: cards('r8') }]);
  for (const card of cards('r3 r4 r8')) assert.equal(state.table.lies[card], 0);
  assert.deepEqual(state.table.trick, []);
  assert.equal(state.table.leader, 0);
  assert.deepEqual(state.table.turn, { kind: 'play', seat: 0 });
});

test('[U2.7] nobody lays a trick that is not won, or that another seat has won', () => {
  const state = position({ leader: 1, trick: 'r3 r4 r8' });
  assert.equal(refusalOf(state, 1, 'lay r3'), 'U2.7');
  playAll(state, ['r3 r4 r8']);
  assert.equal(refusalOf(state, 1, 'lay r8'), 'U2.7');
  assert.equal(refusalOf(state, 0, 'lay r8'), undefined);
});

test('[U7.1] how many cards everybody holds can be told from the table', () => {
  const state = position({ leader: 1, trick: 'r3 r4 r8', tricks: 4 });
  for (const card of ['r3', 'r4', 'r8']) {
    assert.deepEqual(
      [0, 1, 2].map((seat) => cardsHeld(state.table, seat)),
      state.hands.map((hand) => hand.length),
    );
    playAll(state, [card]);
  }
  assert.deepEqual(
    [0, 1, 2].map((seat) => cardsHeld(state.table, seat)),
    [5, 5, 5],
  );
});
