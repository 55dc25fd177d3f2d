/** The numbers that this device adds to the luck of a server's tables: kept here, so that a page that is loaded anew can open them. */

import { commitTo, type DeviceNumber, type GameRecord, SEED_BYTES, type Seat, writeSeed } from '#engine';
import type { TableInfo } from '#protocol';

const PREFIX = 'royaumes/number/';
/** So many are kept; the oldest go first. */
const MOST = 200;

interface Kept {
  readonly seal: string;
  readonly number: string;
  readonly at: number;
  /** Once it is known. */
  readonly table?: string;
  /** All that was sealed when it was opened: it is opened for nothing else. */
  readonly opened?: string;
}

/** What a table, or the record of its game, tells of seals. */
interface Sealed {
  readonly commit: string;
  readonly numbers?: readonly Pick<DeviceNumber, 'seat' | 'seal'>[];
}

function keep(kept: Kept): void {
  localStorage.setItem(PREFIX + kept.seal, JSON.stringify(kept));
}

function read(seal: string | undefined): Kept | undefined {
  const text = localStorage.getItem(PREFIX + seal);
  return text === null ? undefined : JSON.parse(text);
}

/** The latest first. */
function all(): Kept[] {
  return Object.keys(localStorage)
    .flatMap((key) => (key.startsWith(PREFIX) ? [read(key.slice(PREFIX.length)) as Kept] : []))
    .sort((a, b) => b.at - a.at);
}

/** Draws a number and keeps it. Gives its seal. */
export function sealNumber(): string {
  const number = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  const seal = commitTo(number);
  keep({ seal, number: writeSeed(number), at: Date.now() });
  for (const old of all().slice(MOST)) localStorage.removeItem(PREFIX + old.seal);
  return seal;
}

/** Notes at which table it was given. */
export function noteTable(seal: string, table: string): void {
  const kept = read(seal);
  if (kept) keep({ ...kept, table });
}

function sealAt({ numbers }: Sealed, seat: Seat | undefined): string | undefined {
  return numbers?.find((one) => one.seat === seat)?.seal;
}

function writeSealed({ commit, numbers = [] }: Sealed): string {
  return [commit, ...numbers.map(({ seat, seal }) => `${seat} ${seal}`)].join();
}

/**
 * The number to be opened at the table now. Whoever would like to choose theirs after seeing this one is late: the seals of
 * all are noted first, and the record must have the same.
 */
export function numberToOpen(info: TableInfo, seat: Seat | undefined): string | undefined {
  const kept = info.started ? undefined : read(sealAt(info, seat));
  if (!kept) return undefined;
  const opened = writeSealed(info);
  if (kept.opened !== undefined && kept.opened !== opened) return undefined;
  keep({ ...kept, opened });
  return kept.number;
}

/** Whether the number that this device gave to the table is in its luck, as far as the table says. Undefined where it gave none. */
export function ownNumber({ id, started, numbers = [] }: TableInfo, seat: Seat | undefined): 'in' | 'out' | undefined {
  if (!started || seat === undefined) return undefined;
  const mine = numbers.find((one) => one.seat === seat);
  if (mine && read(mine.seal)) return mine.opened ? 'in' : 'out';
  return all().some(({ table }) => table === id) ? 'out' : undefined;
}

/** Whether other things were sealed when this device opened its number than the record tells. */
export function knowsOtherwise(record: GameRecord, seat: Seat | undefined): boolean {
  const mine = record.numbers?.find((one) => one.seat === seat);
  const kept = read(mine?.seal);
  const wasOpened = kept?.opened !== undefined || mine?.number !== undefined;
  return kept !== undefined && wasOpened && kept.opened !== writeSealed(record);
}
