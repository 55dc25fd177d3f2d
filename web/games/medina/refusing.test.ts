import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type GameRecord, Match, readSeed } from '#engine';
import { COLOURS, KINDS, type MedinaView, type Move, medina, NOWHERE, PIECES, ROOF, rules, type Table } from '#games/medina';
import { words } from '#games/medina/words';
import { pieceOf, placesFor } from './placing.ts';
import { whyNot, whyNotThere } from './refusing.ts';
import { games } from './tests/watched.ts';

test('[M3.4] a roof that has to wait says so, wherever it is asked', async () => {
  const file = new URL('../../../games/medina/replays/rules-2-roof-waits.json', import.meta.url);
  const { record }: { record: GameRecord } = JSON.parse(readFileSync(file, 'utf8'));
  const match = new Match(medina, record.options, record.seats, readSeed(record.seed)!, record);
  const en = await words.en();
  let waits = 0;
  for (const [seat, text] of record.plies) {
    const { table } = match.view(seat) as MedinaView;
    const legal = rules.moves({ seat, table, hand: [] });
    const [letter, colour] = text.split(' ');
    const roof = { kind: 'roof', colour: COLOURS.indexOf(colour as 'grey'), at: NOWHERE } as const;
    const why = (move: Move) => rules.refuse({ seat, table, hand: [] }, move)?.rule;
    if (letter === 'b' && why(roof) === 'M3.4') {
      waits++;
      assert.equal(placesFor(table, legal, ROOF).size, 0);
      assert.equal(whyNot({ table, why, words: en }, ROOF), 'M3.4');
      const palace = table.palaces.colour.findIndex((of, i) => of === roof.colour && table.palaces.roof[i] === -1);
      const at = table.palaces.first[palace]!;
      assert.equal(whyNotThere({ table, why, words: en }, ROOF, { kind: 'square', at }), 'M3.4');
    }
    match.submit(seat, text);
  }
  assert.ok(waits > 0);
});

const why = (table: Table, seat: number) => (move: Move) => rules.refuse({ seat, table, hand: [] }, move)?.rule;

test('[M4.3] [M5.1] [M6.2] a piece that fits nowhere says so, with a reason that holds for it', async () => {
  const en = await words.en();
  const told = new Set<string>();
  for (const { before, legal, mover } of games.flat()) {
    const { table } = before;
    if (table.turn.kind !== 'place') continue;
    const ready = new Set(legal.map(pieceOf));
    for (let piece = 0; piece < KINDS; piece++) {
      if (ready.has(piece) || table.stock[KINDS * mover + piece] === 0) continue;
      const reason = whyNot({ table, why: why(table, mover), words: en }, piece) ?? '';
      const rule = /(M\d+\.\d+)\)?$/.exec(reason)?.[1] ?? '';
      told.add(`${PIECES[piece]} ${rule}`);
      assert.ok(!['M4.1', 'M4.2', 'M5.2', 'M7.1', 'M8.1'].includes(rule), `${PIECES[piece]}: ${reason}`);
      if (['M4.3', 'M5.1', 'M7.2', 'M8.2', 'M3.3'].includes(rule)) assert.ok(reason.startsWith(en.board.nowhere(piece)), reason);
    }
  }
  for (const said of ['grey M4.3', 'stable M5.1', 'roof M6.1', 'roof M6.2', 'orange M3.6']) assert.ok(told.has(said), [...told].join(', '));
});

test('[M6.1] before the first palace a roof says that there is none, not that all have one', async () => {
  const en = await words.en();
  const { before } = games[0]!.find(({ before: { table } }) => table.turn.kind === 'place')!;
  assert.equal(before.table.palaces.first.length, 0);
  assert.equal(whyNot({ table: before.table, why: () => undefined, words: en }, ROOF), `${en.board.noPalaceYet} (M6.1)`);
});
