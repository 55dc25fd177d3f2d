/** What of the chat has been read on this device, and whom one does not wish to hear here. */

const READ = 'royaumes/read';
const MUTED = 'royaumes/muted';
/** Of so many tables it is remembered how far their chat was read. */
const MOST_TABLES = 50;

function stored<T>(key: string, usual: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as T;
  } catch {
    return usual;
  }
}

let read = $state.raw(stored<readonly (readonly [table: string, n: number])[]>(READ, []));
let muted = $state.raw(stored<readonly string[]>(MUTED, []));

/** The number of the last line read at the table. */
export function readAt(table: string): number {
  return read.find(([id]) => id === table)?.[1] ?? 0;
}

export function noteRead(table: string, n: number): void {
  if (n <= readAt(table)) return;
  read = [[table, n] as const, ...read.filter(([id]) => id !== table)].slice(0, MOST_TABLES);
  localStorage.setItem(READ, JSON.stringify(read));
}

export function isMuted(person: string): boolean {
  return muted.includes(person);
}

export function toggleMuted(person: string): void {
  muted = isMuted(person) ? muted.filter((id) => id !== person) : [...muted, person];
  localStorage.setItem(MUTED, JSON.stringify(muted));
}

export function forgetHeard(): void {
  [read, muted] = [[], []];
  for (const key of [READ, MUTED]) localStorage.removeItem(key);
}
