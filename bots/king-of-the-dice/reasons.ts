/** Why a move of King of the Dice is good: what the dice may still reach, what a citizen brings, who is ahead. */

import { FastChance, type Seat } from '#engine';
import {
  citizenOf,
  fulfils,
  isKept,
  type KingFact,
  type KingView,
  kindOf,
  locationWith,
  type Move,
  NO_CARD,
  oddsKeeping,
  oddsOf,
  pointsOf,
  rollsOf,
  rules,
  type Table,
  worthOf,
} from '#games/king-of-the-dice';
import { after } from './ends.ts';
import { lackingFor, needsOf } from './needs.ts';
import { holdingOf, keeping } from './turn.ts';

/** Citizens worth a word, and the least chance that is. */
const TOLD = 3;
const LEAST = 0.05;

export function nudge(view: KingView, move: Move): KingFact {
  const { table, seat } = view;
  const { turn } = table;
  const all = table.piles.map(worthOf);
  const own = all[seat]!;
  const most = Math.max(...all.filter((_, other) => other !== seat));
  const penalty = pointsOf(table.penalty);
  if (turn.kind === 'give') return { kind: 'lookGive', cost: pointsOf(turn.dragon), own, most };
  if (turn.kind !== 'choose') return { kind: 'lookExtra', penalty, ahead: own - most };
  const { left } = turn;
  if (move.kind === 'stop') return { kind: 'lookStop', penalty, ahead: own - most };
  if (move.kind === 'roll') return move.keep === 0 ? { kind: 'lookRoll', left, penalty } : promising(view, move.keep, left);
  const reached = table.row.filter((card) => fulfils(table.dice, card)).length;
  return left === 0 ? { kind: 'lookChoose', reached, ahead: own - most } : { kind: 'lookTake', reached, left, penalty };
}

/** Of those not reached yet, whom the dice that are best kept promise most: as the reasons will have it. */
function promising(view: KingView, keep: number, left: number): KingFact {
  const { row, dice } = view.table;
  const there = [...row.keys()].filter((slot) => row[slot] !== NO_CARD);
  const wanted = there.filter((slot) => !fulfils(dice, row[slot]!));
  const hopes = (wanted.length > 0 ? wanted : there).map((slot) => {
    const card = row[slot]!;
    return { card, hope: oddsKeeping(dice, keep, left, card) * Math.max(0, gain(view, slot)) };
  });
  const { card } = hopes.reduce((most, one) => (one.hope > most.hope ? one : most));
  return { kind: 'lookKeep', left, card, lacks: lackingFor(dice, card), chance: oddsOf(dice, left, card) };
}

/** What the rules would tell of it are dice that nobody knows yet, or a penalty that nobody has seen. */
export function nameOf({ table }: KingView, move: Move): KingFact | undefined {
  if (move.kind === 'stop') return { kind: 'stops', penalty: pointsOf(table.penalty) };
  if (move.kind === 'take') return { kind: 'takes', card: table.row[move.slot]!, leaves: move.leave };
  if (move.kind !== 'roll') return undefined;
  if (move.keep === 0) return { kind: 'rollsAll' };
  const faces = facesKept(table, move.keep);
  return { kind: 'keeps', faces, rolled: table.dice.length - faces.length };
}

/** Which dice lay before some of them were rolled again, and which of them stayed. */
export function madeOf({ table, seat }: KingView, move: Move): KingFact | undefined {
  if (move.kind !== 'roll' || table.turn.kind !== 'choose') return undefined;
  return { kind: 'kept', seat, dice: table.dice.toSorted((a, b) => a - b), faces: facesKept(table, move.keep) };
}

const facesKept = ({ dice }: Table, keep: number) => dice.filter((_, die) => isKept(keep, die)).sort((a, b) => a - b);

export function reasons(view: KingView, move: Move): KingFact[] {
  const { table, seat } = view;
  switch (move.kind) {
    case 'roll':
      return ofRoll(view, move.keep);
    case 'take':
      return ofTake(view, move);
    case 'give':
      return ofGive(table, seat);
    case 'stop':
    case 'pass':
      return [];
    default:
      return move satisfies never;
  }
}

function ofRoll(view: KingView, keep: number): KingFact[] {
  const { table } = view;
  const left = table.turn.kind === 'choose' ? table.turn.left : 0;
  const facts: KingFact[] = table.row
    .flatMap((card, slot) => {
      if (card === NO_CARD) return [];
      const chance = left === 0 ? oddsOf([], rollsOf(table, view.seat), card) : oddsKeeping(table.dice, keep, left, card);
      return [
        { kind: 'reaches' as const, card, needs: needsOf(table.dice, left === 0 ? 0 : keep, card), chance, points: gain(view, slot) },
      ];
    })
    .filter(({ chance, points }) => chance >= LEAST && points > 0)
    .sort((one, other) => other.chance * other.points - one.chance * one.points)
    .slice(0, TOLD);
  if (left > 0) {
    const takes = table.row.filter((card) => card !== NO_CARD).map((citizen) => ({ citizen, worth: 1 }));
    const chance = keeping({ takes, stop: 0 }, left)[holdingOf(table.dice, keep)]!;
    facts.push({ kind: 'anybody', chance, penalty: pointsOf(table.penalty) });
  }
  return facts;
}

function ofTake(view: KingView, move: Move & { kind: 'take' }): KingFact[] {
  const { table, seat } = view;
  const card = table.row[move.slot]!;
  const kind = kindOf(card);
  const points = gain(view, move.slot, move.leave);
  const facts: KingFact[] = [
    kind === 'dragon' ? { kind: 'hurts', points } : { kind: 'brings', points, location: points - gain(view, move.slot, true) },
  ];
  if (kind === 'elf') facts.push({ kind: 'fourRolls' });
  if (kind === 'apprentice') facts.push({ kind: 'anotherTurn' });
  const { table: then } = after(rules.imagine(view, new FastChance(0)), seat, move);
  if (then.turn.kind === 'over') {
    const all = then.piles.map(worthOf);
    facts.push({ kind: 'endsAhead', points: all[seat]! - Math.max(...all.filter((_, other) => other !== seat)) });
  } else if (table.turn.kind === 'choose' && table.turn.left > 0) {
    const { left } = table.turn;
    const dearer = table.row.flatMap((one, slot) => (one !== NO_CARD && gain(view, slot) > points ? [one] : []));
    const far = dearer.map((one) => ({ card: one, chance: oddsOf(table.dice, left, one) })).sort((a, b) => b.chance - a.chance)[0];
    if (!far) facts.push({ kind: 'bringsMost' });
    else if (far.chance < 1) facts.push({ kind: 'tooFar', ...far });
  }
  return facts;
}

function ofGive(table: Table, seat: Seat): KingFact[] {
  const others = table.piles.map((pile, other) => ({ seat: other, points: worthOf(pile) })).filter((one) => one.seat !== seat);
  const most = others.reduce((best, one) => (one.points > best.points ? one : best));
  return [{ kind: 'leads', ...most }];
}

/** What a citizen brings at once, in points, with whoever comes along and the location. */
function gain(view: KingView, slot: number, leave = false): number {
  const { table, seat } = view;
  const card = table.row[slot]!;
  if (citizenOf(card).kind === 'dragon') return -pointsOf(card);
  const world = rules.imagine(view, new FastChance(0));
  const hasLocation = locationWith(table, slot) !== NO_CARD;
  const then = after(world, seat, { kind: 'take', slot, leave: leave && hasLocation });
  return worthOf(then.table.piles[seat]!) - worthOf(table.piles[seat]!);
}
