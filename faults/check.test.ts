import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FastChance, Match, numberedSeed, placesOf, readOptions, writeSeed } from '#engine';
import { ugo } from '#games/ugo';
import { sightOf } from '#protocol';
import { check } from './check.ts';
import type { Evidence, Held, History, Line } from './history.ts';

const SEATS = 3;

/** A game that was played and told as it should be. */
function honest(): { readonly table: Held; readonly histories: readonly History[] } {
  const options = readOptions(ugo, SEATS, { rounds: 1 });
  if (typeof options === 'string') throw new Error(options);
  const seed = numberedSeed(16, 5);
  const match = new Match(ugo, options, SEATS, seed);
  const lines = Array.from({ length: SEATS }, (): Line[] => [{ kind: 'connected', port: 1 }]);
  const chance = new FastChance(5);
  while (!match.isOver) {
    const [seat = 0] = match.toAct();
    const { ply } = match;
    const move = chance.pick(match.legal(seat));
    lines[seat]?.push({ kind: 'sent', ply, move });
    match.submit(seat, move);
    for (const each of lines) each.push({ kind: 'told', since: ply, by: [seat] });
  }
  for (const [seat, each] of lines.entries()) each.push({ kind: 'stayed', sight: JSON.parse(JSON.stringify(sightOf(match, seat))) });
  const { rules, plies } = match.record();
  const places = placesOf(match.outcome()?.ranking ?? []);
  return {
    table: { id: 'a', game: 'ugo', rules, options, seed: writeSeed(seed), seats: SEATS, plies, places },
    histories: lines.map((own, seat) => ({ table: 'a', seat, lines: own })),
  };
}

const { table, histories } = honest();
const [first, ...others] = histories as [History, ...History[]];

const held = (changed: Partial<Held>): Evidence => ({ tables: [{ ...table, ...changed }], histories, faults: [] });
/** What the first of them wrote down, with a change. */
const wrote = (change: (lines: readonly Line[]) => readonly Line[]): Evidence => ({
  tables: [table],
  histories: [{ ...first, lines: change(first.lines) }, ...others],
  faults: [],
});
const told = (change: (line: Line & { kind: 'told' }) => Line) =>
  wrote((lines) => lines.map((line) => (line.kind === 'told' ? change(line) : line)));
const { places: _, ...unended } = table;
const sent = first.lines.find((line) => line.kind === 'sent');
const noticed = (id: string): Line => ({ kind: 'noticed', id, at: 0 });

/** Each in a way of its own, and what is found. */
const SPOILT: readonly (readonly [Evidence, RegExp])[] = [
  [held({ game: 'chess' }), /there is no such game/],
  [held({ plies: table.plies.toSpliced(3, 0, table.plies[2] ?? [0, '']) }), /ply 4 is refused by rule/],
  [held({ plies: table.plies.slice(0, -1) }), /has a result, and is not over/],
  [{ ...held({}), tables: [unended] }, /is over, and has no result/],
  [held({ places: [3, 3, 3] }), /has another result than it was played to/],
  [wrote((lines) => [...lines, { kind: 'sent', ply: sent?.ply ?? 0, move: 'another' }]), /two moves were sent at ply/],
  [
    wrote((lines) => lines.map((line) => (line.kind === 'stayed' ? { ...line, sight: { table: {} } } : line))),
    /stayed, and saw something else in the end/,
  ],
  [wrote((lines) => [...lines, { kind: 'told', since: table.plies.length, by: [0] }]), /was told ply \d+, which is lost/],
  [
    told(({ by, ...line }) => ({ ...line, by: by.map((seat) => (seat + 1) % SEATS) })),
    /was told that seat \d made ply 1, and it was seat \d/,
  ],
  [wrote((lines) => lines.filter(({ kind }) => kind !== 'stayed')), /waited in vain for the end/],
  [told((line) => (line.since === 0 ? { ...line, by: [] } : line)), /stayed, and was never told ply 1$/],
  [wrote((lines) => lines.filter((line) => line !== sent)), /was never sent, or sent once and played twice/],
  [wrote((lines) => [...lines, { kind: 'uncalled', at: 0 }]), /was never told of what waited for them/],
  [wrote((lines) => [...lines, noticed('the same'), noticed('the same')]), /was told twice of the same, and nothing had gone wrong/],
  [wrote((lines) => [...lines, ...Array.from({ length: 100 }, (_, n) => noticed(`${n}`))]), /was told 100 different things/],
];

test('nothing is found where all was told as it was played', () => {
  assert.deepEqual(check({ tables: [table], histories, faults: [] }), []);
});

test('whatever is spoilt is found, and there is a spoilt history for all that can be', () => {
  for (const [evidence, finding] of SPOILT) assert.match(check(evidence).join('\n'), new RegExp(finding, 'm'));
  const known = readFileSync(new URL('./check.ts', import.meta.url), 'utf8').match(/`\$\{(who|id)\}: /g);
  assert.equal(known?.length, SPOILT.length);
});

test('what nobody could know while something was wrong is not held against servers', () => {
  const fault = { kind: 'kill', how: '', from: 0, to: 1000 };
  const wronged = (...lines: Line[]): Evidence => ({ ...wrote((own) => [...own, ...lines]), faults: [fault] });
  assert.deepEqual(check(wronged({ kind: 'uncalled', at: 2000 })), []);
  assert.deepEqual(check(wronged(noticed('the same'), { kind: 'noticed', id: 'the same', at: 2000 })), []);
});
