/** A deep copy of plain data: numbers in arrays in objects. Spread, a copy is of the same make as the original: rules are slow on two makes. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = clone(list[i]);
    return list as T;
  }
  const copy = { ...value };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = clone(copy[key]);
  return copy;
}

/** Whether JSON gives it back as it was: no undefined, NaN, negative zero or class instance gets lost on the way. */
export function isPlain(data: unknown): boolean {
  if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0);
  if (typeof data === 'string' || typeof data === 'boolean' || data === null) return true;
  if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) if (!isPlain(data[i])) return false;
    return true;
  }
  if (typeof data !== 'object' || Object.getPrototypeOf(data) !== Object.prototype) return false;
  for (const key in data) if (!isPlain((data as Record<string, unknown>)[key])) return false;
  return true;
}

/** Whether JSON writes both with the same letters, for data that it gives back as it was. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return Object.is(one, other);
  if (one === other) return true;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !isSame(one[i], other[i])) return false;
    return true;
  }
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (Array.isArray(other) || keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) if (keys[i] !== others[i]) return false;
  const values: unknown[] = Object.values(one);
  const otherValues: unknown[] = Object.values(other);
  for (let i = 0; i < values.length; i++) {
    if (!Object.is(values[i], otherValues[i]) && !isSame(values[i], otherValues[i])) return false;
  }
  return true;
}
