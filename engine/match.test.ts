import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kingOfTheDice as king } from '#games/king-of-the-dice';
import { ugo } from '#games/ugo';
import { bids } from './bids.example.ts';
import { defineGame, FastChance, type Game, isRefusal, isUndo, Match, numberedSeed, readOptions, readRecord, undoFrom } from './index.ts';
import { lots } from './lots.example.ts';

const game = defineGame(lots);
const gameOf = (id: string) => (id === 'lots' ? game : undefined);

function start(n = 1, seats = 2): Match {
  return new Match(game, { high: true }, seats, numberedSeed(5, n));
}

/** Plays each seat's first legal move until the given ply, or the end. */
function playOn(match: Match, until = Number.POSITIVE_INFINITY): Match {
  while (!match.isOver && match.ply < until) {
    const [seat] = match.toAct() as [number];
    match.submit(seat, match.legal(seat)[0]!);
  }
  return match;
}

test('a refused move changes nothing', () => {
  const match = start();
  const before = JSON.stringify([match.state, match.plies]);
  for (const [seat, text, rule] of [
    [0, 'junk', 'E1'],
    [1, String(match.view(1).hand).split(',')[0]!, 'L1'],
    [0, String(match.view(1).hand).split(',')[0]!, 'L2'],
    [0, 'undo', 'E3'],
  ] as const) {
    const result = match.submit(seat, text);
    assert.ok(isRefusal(result));
    assert.equal(result.rule, rule);
  }
  assert.equal(JSON.stringify([match.state, match.plies]), before);
});

test('after the end every move is refused', () => {
  const match = playOn(start());
  assert.deepEqual(match.submit(0, '1'), { rule: 'E2' });
  for (const seat of [0, 1]) assert.deepEqual(match.submit(seat, 'undo'), { rule: 'E3' });
  assert.ok(match.isOver);
});

test('undo takes back the own last move, as an entry of the log', () => {
  const match = start();
  const before = JSON.stringify(match.state);
  const text = match.legal(0).find((lot) => lot !== '12') as string;
  match.submit(0, text);
  assert.equal(match.canUndo(1), false);
  assert.deepEqual(match.submit(1, 'undo'), { rule: 'E3' });
  const undone = match.submit(0, 'undo');
  assert.ok(!isRefusal(undone) && undone.ply === 2);
  assert.equal(JSON.stringify(match.state), before);
  assert.deepEqual(match.plies, [
    [0, text],
    [0, 'undo'],
  ]);
});

test('an entry says whether chance or a reveal has fixed it', () => {
  const match = start();
  const seen = new Set<string>();
  while (!match.isOver) {
    const [seat] = match.toAct() as [number];
    const played = match.submit(seat, match.legal(seat).at(-1) as string);
    assert.ok(!isRefusal(played));
    assert.equal(played.fixed, played.text === '12', played.text);
    assert.equal(match.canUndo(seat), !played.fixed && !match.isOver);
    seen.add(String(played.fixed));
  }
  assert.deepEqual([...seen].sort(), ['false', 'true'], 'lot 12 turns up another one');
});

test('moves are taken back one after the other, however many, and other moves follow', () => {
  const chance = new FastChance(4);
  const match = new Match(ugo, { rounds: 2, pool: 'full' }, 4, numberedSeed(5, 1));
  /** Who made each remaining move, and the state before it. */
  const remaining: { seat: number; before: string }[] = [];
  let deepest = 0;
  for (let leg = 0; leg < 30; leg++) {
    for (let n = chance.below(40); n > 0 && !match.isOver; n--) {
      const [seat] = match.toAct() as [number];
      remaining.push({ seat, before: JSON.stringify(match.state) });
      match.submit(seat, chance.pick(match.legal(seat)));
    }
    let depth = 0;
    for (let n = chance.below(40); n > 0; n--) {
      const last = remaining.at(-1);
      if (!last || !match.canUndo(last.seat)) break;
      remaining.pop();
      match.submit(last.seat, 'undo');
      assert.equal(JSON.stringify(match.state), last.before);
      deepest = Math.max(deepest, ++depth);
    }
  }
  assert.ok(deepest > 20, String(deepest));
  const { options, seats, plies } = match;
  const again = Match.replay(ugo, { rules: 1, options, seats, seed: numberedSeed(5, 1), plies });
  assert.ok(again instanceof Match);
  assert.equal(JSON.stringify(again.state), JSON.stringify(match.state));
});

