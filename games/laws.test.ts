/** Every game keeps the nine laws, at every seat count, with every option and by every version of its rules. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { after, describe, test } from 'node:test';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { allOptions, checkLaws, type Game, type LawReport, type LawRun, Match, readRecord } from '#engine';
import { gameOf, games } from './index.ts';

const SEEDS = 500;
/** Of versions of the rules that no new game is played by. */
const OLDER_SEEDS = 60;

/** Games that are checked over another number of seeds, or over as many for each value of an option. */
const RUNS: Readonly<Record<string, { readonly seeds?: number; readonly each?: string }>> = {
  medina: { each: 'edition' },
  patchistory: { seeds: 200 },
};

/** Threads that have nothing to do, by the game they know: each runs this very file, and is quickest with one game. */
const idle: Record<string, Worker[]> = Object.fromEntries(games.map(({ meta }) => [meta.id, []]));

/** On a thread of its own: the laws are most of the work of all tests. */
async function checkApart(id: string, run: LawRun): Promise<LawReport> {
  const worker = idle[id]?.pop() ?? new Worker(new URL(import.meta.url));
  worker.postMessage({ id, ...run });
  const [report] = await once(worker, 'message');
  idle[id]?.push(worker);
  return report;
}

if (isMainThread) {
  checkGames();
  checkRecords();
} else {
  parentPort?.on('message', ({ id, ...run }) => parentPort?.postMessage(checkLaws(gameOf(id) as Game, run)));
}

function checkGames(): void {
  describe('the laws', { concurrency: availableParallelism() }, () => {
    after(() =>
      Promise.all(
        Object.values(idle)
          .flat()
          .map((worker) => worker.terminate()),
      ),
    );
    for (const game of games) {
      const { id, seats, endings } = game.meta;
      const { seeds = SEEDS, each } = RUNS[id] ?? {};
      for (let count = seats.min; count <= seats.max; count++) {
        for (const value of new Set(allOptions(game, count).map((options) => each && options[each]))) {
          const what = [id, ...(each ? [each, value] : [])].join(' ');
          const options = each && value !== undefined ? { [each]: value } : {};
          for (let rules = game.meta.rules; rules > 0; rules--) {
            const isNewest = rules === game.meta.rules;
            const played = isNewest ? seeds : Math.min(seeds, OLDER_SEEDS);
            const version = isNewest ? '' : ` by rules version ${rules}`;
            test(`${what} keeps the laws with ${count} seats over ${played} seeds${version}`, async () => {
              const report = await checkApart(id, { seats: count, games: played, seed: 2026, rules, options });
              assert.deepEqual(report.broken, []);
              assert.equal(
                Object.values(report.endings).reduce((sum, n) => sum + n, 0),
                played,
              );
              for (const ending of Object.keys(report.endings)) assert.ok(endings.includes(ending));
            });
          }
        }
      }
    }
  });
}

function checkRecords(): void {
  for (const game of games) {
    const { id, seats, endings } = game.meta;
    test(`each ending and each seat count of ${id} is reached by a recorded game`, () => {
      const folder = new URL(`./${id}/replays/`, import.meta.url);
      const reached = new Set<string | number | undefined>();
      for (const file of readdirSync(folder)) {
        const read = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')).record, gameOf);
        assert.ok(typeof read === 'object', `${file}: ${read}`);
        const match = Match.fromRecord(game, read.record);
        assert.ok(match instanceof Match, file);
        reached.add(match.seats).add(match.outcome()?.ending);
      }
      for (const ending of endings) assert.ok(reached.has(ending), `no recorded game ends by "${ending}"`);
      for (let count = seats.min; count <= seats.max; count++) assert.ok(reached.has(count), `no recorded game has ${count} seats`);
    });
  }
}
