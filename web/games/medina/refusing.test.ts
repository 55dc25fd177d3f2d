import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type GameRecord, Match, readSeed } from '#engine';
import { COLOURS, type MedinaView, type Move, medina, NOWHERE, ROOF, rules } from '#games/medina';
import { words } from '#games/medina/words';
import { placesFor } from './placing.ts';
import { whyNot, whyNotThere } from './refusing.ts';

test('[M3.4] a roof that has to wait says so, wherever it is asked', async () => {
  const file = new URL('../../../games/medina/replays/rules-2-roof-waits.json', import.meta.url);
  const { record }: { record: GameRecord } = JSON.parse(readFileSync(file, 'utf8'));
  const match = new Match(medina, record.options, record.seats, readSeed(record.seed) as Uint8Array, record);
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
