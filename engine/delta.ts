import { clone } from './clone.ts';

/**
 * What changed between two pieces of plain data, as plain data.
 * A delta names only the keys that differ: a number, text or flag is the new value, an object is a delta one level
 * down, `[x]` puts x there whole, `[]` takes the key away. Lists of another length are put there whole.
 */
export type Delta = { [key: string]: unknown };

/** The delta from `old` to `now`, or undefined when they are equal; `old` is made equal to `now` on the way. */
export function catchUp(old: unknown, now: unknown): Delta | undefined {
  const before = old as Delta;
  const after = now as Delta;
  let delta: Delta | undefined;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    if (typeof is !== 'object' || is === null) {
      before[key] = is;
      delta ??= {};
      delta[key] = is === null ? [null] : is;
    } else if (
      typeof was !== 'object' ||
      was === null ||
      Array.isArray(was) !== Array.isArray(is) ||
      (Array.isArray(is) && is.length !== (was as unknown[]).length)
    ) {
      before[key] = clone(is);
      delta ??= {};
      delta[key] = [clone(is)];
    } else {
      const inner = catchUp(was, is);
      if (inner) {
        delta ??= {};
        delta[key] = inner;
      }
    }
  }
  if (!Array.isArray(after)) {
    for (const key in before) {
      if (key in after) continue;
      delete before[key];
      delta ??= {};
      delta[key] = [];
    }
  }
  return delta;
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
