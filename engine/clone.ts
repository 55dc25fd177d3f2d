/** A deep copy of plain data: numbers in arrays in objects. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = clone(list[i]);
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clone(value[key]);
  return copy as T;
}

/** Whether JSON gives it back as it was: no undefined, NaN, negative zero or class instance gets lost on the way. */
export function isPlain(data: unknown): boolean {
  if (typeof data === 'string' || typeof data === 'boolean' || data === null) return true;
  if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0);
  if (Array.isArray(data)) return data.findIndex((one) => !isPlain(one)) < 0;
  return typeof data === 'object' && Object.getPrototypeOf(data) === Object.prototype && Object.values(data).every(isPlain);
}
