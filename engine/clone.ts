/** A deep copy of plain data: numbers in arrays in objects. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (typeof value[0] !== 'object') return value.slice() as T;
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = clone(value[i]);
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clone(value[key]);
  return copy as T;
}
