/** A plain second telling of the game must agree on every ply: whose turn it is, every legal move, every stock, and the scores. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOptions, FastChance, type Options, quiet, viewOf } from '#engine';
import { medina, rules } from './index.ts';
import { KINDS, type MedinaState, type Move, PIECES, ROOF } from './pieces.ts';
import { Retelling } from './tests/retelling.ts';

interface Setting {
  readonly options: Options;
  readonly seats: number;
  /** The version of the rules. */
  readonly version: number;
  readonly chance: FastChance;
}

interface Both {
  readonly state: MedinaState;
  readonly city: Retelling;
}

function begin({ options, seats, version, chance }: Setting): Both {
  const { edition, towers } = options;
  const state = rules.setup(options, seats, chance, version);
  const { table } = state;
  const city = new Retelling({
    edition: String(edition),
    seats,
    rules: version,
    byArm: towers === 'edition' ? edition !== 'second' : towers === 'arm',
    tea: edition === 'second' && options.tea === 'on',
    gifts: edition === 'second' && options.gifts === 'on',
    first: rules.toAct(table)[0]!,
  });
  for (const [square, stands] of table.city.entries()) {
    const at = String.fromCharCode(97 + (square % 16)) + (1 + Math.floor(square / 16));
    if (stands === 7) city.merchants.add(at);
    if (stands === 8) city.well = at;
  }
  return { state, city };
}

function listed({ state }: Both): string[] {
  const [seat] = rules.toAct(state.table);
  return seat === undefined ? [] : rules.moves(viewOf(state, seat)).map(rules.writeMove).sort();
}

function act({ state, city }: Both, text: string, chance: FastChance): void {
  const [seat] = rules.toAct(state.table) as [number];
  rules.play(state, seat, rules.readMove(text) as Move, chance, quiet);
  city.act(text);
}

/** Both say the same of this moment. */
function agree(both: Both, what: string): void {
  const { table } = both.state;
  const { city } = both;
  assert.equal(rules.toAct(table)[0], city.seat, `whose turn: ${what}`);
  assert.deepEqual(listed(both), city.legal().sort(), what);
  const stocks = city.stocks.flatMap((stock) => PIECES.map((piece) => stock.get(piece) ?? 0));
  assert.deepEqual([table.stock, table.tea], [stocks, city.tea], `stocks: ${what}`);
}

/** Whoever hurries to place these is soon short of pieces that always fit. */
const HASTE = ['', 'w', 'mw', 'mws', 'mwsb'] as const;

function playBoth(setting: Setting, haste: string): void {
  const { chance, seats } = setting;
  const both = begin(setting);
  const what = JSON.stringify(setting.options);
  for (let ply = 0; both.city.seat !== undefined; ply++) {
    agree(both, `ply ${ply} of ${what}`);
    const legal = listed(both);
    const hasty = chance.below(4) > 0 ? legal.filter((text) => haste.includes(text[0]!)) : [];
    act(both, chance.pick(hasty.length > 0 ? hasty : legal), chance);
  }
  agree(both, `the end of ${what}`);
  assert.deepEqual(
    rules.outcome(both.state.table)?.scores,
    Array.from({ length: seats }, (_, seat) => both.city.score(seat)),
  );
}

/**
 * Leaves the seat to act two to four pieces of those it has, a roof perhaps among them, and its rivals one or none. In half of the
 * games of the first edition a rival has taken every palace that waited for a roof.
 */
function thin({ state, city }: Both, chance: FastChance): void {
  const { table } = state;
  const keepsRivals = chance.below(3) === 0;
  const rival = ((city.seat ?? 0) + 1) % table.seats;
  const isTaken = table.edition === 'first' && chance.below(2) === 0;
  for (const [i, palace] of city.palaces.entries()) {
    if (!isTaken || palace.roof !== undefined) continue;
    palace.roof = `${rival}`;
    table.palaces.roof[i] = rival;
    table.owns[rival]! |= 1 << table.palaces.colour[i]!;
  }
  for (let seat = 0; seat < table.seats; seat++) {
    const held = PIECES.flatMap((_, piece) => Array.from({ length: table.stock[KINDS * seat + piece]! }, () => piece));
    const most = seat === city.seat ? 2 + chance.below(3) : keepsRivals ? 1 : 0;
    const kept = chance.shuffle(held).slice(0, most);
    if (most > 0 && held.includes(ROOF) && chance.below(4) > 0) kept[0] = ROOF;
    for (const [piece, name] of PIECES.entries()) {
      const n = kept.filter((one) => one === piece).length;
      table.stock[KINDS * seat + piece] = n;
      const stock = city.stocks[seat];
      if (stock?.has(name)) stock.set(name, n);
    }
  }
  city.makePlan();
}

for (const version of [1, 2]) {
  for (const seats of [2, 3, 4]) {
    const name = `${seats} seats, version ${version}`;
    const combinations = allOptions(medina, seats);

    test(`[M4.3] [M5.1] [M7.1] [M8.1] [M9.4] [M11.2] a plain retelling agrees on whole games, ${name}`, () => {
      for (let game = 0; game < 10; game++) {
        const options = combinations.at(game % 2 === 0 ? game * 5 : -1 - (game >> 1)) ?? {};
        playBoth({ options, seats, version, chance: new FastChance(seats, game) }, HASTE[game % HASTE.length]!);
      }
    });

    test(`[M3.4] [M3.5] [M3.7] [M10.2] a plain retelling agrees when few pieces are left, ${name}`, () => {
      const first = combinations.filter(({ edition }) => edition === 'first');
      const second = combinations.filter(({ edition }) => edition === 'second');
      for (let game = 0; game < 240; game++) {
        const among = first.length > 0 && game % 2 === 0 ? first : second;
        const options = among[(game * 7) % among.length]!;
        const chance = new FastChance(100 + seats, game);
        const both = begin({ options, seats, version, chance });
        const { city } = both;
        // The first piece of a turn, somewhere in the middle of the game.
        for (let ply = 40 + chance.below(50); ply > 0 || city.done.length > 0; ply--) act(both, chance.pick(listed(both)), chance);
        thin(both, chance);
        if (city.seat === undefined || !city.canPlace(city.seat)) continue;
        for (let ply = 0; city.seat !== undefined; ply++) {
          agree(both, `game ${game}, ${ply} after ${JSON.stringify(options)}`);
          act(both, chance.pick(listed(both)), chance);
        }
        agree(both, `the end of game ${game}`);
      }
    });
  }
}
