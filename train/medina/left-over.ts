/**
 * What the outlook of Medina's judge (bots/medina/outlook.ts) overlooks: plays games against itself, and fits what is left
 * over of final scores, beyond the standing at the beginning of each turn, by what can be counted on the table.
 *
 *   npx node train/medina/left-over.ts second 2 90 3
 *
 * plays 90 games of the second edition with two seats from seed 3 (about 20 s). A number far from 0 tells what to weigh more;
 * the weights in bots/medina/weights.ts were then set by hand, and kept because they won against those before.
 */

import { FastChance, type Options, quiet, readOptions, type Seat } from '#engine';
import {
  armAt,
  BOARDS,
  COLOURS_OF,
  EMPTY,
  KINDS,
  MERCHANT,
  medina,
  NEAR,
  NEUTRAL,
  NO_ARM,
  ROOF,
  rules,
  STABLE,
  type Table,
  WALL,
} from '#games/medina';
import { standingOf } from '../../bots/medina/outlook.ts';
import { bestTurns } from '../../bots/medina/turns.ts';

const [edition = 'second', seatsText = '2', gamesText = '90', seedText = '3'] = process.argv.slice(2);
const seats = Number(seatsText);
const FEATURES = ['roofs', 'buildings', 'stables', 'merchants', 'walls', 'neutral roofs', 'tea', 'room', 'wall spaces', 'turn'];

/** What can be counted of a seat. */
function countsOf(table: Table, seat: Seat): number[] {
  const { stock, palaces, ground, city, turn } = table;
  const own = (piece: number) => stock[KINDS * seat + piece] as number;
  const { squares, spacesAt } = BOARDS[table.board] as (typeof BOARDS)[number];
  let room = 0;
  let spaces = 0;
  for (const square of squares) {
    const palace = ground[square] as number;
    if (palace < 0 || palace >= NEAR || palaces.roof[palace] !== seat) continue;
    if (city[square] === EMPTY) room++;
    else for (const space of spacesAt[square] ?? []) if (armAt(table, space) === NO_ARM) spaces++;
  }
  const buildings = COLOURS_OF[table.edition].reduce((sum, colour) => sum + own(colour), 0);
  const begins = turn.kind === 'place' && turn.seat === seat ? 1 : 0;
  return [own(ROOF), buildings, own(STABLE), own(MERCHANT), own(WALL), own(NEUTRAL), table.tea[seat] as number, room, spaces, begins];
}

/** As a difference to the mean of the others. */
function against(list: readonly number[], seat: Seat): number {
  return list.reduce((sum, x, other) => (other === seat ? sum + x : sum - x / (seats - 1)), 0);
}

/** The move of a quick judge, now and then not the best. */
function choose(table: Table, seat: Seat, chance: FastChance) {
  const judged = bestTurns(table, seat, { wide: 5, many: 4, ofKind: 0 }).map(({ move, table: then }) => {
    const [next] = rules.toAct(then);
    const answer = next === undefined || next === seat ? then : bestTurns(then, next, { wide: 3, many: 1, ofKind: 0 })[0]?.table;
    return { move, value: standingOf(answer ?? then, seat) + chance.below(1000) / 1000 };
  });
  return judged.reduce((best, one) => (one.value > best.value ? one : best)).move;
}

const rows: number[][] = [];
const rest: number[] = [];
for (let game = 0; game < Number(gamesText); game++) {
  const chance = new FastChance(Number(seedText), game);
  const state = rules.setup(readOptions(medina, seats, { edition }) as Options, seats, chance);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const seen: { readonly counts: number[][]; readonly standing: number[] }[] = [];
  for (;;) {
    const { table } = state;
    const [seat] = rules.toAct(table);
    if (seat === undefined) break;
    if (table.turn.kind === 'place' && table.turn.placed === 0) {
      seen.push({ counts: all.map((one) => countsOf(table, one)), standing: all.map((one) => standingOf(table, one)) });
    }
    rules.play(state, seat, choose(table, seat, chance), chance, quiet);
  }
  const scores = rules.outcome(state.table)?.scores as readonly number[];
  for (const { counts, standing } of seen) {
    for (const seat of seats === 2 ? [0] : all) {
      rows.push(
        FEATURES.map((_, n) =>
          against(
            counts.map((own) => own[n] as number),
            seat,
          ),
        ),
      );
      rest.push(against(scores, seat) - (standing[seat] as number));
    }
  }
}
for (const [n, weight] of leastSquares(rows, rest).entries()) console.log(`${FEATURES[n]}: ${weight.toFixed(2)}`);

/** With a little weight against large numbers. */
function leastSquares(xs: readonly number[][], ys: readonly number[]): number[] {
  const n = FEATURES.length;
  const a = Array.from({ length: n }, (_, i) => Array.from({ length: n + 1 }, (_, j): number => (i === j ? 20 : 0)));
  for (const [at, x] of xs.entries()) {
    const whole = [...x, ys[at] as number];
    for (const [i, row] of a.entries()) for (let j = 0; j <= n; j++) row[j] = (row[j] as number) + (x[i] as number) * (whole[j] as number);
  }
  for (const [i, pivot] of a.entries()) {
    for (const [r, row] of a.entries()) {
      if (r === i) continue;
      const times = (row[i] as number) / (pivot[i] as number);
      for (let j = i; j <= n; j++) row[j] = (row[j] as number) - times * (pivot[j] as number);
    }
  }
  return a.map((row, i) => (row[n] as number) / (row[i] as number));
}
