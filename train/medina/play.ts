/**
 * Games of Medina's judge against itself, and every other game against some who judge as greedy does, to learn from: what was seen of each colour for each seat (bots/medina/signs.ts), and what it brought.
 *
 *   npx node train/medina/play.ts second 2 700 11 games.bin
 *
 * plays 700 games of the second edition with two seats from seed 11. train/medina/fit.py makes weights of them.
 */

import { closeSync, openSync, writeSync } from 'node:fs';
import { FastChance, type Options, quiet, readOptions, type Seat } from '#engine';
import { COLOURS_OF, type Edition, type Move, medina, rules, type Table } from '#games/medina';
import { leadOf, palaceWorths } from '../../bots/medina/outlook.ts';
import { OPEN, OWNED, openSigns, ownedPoints, ownedSigns, seatSigns, survey } from '../../bots/medina/signs.ts';
import { bestTurns } from '../../bots/medina/turns.ts';
import { judge } from '../../bots/medina.ts';

const [edition = 'second', seatsText = '2', gamesText = '100', seedText = '1', file = 'games.bin'] = process.argv.slice(2);
const seats = Number(seatsText);
const all = Array.from({ length: seats }, (_, seat) => seat);
const colours = COLOURS_OF[edition as Edition];

/** A row: whether the seat owns the colour, the signs, what more it brought, and the game. */
const ROW = OPEN + 3;
/** Of 100 positions so many are kept. */
const KEPT = 55;
const signs = new Float64Array(OPEN);

interface Seen {
  readonly seat: Seat;
  readonly colour: number;
  readonly isOwned: boolean;
  readonly signs: Float64Array;
  /** What it counts already. */
  readonly points: number;
}

function look(table: Table): Seen[] {
  survey(table);
  return all.flatMap((seat) => {
    seatSigns(table, seat, signs);
    return colours.map((colour) => {
      const isOwned = ((table.owns[seat]! >> colour) & 1) === 1;
      if (isOwned) ownedSigns(table, seat, colour, signs);
      else openSigns(table, seat, colour, signs);
      return { seat, colour, isOwned, signs: signs.slice(0, isOwned ? OWNED : OPEN), points: pointsOf(table, seat, colour) };
    });
  });
}

/** Of the table that was surveyed last. */
function pointsOf(table: Table, seat: Seat, colour: number): number {
  return (table.owns[seat]! >> colour) & 1 ? ownedPoints(table, seat, colour) : 0;
}

/** The move of a quick judge, whose taste is not quite the same each time. */
function choose(table: Table, seat: Seat, noise: number, chance: FastChance): Move {
  const isCareful = chance.below(3) === 0;
  const judged = bestTurns(table, seat, { wide: 3, many: isCareful ? 3 : 5, ofKind: 0 }).map(({ move, table: then }) => {
    let answered = then;
    for (let n = 1; isCareful && n < seats; n++) {
      const [next] = rules.toAct(answered);
      if (next === undefined || next === seat) break;
      answered = bestTurns(answered, next, { wide: 2, many: 1, ofKind: 0 })[0]?.table as Table;
    }
    const whim = (chance.below(1000) + chance.below(1000) + chance.below(1000)) / 500 - 3;
    return { move, value: leadOf(answered, seat) + noise * whim };
  });
  return judged.reduce((best, one) => (one.value > best.value ? one : best)).move;
}

/** What greedy would do, but for the luck among equals. */
function chooseGreedily(table: Table, seat: Seat): Move {
  const glance = (then: Table, of: Seat) => judge(then, of, palaceWorths(then));
  return bestTurns(table, seat, { wide: 5, many: 1, ofKind: 0 }, glance)[0]?.move as Move;
}

/** Any piece that can be placed, each kind as likely. */
function chooseAny(table: Table, seat: Seat, chance: FastChance): Move {
  const moves = rules.moves({ seat, table, hand: [] });
  const kind = chance.pick([...new Set(moves.map((move) => move.kind))]);
  return chance.pick(moves.filter((move) => move.kind === kind));
}

/** One game of eight leaves something out, as a table may. */
function optionsFor(chance: FastChance): Options {
  const isPlain = edition !== 'second' || chance.below(8) > 0;
  const some = () => (isPlain || chance.below(2) > 0 ? 'on' : 'off');
  return readOptions(medina, seats, edition === 'second' ? { edition, well: some(), tea: some(), gifts: some() } : { edition }) as Options;
}

const out = openSync(file, 'w');
let ahead = 0;
for (let game = 0; game < Number(gamesText); game++) {
  const chance = new FastChance(Number(seedText), game);
  const state = rules.setup(optionsFor(chance), seats, chance);
  const seen: Seen[] = [];
  const wild = chance.below(12);
  const noise = chance.pick([0.3, 0.7, 1.5, 3]);
  const isMixed = chance.below(2) === 0;
  const greedy = all.map((seat) => isMixed && seat > 0 && chance.below(2) === 0);
  if (isMixed) chance.shuffle(greedy);
  for (;;) {
    const { table } = state;
    const [seat] = rules.toAct(table);
    if (seat === undefined) break;
    if (table.turn.kind === 'place' && chance.below(100) < KEPT) seen.push(...look(table).filter((one) => !greedy[one.seat]));
    const move =
      chance.below(100) < wild
        ? chooseAny(table, seat, chance)
        : greedy[seat]
          ? chooseGreedily(table, seat)
          : choose(table, seat, noise, chance);
    rules.play(state, seat, move, chance, quiet);
  }
  survey(state.table);
  const rows = new Float32Array(seen.length * ROW);
  for (const [n, one] of seen.entries()) {
    rows[n * ROW] = Number(one.isOwned);
    rows.set(one.signs, n * ROW + 1);
    rows[n * ROW + ROW - 2] = pointsOf(state.table, one.seat, one.colour) - one.points;
    rows[n * ROW + ROW - 1] = game;
  }
  writeSync(out, new Uint8Array(rows.buffer));
  const scores = rules.outcome(state.table)?.scores as readonly number[];
  ahead += Math.max(...scores) - Math.min(...scores);
}
closeSync(out);
console.log(`${gamesText} games, the best ahead of the last by ${(ahead / Number(gamesText)).toFixed(1)} points`);
