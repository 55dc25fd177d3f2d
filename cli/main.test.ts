import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, run } from './tests/shell.ts';

const COMMANDS = ['serve', 'simulate', 'replay', 'verify', 'laws', 'duel', 'balance', 'list', 'admin'];

test('help names every command, and each command explains itself', () => {
  const { code, out } = run(['--help']);
  assert.equal(code, 0);
  for (const command of COMMANDS) assert.match(out, new RegExp(`^  ${command} `, 'm'));
  for (const command of COMMANDS) {
    const help = run([command, '--help']);
    assert.equal(help.code, 0);
    assert.match(help.out, new RegExp(`^royaumes ${command}`));
  }
});

test('list tells games, seats, options and bots as JSON', () => {
  const { code, out } = run(['list']);
  assert.equal(code, 0);
  const { games } = JSON.parse(out);
  const ugo = games.find(({ id }: { id: string }) => id === 'ugo');
  assert.deepEqual(ugo.seats, { min: 2, max: 4 });
  assert.deepEqual(ugo.options.rounds, { values: [1, 2, 3, 4], default: 4 });
  assert.ok(ugo.bots.includes('random') && ugo.bots.includes('greedy'));
});

for (const { given, says } of [
  { given: [], says: /which command/ },
  { given: ['dance'], says: /unknown command "dance" \(commands: serve, / },
  { given: ['simulate'], says: /usage: royaumes simulate GAME/ },
  { given: ['simulate', 'chess'], says: /unknown game "chess" \(games: ugo/ },
  { given: ['simulate', 'ugo', 'more'], says: /did not expect "more"/ },
  { given: ['simulate', 'ugo', '--seats', '5'], says: /2 to 4 seats, not 5/ },
  { given: ['simulate', 'ugo', '--seats', 'two'], says: /2 to 4 seats, not two/ },
  { given: ['simulate', 'ugo', '--seats', '0x2'], says: /2 to 4 seats, not 0x2/ },
  { given: ['simulate', 'ugo', '--seats', ''], says: /2 to 4 seats, not ""/ },
  { given: ['simulate', 'ugo', '--games', '0'], says: /--games must be a whole number of at least 1, not "0"/ },
  { given: ['simulate', 'ugo', '--games', '1.5'], says: /--games .* not "1.5"/ },
  { given: ['simulate', 'ugo', '--seed', '-1'], says: /'--seed'/ },
  { given: ['simulate', 'ugo', '--options', 'rounds'], says: /key=value\[,key=value\], not "rounds"/ },
  { given: ['simulate', 'ugo', '--options', 'rounds=9'], says: /"rounds" must be one of 1, 2, 3, 4, not "9"/ },
  { given: ['simulate', 'ugo', '--options', 'rounds=1=2'], says: /"rounds" must be one of 1, 2, 3, 4, not "1=2"/ },
  { given: ['simulate', 'ugo', '--options', 'colour=red'], says: /no option "colour" \(it has: rounds, pool\)/ },
  { given: ['simulate', 'ugo', '--options', '__proto__=1'], says: /no option/ },
  { given: ['simulate', 'ugo', '--seats', '3', '--options', 'pool=twelve'], says: /"pool" is for 2 seats only/ },
  { given: ['simulate', 'patchistory', '--options', 'data=@no/such/file'], says: /cannot read no\/such\/file: there is no such file/ },
  {
    given: ['simulate', 'patchistory', '--options', 'data=nonsense'],
    says: /patchistory does not allow these options: .*"rule":"P15\.5".*"line":1/,
  },
  {
    given: ['simulate', 'ugo', '--bots', 'random,hal'],
    says: /unknown bot "hal" for ugo \(bots: random, hasty, greedy, level-1, .*, level-5, ismcts-N, guided-N\)/,
  },
  { given: ['simulate', 'ugo', '--speed', '9'], says: /unknown option '--speed' \(flags: --help --seats / },
  { given: ['simulate', 'ugo', '--games'], says: /'--games <value>' argument missing/ },
  { given: ['laws', 'ugo', '--seats', '1'], says: /2 to 4 seats, not 1/ },
  { given: ['duel', 'ugo'], says: /--bots needs at least two bots/ },
  { given: ['duel', 'ugo', '--bots', 'random,random,random', '--seats', '2'], says: /3 bots are too many for 2 seats/ },
  { given: ['replay', 'no/such/file'], says: /cannot read no\/such\/file: there is no such file/ },
  { given: ['verify', '.'], says: /cannot read \.: EISDIR/ },
  { given: ['list', 'all'], says: /did not expect "all"/ },
]) {
  test(`bad input gets one clear line: royaumes ${given.join(' ')}`, () => {
    const { code, out, err } = run(given);
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.equal(linesOf(err).length, 1, err);
    assert.match(err, /^royaumes: /);
    assert.match(err, says);
  });
}
