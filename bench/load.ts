/** 500 tables of four seats, each seat with its own socket, one move in flight at each table. */

import type { SeatTaken } from '#protocol';
import { VERSION } from '#protocol';
import type { Child } from './child.ts';
import type { KnownGame } from './known.ts';
import { SEATS } from './known.ts';
import { quantile } from './median.ts';
import { frameOf, RawSocket } from './socket.ts';

export interface Window {
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move until every seat has it. */
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicrosecondsPerMove: number;
  /** Of them, on the main thread. */
  readonly mainMicrosecondsPerMove: number;
}

/** A table as the load sees it: whom to send what. */
interface LiveTable {
  readonly sockets: readonly RawSocket[];
  readonly movers: readonly number[];
  readonly frames: readonly Buffer[];
}

/** `{"kind":"ply","ply":17,…`: where the first letter of the kind and the ply stand. */
const KIND_AT = '{"kind":"'.length;
const PLY_AT = '{"kind":"ply","ply":'.length;
const PLY_KIND = 'p'.charCodeAt(0);
/** Of `presence` it is another. */
const PLY_SECOND = 'l'.charCodeAt(0);
const REFUSED_KIND = 'r'.charCodeAt(0);

/** How many things are set up at the same time. */
const ABREAST = 25;

/** Runs `make` for every number below `count`, some at a time. */
export async function inGroups<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let n = 0; n < count; n += ABREAST) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(ABREAST, count - n) }, (_, i) => make(n + i)))));
  }
  return made;
}

/** As a guest who arrives, or as whoever shows a token. */
export async function post(port: number, path: string, body: object, shown?: string): Promise<SeatTaken & { token: string | undefined }> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(shown === undefined ? {} : { authorization: `Bearer ${shown}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const token = /royaumes=([\w-]+);/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  return { ...((await response.json()) as SeatTaken), token };
}

/** Makes the tables over HTTP and joins them over sockets, as browsers do. */
export function sitDown(port: number, games: readonly KnownGame[]): Promise<LiveTable[]> {
  const byCommit = new Map(games.map((game) => [game.commit, game]));
  return inGroups(games.length, async () => {
    const taken = [await post(port, '/api/tables', { game: 'ugo', options: {}, seats: Array(SEATS).fill('person'), name: 'Ada' })];
    const { id, commit } = taken[0]!.info;
    while (taken.length < SEATS) taken.push(await post(port, `/api/tables/${id}/seats`, { name: 'Bo' }));
    const sockets: RawSocket[] = [];
    for (const { seat, token } of taken) {
      const socket = await RawSocket.open(port, '/api/socket');
      const welcome = socket.next();
      socket.send(frameOf(JSON.stringify({ v: VERSION, kind: 'join', table: id, token, since: 0 })));
      if (!(await welcome).startsWith('{"kind":"welcome"')) throw new Error('not welcome');
      sockets[seat] = socket;
    }
    const game = byCommit.get(commit);
    if (!game) throw new Error('the server plays a game that the load does not know');
    const frames = game.moves.map((move, ply) => frameOf(JSON.stringify({ v: VERSION, kind: 'move', table: id, ply, move })));
    return { sockets, movers: game.seats, frames };
  });
}

/** The same tables at the relay: what the server would tell is what is sent. */
export function sitAtRelay(port: number, games: readonly KnownGame[], round: number): Promise<LiveTable[]> {
  return inGroups(games.length, async (n) => {
    const { seats, tellings } = games[n]!;
    const sockets: RawSocket[] = [];
    while (sockets.length < SEATS) sockets.push(await RawSocket.open(port, `/${round}-${n}`));
    return { sockets, movers: seats, frames: tellings.map((told) => frameOf(JSON.stringify({ kind: 'ply', ...told }))) };
  });
}

interface Timing {
  readonly warmUp: number;
  readonly ms: number;
  /** Milliseconds for which a seat looks at the table before it moves; none when left out. */
  readonly pause?: number;
}

/** Plays on all tables at once, and measures a window; it ends early if a table runs out of moves. */
export async function measureWindow(child: Child, tables: readonly LiveTable[], { warmUp, ms, pause = 0 }: Timing): Promise<Window> {
  let moves = 0;
  let latencies: number[] = [];
  let isStopped = false;
  let inFlight = 0;
  let ranOut: () => void = () => undefined;
  let wrong: Error | undefined;
  const out = new Promise<void>((resolve) => {
    ranOut = resolve;
  });

  for (const { sockets, movers, frames } of tables) {
    let ply = 0;
    let got = 0;
    let sent = 0;
    const go = () => {
      if (isStopped) return;
      const frame = frames[ply];
      if (!frame) {
        ranOut();
        return;
      }
      inFlight++;
      got = 0;
      sent = performance.now();
      sockets[movers[ply]!]!.send(frame);
    };
    for (const socket of sockets) {
      socket.onText = (bytes, start, end) => {
        const kind = bytes[start + KIND_AT]!;
        if (kind !== PLY_KIND || bytes[start + KIND_AT + 1] !== PLY_SECOND) {
          if (kind === REFUSED_KIND) wrong ??= new Error(bytes.toString('utf8', start, end));
          return;
        }
        let told = 0;
        for (let i = start + PLY_AT; ; i++) {
          const digit = bytes[i]! - 48;
          if (digit < 0 || digit > 9) break;
          told = told * 10 + digit;
        }
        if (told !== ply + 1) wrong ??= new Error(`told of ply ${told} instead of ${ply + 1}`);
        if (++got < SEATS) return;
        ply++;
        moves++;
        inFlight--;
        latencies.push(performance.now() - sent);
        if (pause === 0) go();
        else setTimeout(go, pause);
      };
    }
    go();
  }

  const wait = (time: number) => Promise.race([new Promise((resolve) => setTimeout(resolve, time)), out]);
  await wait(warmUp);
  const cpu = await child.cpu();
  moves = 0;
  latencies = [];
  const begun = performance.now();
  await wait(ms);
  const spent = performance.now() - begun;
  const done = moves;
  const seen = latencies;
  const used = await child.cpu();
  isStopped = true;
  // Those in flight at the end come home, or the tables are given up.
  for (let patience = 100; inFlight > 0 && patience > 0; patience--) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const { sockets } of tables) for (const socket of sockets) socket.close();
  if (wrong) throw wrong;
  if (inFlight > 0) throw new Error(`${inFlight} moves were never told to every seat`);
  return {
    movesPerSecond: (done * 1000) / spent,
    p50: quantile(seen, 0.5),
    p99: quantile(seen, 0.99),
    cpuMicrosecondsPerMove: (used.all - cpu.all) / done,
    mainMicrosecondsPerMove: (used.mainThread - cpu.mainThread) / done,
  };
}
