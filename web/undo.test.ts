import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '#bots/random';
import { allOptions, FastChance, type Game, isRefusal, Match, numberedSeed, type Seat, UNDO, undoFrom } from '#engine';
import { games } from '#games';
import { retell, type SeenPly, type Sitter, seenBy, Teller, type ToClient, VERSION } from '#protocol';
import { Host } from './table/connection/host.ts';
import { mayTakeBack } from './table/remaining.ts';

const GAMES_EACH = 8;

/** What somebody might enter next: a move, or something taken back, which everyone agreed to if it was not the last move of their own. */
function next(match: Match, chance: FastChance): readonly [Seat, string] {
  const from = match.ply - chance.below(6);
  if (chance.below(25) === 0 && match.canUndoFrom(from)) return [chance.below(match.seats), undoFrom(from)];
  const undoer = chance.below(3) === 0 ? seatsOf(match).find((seat) => match.canUndo(seat)) : undefined;
  if (undoer !== undefined) return [undoer, UNDO];
  return moveOf(match, chance);
}

function moveOf(match: Match, chance: FastChance): readonly [Seat, string] {
  const seat = chance.pick(match.toAct());
  return [seat, chance.pick(match.legal(seat))];
}

const seatsOf = ({ seats }: Match): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Random games with every number of seats and any options. */
function* matches(game: Game, chance: FastChance): Generator<Match> {
  const { min, max } = game.meta.seats;
  for (let n = 0; n < GAMES_EACH; n++) {
    const seats = min + (n % (max - min + 1));
    yield new Match(game, chance.pick(allOptions(game, seats)), seats, numberedSeed(7, n));
  }
}

/** Whether some moves of a game cannot be taken back: not where there is no luck and no secret after the set-up. */
const IS_FIXING: ReadonlyMap<string, boolean> = new Map([
  ['ugo', true],
  ['king-of-the-dice', true],
  ['patchistory', true],
  ['medina', false],
]);

for (const game of games) {
  test(`${game.meta.id}: taking back is offered exactly when it is possible, and only the mover is told that it is not`, () => {
    const chance = new FastChance(7);
    const offers = new Set<boolean>();
    let fixed = 0;
    for (const match of matches(game, chance)) {
      const teller = new Teller(match);
      const logs = seatsOf(match).map((): SeenPly[] => []);
      while (!match.isOver) {
        const played = match.submit(...next(match, chance), { agreed: true });
        assert.ok(!isRefusal(played));
        const telling = teller.tell(match, played);
        if (played.fixed) fixed++;
        assert.ok(!('fixed' in seenBy(telling, {})), 'whoever looks on');
        for (const [seat, log] of logs.entries()) {
          const seen = seenBy(telling, { seat });
          assert.equal('fixed' in seen, played.fixed && played.seat === seat);
          log.push(seen);
          const offered: boolean = !match.isOver && mayTakeBack(log) === seat;
          assert.equal(offered, match.canUndo(seat), `seat ${seat}, entry ${match.ply}, seed ${match.seed}`);
          offers.add(offered);
        }
      }
      for (const [seat, log] of logs.entries()) {
        const { plies } = retell(Match.atSetup(game, match), match.plies, { seat });
        assert.deepEqual(
          plies.map((seen) => seen.fixed),
          log.map((seen) => seen.fixed),
        );
      }
    }
    assert.equal(offers.size, 2);
    assert.equal(fixed > 0, IS_FIXING.get(game.meta.id) ?? fixed > 0);
  });

  test(`${game.meta.id}: at one screen taking back is offered exactly when somebody there can do it`, () => {
    const chance = new FastChance(8);
    const [match] = matches(game, chance);
    assert.ok(match);
    const { options, rules, seed } = match;
    const seats: Sitter[] = seatsOf(match).map((seat) => ({ kind: 'person', name: `seat ${seat}` }));
    const log: SeenPly[] = [];
    let welcome: (ToClient & { kind: 'welcome' }) | undefined;
    const hear = (message: ToClient) => {
      assert.notEqual(message.kind, 'refused');
      if (message.kind === 'ply') log.push(structuredClone(message));
      if (message.kind === 'welcome') welcome = structuredClone(message);
    };
    const id = 'x';
    const local = { id, game: game.meta.id, rules, options, seats, seed, plies: [], over: false, at: 0 };
    const host = new Host(game, [random], local, 1, hear, () => undefined);
    while (!match.isOver) {
      const possible: Seat[] = seatsOf(match).filter((seat) => match.canUndo(seat));
      assert.deepEqual(
        [mayTakeBack(log)].filter((by) => by !== undefined),
        possible,
      );
      const [seat, text] = chance.below(3) === 0 && possible[0] !== undefined ? ([possible[0], UNDO] as const) : moveOf(match, chance);
      // What is taken back from behind the curtain, nobody in particular takes back.
      host.sit(text === UNDO && chance.below(2) === 0 ? undefined : seat);
      host.hear({ v: VERSION, kind: 'move', table: id, ply: match.ply, move: text });
      match.submit(seat, text);
      assert.equal(log.length, match.ply);
    }
    host.sit(undefined);
    host.hear({ v: VERSION, kind: 'join', table: id, since: 0 });
    assert.deepEqual(
      welcome?.plies.map((seen) => seen.fixed),
      log.map((seen) => seen.fixed),
    );
  });
}
