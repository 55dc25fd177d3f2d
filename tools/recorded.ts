/** Whole recorded games, for tests: each must replay, to the byte, to the outcome that stands beside it. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { type Game, Match, type Outcome, type Played, readRecord, readSeed } from '#engine';

export interface Replayed {
  readonly match: Match;
  readonly outcome: Outcome;
  readonly played: readonly Played[];
}

/** Their names, and a way to replay one; `each` sees the match after every entry. */
export function recordedGames(game: Game) {
  const folder = new URL(`../games/${game.meta.id}/replays/`, import.meta.url);
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  function replay(name: string, each: (entry: Played, match: Match) => void = () => undefined): Replayed {
    const file = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    const read = readRecord(file.record, (id) => (id === game.meta.id ? game : undefined));
    if (typeof read === 'string') assert.fail(read);
    assert.ok(readSeed(read.record.seed), 'a recorded game is over and shows its seed');
    const played: Played[] = [];
    const match = Match.fromRecord(game, read.record, (entry, now) => {
      played.push(entry);
      each(entry, now);
    });
    if (!(match instanceof Match)) assert.fail(`ply ${match.ply}: ${JSON.stringify(match.refusal)}`);
    const outcome = match.outcome();
    assert.ok(outcome, 'a recorded game is played to its end');
    assert.equal(JSON.stringify(outcome), JSON.stringify(file.outcome));
    assert.equal(JSON.stringify(match.record()), JSON.stringify(file.record));
    return { match, outcome, played };
  }
  return { names, replay, all: () => names.map((name) => replay(name)) };
}
