import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type Game, isSame, numberedSeed, type Options, type Seat, viewOf } from '#engine';
import { games } from '#games';
import { type Me, type Notices, VERSION } from '#protocol';
import { ADDRESS, codeIn } from './notices/tests/friends.ts';
import { openDevice, openMailbox, openWebhook, until } from './notices/tests/receivers.ts';
import { endpointsOf, type OpenApi } from './tests/documented.ts';
import { ask, satOf, serve } from './tests/guest.ts';
import { Aliases, Observer } from './tests/observer.ts';
import { deal, findTwins, statesOf, type Twins } from './tests/twins.ts';

/** Which games, for whose eyes, from where on. A game without secrets passes by itself; what its seats order in advance is one. */
const PAIRS: Readonly<Record<string, readonly { seats: number; eyes: Seat; depth: number; options?: Options }[]>> = {
  ugo: [
    { seats: 3, eyes: 0, depth: 20 },
    { seats: 3, eyes: 1, depth: 8 },
    { seats: 3, eyes: 2, depth: 3 },
    { seats: 2, eyes: 1, depth: 13, options: { pool: 'twelve' } },
  ],
  'king-of-the-dice': [
    { seats: 2, eyes: 0, depth: 20 },
    { seats: 2, eyes: 1, depth: 8, options: { odds: 'hidden' } },
    { seats: 3, eyes: 2, depth: 0, options: { penalties: 'sorted' } },
  ],
  medina: [
    { seats: 2, eyes: 0, depth: 20 },
    { seats: 3, eyes: 1, depth: 8, options: { edition: 'first' } },
    { seats: 2, eyes: 1, depth: 3, options: { edition: 'ditt', stocks: 'open' } },
  ],
  patchistory: [
    { seats: 3, eyes: 0, depth: 40 },
    { seats: 3, eyes: 1, depth: 90 },
    { seats: 3, eyes: 2, depth: 3 },
    { seats: 2, eyes: 0, depth: 60, options: { order: 'turns', screens: 'open' } },
  ],
};
const LENGTH = 5;
const NAMES = ['Eyes', 'Ada', 'Bo', 'Cy', 'Friend'];
const NOON = Date.parse('2030-06-01T12:00:00Z');
const cookie = (token: string) => ({ cookie: `royaumes=${token}` });

type Person = Me & { readonly token: string };

/** All that the eyes are told of both games, that somebody who looks on is told, and that a stranger is told. */
type Noted = Readonly<Record<string, readonly string[]>>;

for (const game of games) {
  test(`two games of ${game.meta.title} that differ only in secrets are told alike, byte for byte`, async (t) => {
    const all = (PAIRS[game.meta.id] ?? []).map((pair) => findTwins(game, { ...pair, length: LENGTH }));
    assert.ok(all.length > 2 && all.some(({ course }) => course.length > 1), 'pairs, and something is played');
    const hasSecrets = all.filter(({ states: [one, other] }) => !isSame(one, other)).length;
    assert.ok(hasSecrets === 0 || hasSecrets === all.length);
    t.mock.timers.enable({ apis: ['Date'], now: NOON });
    const one = await live(t, game, all, 0);
    t.mock.timers.setTime(NOON);
    const other = await live(t, game, all, 1);
    assert.ok(one.eyes && one.eyes.length > 100 && one.mail && one.mail.length > 0);
    for (const [whose, noted] of Object.entries(one)) {
      for (const [n, seen] of noted.entries()) assert.equal(other[whose]?.[n], seen, `${whose}, ${n}`);
      assert.equal(other[whose]?.length, noted.length, whose);
    }
  });
}

