/** The tables at which this device has a seat, kept on the device. */

const KEY = 'royaumes/seats';

/** `hidden`: taken off the list on this device. */
interface Kept {
  readonly [table: string]: { readonly game: string; readonly at: number; readonly over?: boolean; readonly hidden?: boolean };
}

export function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function keepSeats(seats: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(seats));
}

/** Notes where one sits. */
export function noteSeat({ id, game }: { readonly id: string; readonly game: string }): void {
  keepSeats({ ...kept(), [id]: { game, at: Date.now() } });
}

export const isHidden = (table: string) => kept()[table]?.hidden === true;

/** Notes that the game at this table is over. */
export function noteOver(table: string): void {
  const seat = kept()[table];
  if (seat && !seat.over) keepSeats({ ...kept(), [table]: { ...seat, over: true } });
}

/** The tables at which this device has a seat, the latest first. */
export function myTables(): { id: string; game: string; at: number; over: boolean }[] {
  return Object.entries(kept())
    .flatMap(([id, { game, at, over = false, hidden }]) => (hidden ? [] : [{ id, game, at, over }]))
    .sort((a, b) => b.at - a.at);
}
