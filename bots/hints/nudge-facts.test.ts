/** What the first line of a hint says is so: the engine, asked in another way, says the same. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, type Options, quiet, type Rules, readOptions, viewOf } from '#engine';
import { type Card, FACES, fulfils, type KingFact, rules as king } from '#games/king-of-the-dice';
import { type MedinaFact, rules as medina, NOBODY, sumOf, worths } from '#games/medina';
import { type PatchistoryEvent, rules as patchistory } from '#games/patchistory';
import { spaceWorth, type UgoEvent, type UgoFact, rules as ugo } from '#games/ugo';
import { nudge as ofKing } from '../king-of-the-dice/reasons.ts';
import { nudge as ofMedina } from '../medina/reasons.ts';
import { nudge as ofPatchistory } from '../patchistory/reasons.ts';
import { stakeOf } from '../patchistory/stake.ts';
import { nudge as ofUgo } from '../ugo/reasons.ts';

/** Random games to their ends: each position, who is to act, and the move that is made. */
function* played<Table, Hand, Box, Move, Event extends { readonly kind: string }>(
  game: Rules<Table, Hand, Box, Move, Event>,
  seats: number,
  games: number,
) {
  for (let n = 0; n < games; n++) {
    const chance = new FastChance(3, n);
    const state = game.setup(readOptions(game, seats, {}) as Options, seats, chance);
    for (let [seat] = game.toAct(state.table); seat !== undefined; [seat] = game.toAct(state.table)) {
      const view = clone(viewOf(state, seat));
      const move = chance.pick(game.moves(view));
      yield { state, view, seat, move };
      game.play(state, seat, move, chance, quiet);
    }
  }
}

test('U GO!: who is said to win a trick so far wins it unless somebody beats that card, and a new pile costs what is said', () => {
  const checked = { won: 0, costs: 0 };
  for (const { state, view, seat, move } of played(ugo, 3, 8)) {
    const fact: UgoFact = ofUgo(view, move);
    const then = clone(state);
    const told: UgoEvent[] = [];
    const tell = { ...quiet, everyone: (event: UgoEvent) => void told.push(event) };
    ugo.play(then, seat, move, new FastChance(0), tell);
    const won = told.find((event) => event.kind === 'won');
    if (won && (fact.kind === 'lookWin' || fact.kind === 'lookLeave')) {
      assert.equal(fact.after, 0);
      assert.equal(won.card === fact.card, fact.kind === 'lookLeave');
      assert.equal(won.seat === seat, fact.kind === 'lookWin');
      checked.won++;
    }
    if (fact.kind === 'lookPiles' && fact.missing > 0 && then.table.round === state.table.round && then.table.turn.kind !== 'over') {
      assert.equal(spaceWorth(then.table, seat, fact.space), -fact.points);
      checked.costs++;
    }
  }
  assert.ok(checked.won > 20 && checked.costs > 5, JSON.stringify(checked));
});

test('King of the Dice: so many dice must change for a citizen and no fewer, and so many are reached', () => {
  const change = (dice: readonly number[], n: number, card: Card): boolean =>
    n === 0
      ? fulfils(dice, card)
      : dice.some((_, die) =>
          Array.from({ length: FACES }, (_, face) => dice.with(die, face + 1)).some((other) => change(other, n - 1, card)),
        );
  const checked = { lacks: 0, reached: 0 };
  for (const { view, move } of played(king, 3, 4)) {
    const { dice } = view.table;
    const fact: KingFact = ofKing(view, move);
    if (fact.kind === 'lookKeep' && fact.lacks !== undefined && fact.lacks > 0 && fact.lacks <= 2) {
      assert.ok(change(dice, fact.lacks, fact.card) && !change(dice, fact.lacks - 1, fact.card));
      checked.lacks++;
    }
    if (fact.kind === 'lookTake' || fact.kind === 'lookChoose') {
      const slots = king.moves(view).flatMap((one) => (one.kind === 'take' ? [one.slot] : []));
      assert.equal(fact.reached, new Set(slots).size);
      checked.reached++;
    }
  }
  assert.ok(checked.lacks > 20 && checked.reached > 10, JSON.stringify(checked));
});

test('Medina: the palace to watch is worth what the count says, and whoever may take it has not got one of its colour', () => {
  let checked = 0;
  for (const { view, move } of played(medina, 4, 1)) {
    const { table, seat } = view;
    const fact: MedinaFact = ofMedina(view, move);
    if (fact.kind !== 'lookPiece' || !fact.watched) continue;
    const { colour, points, by } = fact.watched;
    const open = worths(table).flatMap((worth, palace) =>
      table.palaces.roof[palace] === NOBODY ? [{ palace, points: sumOf(worth) }] : [],
    );
    assert.equal(points, Math.max(...open.map((one) => one.points)));
    assert.ok(open.some((one) => one.points === points && table.palaces.colour[one.palace] === colour));
    const owners = table.palaces.roof.filter((_, palace) => table.palaces.colour[palace] === colour);
    for (const taker of by) assert.ok(!owners.includes(taker));
    if (medina.moves(view).some((one) => one.kind === 'roof' && one.colour === colour)) assert.ok(by.includes(seat));
    checked++;
  }
  assert.ok(checked > 20);
});

test('Patchistory: a tile that is said to be worth a bid is the one that the bid is on, and less is bid on it so far', () => {
  let checked = 0;
  for (const { state, view, seat, move } of played(patchistory, 3, 2)) {
    const fact = ofPatchistory(view, move);
    if (fact.kind !== 'lookBid') continue;
    const told: PatchistoryEvent[] = [];
    patchistory.play(clone(state), seat, move, new FastChance(0), { ...quiet, everyone: (event) => void told.push(event) });
    const bid = told.find((event) => event.kind === 'bid');
    assert.equal(fact.shows, bid?.shows);
    assert.equal(fact.bid, state.table.offer.stake[state.table.offer.tiles.indexOf(bid!.tile)]);
    assert.ok(fact.bid < bid!.stake, String(checked++));
  }
  assert.ok(checked > 20);
});

test('Patchistory: what workers are said to eat is eaten, and what is said to be produced comes', () => {
  const checked = { eaten: 0, produced: 0 };
  for (const { state, seat, move } of played(patchistory, 3, 2)) {
    const then = clone(state);
    const told: PatchistoryEvent[] = [];
    patchistory.play(then, seat, move, new FastChance(0), { ...quiet, everyone: (event) => void told.push(event) });
    for (const event of told) {
      if (event.kind !== 'fed' && event.kind !== 'produced') continue;
      const [before, after] = [state.table, then.table].map((table) => JSON.stringify([table.civs[event.seat], table.track[event.seat]]));
      if (before !== after) continue;
      const stake = stakeOf({ ...state.table, turn: { kind: 'arrive', seat: event.seat } }, event.seat, move);
      assert.ok(stake.kind === 'food');
      if (event.kind === 'produced') assert.equal(event.goods[0], stake.makes, String(checked.produced++));
      else if (event.culture === 0) assert.equal(event.food, stake.need, String(checked.eaten++));
    }
  }
  assert.ok(checked.eaten > 5 && checked.produced > 20, JSON.stringify(checked));
});
