/** How the tables stood when this device last saw them. */

import type { Standing } from '#engine';

const KEY = 'royaumes/standings';
/** Older ones are forgotten. */
const MOST = 60;

type Noted = Readonly<Record<string, Standing>>;

function noted(): Noted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function standingOf(table: string): Standing | undefined {
  return noted()[table];
}

export function noteStanding(table: string, standing: Standing): void {
  const { [table]: before, ...others } = noted();
  if (JSON.stringify(before) === JSON.stringify(standing)) return;
  const latest = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [table]: standing }));
}
