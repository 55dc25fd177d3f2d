import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Bids, type BidsEvent, bids } from './bids.example.ts';
import { checkLaws, defineGame, type Game, quiet, type Tell } from './index.ts';
import { type Lots, lots } from './lots.example.ts';

/** The laws that are found broken when the game is spoilt in one way. */
function brokenBy(spoilt: Partial<Lots>): number[] {
  return brokenIn(defineGame({ ...lots, ...spoilt }));
}

function brokenIn(game: Game): number[] {
  const { broken } = checkLaws(game, { seats: 3, games: 60, seed: 7 });
  return [...new Set(broken.map(({ law }) => law))];
}

test('a game that keeps the laws breaks none, at any seat count and option, in turns and at once', () => {
  for (const game of [defineGame(lots), defineGame(bids)]) {
    for (const seats of [2, 3]) {
      const report = checkLaws(game, { seats, games: 200, seed: 1 });
      assert.deepEqual(report.broken, []);
      assert.deepEqual(report.endings, { shown: 200 });
    }
  }
});

test('law 1: events that a replay tells differently are found', () => {
  let isOver = false;
  const outcome: Lots['outcome'] = (table) => {
    isOver = table.left === 0;
    return lots.outcome(table);
  };
  const play: Lots['play'] = (state, seat, lot, chance, tell) => {
    lots.play(state, seat, lot, chance, tell);
    if (isOver) tell.everyone({ kind: 'shown', lot });
  };
  assert.deepEqual(brokenBy({ outcome, play }), [1]);
});

test('laws 1 and 9: a set-up with luck from outside the seed is found, in the replay and in undo', () => {
  let calls = 0;
  const setup: Lots['setup'] = (options, seats, chance) => {
    const state = lots.setup(options, seats, chance);
    if (calls++ % 3 > 0) state.box.reverse();
    return state;
  };
  const found = brokenBy({ setup });
  assert.ok(found.includes(1) && found.includes(9), String(found));
});

test('law 3: a move drawn without a list that is not drawn as from the list is found', () => {
  assert.deepEqual(brokenBy({ anyMove: (view, chance) => chance.pick(lots.moves(view)) }), []);
  assert.deepEqual(brokenBy({ anyMove: ({ hand }) => hand[0]! }), [3]);
});

test('law 2: a seat that is to act without a move is found', () => {
  assert.ok(brokenBy({ moves: (view) => (view.table.left === 4 ? [] : lots.moves(view)) }).includes(2));
});

test('law 2: a game that goes on after its end is found', () => {
  assert.deepEqual(brokenBy({ moves: (view) => (view.table.left === 0 ? [1] : lots.moves(view)) }), [2]);
});

test('law 2: an outcome before the end is found', () => {
  assert.deepEqual(brokenBy({ outcome: (table) => lots.outcome(table.left < 3 ? { ...table, left: 0 } : table) }), [2]);
});

test('law 3: a listed move that is refused is found', () => {
  assert.deepEqual(brokenBy({ refuse: (view, lot) => (lot === 5 ? { rule: 'L2' } : lots.refuse(view, lot)) }), [3]);
});

test('law 3: a move that is neither listed nor refused is found', () => {
  assert.deepEqual(brokenBy({ refuse: ({ table, seat }) => (table.turn === seat ? undefined : { rule: 'L1' }) }), [3]);
});

test('law 3: a listed move that cannot be played is found', () => {
  const play: Lots['play'] = (state, seat, lot, chance, tell) => {
    if (lot === 9) throw new Error('nobody thought of the 9');
    lots.play(state, seat, lot, chance, tell);
  };
  assert.deepEqual(brokenBy({ play }), [3]);
});

test('law 4: notation that does not round-trip, is shared by two moves or throws is found', () => {
  assert.deepEqual(
    brokenBy({ readMove: (text) => (lots.readMove(text) ?? 0) || undefined, writeMove: (lot) => String(lot % 12 || 1) }),
    [4],
  );
  const readMove: Lots['readMove'] = (text) => {
    if (text.length > 1000) throw new Error('too long');
    return lots.readMove(text);
  };
  assert.deepEqual(brokenBy({ readMove }), [4]);
});

test('laws 2 and 4: moves that are made ahead on one’s own turn, or cannot be written, are found', () => {
  assert.deepEqual(brokenBy({ ahead: ({ hand }) => hand }), [2]);
  assert.deepEqual(brokenBy({ ahead: ({ table, seat }) => (table.turn === seat ? [] : [99]) }), [4]);
});

test('laws 3 and 6: an order that does what is not legal, or knows more than its seat, is found', () => {
  assert.deepEqual(brokenBy({ orders: { any: { obey: () => 5 } } }), [3]);
  const real = new WeakSet<object>();
  const setup: Lots['setup'] = (options, seats, chance) => {
    const state = lots.setup(options, seats, chance);
    real.add(state.table);
    return state;
  };
  assert.deepEqual(brokenBy({ setup, orders: { any: { obey: ({ table, hand }) => hand.at(real.has(table) ? 0 : -1) } } }), [6]);
});

test('law 4: junk that reads as a move, and a second way to write one, are found', () => {
  assert.deepEqual(brokenBy({ readMove: (text) => lots.readMove(text === '' ? '1' : text) }), [4]);
  assert.deepEqual(brokenBy({ readMove: (text) => lots.readMove(text.trim()) }), [4]);
});

test('law 5: data that JSON would change is found', () => {
  const play: Lots['play'] = (state, seat, lot, chance, tell) => {
    lots.play(state, seat, lot, chance, tell);
    if (lot === 3 && state.table.found === 0) state.table.found = -0;
  };
  assert.deepEqual(brokenBy({ play }), [5]);
});

