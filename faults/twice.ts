/** Each move is given to two servers at the same moment. */

import { once } from 'node:events';
import { FastChance, type Game } from '#engine';
import { ugo } from '#games/ugo';
import type { ToClient } from '#protocol';
import { Guest, makeTable, takeSeat } from '#server/tests/guest';
import { Cluster, type Place } from './cluster.ts';
import { held } from './faults.ts';
import type { Evidence, History, Line } from './history.ts';
import { note } from './player.ts';

interface Twice {
  readonly place: Place;
  readonly tables: number;
  /** So many moves at least. */
  readonly moves: number;
  readonly seed: number;
  say(line: string): void;
}

const GAME = ugo as Game;

/** One of two clients of the same seat, each at another server. */
interface Client {
  readonly guest: Guest;
  readonly history: History & { readonly lines: Line[] };
}

export async function giveTwice({ place, tables: wanted, moves, seed, say }: Twice): Promise<Evidence> {
  const cluster = await Cluster.start(place, 2);
  const tables: string[] = [];
  const histories: History[] = [];
  let given = 0;

  async function sitAt(table: string, token: string, seat: number): Promise<readonly Client[]> {
    const clients = cluster.ports().map(async (port, client): Promise<Client> => {
      const history = { table, seat, client, lines: [] as Line[] };
      const guest = new Guest(port);
      guest.socket.on('message', (data) => note(history.lines, JSON.parse(String(data)) as ToClient));
      await once(guest.socket, 'open');
      await guest.join(table, token);
      return { guest, history };
    });
    return Promise.all(clients);
  }

  async function playTable(n: number): Promise<void> {
    const [one, two] = cluster.ports() as [number, number];
    const ann = await makeTable(one, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person', 'person'], name: 'Ann' });
    const { id } = ann.info;
    const others = [await takeSeat(two, id, 'Bo'), await takeSeat(one, id, 'Cy')];
    const all = (await Promise.all([ann, ...others].map(({ token, seat }) => sitAt(id, token, seat)))).flat();
    const chance = new FastChance(seed, n);
    const first = all[0]?.guest as Guest;
    while (!first.info?.over) {
      const { ply, sight } = first;
      const [seat] = GAME.toAct(sight?.table);
      const movers = all.filter(({ history }) => history.seat === seat);
      const seen = movers[0]?.guest.sight;
      const move = GAME.writeMove(chance.pick(GAME.moves({ seat: seat!, table: seen?.table, hand: seen?.hand })));
      for (const { guest, history } of movers) {
        history.lines.push({ kind: 'sent', ply, move });
        guest.move(move, ply);
      }
      given++;
      await Promise.all(all.map(({ guest }) => guest.until(() => guest.ply > ply)));
      // The last entry is told before the end.
      if (GAME.toAct(first.sight?.table).length === 0)
        await Promise.all(all.map(({ guest }) => guest.until(() => guest.info?.over === true)));
    }
    for (const { guest, history } of all) {
      if (guest.sight) history.lines.push({ kind: 'stayed', sight: guest.sight });
      await guest.leave();
      histories.push(history);
    }
    tables.push(id);
    say(`${tables.length} games, ${given} moves given twice`);
  }

  try {
    let next = 0;
    const keepPlaying = async () => {
      while (given < moves) await playTable(next++);
    };
    await Promise.all(Array.from({ length: wanted }, keepPlaying));
    await Promise.all(cluster.nodes.map((node) => cluster.endNode(node, 'SIGTERM')));
    return { histories, tables: await held(await cluster.openStore(), tables), faults: [] };
  } finally {
    await cluster.stop();
    cluster.clean();
  }
}
