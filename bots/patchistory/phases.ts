/** How the best levels think in each phase: bids in secret are a game of their own, and elsewhere they look one move ahead. */

import type { View } from '#engine';
import type { PatchistoryView } from '#games/patchistory';
import type { Judge } from '../judge.ts';
import { glance } from '../search/glance.ts';
import { judgeOf } from '../shares.ts';
import { bids } from './bids.ts';
import { knowledge } from './knowledge.ts';

/** Half of the time the other may see through it. */
const TRUST = 0.5;

export const bidder = (worlds: number) => bids({ worlds, trust: TRUST });

export function inPhases({ worlds, wide }: { readonly worlds: number; readonly wide: number }): Judge {
  const ahead = glance({ worlds, wide, knowledge }).shares;
  const secretly = bidder(worlds).shares;
  const sharesIn = (view: View) => (isSecretBid(view) ? secretly : ahead);
  return judgeOf({
    count: worlds,
    look: (game, view, ...rest) => sharesIn(view).look(game, view, ...rest),
    merge: (game, found, view) => sharesIn(view).merge(game, found, view),
  });
}

export function isSecretBid(view: View): boolean {
  return (view as View as PatchistoryView).table.turn.kind === 'secretBid';
}