/** Lives through one of the two worlds, on a server of its own. */
async function live(t: TestContext, game: Game, all: readonly Twins[], world: 0 | 1): Promise<Noted> {
  const mailbox = await openMailbox(t);
  const mail = { smtp: mailbox.smtp, from: 'notices@royaumes.example' };
  const { port, close } = await serve(t, {
    rateLimited: false,
    newSeed: () => numberedSeed(16, 16),
    url: 'http://royaumes.example',
    heartbeat: 600_000,
    notices: { grace: 0, inside: true, anyPort: true, mail },
  });
  const aliases = new Aliases();
  aliases.add(`localhost:${port}`);
  const tick = () => t.mock.timers.setTime(Date.now() + 1000);
  tick();
  const arrived = await Promise.all(NAMES.map(() => ask(port, 'POST', '/api/me', { name: 'Somebody' })));
  // Lists go by id where all else is equal: in both worlds the ids stand in the same order.
  const people = arrived.map(({ token = '', json }) => ({ token, ...(json as Me) })).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [n, { token, id, sessions }] of people.entries()) {
    await ask(port, 'POST', '/api/me', { name: NAMES[n] }, cookie(token));
    for (const secret of [token, id, ...sessions.map((session) => session.id)]) aliases.add(secret);
  }
  const [eyes, ...others] = people as [Person, ...Person[]];
  const friend = others.pop() as Person;
  const post = (path: string, body: object) => ask(port, 'POST', `/api/me/notices${path}`, body, cookie(eyes.token));
  const { key } = ((await ask(port, 'GET', '/api/me/notices', undefined, cookie(eyes.token))).json as Notices).push;
  aliases.add(key);
  const device = await openDevice(t, () => key);
  await post('/push', device.subscription);
  const webhook = await openWebhook(t);
  await post('/webhook', { url: webhook.url, shape: 'discord' });
  for (const url of [webhook.url, device.subscription.endpoint]) aliases.add(new URL(url).host);
  await post('/address', { address: ADDRESS });
  await until(() => mailbox.letters.length > 0);
  await post('/address/confirm', { code: codeIn(mailbox) });
  mailbox.letters.length = 0;
  const api = (await ask(port, 'GET', '/api')).json as OpenApi;
  const reads = endpointsOf(api).filter(({ method, path }) => method === 'GET' && path !== '/api');
  const observers = {
    eyes: new Observer(port, eyes.token, aliases),
    spectator: new Observer(port, friend.token, aliases),
    stranger: new Observer(port, undefined, aliases),
  };
  /** How many there have been, on each way. */
  let notices = 0;
  let dealt = all[0]?.states[world];
  const restore = deal(game, () => dealt as Twins['states'][0]);
  try {
    for (const twins of all) {
      dealt = twins.states[world];
      await play(twins);
    }
  } finally {
    restore();
    for (const observer of Object.values(observers)) observer.leave();
    await close();
  }
  return {
    eyes: observers.eyes.noted,
    spectator: observers.spectator.noted,
    stranger: observers.stranger.noted,
    push: device.messages.map((message, n) => aliases.in(`${device.sizes[n]} bytes ${JSON.stringify(message)}`)),
    webhook: webhook.posts.map((sent) => aliases.in(JSON.stringify(sent))),
    mail: mailbox.letters.map(({ to, raw }) => aliases.in(`${to} ${withoutChance(raw)}`)),
  };

  async function play(twins: Twins): Promise<void> {
    const seats = twins.states[0].hands.length;
    const people = Array.from({ length: seats }, (_, seat) => (seat === twins.eyes ? eyes : others[seat]!));
    tick();
    const wish = { game: game.meta.id, options: twins.options, seats: people.map(() => 'person'), listed: true };
    const { info } = satOf(await ask(port, 'POST', '/api/tables', wish, cookie(people[0]?.token ?? '')));
    const { id: table } = info;
    aliases.add(table);
    const sees = { v: VERSION, kind: 'join', table, since: 0 } as const;
    for (const observer of Object.values(observers)) {
      observer.leave();
      await observer.connect();
      await observer.until(
        observer === observers.stranger ? { v: VERSION, kind: 'lobby' } : sees,
        ({ kind }) => kind === 'lobby' || kind === 'welcome',
      );
    }
    for (const { token } of people.slice(1)) {
      tick();
      await ask(port, 'POST', `/api/tables/${table}/seats`, {}, cookie(token));
    }
    const hears = [observers.eyes, observers.spectator];
    for (const observer of hears) await observer.until({ ...sees, legal: true }, ({ kind }) => kind === 'welcome');
    const movers = new Map<Seat, Observer>();
    for (const [seat, { token }] of people.entries()) {
      const mover = seat === twins.eyes ? observers.eyes : new Observer(port, token, aliases);
      movers.set(seat, mover);
      if (mover === observers.eyes) continue;
      await mover.connect();
      await mover.until(sees, ({ kind }) => kind === 'welcome');
    }
    // Notices take a second each: one of the pairs waits for them.
    const isAway = twins === all[1];
    const both = [statesOf(twins, 0), statesOf(twins, 1)] as const;
    let ply = 0;
    /** Something is played, and everybody has heard of it. */
    const submit = async (seat: Seat, move: string): Promise<boolean> => {
      tick();
      const told = hears.map((observer) => observer.until(undefined, (one) => one.kind === 'ply'));
      const mover = movers.get(seat) as Observer;
      const message = { v: VERSION, kind: 'move', table, ply, move } as const;
      const answer = await mover.until(message, (one) => one.kind === 'refused' || one.kind === 'ply');
      if (answer.kind === 'refused') return false;
      await Promise.all(told);
      ply++;
      return true;
    };
    for (const [n, { seat, moves }] of twins.course.entries()) {
      const states = [both[0][n], both[1][n]] as const;
      const acting = game.toAct(states[0]?.table);
      // What others have ordered is theirs: in one world they have, in the other not.
      const ordering = people.flatMap((person, one) => (one === twins.eyes || acting.includes(one) ? [] : [{ person, one }]));
      for (const { person, one } of ordering) {
        const [ahead] = game.ahead?.(viewOf(states[world]!, one)) ?? [];
        const wish = { standing: Object.keys(game.orders ?? {}), ...(ahead === undefined ? {} : { ahead: game.writeMove(ahead) }) };
        await ask(port, 'POST', `/api/tables/${table}/orders`, world === 0 ? { standing: [] } : wish, cookie(person.token));
      }
      await lookAround(table, people);
      for (const observer of hears) await observer.until({ ...sees, since: ply, legal: true }, ({ kind }) => kind === 'welcome');
      await beRefused(twins, table, ply, states);
      for (const { person } of ordering) await ask(port, 'POST', `/api/tables/${table}/orders`, { standing: [] }, cookie(person.token));
      const isLast = n === twins.course.length - 1;
      if (isLast && isAway) await lookAway(table, ply);
      assert.ok(await submit(seat, moves[world]), `${moves[world]} is played`);
      const isTurn = !acting.includes(twins.eyes) && game.toAct(both[0][n + 1]?.table).includes(twins.eyes);
      if (isLast && isAway && isTurn) await beTold(async () => undefined);
      // What can be taken back is, and played again.
      if (!isLast && seat === twins.eyes && (await submit(seat, 'undo'))) assert.ok(await submit(seat, moves[world]));
    }
    if (isAway) {
      // Somebody asks the eyes for an answer, too.
      await lookAway(table, ply);
      const [asking] = people.filter((_, seat) => seat !== twins.eyes);
      const callOff = { what: { kind: 'call off' } };
      await beTold(() => ask(port, 'POST', `/api/tables/${table}/propose`, callOff, cookie(asking?.token ?? '')));
    }
    await lookAround(table, people);
    for (const since of [0, 1, ply]) {
      for (const observer of hears) await observer.until({ ...sees, since, legal: true }, ({ kind }) => kind === 'welcome');
    }
    for (const mover of movers.values()) if (mover !== observers.eyes) mover.leave();
  }

  /** From now on the eyes do not look: they are told of what waits for them. */
  async function lookAway(table: string, ply: number): Promise<void> {
    observers.eyes.say({ v: VERSION, kind: 'away', away: true });
    await observers.eyes.until({ v: VERSION, kind: 'move', table, ply, move: 'nonsense' }, ({ kind }) => kind === 'refused');
  }

  /** Waits for one notice on every way. */
  async function beTold(of: () => Promise<unknown>): Promise<void> {
    const ways = [mailbox.letters, webhook.posts, device.messages];
    const wanted = ++notices;
    await of();
    await until(() => ways.every((list) => list.length >= wanted));
  }

  /** Everything that can be asked for. */
  async function lookAround(table: string, people: readonly { readonly id: string }[]): Promise<void> {
    tick();
    for (const observer of Object.values(observers)) {
      for (const { path } of reads) {
        const ids = path.startsWith('/api/people') ? people.map(({ id }) => id) : [table];
        for (const id of path.includes('{') ? ids : ['']) await observer.ask('GET', path.replace(/\{\w+\}/, id));
      }
    }
  }

  /** Everything that is not allowed: what others could do in either world, what nobody can, and what is asked of all. */
  async function beRefused({ eyes: seat }: Twins, table: string, ply: number, states: readonly (Twins['states'][0] | undefined)[]) {
    const view = viewOf(states[0]!, seat);
    const held = states.flatMap((state) =>
      (state?.hands ?? []).flatMap((_, one) => {
        const theirs = viewOf(state as Twins['states'][0], one);
        return [...game.moves(theirs).slice(0, 3), ...(game.ahead?.(theirs).slice(0, 3) ?? [])].map((move) => game.writeMove(move));
      }),
    );
    const tries = [...new Set([...held, 'nonsense', '', '__proto__', 'undo 1'])].filter((text) => {
      const move = game.readMove(text);
      return move === undefined || game.refuse(view, move) !== undefined;
    });
    for (const move of tries) {
      await observers.eyes.until({ v: VERSION, kind: 'move', table, ply, move }, ({ kind }) => kind === 'refused');
      await observers.spectator.until({ v: VERSION, kind: 'move', table, ply, move }, ({ kind }) => kind === 'refused');
    }
    const may = new Set(game.ahead?.(view).map((move) => game.writeMove(move)));
    const wishes = tries.filter((text) => !may.has(text)).map((ahead) => ({ standing: [], ahead }));
    const from = Math.max(ply, 1);
    const asked: [string, object][] = [
      ...wishes.map((wish): [string, object] => ['orders', wish]),
      ['orders', { standing: ['__proto__'] }],
      ['propose', { what: { kind: 'undo', from: 999 } }],
      ['propose', { what: { kind: 'undo', from } }],
      ['answer', { made: 1, agree: true }],
      ['answer', { made: Date.now(), agree: false }],
      ['rematch', {}],
    ];
    for (const observer of Object.values(observers)) {
      for (const [what, body] of asked) await observer.ask('POST', `/api/tables/${table}/${what}`, body);
    }
  }
}

/** What is random in each letter, whatever it says. */
function withoutChance(raw: string): string {
  return raw
    .replace(/^(Message-ID|Date):.*$/gim, '$1:')
    .replace(/--_NmP-[\w-]+/g, 'PART')
    .replace(/key=[\w-]+/g, 'key=');
}
