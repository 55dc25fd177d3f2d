/** [P6.11, P6.12, P6.22] Heroes and wonders are honoured; a campaign turns points into votes. */

import { heroes, wonders } from '../civilisation/levels.ts';
import { gain, gainCulture } from '../civilisation/stock.ts';
import { HERO, WONDER } from '../data/data.ts';
import { effectsOf } from '../heroes/effects.ts';
import type { Move } from '../moves.ts';
import { CAMPAIGNED, VOTE } from '../pieces.ts';
import { type Act, isMarked, mark, payPrice, refusePrice, spend, sumWith } from './politics.ts';

const HEROES: Move = { kind: 'heroes' };
const WONDERS: Move = { kind: 'wonders' };

export const honourHeroes: Act<'heroes'> = {
  closed: (means) => refusePrice(means, 'heroes') ?? (means.sight.land.shownCounts[HERO] === 0 ? { rule: 'P6.11' } : undefined),
  refuse: () => undefined,
  list(_means, _hand, moves) {
    moves.push(HEROES);
  },
  play({ table }, seat, _move, tell) {
    const { food } = payPrice(table, seat, 'heroes');
    const culture = gainCulture(table, seat, 'honours', heroes(table, seat));
    tell.everyone({ kind: 'honoured', seat, what: 'heroes', paid: food, culture });
  },
};

export const honourWonders: Act<'wonders'> = {
  closed: (means) => refusePrice(means, 'wonders') ?? (means.sight.land.shownCounts[WONDER] === 0 ? { rule: 'P6.12' } : undefined),
  refuse: () => undefined,
  list(_means, _hand, moves) {
    moves.push(WONDERS);
  },
  play({ table }, seat, _move, tell) {
    const { resources } = payPrice(table, seat, 'wonders');
    const culture = gainCulture(table, seat, 'honours', wonders(table, seat));
    tell.everyone({ kind: 'honoured', seat, what: 'wonders', paid: resources, culture });
  },
};

const CAMPAIGNS: Move[] = [];

/** Every campaign is made once. */
function campaignWith(n: number): Move {
  for (let more = CAMPAIGNS.length; more <= n; more++) CAMPAIGNS.push({ kind: 'campaign', n: more });
  return CAMPAIGNS[n]!;
}

export const campaign: Act<'campaign'> = {
  closed(means) {
    return isMarked(means.table, means.seat, CAMPAIGNED) ? { rule: 'P6.22' } : refusePrice(means, 'campaign');
  },

  refuse({ points }, { n }) {
    if (n < 1) return { rule: 'P6.22' };
    return n > points ? { rule: 'P6.3', action: 'campaign', points: n, left: points } : undefined;
  },

  list({ points }, _hand, moves) {
    for (let n = 1; n <= points; n++) moves.push(campaignWith(n));
  },

  /** [P13.18, P13.48] */
  play({ table }, seat, { n }, tell) {
    spend(table, seat, n);
    mark(table, seat, CAMPAIGNED);
    const votes = n + sumWith(effectsOf(table, seat), 'campaignVotes');
    gain(table, seat, VOTE, votes);
    tell.everyone({ kind: 'campaigned', seat, points: n, votes });
  },
};
