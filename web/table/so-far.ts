/** How the tables stood when this device last saw them. */

import type { SoFar } from '#engine';

const KEY = 'royaumes/standings';
/** Older ones are forgotten. */
const MOST = 60;

type Noted = Readonly<Record<string, SoFar>>;

function noted(): Noted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function soFarOf(table: string): SoFar | undefined {
  return noted()[table];
}

export function noteSoFar(table: string, soFar: SoFar): void {
  const { [table]: before, ...others } = noted();
  if (JSON.stringify(before) === JSON.stringify(soFar)) return;
  const latest = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [table]: soFar }));
}
