import { clone } from './clone.ts';

/**
 * What changed between two pieces of plain data, as plain data.
 * A delta names only the keys that differ: a number, text or flag is the new value, an object is a delta one level
 * down, `[x]` puts x there whole, `[]` takes the key away. Lists of another length are put there whole.
 */
export type Delta = { [key: string]: unknown };

/** The delta from `old` to `now`, or undefined when they are equal; `old` is made equal to `now` on the way. */
export function catchUp(old: unknown, now: unknown): Delta | undefined {
  if (Array.isArray(now)) return catchUpList(old as unknown[], now);
  const before = old as Delta;
  const after = now as Delta;
  let delta: Delta | undefined;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    const change = changeOf(was, is);
    if (change === undefined) continue;
    if (!isInner(change)) before[key] = clone(is);
    delta ??= {};
    delta[key] = change;
  }
  for (const key in before) {
    if (key in after) continue;
    delete before[key];
    delta ??= {};
    delta[key] = [];
  }
  return delta;
}

/** Lists of the same length. */
function catchUpList(before: unknown[], after: readonly unknown[]): Delta | undefined {
  let delta: Delta | undefined;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is) continue;
    const change = changeOf(was, is);
    if (change === undefined) continue;
    if (!isInner(change)) before[i] = clone(is);
    delta ??= {};
    delta[i] = change;
  }
  return delta;
}

function isInner(change: unknown): boolean {
  return typeof change === 'object' && !Array.isArray(change);
}

function changeOf(was: unknown, is: unknown): unknown {
  if (typeof is !== 'object') return is;
  if (is === null) return [null];
  if (typeof was !== 'object' || was === null) return [clone(is)];
  if (Array.isArray(is) ? !Array.isArray(was) || was.length !== is.length : Array.isArray(was)) return [clone(is)];
  return catchUp(was, is);
}

/** A copy of `old` with the delta applied; what did not change is shared, so equal parts stay identical. */
export function applied<T>(old: T, delta: Delta | undefined): T {
  if (!delta) return old;
  const next = (Array.isArray(old) ? old.slice() : { ...old }) as Delta;
  for (const key of Object.keys(delta)) {
    const change = delta[key];
    if (Array.isArray(change)) {
      if (change.length === 0) delete next[key];
      else next[key] = change[0];
    } else {
      next[key] = typeof change === 'object' ? applied(next[key], change as Delta) : change;
    }
  }
  return next as T;
}