test('undo is refused once something was revealed, and once somebody else has moved', () => {
  let revealed = 0;
  for (let n = 0; n < 40; n++) {
    const match = start(n);
    if (match.legal(0).includes('12')) {
      revealed++;
      match.submit(0, '12');
      assert.deepEqual(match.submit(0, 'undo'), { rule: 'E3' });
    } else {
      playOn(match, 2);
      assert.deepEqual(match.submit(0, 'undo'), { rule: 'E3' });
    }
  }
  assert.ok(revealed > 0);
});

test('what only one seat is shown cannot be taken back, and only that seat is told', () => {
  const match = new Match(defineGame(bids), {}, 3, numberedSeed(5, 1));
  const drawn = match.submit(1, '0');
  assert.ok(!isRefusal(drawn));
  assert.deepEqual(
    drawn.told.map(({ to, event }) => [to, event.kind]),
    [
      [undefined, 'drawing'],
      [1, 'drawn'],
    ],
  );
  assert.deepEqual(match.submit(1, 'undo'), { rule: 'E3' });
  match.submit(1, match.legal(1)[0]!);
  assert.ok(!isRefusal(match.submit(1, 'undo')));
  assert.deepEqual(match.submit(1, 'undo'), { rule: 'E3' });
});

test('of those who play at once, whoever moved last may undo; the others may not until that is taken back', () => {
  const match = new Match(defineGame(bids), {}, 3, numberedSeed(5, 1));
  const may = () => [0, 1, 2].map((seat) => match.canUndo(seat));
  const putDown = (seat: number) => match.submit(seat, match.legal(seat)[0]!);
  putDown(2);
  assert.deepEqual(may(), [false, false, true]);
  putDown(0);
  assert.deepEqual(match.toAct(), [1]);
  assert.deepEqual(may(), [true, false, false]);
  assert.deepEqual(match.submit(2, 'undo'), { rule: 'E3' });
  match.submit(0, 'undo');
  assert.deepEqual(may(), [false, false, true]);
  match.submit(2, 'undo');
  assert.deepEqual(match.toAct(), [0, 1, 2]);
  for (const seat of [1, 2, 0]) putDown(seat);
  assert.deepEqual(may(), [false, false, false]);
});

test('the record shows the seed only when the game is over, and gives the game back', () => {
  const match = start();
  playOn(match, 3);
  assert.equal(match.record().seed, undefined);
  playOn(match);
  const record = JSON.parse(JSON.stringify(match.record()));
  assert.equal(record.seed, match.seed);
  const read = readRecord(record, gameOf);
  assert.ok(typeof read === 'object');
  const again = Match.fromRecord(game, read.record);
  assert.ok(again instanceof Match);
  assert.equal(JSON.stringify(again.state), JSON.stringify(match.state));
});

test('a match keeps the rules it began with: in its state, after an undo, in its record and when it is played on', () => {
  const versions: number[] = [];
  const later: Game = {
    ...game,
    meta: { ...game.meta, rules: 2 },
    setup(options, seats, chance, rules = 2) {
      versions.push(rules);
      return game.setup(options, seats, chance);
    },
  };
  const match = new Match(later, { high: true }, 2, numberedSeed(5, 1), { rules: 1 });
  match.submit(match.toAct()[0]!, match.legal(match.toAct()[0]!)[0]!);
  assert.ok(!isRefusal(match.submit(0, undoFrom(1), { agreed: true })));
  const read = readRecord(playOn(match).record(), () => later);
  assert.ok(typeof read === 'object');
  const { record } = read;
  assert.equal(record.rules, 1);
  assert.ok(Match.fromRecord(later, record) instanceof Match);
  assert.deepEqual(versions, [1, 1, 1, 1]);
  new Match(later, { high: true }, 2, numberedSeed(5, 1));
  assert.deepEqual(versions.at(-1), 2, 'a new one takes the newest');
  assert.equal(
    readRecord({ ...record, rules: 3 }, () => later),
    'rules version 3 of lots is unknown (known: 1 to 2)',
  );
});

test('a replay names the first wrong ply', () => {
  const record = playOn(start()).record();
  const plies = record.plies.map((ply, i) => (i === 3 ? ([ply[0], '0'] as const) : ply));
  assert.deepEqual(Match.fromRecord(game, { ...record, plies }), { ply: 4, refusal: { rule: 'E1', text: '0' } });
});