test('law 5: a state with a hole, or with one thing in two places, is found', () => {
  const hole: Lots['setup'] = (options, seats, chance) => {
    const state = lots.setup(options, seats, chance);
    state.box.length++;
    return state;
  };
  assert.deepEqual(brokenBy({ setup: hole }), [5]);
  const twice: Lots['setup'] = (options, seats, chance) => {
    const state = lots.setup(options, seats, chance);
    state.table.shown.fill(state.table.shown[0]!);
    return state;
  };
  assert.ok(brokenBy({ setup: twice, inventory: () => ({}) }).includes(5));
});

test('law 6: rules that know the true state from an imagined one are found', () => {
  const real = new WeakSet<object>();
  const setup: Lots['setup'] = (options, seats, chance) => {
    const state = lots.setup(options, seats, chance);
    real.add(state.table);
    return state;
  };
  const refuse: Lots['refuse'] = (view, lot) => lots.refuse(view, lot) && { rule: real.has(view.table) ? 'L1' : 'L2' };
  assert.deepEqual(brokenBy({ setup, refuse }), [6]);
  const moves: Lots['moves'] = (view) => (real.has(view.table) ? lots.moves(view) : lots.moves(view).toReversed());
  assert.deepEqual(brokenBy({ setup, moves }), [6]);
});

test('law 6: a view that cannot be imagined is found', () => {
  const imagine: Lots['imagine'] = (view, chance) => {
    if (view.table.left === 1) throw new Error('no deal fits');
    return lots.imagine(view, chance);
  };
  assert.deepEqual(brokenBy({ imagine }), [6]);
});

test('law 6: a hidden lot that is told without a reveal is found', () => {
  const play: Lots['play'] = (state, seat, lot, chance, tell) => lots.play(state, seat, lot, chance, { ...tell, reveal: tell.everyone });
  assert.deepEqual(brokenBy({ play }), [6]);
});

test('law 6: a bid drawn in secret is found when its drawer hears of it as of something known, or others hear of it', () => {
  const spoilt = (spoil: (tell: Tell<BidsEvent>) => Tell<BidsEvent>['reveal']) => {
    const play: Bids['play'] = (state, seat, bid, chance, tell) => bids.play(state, seat, bid, chance, { ...tell, reveal: spoil(tell) });
    return brokenIn(defineGame({ ...bids, play }));
  };
  assert.deepEqual(
    spoilt((tell) => (event, to) => (to === undefined ? tell.reveal(event) : tell.only(to, event))),
    [6],
  );
  assert.deepEqual(
    spoilt((tell) => (event, to) => void [tell.reveal(event, to), tell.everyone(event)]),
    [6],
  );
});

test('law 6: what all put down at once is found when the last to do so could take it back', () => {
  const play: Bids['play'] = (state, seat, bid, chance, tell) =>
    bids.play(state, seat, bid, chance, {
      ...tell,
      reveal: (event, to) => (to === undefined ? tell.everyone(event) : tell.reveal(event, to)),
    });
  assert.deepEqual(brokenIn(defineGame({ ...bids, play })), [6]);
});

test('law 6: an imagined state that does not fit the view is found', () => {
  const imagine: Lots['imagine'] = (view, chance) => {
    const state = lots.imagine(view, chance);
    state.hands[view.seat]?.reverse();
    return state;
  };
  assert.deepEqual(brokenBy({ imagine }), [6]);
});

test('law 7: a lot that gets lost is found', () => {
  const play: Lots['play'] = (state, seat, lot, chance, tell) => {
    lots.play(state, seat, lot, chance, tell);
    if (state.table.left === 2) state.box.pop();
  };
  assert.deepEqual(brokenBy({ play }), [7]);
});

test('law 8: an endless game, an undeclared ending, a missing outcome, a short ranking, a wrong winner and a wrong sum are found', () => {
  assert.deepEqual(brokenBy({ meta: { ...lots.meta, longest: () => 5 } }), [8]);
  assert.deepEqual(brokenBy({ meta: { ...lots.meta, endings: [] } }), [8]);
  assert.deepEqual(brokenBy({ outcome: () => undefined }), [8]);
  const short: Lots['outcome'] = (table) => {
    const outcome = lots.outcome(table);
    return outcome && { ...outcome, ranking: [outcome.winners] };
  };
  assert.deepEqual(brokenBy({ outcome: short }), [8]);
  const last: Lots['outcome'] = (table) => {
    const outcome = lots.outcome(table);
    return outcome && { ...outcome, winners: outcome.ranking.at(-1) ?? [] };
  };
  assert.deepEqual(brokenBy({ outcome: last }), [8]);
  const wrong: Lots['outcome'] = (table) => {
    const outcome = lots.outcome(table);
    return outcome && { ...outcome, breakdown: [] };
  };
  assert.deepEqual(brokenBy({ outcome: wrong }), [8]);
});

test('law 9: what goes wrong only when a second move in a row is taken back is found', () => {
  /** How often the remaining moves were played again since the last new move. */
  let again = 0;
  const outcome: Lots['outcome'] = (table) => {
    again = 0;
    return lots.outcome(table);
  };
  const play: Lots['play'] = (state, seat, lot, chance, tell) => {
    if (tell === quiet && state.table.left === 9 && ++again === 2) state.box.reverse();
    lots.play(state, seat, lot, chance, tell);
  };
  assert.ok(brokenBy({ outcome, play }).includes(9));
});
