import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applied, clone, FastChance, isRefusal, Match, numberedSeed, type Ply, readOptions, type Seat, UNDO, undoFrom } from '#engine';
import { games } from '#games';
import { isPrivate, retell, type SeenPly, type Sight, seenBy, sightOf, Teller } from './index.ts';

interface Heard {
  readonly start: Sight;
  readonly plies: SeenPly[];
  sight: Sight;
}

/** A random game that is told as it goes on, with moves taken back now and then; `each` looks in after every entry. */
function play(
  match: Match,
  chance: FastChance,
  each?: (heard: ReadonlyMap<Seat | undefined, Heard>) => void,
): ReadonlyMap<Seat | undefined, Heard> {
  const teller = new Teller(match);
  const eyes = [undefined, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  const heard = new Map(
    eyes.map((seat) => {
      const start = clone(sightOf(match, seat));
      return [seat, { start, plies: [] as SeenPly[], sight: start }];
    }),
  );
  const submit = (seat: Seat, text: string) => {
    const played = match.submit(seat, text, { agreed: true });
    assert.ok(!isRefusal(played));
    const telling = teller.tell(match, played);
    for (const [eye, one] of heard) {
      // All who are told nothing of their own hear the same.
      const seen = seenBy(telling, eye !== undefined && isPrivate(telling, eye) ? { seat: eye } : {});
      assert.deepEqual(seen, seenBy(telling, { seat: eye }));
      one.plies.push(JSON.parse(JSON.stringify(seen)));
      one.sight = applied(one.sight, seen.change);
    }
    each?.(heard);
  };
  while (!match.isOver) {
    const seat = chance.pick(match.toAct());
    submit(seat, chance.pick(match.legal(seat)));
    if (chance.below(5) === 0 && match.canUndo(seat)) submit(seat, UNDO);
    const from = match.ply - chance.below(6);
    if (chance.below(25) === 0 && match.canUndoFrom(from)) submit(chance.below(match.seats), undoFrom(from));
  }
  return heard;
}

/** One random game of every game with every number of seats. */
function* matches(n: number): Generator<Match> {
  for (const game of games) {
    for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
      const options = readOptions(game, seats, {});
      assert.ok(typeof options !== 'string');
      yield new Match(game, options, seats, numberedSeed(n, seats));
    }
  }
}

test('a log that is retold is what was told when it happened, from any entry on', () => {
  const chance = new FastChance(8);
  for (const match of matches(8)) {
    for (const [seat, { start, plies, sight }] of play(match, chance)) {
      assert.deepEqual(sight, sightOf(match, seat));
      for (const since of [0, chance.below(match.ply), match.ply]) {
        const again = retell(Match.atSetup(match.game, match), match.plies, { seat }, since);
        assert.deepEqual(again.start, start);
        assert.deepEqual(JSON.parse(JSON.stringify(again.plies)), plies.slice(since));
      }
    }
  }
});

test('a log is retold up to the first entry that is refused', () => {
  const [match] = matches(9);
  assert.ok(match);
  play(match, new FastChance(9));
  const log: Ply[] = [...match.plies.slice(0, 4), [0, 'junk'], ...match.plies.slice(4)];
  const again = () => Match.atSetup(match.game, match);
  assert.deepEqual(retell(again(), log, {}), retell(again(), match.plies.slice(0, 4), {}));
});
