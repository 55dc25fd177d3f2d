/**
 * People who play real games while the server is attacked, in a process of their own. Every move must be told once, in its
 * place, and stand in the record. Argument: the port. Asked, it says how long moves took since it was last asked.
 */

import { FastChance, type Game, type GameRecord, type Ply, type Seat } from '#engine';
import { games } from '#games';
import { ask, Guest, makeTable, type Sat, takeSeat } from '#server/tests/guest';

export interface HonestReport {
  readonly moves: number;
  readonly games: number;
  /** Milliseconds from sending a move until all who sit have it. */
  readonly latencies: readonly number[];
  /** Connections that were lost, and made anew. */
  readonly lost: number;
  readonly wrong: readonly string[];
}

/** Milliseconds that somebody thinks. */
const THINKING = 15;

const port = Number(process.argv[2]);
const report = { moves: 0, games: 0, latencies: [] as number[], lost: 0, wrong: [] as string[] };
const chance = new FastChance(1);
let isOver = false;

process.on('message', (asked) => {
  if (asked === 'end') isOver = true;
  else {
    process.send?.(report satisfies HonestReport);
    report.latencies = [];
  }
});
process.on('disconnect', () => process.exit(0));

const wait = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Whoever was cut off comes back and asks for all of it. */
async function comeBack(table: string, { token }: Sat): Promise<Guest> {
  for (;;) {
    try {
      return await Guest.join(port, table, token);
    } catch {
      report.lost++;
      await wait(100);
    }
  }
}

/** Tries until it is done: a server that is flooded may hang up. */
async function insist<T>(attempt: () => Promise<T>, holds: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await attempt().catch(() => undefined);
    if (answer !== undefined && holds(answer)) return answer;
    await wait(100);
  }
}

async function playGame(game: Game): Promise<void> {
  const count = game.meta.seats.min;
  const wish = { game: game.meta.id, options: {}, seats: Array.from({ length: count }, () => 'person' as const), name: 'Ada' };
  const isSat = ({ token, info }: Sat) => token !== '' && info !== undefined;
  const sitters = [await insist(() => makeTable(port, wish), isSat)];
  const table = sitters[0]!.info.id;
  while (sitters.length < count) sitters.push(await insist(() => takeSeat(port, table, 'Bo'), isSat));
  const guests: Guest[] = [];
  for (const sat of sitters) guests.push(await comeBack(table, sat));
  const sent: Ply[] = [];
  while (!isOver) {
    const [first] = guests as [Guest];
    const { sight } = first;
    const acting = game.toAct(sight?.table);
    if (acting.length === 0) break;
    const seat = chance.pick(acting);
    const mover = guests[seat]!;
    const move = game.writeMove(chance.pick(game.moves({ seat, table: sight?.table, hand: mover.sight?.hand })));
    sent.push([seat, move]);
    await wait(THINKING);
    const began = performance.now();
    await play(table, sitters, guests, seat, move, sent.length);
    report.latencies.push(performance.now() - began);
    if (report.moves++ === 0) process.send?.({ kind: 'playing' });
    for (const guest of guests) checkTold(table, guest, sent);
  }
  for (const guest of guests) await guest.leave();
  if (isOver) return;
  report.games++;
  const { json } = await insist(
    () => ask(port, 'GET', `/api/tables/${table}/record`),
    ({ status }) => status === 200,
  );
  const { plies } = json as GameRecord;
  if (JSON.stringify(plies) !== JSON.stringify(sent)) report.wrong.push(`the record of ${table} is not what was played`);
}

/** Sends the move until all who sit have it, as a page does: sent twice, it is played once. */
async function play(table: string, sitters: readonly Sat[], guests: Guest[], seat: Seat, move: string, ply: number): Promise<void> {
  for (;;) {
    try {
      const mover = guests[seat]!;
      if (mover.ply < ply) mover.move(move, ply - 1);
      const refused = mover.count('refused');
      await Promise.all(
        guests.map((guest) => guest.until(() => guest.ply >= ply || (guest === mover && guest.count('refused') > refused))),
      );
      if (guests.every((guest) => guest.ply >= ply)) return;
      const no = mover.last('refused')?.no;
      if (no?.kind !== 'too fast') report.wrong.push(`${move} is refused at ${table}: ${JSON.stringify(no)}`);
      if (no?.kind !== 'too fast' && no?.kind !== 'stale') return;
      await wait(100);
    } catch {
      report.lost++;
      for (const [at, guest] of guests.entries()) if (guest.closed !== undefined) guests[at] = await comeBack(table, sitters[at]!);
    }
  }
}

/** Each entry once, in its place, by whoever moved. */
function checkTold(table: string, { plies, seat }: Guest, sent: readonly Ply[]): void {
  const isTold = plies.length === sent.length && plies.every(({ ply, by }, n) => ply === n + 1 && by === sent[n]?.[0]);
  if (!isTold) report.wrong.push(`seat ${seat} of ${table} was told ${plies.length} entries of ${sent.length}, or others`);
}

for (let n = 0; !isOver; n++) await playGame(games[n % games.length]!);
process.send?.({ kind: 'done' });
