/** A plain second telling of the game must agree on every ply: whose turn it is, every legal move, every stock, and the scores. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOptions, FastChance, Match, numberedSeed } from '#engine';
import { medina } from './index.ts';
import { type MedinaState, PIECES } from './pieces.ts';
import { Retelling } from './retelling.ts';

/** Whoever hurries to place these is soon short of pieces that always fit. */
const HASTE = ['', 'w', 'mw', 'mws', 'mwsb'] as const;

function playBoth(match: Match, chance: FastChance, haste: string): Retelling {
  const { options, seats, rules } = match;
  const { edition, towers } = options;
  const table = () => (match.state as MedinaState).table;
  const city = new Retelling({
    edition: String(edition),
    seats,
    rules,
    byArm: towers === 'edition' ? edition !== 'second' : towers === 'arm',
    tea: edition === 'second' && options.tea === 'on',
    gifts: edition === 'second' && options.gifts === 'on',
    first: match.toAct()[0]!,
  });
  for (const [square, stands] of table().city.entries()) {
    const at = String.fromCharCode(97 + (square % 16)) + (1 + Math.floor(square / 16));
    if (stands === 7) city.merchants.add(at);
    if (stands === 8) city.well = at;
  }
  while (!match.isOver) {
    const [seat] = match.toAct() as [number];
    assert.equal(city.seat, seat, `whose turn at ply ${match.ply}`);
    const legal = [...match.legal(seat)].sort();
    assert.deepEqual(legal, city.legal().sort(), `ply ${match.ply}`);
    const hasty = chance.below(4) > 0 ? legal.filter((text) => haste.includes(text[0]!)) : [];
    const text = chance.pick(hasty.length > 0 ? hasty : legal);
    match.submit(seat, text);
    city.act(text);
    const stocks = city.stocks.flatMap((stock) => PIECES.map((piece) => stock.get(piece) ?? 0));
    assert.deepEqual(table().stock, stocks, `stocks at ply ${match.ply}`);
    assert.deepEqual(table().tea, city.tea);
  }
  assert.equal(city.seat, undefined);
  assert.deepEqual(
    match.outcome()?.scores,
    Array.from({ length: seats }, (_, seat) => city.score(seat)),
  );
  return city;
}

for (const rules of [1, 2]) {
  for (const seats of [2, 3, 4]) {
    test(`[M3.4] [M3.7] [M4.3] [M5.1] [M7.1] [M8.1] [M9.4] [M10.2] [M11.2] a plain retelling agrees, ${seats} seats, version ${rules}`, () => {
      const combinations = allOptions(medina, seats);
      for (let game = 0; game < 10; game++) {
        const options = combinations.at(game % 2 === 0 ? game * 5 : -1 - (game >> 1)) ?? {};
        const match = new Match(medina, options, seats, numberedSeed(50 + seats, game), { rules });
        playBoth(match, new FastChance(seats, game), HASTE[game % HASTE.length]!);
      }
    });
  }
}
