/** How soon a crowd that comes to look at a finished game has seen it, beside a relay that sends the same bytes to as many. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commitTo, FastChance, Match, numberedSeed, readOptions, type Seat, writeSeed } from '#engine';
import { patchistory } from '#games/patchistory';
import { VERSION } from '#protocol';
import { openSqlite } from '#server';
import { Child } from './child.ts';
import { median } from './median.ts';
import { frameOf, RawSocket } from './socket.ts';

interface Crowd {
  /** Milliseconds until everyone has all of it. */
  readonly ms: number;
  /** Milliseconds that somebody else waited at most for a short answer meanwhile. */
  readonly longestWait: number;
}

interface SpectatorsResult {
  readonly spectators: number;
  readonly plies: number;
  readonly bytes: number;
  readonly server: Crowd;
  readonly relay: Crowd;
  /** Relay over server, by the time until everyone has all of it. */
  readonly ratio: number;
}

const DATA = fileURLToPath(new URL('../data', import.meta.url));
const TABLE = 'bench0000000';
const SEATS = 4;

export async function measureSpectators(run: { spectators: number; rounds: number }): Promise<SpectatorsResult> {
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(`${DATA}/bench-`);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  const children: Child[] = [];
  try {
    const plies = await playOut(folder);
    const server = await Child.start('./server.ts', [folder, '1']);
    children.push(server);
    const relay = await Child.start('./relay.ts');
    children.push(relay);
    const join = frameOf(JSON.stringify({ v: VERSION, kind: 'join', table: TABLE, since: 0 }));
    const ours: Crowd[] = [];
    const theirs: Crowd[] = [];
    let bytes = 0;
    for (let round = 0; round < run.rounds; round++) {
      const come = await gather(server.port, '/api/socket', run.spectators);
      const { crowd, told } = await tell(
        come,
        () => health(server.port),
        (sockets) => {
          for (const socket of sockets) socket.send(join);
        },
      );
      ours.push(crowd);
      bytes = told.length;
      const relayed = await gather(relay.port, `/${round}`, run.spectators);
      const same = frameOf(told);
      const there = await tell(
        relayed,
        () => upgrade(relay.port),
        ([first]) => first?.send(same),
      );
      theirs.push(there.crowd);
    }
    return {
      spectators: run.spectators,
      plies,
      bytes,
      server: middle(ours),
      relay: middle(theirs),
      ratio: median(ours.map(({ ms }, i) => theirs[i]!.ms / ms)),
    };
  } finally {
    for (const child of children) await child.stop();
    process.off('exit', clean);
    clean();
  }
}

/** Stores a game of bots that is over, and tells how many plies it had. */
async function playOut(folder: string): Promise<number> {
  const options = readOptions(patchistory, SEATS, {});
  if (typeof options === 'string') throw new Error(options);
  const seed = numberedSeed(1, 1);
  const match = new Match(patchistory, options, SEATS, seed);
  const chance = new FastChance(1);
  const store = openSqlite(folder);
  const { id: game, rules } = patchistory.meta;
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'bot', bot: 'random' }) as const);
  const secret = { seed: writeSeed(seed), commit: commitTo(seed) };
  const timeControl = { kind: 'unlimited' } as const;
  const table = { id: TABLE, game, rules, options, ...secret, host: 0, created: 0, listed: false, rated: false, timeControl, seats };
  await store.create({ ...table, started: 0 });
  while (!match.isOver) {
    const seat: Seat = chance.pick(match.toAct());
    const text = chance.pick(match.legal(seat));
    match.submit(seat, text);
    const stored = store.append({ table: TABLE, ply: match.ply, seat, text, at: 0, acting: match.toAct() });
    await store.flush();
    await stored;
  }
  await store.close();
  return match.ply;
}

async function gather(port: number, path: string, count: number): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  while (sockets.length < count) sockets.push(await RawSocket.open(port, path));
  return sockets;
}

/** Lets all of them be told at once, while somebody else asks for something short again and again. */
async function tell(
  sockets: readonly RawSocket[],
  askShort: () => Promise<unknown>,
  begin: (sockets: readonly RawSocket[]) => void,
): Promise<{ readonly crowd: Crowd; readonly told: string }> {
  await askShort();
  const began = performance.now();
  let isOver = false;
  let longestWait = 0;
  const waiting = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await askShort();
      longestWait = Math.max(longestWait, performance.now() - asked);
    }
  })();
  const [first, ...others] = sockets;
  const all = [first!.next(), ...others.map((socket) => socket.come())] as const;
  begin(sockets);
  const [told] = await Promise.all(all);
  const ms = performance.now() - began;
  isOver = true;
  await waiting;
  for (const socket of sockets) socket.close();
  return { crowd: { ms, longestWait }, told };
}

async function health(port: number): Promise<void> {
  await (await fetch(`http://localhost:${port}/api/health`)).json();
}

async function upgrade(port: number): Promise<void> {
  (await RawSocket.open(port, '/short')).close();
}

function middle(crowds: readonly Crowd[]): Crowd {
  return { ms: median(crowds.map(({ ms }) => ms)), longestWait: median(crowds.map(({ longestWait }) => longestWait)) };
}
