import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_CHAT_LINE } from '#protocol';
import { startServer } from '../index.ts';
import { ask, Guest, newFolder, type Sat, serve } from '../tests/guest.ts';
import { as, at, infoOf, noOf, seated } from '../tests/seated.ts';

test('seats talk among themselves and so does whoever looks on, until the game is over', async (t) => {
  const data = newFolder(t);
  const server = await startServer({ port: 0, data });
  const { port } = server;
  const [ann, bo] = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const one = await Guest.join(port, id, ann.token);
  const two = await Guest.join(port, id, bo.token);
  const spectator = await Guest.join(port, id);
  const other = await Guest.join(port, id);
  const say = (token: string | undefined, text: string, name?: string) =>
    at(port, id, 'chat', token, { text, ...(name === undefined ? {} : { name }) });
  const heard = (guest: Guest) => guest.heard.flatMap((message) => (message.kind === 'chat line' ? [message.line.text] : []));

  assert.equal(noOf(await say(undefined, 'hello')), 'not signed in');
  assert.equal(noOf(await say(undefined, 'hello', ' ')), 'bad name');
  for (const bad of ['', '   ', 'a\nb', 'a\u202eb', '\u0007', 'x'.repeat(LONGEST_CHAT_LINE + 1)]) {
    assert.deepEqual((await say(ann.token, bad)).json, { no: { kind: 'bad chat line', longest: LONGEST_CHAT_LINE } });
  }
  assert.equal(noOf(await say(ann.token, 'x'.repeat(5 * LONGEST_CHAT_LINE))), 'garbage');
  assert.equal(noOf(await at(port, 'no-such-table', 'chat', ann.token, { text: 'hello' })), 'unknown table');
  await say(ann.token, ' <b>good</b> luck ');
  await two.until(() => heard(two).length === 1);
  const eve = await say(undefined, 'Ann holds the black eight', 'Eve');
  await other.until(() => heard(other).length === 1);
  await say(bo.token, '𝄞'.repeat(LONGEST_CHAT_LINE));
  await one.until(() => heard(one).length === 2);
  assert.deepEqual(heard(one), ['<b>good</b> luck', '𝄞'.repeat(LONGEST_CHAT_LINE)]);
  assert.deepEqual(heard(spectator), ['Ann holds the black eight']);
  assert.equal(spectator.last('chat line')?.line.name, 'Eve');
  await server.close();

  const again = await serve(t, { data });
  const chatOf = async (token?: string) => {
    const guest = await Guest.join(again.port, id, token);
    await guest.until(() => guest.last('chat') !== undefined);
    return guest.last('chat')?.lines.map(({ room, n }) => `${room} ${n}`);
  };
  assert.deepEqual(await chatOf(bo.token), ['players 1', 'players 3']);
  assert.deepEqual(await chatOf(eve.token), ['spectators 2']);
  const late = await Guest.join(again.port, id, ann.token);
  const { proposal } = infoOf(await at(again.port, id, 'propose', ann.token, { what: { kind: 'call off' } }));
  await at(again.port, id, 'answer', bo.token, { made: proposal?.made ?? 0, agree: true });
  await late.until(() => late.last('chat')?.lines.length === 3);
  assert.deepEqual(await chatOf(), ['spectators 2'], 'what players said stays there');
  assert.equal((await ask(again.port, 'DELETE', '/api/me', undefined, as(bo.token))).status, 200);
  assert.deepEqual(await chatOf(ann.token), ['players 1', 'spectators 2'], 'who goes takes along what they said');
});

test('who talks too fast is told so, and of much chat the last is kept', async (t) => {
  const slow = await serve(t);
  const [ann] = (await seated(slow.port, ['person', 'person'], ['Ann'])) as [Sat];
  // However slow this machine is, all of it is said at one moment.
  const now = performance.now();
  const clock = t.mock.method(performance, 'now', () => now);
  const answers: (string | undefined)[] = [];
  for (let n = 0; n < 12; n++) answers.push(noOf(await at(slow.port, ann.info.id, 'chat', ann.token, { text: `line ${n}` })));
  assert.deepEqual([answers[0], answers.at(-1)], [undefined, 'too fast']);
  const doing: (string | undefined)[] = [];
  for (let n = 0; n < 40; n++) doing.push(noOf(await at(slow.port, ann.info.id, 'free', ann.token, { seat: 1 })));
  assert.equal(doing.at(-1), 'too fast');
  clock.mock.restore();

  const quick = await serve(t, { rateLimited: false });
  const [bo] = (await seated(quick.port, ['person', 'person'], ['Bo'])) as [Sat];
  for (let n = 1; n <= 130; n++) await at(quick.port, bo.info.id, 'chat', bo.token, { text: `line ${n}` });
  const guest = await Guest.join(quick.port, bo.info.id, bo.token);
  await guest.until(() => guest.last('chat') !== undefined);
  const lines = guest.last('chat')?.lines ?? [];
  assert.deepEqual([lines.length, lines[0]?.text, lines.at(-1)?.text], [100, 'line 31', 'line 130']);
});
