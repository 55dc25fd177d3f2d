import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitTo, defineGame, type GameRecord, Match, numberedSeed, verifyRecord, writeSeed } from './index.ts';
import { lots } from './lots.example.ts';

const game = defineGame(lots);
const whole = playOut(new Match(game, { high: true }, 2, numberedSeed(5, 1)));
const record = whole.record();
const other = numberedSeed(5, 2);
const branches = [{ at: 2, seed: writeSeed(other) }];

function playOut(match: Match, until = Number.POSITIVE_INFINITY): Match {
  while (!match.isOver && match.ply < until) {
    const [seat] = match.toAct() as [number];
    match.submit(seat, match.legal(seat)[0]!);
  }
  return match;
}

test('a whole game holds', () => {
  assert.deepEqual(verifyRecord(game, record), { kind: 'holds' });
  assert.deepEqual(verifyRecord(game, record, whole.commit), { kind: 'holds' });
});

test('the seed must be the sealed one: that of the record, or the one that was shown before', () => {
  const { commit } = record;
  const sealed = commitTo(other);
  assert.deepEqual(verifyRecord(game, { ...record, commit: sealed }), { kind: 'other seed', commit, sealed });
  assert.deepEqual(verifyRecord(game, record, sealed), { kind: 'other seed', commit, sealed });
  assert.equal(verifyRecord(game, { ...record, seed: writeSeed(other) }).kind, 'other seed');
  const forged = verifyRecord(game, { ...record, seed: writeSeed(other), commit: sealed });
  assert.equal(forged.kind, 'illegal', 'another deal, and other lots');
});

test('the first entry that the rules refuse is named', () => {
  const plies = record.plies.map((ply, i) => (i === 2 ? ([ply[0], 'junk'] as const) : ply));
  assert.deepEqual(verifyRecord(game, { ...record, plies }), { kind: 'illegal', ply: 3, refusal: { rule: 'E1', text: 'junk' } });
  const tooMany = [...record.plies, [0, '1'] as const];
  assert.deepEqual(verifyRecord(game, { ...record, plies: tooMany }), { kind: 'illegal', ply: tooMany.length, refusal: { rule: 'E2' } });
});

test('a game that stops before its end says who gave up, and can have done so', () => {
  const plies = record.plies.slice(0, 3);
  assert.deepEqual(verifyRecord(game, { ...record, plies }), { kind: 'unfinished', ply: 4 });
  const seat = 1;
  for (const [forfeit, kind] of [
    [{ seat, why: 'time' }, 'holds'],
    [{ seat: 0, why: 'time' }, 'no forfeit'],
    [{ seat: 0, why: 'resigned' }, 'holds'],
  ] as const) {
    assert.equal(verifyRecord(game, { ...record, plies, forfeit }).kind, kind);
    assert.deepEqual(verifyRecord(game, { ...record, forfeit }), { kind: 'no forfeit', forfeit }, 'it was over');
  }
});

test('a game is called off only while somebody has not moved', () => {
  const calledOff = true;
  const forfeit = { seat: 1, why: 'resigned' } as const;
  const after = (plies: GameRecord['plies']) => verifyRecord(game, { ...record, plies, forfeit, calledOff }).kind;
  const all = record.plies.findIndex(([seat]) => seat !== record.plies[0]?.[0]) + 1;
  assert.deepEqual(
    [0, all - 1, all].map((n) => after(record.plies.slice(0, n))),
    ['holds', 'holds', 'no forfeit'],
  );
});

test('a branch is told as one when all the rest holds, and not before', () => {
  const match = Match.atSetup(game, { ...record, branches });
  match.playLog(record.plies.slice(0, 2));
  const went = playOut(match).record();
  assert.deepEqual(verifyRecord(game, went), { kind: 'branch', ply: 2 });
  assert.equal(verifyRecord(game, { ...went, plies: went.plies.slice(0, 4) }).kind, 'unfinished');
  assert.equal(verifyRecord(game, { ...went, plies: [...went.plies, [0, 'junk']] }).kind, 'illegal');
});
