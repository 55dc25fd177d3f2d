import { FastChance, type View } from '#engine';

/** FNV-1a. */
function hash(text: string, from: number): number {
  let sum = from;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/** Luck that follows from what a seat sees: who looks twice at the same position sees the same. Each of several looks has its own. */
export function luckOf({ seat, table, hand }: View, look = 0): FastChance {
  const text = JSON.stringify({ seat, table, hand, ...(look > 0 && { look }) });
  return new FastChance(hash(text, 0x811c9dc5), hash(text, 0x1b873593));
}