test('a broken record is refused with a sentence that names what is wrong', () => {
  const good = JSON.parse(JSON.stringify(playOn(start()).record()));
  for (const [change, words] of [
    [{ format: 'x' }, /format/],
    [{ game: 'chess' }, /unknown game "chess"/],
    [{ rules: 9 }, /rules version 9/],
    [{ seats: 7 }, /2 to 3 seats/],
    [{ options: { high: 3 } }, /option "high" must be one of true, false/],
    [{ options: { low: 1 } }, /no option "low"/],
    [{ commit: 'zz' }, /commit/],
    [{ seed: 'zz' }, /seed/],
    [{ plies: {} }, /plies/],
    [
      {
        plies: [
          [0, '1'],
          [9, '2'],
        ],
      },
      /ply 2/,
    ],
  ] as const) {
    const read = readRecord({ ...good, ...change }, gameOf);
    assert.equal(typeof read, 'string');
    assert.match(read as string, words);
  }
  for (const junk of [undefined, null, 3, [], 'x']) assert.equal(typeof readRecord(junk, gameOf), 'string');
});

test('options are filled in from the schema and checked against it', () => {
  assert.deepEqual(readOptions(game, 2, {}), { high: true });
  assert.match(readOptions(game, 1, {}) as string, /2 to 3 seats, not 1/);
  assert.match(readOptions(game, 2, { __proto__: null, constructor: 1 }) as string, /no option "constructor"/);
});

test('what everyone agreed to take back is an entry that names the first move taken back', () => {
  const match = new Match(ugo, readOptions(ugo, 3, {}) as Record<string, number>, 3, numberedSeed(5, 2));
  playOn(match, 2);
  const before = JSON.stringify(match.state);
  playOn(match, 6);
  const after = JSON.stringify([match.state, match.plies]);
  const no = { rule: 'E3' };
  assert.deepEqual(match.submit(0, undoFrom(3)), no, 'nobody agreed');
  for (const wrong of [7, 99]) assert.deepEqual(match.submit(0, undoFrom(wrong), { agreed: true }), no, 'it does not stand');
  for (const junk of ['undo 0', 'undo 03', 'undo -1', 'undo 1.5', 'undo ', 'undo 3 4', 'undo 9999999999']) {
    assert.equal(isUndo(junk), false);
    assert.ok(isRefusal(match.submit(0, junk, { agreed: true })), junk);
  }
  assert.equal(JSON.stringify([match.state, match.plies]), after);

  const undone = match.submit(1, undoFrom(3), { agreed: true });
  assert.ok(!isRefusal(undone));
  assert.deepEqual(undone, { ply: 7, seat: 1, text: 'undo 3', told: [{ event: { kind: 'undo', seat: 1, from: 3 } }], fixed: false });
  assert.equal(JSON.stringify(match.state), before);
  assert.deepEqual(match.submit(0, undoFrom(4), { agreed: true }), no, 'it stands no more');
  assert.ok(match.canUndoFrom(2) && !match.canUndoFrom(3));
  playOn(match);
  const again = Match.fromRecord(ugo, match.record());
  assert.ok(again instanceof Match);
  assert.equal(JSON.stringify(again.state), JSON.stringify(match.state));
  assert.deepEqual(match.submit(0, undoFrom(1), { agreed: true }), no, 'a finished game stays finished');
});

test('what is drawn again after everyone took it back is new luck, and can be checked', () => {
  const faces = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const match = new Match(king, readOptions(king, 2, {}) as Record<string, number>, 2, numberedSeed(9, n));
    const [seat] = match.toAct() as [number];
    const roll = match.legal(seat)[0]!;
    match.submit(seat, roll);
    const first = JSON.stringify(match.state);
    match.submit(1 - seat, undoFrom(1), { agreed: true });
    match.submit(seat, roll);
    faces.add(JSON.stringify(match.state) === first ? 'same' : 'other');
    const { options, plies } = match;
    const again = Match.replay(king, { rules: 1, options, seats: 2, seed: numberedSeed(9, n), plies });
    assert.ok(again instanceof Match);
    assert.deepEqual(again.state, match.state);
  }
  assert.ok(faces.has('other'));
});

test('a game that was given up shows its seed with the forfeit, and one that goes on shows neither', () => {
  const match = playOn(start(), 2);
  assert.deepEqual(Object.keys(match.record()), ['format', 'game', 'rules', 'options', 'seats', 'commit', 'plies']);
  const forfeit = { seat: 1, why: 'resigned' } as const;
  const record = match.record({ forfeit });
  assert.deepEqual([record.seed, record.forfeit], [match.seed, forfeit]);
  assert.deepEqual(readRecord(JSON.parse(JSON.stringify(record)), gameOf), { record, game });
  const off = match.record({ forfeit, calledOff: true });
  assert.deepEqual([off.forfeit, off.calledOff], [forfeit, true]);
  assert.deepEqual(readRecord(JSON.parse(JSON.stringify(off)), gameOf), { record: off, game });
  for (const wrong of [
    { ...off, calledOff: 1 },
    { ...off, forfeit: undefined },
  ])
    assert.equal(typeof readRecord(wrong, gameOf), 'string');
});
