/** Which games somebody has finished on this device: whoever knows a game may have its obvious moves played for them. */

const KEY = 'royaumes/finished';
const ENOUGH = 2;

/** By game, the tables; no more than are enough. */
function finished(): Readonly<Record<string, readonly string[]>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function noteFinished(game: string, table: string): void {
  const known = finished();
  const tables = known[game] ?? [];
  if (tables.length >= ENOUGH || tables.includes(table)) return;
  localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: [...tables, table] }));
}

export function isPractised(game: string): boolean {
  return (finished()[game] ?? []).length >= ENOUGH;
}
