import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match, readSeed, UNDO } from '#engine';
import { recordedGames } from '#tools/recorded';
import { mustBegin, owesTea } from './duty.ts';
import { medina } from './index.ts';
import { readMove } from './notation.ts';
import { EDITIONS, type MedinaView, type Move, SUPPLY } from './pieces.ts';
import { refuse } from './refuse.ts';

const { names, replay, all } = recordedGames(medina);

for (const name of names) test(`[M11.1] the recorded game "${name}" ends as it did`, () => void replay(name));

test('[M1.1] [M11.1] a game is recorded for every version of the rules, edition, number of seats and way to end', () => {
  const games = all();
  for (let rules = 1; rules <= medina.meta.rules; rules++) {
    for (const edition of EDITIONS) {
      for (const seats of Object.keys(SUPPLY[edition]).map(Number)) {
        for (const ending of medina.meta.endings) {
          const found = games.some(
            ({ match, outcome }) =>
              match.rules === rules && match.options.edition === edition && match.seats === seats && outcome.ending === ending,
          );
          assert.ok(found, `no game of ${edition} with ${seats} seats ends by "${ending}" in version ${rules}`);
        }
      }
    }
  }
});

test('[M3.4] a recorded game of version 1 holds though version 2 would refuse it', () => {
  const { rules, options, seats, seed, plies } = replay('shared-victory').match;
  assert.equal(rules, 1);
  const later = Match.replay(medina, { rules: 2, options, seats, seed: readSeed(seed)!, plies });
  assert.deepEqual(later, { ply: 132, refusal: { rule: 'M3.4' } });
});

/** What was to be done before each ply of a recorded game of version 2, and what was done. */
function replayed(name: string, see: (view: MedinaView, text: string) => void): void {
  const { rules, options, seats, seed, plies } = replay(name).match;
  assert.equal(rules, 2);
  const match = new Match(medina, options, seats, readSeed(seed)!, { rules });
  for (const [seat, text] of plies) {
    see(match.view(seat) as MedinaView, text);
    match.submit(seat, text);
  }
}

test('[M10.2] tea is owed in the game that is named for it', () => {
  let owed = 0;
  replayed('rules-2-forced-tea', ({ table }, text) => {
    if (!owesTea(table)) return;
    owed++;
    assert.equal(text, 'tea');
  });
  assert.ok(owed > 0);
});

test('[M3.7] a building makes room for the roof that is owed in the game that is named for it', () => {
  const begun: string[] = [];
  replayed('rules-2-building-then-roof', ({ table }, text) => {
    if (begun.length % 2 === 1 || mustBegin(table) !== 0) begun.push(text);
  });
  assert.ok(begun.length > 0 && begun.every((text, i) => text.startsWith(i % 2 === 0 ? 'b ' : 'r ')));
});

test('[M3.4] a roof that would end the turn waits for a building in the game that is named for it', () => {
  let waited = 0;
  replayed('rules-2-roof-waits', (view, text) => {
    const [letter, colour] = text.split(' ');
    if (letter === 'b' && refuse(view, readMove(`r ${colour}`) as Move)?.rule === 'M3.4') waited++;
  });
  assert.ok(waited > 0);
});

test('[M1.4] a lean second edition is recorded, without a row for the well', () => {
  for (const name of ['lean-second', 'rules-2-lean-second']) {
    const { match, outcome } = replay(name);
    assert.deepEqual([match.options.well, match.options.tea, match.options.gifts], ['off', 'off', 'off']);
    assert.ok(!outcome.breakdown.some(({ what }) => what === 'well'));
  }
});

test('[M11.4] a victory is shared in the game that is named for it', () => {
  const { outcome } = replay('shared-victory');
  assert.ok(outcome.winners.length > 1);
  assert.deepEqual(outcome.ranking[0], outcome.winners);
});

test('[M3.1] pieces are taken back inside a turn in the game that is named for it', () => {
  assert.ok(replay('undo').match.plies.some(([, text]) => text === UNDO));
});
