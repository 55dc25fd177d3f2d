import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type Game } from '#engine';
import { patchistory } from '#games/patchistory';
import { colourOf, type Hand, type Table, ugo, writeCard } from '#games/ugo';
import type { No, OwnOrders, TableInfo } from '#protocol';
import { openSqlite } from '../sqlite.ts';
import { type Answer, ask, Guest, makeTable, newFolder, type Sat, serve, takeSeat } from '../tests/guest.ts';

const as = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` });
const at = (port: number, id: string, what: string, token: string | undefined, body: object = {}) =>
  ask(port, 'POST', `/api/tables/${id}/${what}`, body, as(token));
const order = (port: number, id: string, token: string | undefined, standing: string[], ahead?: string) =>
  at(port, id, 'orders', token, { standing, ...(ahead === undefined ? {} : { ahead }) });
const noOf = ({ json }: Answer) => (json as { no?: No }).no?.kind;

interface Pair {
  readonly id: string;
  /** Whose turn it is, and the other one. */
  readonly mover: Sat;
  readonly other: Sat;
}

async function pair(port: number, game = 'ugo', options = {}): Promise<Pair> {
  const ann = await makeTable(port, { game, options, seats: ['person', 'person'], name: 'Ann' });
  const bo = await takeSeat(port, ann.info.id, 'Bo');
  const guest = await Guest.join(port, ann.info.id);
  const [seat] = (game === 'ugo' ? ugo : patchistory).toAct(guest.sight?.table);
  await guest.leave();
  return seat === ann.seat ? { id: ann.info.id, mover: ann, other: bo } : { id: ann.info.id, mover: bo, other: ann };
}

const handOf = ({ sight }: Guest) => sight?.hand as Hand;
const tableOf = <T = Table>({ sight }: Guest) => sight?.table as T;
const ugoCard = (text: string) => (ugo.readMove(text) as { card: number }).card;
/** The card that was played with an entry. */
const cardAt = ({ plies }: Guest, ply: number) => (plies[ply - 1]?.events[0] as { card?: number } | undefined)?.card;

function legal(guest: Guest, game: Game = ugo): string[] {
  const { seat = -1, sight } = guest;
  return game.moves({ seat, table: sight?.table, hand: sight?.hand }).map((move) => game.writeMove(move));
}

/** A card that the other follows with, and one with which it would not. */
function choose(mover: Guest, other: Guest): { readonly lead: string; readonly follows: string; readonly not: string } {
  for (const card of handOf(mover)) {
    const follows = handOf(other).find((held) => colourOf(held) === colourOf(card));
    const not = handOf(other).find((held) => colourOf(held) !== colourOf(card));
    if (follows !== undefined && not !== undefined) return { lead: writeCard(card), follows: writeCard(follows), not: writeCard(not) };
  }
  throw new Error('nobody can follow');
}

test('a card played ahead outlives a restart and is played while its owner is away, and nobody else hears of it before', async (t) => {
  const data = newFolder(t);
  const server = await serve(t, { data });
  const { id, mover, other } = await pair(server.port);
  const [one, two] = [await Guest.join(server.port, id, mover.token), await Guest.join(server.port, id, other.token)];
  const { lead, follows } = choose(one, two);
  const given = await order(server.port, id, other.token, ['forced'], follows);
  assert.deepEqual(given.json, { standing: ['forced'], ahead: follows });
  await two.until(() => two.count('orders') === 1);
  assert.deepEqual(two.last('orders'), { kind: 'orders', standing: ['forced'], ahead: follows });
  assert.equal(two.ply, 0);
  await server.close();

  const { port } = await serve(t, { data });
  const rival = await Guest.join(port, id, mover.token);
  const spectator = await Guest.join(port, id);
  rival.move(lead);
  await rival.until(() => rival.ply === 2);
  await spectator.until(() => spectator.ply === 2);
  assert.deepEqual(rival.plies[1]?.by, other.seat);
  assert.equal(cardAt(rival, 2), ugoCard(follows));
  for (const guest of [one, rival, spectator]) {
    assert.equal(guest.count('orders'), 0);
    assert.doesNotMatch(JSON.stringify(guest.heard), /"orders"|"ahead"|"standing"/);
  }
  const back = await Guest.join(port, id, other.token);
  assert.deepEqual(back.last('welcome')?.orders, { standing: ['forced'] }, 'the card is played, the order stands');
});

test('a card played ahead that may not be played is dropped, and its owner is told, then or later', async (t) => {
  const { port } = await serve(t);
  const { id, mover, other } = await pair(port);
  const one = await Guest.join(port, id, mover.token);
  const two = await Guest.join(port, id, other.token);
  const { lead, not, follows } = choose(one, two);
  await order(port, id, other.token, [], not);
  one.move(lead);
  await two.until(() => two.last('orders')?.dropped === not);
  assert.equal(two.last('orders')?.ahead, undefined);
  assert.equal(two.ply, 1);
  const late = await Guest.join(port, id, other.token);
  assert.deepEqual(late.last('welcome')?.orders, { standing: [], dropped: not });
  assert.equal(one.count('orders'), 0);
  two.move(follows);
  await two.until(() => two.ply === 2 && two.last('orders')?.dropped === undefined);
  assert.equal((await Guest.join(port, id, other.token)).last('welcome')?.orders, undefined);
});

test('who orders on their own turn is obeyed at once, what is taken back is not done again, and one can think better of it', async (t) => {
  const { port } = await serve(t);
  const { id, mover, other } = await pair(port);
  const one = await Guest.join(port, id, mover.token);
  const two = await Guest.join(port, id, other.token);
  const { follows } = choose(one, two);
  await order(port, id, other.token, [], follows);
  assert.deepEqual((await order(port, id, other.token, [])).json, { standing: [] });
  const { lead } = choose(one, two);
  await order(port, id, mover.token, [], lead);
  await one.until(() => one.ply === 1);
  assert.equal(one.plies[0]?.by, mover.seat);
  one.move('undo');
  await one.until(() => one.ply === 2);
  assert.equal(one.plies[1]?.events[0]?.kind, 'undo', 'the other ordered nothing any more');
  await order(port, id, mover.token, [], lead);
  const [another] = legal(one).filter((text) => text !== lead) as [string];
  one.move(another);
  await one.until(() => one.ply === 3);
  assert.equal(cardAt(one, 3), ugoCard(another));
  await one.until(() => one.last('orders')?.ahead === undefined);
});

/** Plays wherever there is a choice, and leaves the rest to its orders. */
async function playFreely(guest: Guest): Promise<void> {
  while (!guest.info?.over) {
    const { ply } = guest;
    const moves = legal(guest);
    if (moves.length > 1) guest.move(moves[0]!);
    await guest.until(() => guest.ply > ply || guest.info?.over === true);
  }
}

test('standing orders play the last trick of all who gave them, and end with the game', async (t) => {
  const data = newFolder(t);
  const server = await serve(t, { data });
  const { port } = server;
  const { id, mover, other } = await pair(port, 'ugo', { rounds: 1 });
  const guests = [await Guest.join(port, id, mover.token), await Guest.join(port, id, other.token)];
  for (const { token } of [mover, other]) await order(port, id, token, ['forced']);
  await Promise.all(guests.map(playFreely));
  for (const guest of guests) {
    await guest.until(() => guest.info?.over === true && guest.last('orders')?.standing.length === 0);
  }
  assert.equal(noOf(await order(port, id, mover.token, [])), 'over');
  await server.close();
  const store = openSqlite(data);
  assert.equal((await store.load(id))?.orders, undefined);
  await store.close();
});

test('an order for a round ends with it, and its owner is told', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const { id, mover, other } = await pair(port, 'patchistory');
  const guests = [await Guest.join(port, id, mover.token), await Guest.join(port, id, other.token)];
  const [one, two] = guests as [Guest, Guest];
  assert.equal(noOf(await order(port, id, mover.token, ['noDiplomacy'], 'wait')), 'bad order', 'nothing is made ahead in this game');
  await order(port, id, mover.token, ['refuseAid', 'noDiplomacy']);
  await one.until(() => one.last('orders')?.standing.length === 2);
  assert.deepEqual(one.last('orders')?.standing, ['noDiplomacy', 'refuseAid']);
  const chance = new FastChance(4);
  while (one.last('orders')?.standing.length === 2) {
    const { ply } = one;
    await two.until(() => two.ply >= ply);
    const { turn, round } = tableOf<{ turn: { kind: string; seat?: number }; round: number }>(one);
    assert.equal(round, 0);
    const ordered = turn.kind === 'diplomacy' && turn.seat === one.seat;
    const free = ordered ? undefined : guests.find((guest) => guest.ply === ply && legal(guest, patchistory).length > 0);
    if (free) free.move(chance.pick(legal(free, patchistory)));
    await one.until(() => one.ply > ply);
    if (tableOf<{ round: number }>(one).round > 0) await one.until(() => one.last('orders')?.standing.length === 1);
  }
  assert.deepEqual(one.last('orders'), { kind: 'orders', standing: ['refuseAid'] });
  assert.equal(two.count('orders'), 0);
});

test('who leaves the seat to a bot has no orders any more, and only who sits and plays gives any', async (t) => {
  const { port } = await serve(t);
  const open = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Cy' });
  const { id, mover, other } = await pair(port);
  const one = await Guest.join(port, id, mover.token);
  const two = await Guest.join(port, id, other.token);
  assert.equal(noOf(await order(port, id, undefined, [])), 'not signed in');
  assert.equal(noOf(await order(port, id, open.token, [])), 'no seat');
  assert.equal(noOf(await order(port, open.info.id, open.token, [])), 'not started');
  assert.equal(noOf(await order(port, 'no-such-table', open.token, [])), 'unknown table');
  const held = writeCard(handOf(two)[0]!);
  const notHeld = writeCard(handOf(one)[0]!);
  for (const [standing, ahead] of [[['cheat']], [['__proto__']], [[], notHeld], [[], 'junk'], [[], 'undo']] as [string[], string?][]) {
    assert.equal(noOf(await order(port, id, other.token, standing, ahead)), 'bad order', JSON.stringify([standing, ahead]));
  }
  for (const bad of [
    {},
    { standing: 'forced' },
    { standing: [], ahead: 6 },
    { standing: [], extra: 1 },
    { standing: Array(17).fill('x') },
  ]) {
    assert.equal(noOf(await at(port, id, 'orders', other.token, bad)), 'garbage');
  }
  await order(port, id, other.token, ['forced'], held);
  await at(port, id, 'leave', other.token);
  await two.until(() => two.last('orders')?.standing.length === 0 && two.last('orders')?.ahead === undefined);
  assert.equal(noOf(await order(port, id, other.token, ['forced'])), 'left');
  const info = (await at(port, id, 'return', other.token)).json as TableInfo & Partial<OwnOrders>;
  assert.equal(info.standing, undefined);
  assert.equal((await Guest.join(port, id, other.token)).last('welcome')?.orders, undefined);
});
