import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { type GameRecord, Match } from '#engine';
import { games } from '#games';
import { type TableInfo, VERSION } from '#protocol';
import { ask, Guest, makeTable, newFolder, satOf, serve, takeSeat } from './tests/guest.ts';

const EXAMPLE = 'docs/examples/random-bot.mjs';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A token that somebody new makes for a program, as the page about oneself does. */
async function newProgram(port: number, name: string): Promise<string> {
  const { token = '' } = await ask(port, 'POST', '/api/me', { name });
  const { json } = await ask(port, 'POST', '/api/me/programs', { name: 'random bot' }, bearer(token));
  return (json as { token: string }).token;
}

/** Resolves with what it said once it ends well. */
function run(t: TestContext, link: string, token: string): Promise<string> {
  const child = spawn(process.execPath, [EXAMPLE, link, token], { stdio: ['ignore', 'pipe', 'pipe'] });
  t.after(() => child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(`it ended with ${code}: ${said}`)))),
  );
}

test('the example is short enough to be read at once', () => {
  assert.ok(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length < 60);
});

for (const game of games) {
  test(`the example, which knows no rules, plays ${game.meta.title} to the end with whoever invites it`, async (t) => {
    const { port } = await serve(t);
    const [ada, bo] = [await newProgram(port, 'Ada'), await newProgram(port, 'Bo')];
    const { info } = satOf(
      await ask(port, 'POST', '/api/tables', { game: game.meta.id, options: {}, seats: ['person', 'person'] }, bearer(ada)),
    );
    const link = `http://localhost:${port}/table/${info.id}`;
    const spectator = await Guest.join(port, info.id);
    const said = await Promise.all([run(t, link, ada), run(t, link, bo)]);
    for (const text of said) assert.match(text, /^The game is over: http/);
    const record = (await ask(port, 'GET', `/api/tables/${info.id}/record`)).json as GameRecord;
    assert.ok(Match.fromRecord(game, record) instanceof Match);
    await spectator.until(() => spectator.info?.over === true);
    assert.ok(spectator.heard.every((message) => !('legal' in message)));
  });
}

test('the example goes on when the server starts again', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const { port } = first;
  const [ada, bo] = [await newProgram(port, 'Ada'), await newProgram(port, 'Bo')];
  const wish = { game: games[0]?.meta.id, options: {}, seats: ['person', 'person'] };
  const { info } = satOf(await ask(port, 'POST', '/api/tables', wish, bearer(ada)));
  const spectator = await Guest.join(port, info.id);
  const link = `http://localhost:${port}/table/${info.id}`;
  const runs = [run(t, link, ada), run(t, link, bo)];
  await spectator.until(() => spectator.ply > 2);
  await first.close();
  await serve(t, { data, port });
  assert.equal(((await ask(port, 'GET', `/api/tables/${info.id}`)).json as TableInfo).over, false);
  for (const text of await Promise.all(runs)) assert.match(text, /^The game is over/);
});

test('who asks for legal moves is told all of their own seat when it is to act, and nobody else is', async (t) => {
  const game = games[0]!;
  const { port } = await serve(t);
  const made = await makeTable(port, { game: game.meta.id, options: {}, seats: ['person', 'person'], name: 'Ada' });
  const { id } = made.info;
  const taken = await takeSeat(port, id, 'Bo');
  const join = async (token?: string) => {
    const guest = await Guest.at(port);
    guest.say({ v: VERSION, kind: 'join', table: id, since: 0, legal: true, ...(token ? { token } : {}) });
    await guest.until(() => guest.info !== undefined);
    return guest;
  };
  const guests = [await join(made.token), await join(taken.token)];
  const spectator = await join();
  const plain = await Guest.join(port, id, made.token);
  for (let n = 0; n < 20; n++) {
    for (const guest of guests) {
      const { seat = -1, sight, heard } = guest;
      const last = heard.findLast((message) => message.kind === 'ply' || message.kind === 'welcome');
      const isToAct = game.toAct(sight?.table).includes(seat);
      const expected = isToAct
        ? game.moves({ seat, table: sight?.table, hand: sight?.hand }).map((move) => game.writeMove(move))
        : undefined;
      assert.deepEqual(last?.legal, expected);
    }
    const mover = guests.find(({ seat = -1, sight }) => game.toAct(sight?.table).includes(seat)) as Guest;
    const { legal } = mover.heard.findLast((message) => message.kind === 'ply' || message.kind === 'welcome') ?? {};
    const { ply } = mover;
    mover.move(legal?.[0] as string);
    for (const guest of [...guests, spectator, plain]) await guest.until(() => guest.ply > ply);
  }
  for (const guest of [spectator, plain]) assert.ok(guest.heard.every((message) => !('legal' in message)));
});
