/** Servers on one store to which everything happens that can, while people play. */

import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance, type Game } from '#engine';
import { ugo } from '#games/ugo';
import type { Store } from '#server/store';
import { type Answer, ask, satOf } from '#server/tests/guest';
import { as, noOf } from '#server/tests/seated';
import type { Postgres } from '#tools/postgres';
import { Cluster, type Place } from './cluster.ts';
import type { Evidence, Fault, Held, History, Line } from './history.ts';
import { happen, type Kind } from './kinds.ts';
import { Mailbox } from './mailbox.ts';
import { play, Summons } from './player.ts';

interface Trouble {
  readonly place: Place;
  /** If it is ours to stop. */
  readonly postgres?: Postgres | undefined;
  readonly nodes: number;
  readonly tables: number;
  /** How often something goes wrong, and what: one of them each time. */
  readonly faults: number;
  readonly kinds: readonly Kind[];
  readonly seed: number;
  say(line: string): void;
}

const GAME = ugo as Game;
/** Two people and a bot: what happens to a bot's server happens to its move. */
const SEATS = ['person', 'bot random', 'person'] as const;
const BOT = 1;
/** At each table of so many, one of them comes only when told that it is their turn. */
const SUMMONED = 3;
/** Milliseconds until all games are over once nothing goes wrong any more: then whoever still plays waits in vain. */
const PATIENCE = 60_000;

export async function trouble({ place, postgres, nodes, tables: wanted, faults, kinds, seed, say }: Trouble): Promise<Evidence> {
  const chance = new FastChance(seed);
  const cluster = await Cluster.start(place, nodes);
  const mailbox = await Mailbox.open();
  const patience = new AbortController();
  try {
    const ports = () => cluster.ports();
    const tables: string[] = [];
    const histories: History[] = [];
    const lines: Line[][] = [];
    let isOver = false;
    let unstored = 0;
    const refusals = () => unstored + lines.flat().filter(isNotStored).length;
    /** A server, or the way to it, may go while it is asked. */
    const again = async (ask: () => Promise<Answer>, isAnswer: (answer: Answer) => boolean): Promise<Answer> => {
      while (!patience.signal.aborted) {
        const answer = await Promise.race([ask().catch(() => undefined), sleep(5000, undefined, { ref: false })]);
        if (answer && isAnswer(answer)) return answer;
        if (answer && noOf(answer) === 'not stored') unstored++;
        await sleep(50);
      }
      throw new Error('no server answers any more');
    };
    /** One table after the other, as long as there is trouble. */
    const keepPlaying = async (first: number) => {
      for (let n = first; !isOver; n += wanted) {
        const say = (path: string, body: object, token?: string) =>
          ask(chance.pick(ports()), 'POST', path, body, token === undefined ? {} : as(token));
        const wish = { game: 'ugo', options: { rounds: 1 }, seats: SEATS, name: 'Ann' };
        const made = satOf(await again(() => say('/api/tables', wish), isDone));
        const { id } = made.info;
        const [mine, theirs] = [[], []] as [Line[], Line[]];
        lines.push(mine, theirs);
        const summons = place.kind === 'postgres' && n % SUMMONED === SUMMONED - 1 ? new Summons(mine) : undefined;
        if (summons) {
          const url = mailbox.addressOf(id, ({ id: notice, at }) => summons.note({ kind: 'noticed', id: notice, at }));
          await again(() => say('/api/me/notices/webhook', { url, shape: 'slack' }, made.token), isDone);
        }
        const { token = '' } = await again(() => say('/api/me', { name: 'Bo' }), isDone);
        // Who sits there already has taken the last seat.
        await again(
          () => say(`/api/tables/${id}/seats`, {}, token),
          (answer) => isDone(answer) || noOf(answer) === 'no open seat',
        );
        const luck = new FastChance(seed, n);
        const common = { table: id, game: GAME, chance: luck, ports, signal: patience.signal };
        histories.push(
          ...(await Promise.all([
            play({ ...common, token: made.token, seat: made.seat, lines: mine, ...(summons ? { summons } : {}) }),
            play({ ...common, token, seat: SEATS.lastIndexOf('person'), lines: theirs }),
          ])),
        );
        tables.push(id);
      }
    };
    const playing = Promise.all(Array.from({ length: wanted }, (_, n) => keepPlaying(n)));
    const happened: Fault[] = [];
    const troubles = async () => {
      for (let fault = 0; fault < faults; fault++) {
        await sleep(100 + chance.pick([0, 100, 300, 700]));
        const kind = kinds[fault % kinds.length]!;
        const from = Date.now();
        const how = await happen({ cluster, postgres, chance, kind, bot: BOT, refusals });
        happened.push({ kind, how, from, to: Date.now() });
        say(`fault ${fault + 1}: ${kind} ${how}; ${tables.length} games are over`);
      }
      isOver = true;
    };
    await Promise.race([troubles(), playing]);
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    await playing;
    clearTimeout(timer);
    await Promise.all(cluster.nodes.map((node) => cluster.endNode(node, 'SIGTERM')));
    return { histories, tables: await held(await cluster.openStore(), tables), faults: happened };
  } finally {
    mailbox.close();
    await cluster.stop();
    cluster.clean();
  }
}

const isDone = ({ status }: Answer) => status === 200 || status === 201;

const isNotStored = (line: Line) => line.kind === 'refused' && line.no === 'not stored';

export async function held(store: Store, tables: readonly string[]): Promise<readonly Held[]> {
  try {
    const all: Held[] = [];
    for (const id of tables) {
      const stored = await store.load(id);
      if (!stored) throw new Error(`table ${id} is gone`);
      const { game, rules, options, seed, seats, plies } = stored;
      const result = await store.results.at(id);
      all.push({
        id,
        game,
        rules,
        options,
        seed,
        seats: seats.length,
        plies,
        ...(result ? { places: result.sitters.map(({ place }) => place) } : {}),
      });
    }
    return all;
  } finally {
    await store.close();
  }
}
