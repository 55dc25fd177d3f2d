/** The pages that fewest come to: where their files are need not be known before. */

export const late = {
  count: () => import('./Count.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  daily: () => import('./Daily.svelte'),
  me: () => import('./Me.svelte'),
  person: () => import('./Person.svelte'),
  leaderboard: () => import('./Leaderboard.svelte'),
  host: () => import('./Host.svelte'),
};
