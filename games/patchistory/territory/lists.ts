/** Lists that are changed where they are: no list is made of what goes, as cutting one would. */

export function isSameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Takes the first such number out, if it is there. */
export function remove<N extends number>(list: N[], number: N): void {
  const index = list.indexOf(number);
  if (index < 0) return;
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
}

/** Puts a number in before what stands at this place. */
export function insert<N extends number>(list: N[], place: number, number: N): void {
  list.push(number);
  for (let i = list.length - 1; i > place; i--) list[i] = list[i - 1]!;
  list[place] = number;
}
