/** Servers side by side where one stores something and does not live to tell the others. */

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { colourOf, type Hand, writeCard } from '#games/ugo';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';
import { Guest, type Sat, serve } from './tests/guest.ts';
import { addressOf, newPlace, onPostgres } from './tests/postgres.ts';
import { at, isMine, legal, noOf, playTo, seated } from './tests/seated.ts';

/** What happens to a table at this server is told to no other. */
function silent(store: Store): Store {
  const { peers } = store;
  const tell = peers.tell.bind(peers);
  peers.tell = (hint) => {
    if (hint.kind !== 'table' && hint.kind !== 'chat') tell(hint);
  };
  return store;
}

interface Two {
  readonly database: string;
  readonly ports: readonly [number, number];
  readonly stores: readonly [Store, Store];
}

/** The first of two servers tells nothing of tables. */
async function servers(t: TestContext): Promise<Two> {
  const database = await addressOf(newPlace());
  const stores = [silent(await openPostgres(database)), await openPostgres(database)] as const;
  const [one, two] = [await serve(t, { openStore: () => stores[0] }), await serve(t, { openStore: () => stores[1] })];
  return { database, ports: [one.port, two.port], stores };
}

test('what a server stored and did not live to tell is soon known to all who look', async (t) => {
  const [one, two] = (await servers(t)).ports;
  const [ann, bo] = (await seated(two, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const [here, there] = [await Guest.join(one, id, ann.token), await Guest.join(two, id, bo.token)];
  await playTo([here, there], 6);
  await at(one, id, 'chat', ann.token, { text: 'hello' });
  await there.until(() => there.last('chat line')?.line.text === 'hello' || there.last('chat') !== undefined);
  assert.equal(noOf(await at(one, id, 'propose', ann.token, { what: { kind: 'call off' } })), undefined);
  await there.until(() => there.info?.proposal !== undefined);
  assert.equal(noOf(await at(one, id, 'leave', ann.token)), undefined);
  await there.until(() => there.info?.seats.some((seat) => seat.kind === 'person' && seat.bot !== undefined) === true);
});

test('while an entry of one table waits for the disk, what is new at others is soon known, and there once it is stored', async (t) => {
  const { ports, stores } = await servers(t);
  const [one, two] = ports;
  const [ann, bo] = (await seated(two, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const [cy, dee] = (await seated(two, ['person', 'person'], ['Cy', 'Dee'])) as [Sat, Sat];
  const guests = await Promise.all([ann, bo].map(({ info, token }) => Guest.join(two, info.id, token)));
  const other = await Guest.join(two, dee.info.id, dee.token);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const append = stores[1].append.bind(stores[1]);
  stores[1].append = (entry) => held.then(() => append(entry));
  let looked = () => {};
  const marksOf = stores[1].peers.marksOf.bind(stores[1].peers);
  stores[1].peers.marksOf = (tables) => {
    looked();
    return marksOf(tables);
  };
  const nextLook = () =>
    new Promise<void>((resolve) => {
      looked = resolve;
    });
  const mover = guests.find(isMine) as Guest;
  mover.move(legal(mover)[0]!);
  const what = { what: { kind: 'call off' } };
  await at(one, ann.info.id, 'propose', ann.token, what);
  for (let look = 0; look < 3; look++) await nextLook();
  await at(one, cy.info.id, 'propose', cy.token, what);
  await other.until(() => other.info?.proposal !== undefined);
  assert.equal(mover.info?.proposal, undefined);
  release();
  await mover.until(() => mover.info?.proposal !== undefined && mover.ply === 1);
});

test('whose time runs out is told by what is stored, whatever the server that finds it has heard', async (t) => {
  const { ports, stores } = await servers(t);
  stores[0].due = async () => [];
  stores[1].peers.marksOf = async () => new Map();
  const [one, two] = ports;
  const timeControl = { kind: 'realtime', bank: 0, move: 5 } as const;
  const [ann, bo] = (await seated(two, ['person', 'person'], ['Ann', 'Bo'], { timeControl })) as [Sat, Sat];
  const { id } = ann.info;
  const spectator = await Guest.join(two, id);
  const guests = [await Guest.join(one, id, ann.token), await Guest.join(one, id, bo.token)];
  await playTo(guests, 1);
  const late = guests.find(isMine)?.seat;
  assert.equal(spectator.ply, 0, 'nobody has told them');
  const played = () => spectator.info?.seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.bot !== undefined ? seat : []));
  await spectator.until(() => played()?.length !== 0);
  assert.deepEqual(played(), [late]);
});

test('what somebody ordered at another server stands, whatever this one believes when their card is played', async (t) => {
  const { ports, stores } = await servers(t);
  stores[1].peers.marksOf = async () => new Map();
  const [one, two] = ports;
  const sat = await seated(two, ['person', 'person'], ['Ann', 'Bo']);
  const { id } = (sat[0] as Sat).info;
  const guests = await Promise.all(sat.map(({ token }) => Guest.join(two, id, token)));
  const mover = guests.find(isMine) as Guest;
  const other = guests.find((guest) => guest !== mover) as Guest;
  const [ours, theirs] = [mover, other].map(({ sight }) => sight?.hand as Hand) as [Hand, Hand];
  const pairs = ours.flatMap((card) => theirs.flatMap((held) => (colourOf(held) === colourOf(card) ? [{ card, held }] : [])));
  const { card: lead, held: ahead } = pairs[0] as (typeof pairs)[number];
  const token = sat[other.seat as number]?.token;
  await at(two, id, 'orders', token, { standing: [], ahead: writeCard(ahead) });
  await at(one, id, 'orders', token, { standing: ['forced'] });
  mover.move(writeCard(lead));
  await mover.until(() => mover.ply === 2);
  const orders = (await stores[1].load(id))?.orders;
  assert.deepEqual(
    orders?.map(([seat, { standing }]) => [seat, standing.map(({ name }) => name)]),
    [[other.seat, ['forced']]],
  );
});

test('when somebody is late is noted again, where a server that did not know their time control yet noted nobody', async (t) => {
  const { ports, stores, database } = await servers(t);
  const [one, two] = ports;
  const [ann, bo] = (await seated(two, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const there = await Guest.join(two, id, bo.token);
  await at(two, id, 'propose', bo.token, { what: { kind: 'time control', timeControl: { kind: 'correspondence', hours: 24 } } });
  await there.until(() => there.info?.proposal !== undefined);
  await at(two, id, 'answer', ann.token, { made: there.info?.proposal?.made, agree: true });
  const due = (await stores[1].load(id))?.due;
  assert.ok(due);
  await onPostgres(database, 'UPDATE tables SET due = NULL');
  await at(one, id, 'propose', ann.token, { what: { kind: 'call off' } });
  while ((await stores[1].load(id))?.due !== due) await setImmediate();
});
