/** [P5.7–P5.10] Menace: tribute from a weaker seat. */

import type { Seat } from '#engine';
import { levelsOf } from '../civilisation/levels.ts';
import { gain, gainCulture, pay, stockOf } from '../civilisation/stock.ts';
import type { Effect } from '../heroes/effect.ts';
import { effectsWith, hasEffectWith } from '../heroes/effects.ts';
import { alliesOf, joinedWith } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { A, CULTURE, D, DIPLOMAT, type Good, MONEY } from '../pieces.ts';
import { isIn, seatsIn } from '../round/order.ts';
import { type Act, type Means, mark, meansOf, payPrice, refusePrice } from './politics.ts';

/** [P5.10] What is taken, and what with a wide margin. */
const WIDE = 5;
const CULTURES = [2, 4] as const;
const MONIES = [3, 5] as const;

/** Every menace there can be, by seat. */
const MENACES: readonly (readonly Move[])[] = [0, 1, 2, 3].map((to) => [
  { kind: 'menace', to, want: CULTURE },
  { kind: 'menace', to, want: MONEY },
]);

export const menace: Act<'menace'> = {
  closed(means) {
    const dear = refusePrice(means, 'menace');
    if (dear) return dear;
    let why = 'P5.7';
    for (const to of seatsIn(joinedWith(means.table, means.seat))) {
      const rule = refuseJoined(means, to);
      if (rule === undefined) return undefined;
      why = rule;
    }
    return { rule: why };
  },

  refuse(means, { to, want }) {
    const rule = refuseVictim(means, to);
    if (rule) return { rule };
    return want === CULTURE || want === MONEY ? undefined : { rule: 'P5.10' };
  },

  list(means, _hand, moves) {
    for (const to of seatsIn(joinedWith(means.table, means.seat))) {
      if (refuseJoined(means, to) === undefined) for (const move of MENACES[to]!) moves.push(move);
    }
  },

  play({ table }, seat, { to, want }, tell) {
    const owed = tributeOf(meansOf(table, seat), to, want);
    payPrice(table, seat, 'menace');
    mark(table, seat, DIPLOMAT);
    const n = Math.min(owed, stockOf(table, to, want));
    if (want === CULTURE) gainCulture(table, to, 'menace', 0 - n);
    else pay(table, to, want, n);
    gain(table, seat, want, n, 'menace');
    tell.everyone({ kind: 'menaced', seat, to, good: want, n });
    for (const { id, menaceCulture } of effectsWith(table, seat, 'menaceCulture')) {
      const culture = gainCulture(table, seat, 'heroes', menaceCulture!);
      tell.everyone({ kind: 'effect', seat, effect: id, goods: [0, 0, 0, culture, 0] });
    }
  },
};

/** The rule that keeps a seat from being menaced. */
function refuseVictim(means: Means, to: Seat): string | undefined {
  const { table, seat } = means;
  return seatsIn(joinedWith(table, seat)).includes(to) ? refuseJoined(means, to) : 'P5.7';
}

/** Of a seat at the other end of a main route. */
function refuseJoined(means: Means, to: Seat): string | undefined {
  const { table, seat, effects } = means;
  if (isIn(alliesOf(table, seat), to)) return 'P5.8';
  return winsAnyway(effects) || marginOver(means, to) > 0 ? undefined : 'P5.9';
}

/** [P13.45] */
const winsAnyway = (effects: readonly Effect[]): boolean => effects.some(({ menaceWins }) => menaceWins);

/** Military over the other seat's military and defence. */
function marginOver({ table, levels, effects }: Means, to: Seat): number {
  const military = levels[A]!;
  if (winsAnyway(effects)) return military;
  const theirs = levelsOf(table, to);
  return military - theirs[A]! - theirs[D]!;
}

/** [P5.10, P13.41] What is demanded; who has less pays less. */
export function tributeOf(means: Means, to: Seat, want: Good): number {
  const isWide = marginOver(means, to) >= WIDE && !hasEffectWith(means.table, to, 'mildMenace');
  return (want === CULTURE ? CULTURES : MONIES)[isWide ? 1 : 0];
}
