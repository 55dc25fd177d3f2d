import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { ask, newFolder, serve } from '../tests/guest.ts';
import { ADDRESS, codeIn, cookie, friends, kindOf, noticesOf } from './tests/friends.ts';
import { arrived, openDevice, openMailbox, until } from './tests/receivers.ts';

test('an address gets one letter with a code, and nothing else before the code has been shown', async (t) => {
  const all = await friends(t, { data: newFolder(t), url: 'https://royaumes.example/' });
  const { letters } = all.mailbox;
  const webhook = await all.openWebhook();
  for (const address of [
    'ada',
    'ada@localhost',
    'a b@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
  ]) {
    assert.equal(kindOf(await all.ask('POST', '/api/me/notices/address', { address })), 'bad address', address);
  }
  const asked = await all.ask('POST', '/api/me/notices/address', { address: ` ${ADDRESS} ` });
  assert.deepEqual(noticesOf(asked).mail, { address: ADDRESS, confirmed: false });
  assert.equal(letters.length, 1);
  const code = codeIn(all.mailbox);
  assert.match(letters[0]?.raw ?? '', new RegExp(`https://royaumes\\.example/me\\?confirm=${code}`));
  const confirm = (shown: string) => all.ask('POST', '/api/me/notices/address/confirm', { code: shown });
  assert.equal(kindOf(await confirm(code === '00000000' ? '1' : '00000000')), 'wrong code');
  await all.boMoves(await all.newTable());
  await all.ask('POST', '/api/me/notices/try');
  await until(() => webhook.posts.length === 2);
  assert.equal(letters.length, 1);
  assert.deepEqual(noticesOf(await confirm(` ${code.slice(0, 4)} ${code.slice(4)}`)).mail, { address: ADDRESS, confirmed: true });
  assert.equal((await all.ask('POST', '/api/me/notices/try')).status, 200);
  assert.equal(letters.length, 2);
  assert.equal(letters[1]?.subject, 'Royaumes can reach you');
  assert.ok(letters[1]?.raw.includes('https://royaumes.example/me'));
  assert.equal(noticesOf(await all.ask('DELETE', '/api/me/notices/address')).mail?.address, undefined);
});

test('a code holds for an hour and may be guessed five times', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-16T12:00:00Z') });
  const all = await friends(t, { data: newFolder(t) });
  const confirm = async (code: string) => kindOf(await all.ask('POST', '/api/me/notices/address/confirm', { code }));
  await all.ask('POST', '/api/me/notices/address', { address: ADDRESS });
  for (let guess = 0; guess < 5; guess++) assert.equal(await confirm(`guess ${guess}`), 'wrong code');
  assert.equal(await confirm(codeIn(all.mailbox)), 'wrong code');
  await all.ask('POST', '/api/me/notices/address', { address: ADDRESS });
  t.mock.timers.setTime(Date.parse('2026-11-16T13:00:01Z'));
  assert.equal(await confirm(codeIn(all.mailbox)), 'wrong code');
  await all.ask('POST', '/api/me/notices/address', { address: ADDRESS });
  assert.equal(await confirm(codeIn(all.mailbox)), undefined);
});

test('whoever has enough ends the letters with the link in them, signed in or not', async (t) => {
  const all = await friends(t, { data: newFolder(t) });
  const { letters } = all.mailbox;
  await all.openMail();
  await all.ask('POST', '/api/me/notices/try');
  const raw = letters[0]?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '';
  const [, url = ''] = /^List-Unsubscribe: <(.*?)>/m.exec(raw) ?? [];
  assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  assert.ok(url.startsWith(`http://localhost:${all.port}/notices/end?key=`), url);
  const confirmed = async () => noticesOf(await all.ask('GET', '/api/me/notices')).mail?.confirmed;
  // Looking at the link, as some mail programs do by themselves, ends nothing.
  const page = await fetch(url);
  assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  const html = await page.text();
  assert.match(html, /<form method="post"><button>Unsubscribe<\/button><\/form>/);
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) =>
    createHash('sha256')
      .update(style ?? '')
      .digest('base64'),
  );
  assert.equal(
    page.headers.get('content-security-policy'),
    `default-src 'none'; style-src 'sha256-${styles.join()}'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  assert.equal(page.headers.get('referrer-policy'), 'same-origin', 'a browser names the origin of the form');
  assert.equal(await confirmed(), true);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (where: string) => fetch(where, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  assert.match(await (await post(`${url}x`)).text(), /This link no longer works: no more e-mails are being sent/);
  assert.equal(await confirmed(), true);
  assert.match(await (await post(url)).text(), /no more e-mails will come to this address/);
  assert.equal(await confirmed(), false);
  await all.ask('POST', '/api/me/notices/try');
  assert.equal(letters.length, 1);
});

test('a device that is gone is forgotten; what fails is tried again there and nowhere else, and given up in the end', async (t) => {
  const lines: string[] = [];
  const log = {
    write(line: string) {
      lines.push(line);
      arrived();
    },
  };
  const all = await friends(t, { data: newFolder(t), notices: { pauses: [0, 0] }, log });
  const device = await all.openDevice();
  const gone = await all.openDevice();
  const webhook = await all.openWebhook();
  gone.status = 410;
  webhook.status = 500;
  const table = await all.newTable();
  await all.boMoves(table);
  await until(() => webhook.posts.length === 1);
  webhook.status = 204;
  await until(() => webhook.posts.length === 2);
  assert.equal(noticesOf(await all.ask('GET', '/api/me/notices')).push.devices, 1);
  assert.deepEqual([device.messages.length, gone.asked], [1, 1]);

  webhook.status = 500;
  await all.boMoves(await all.newTable());
  await until(() => lines.some((line) => line.includes('given up')));
  assert.deepEqual([webhook.posts.length, device.messages.length], [5, 2]);
  for (const secret of [webhook.url, '/hook/', device.subscription.endpoint]) assert.ok(!lines.join('').includes(secret));
});

test('a mail server that has no room gets the letter later', async (t) => {
  const all = await friends(t, { data: newFolder(t), notices: { pauses: [0, 0, 0, 0, 0, 0] } });
  await all.openMail();
  all.mailbox.isFull = true;
  assert.equal(kindOf(await all.ask('POST', '/api/me/notices/try')), 'not sent');
  await all.boMoves(await all.newTable());
  all.mailbox.isFull = false;
  await until(() => all.mailbox.letters.length === 1);
});

test('a mail server elsewhere that offers no encryption gets no letter, unless that is allowed', async (t) => {
  const mailbox = await openMailbox(t, '127.0.0.2');
  for (const inside of [false, true]) {
    const { port } = await serve(t, { notices: { inside, mail: { smtp: mailbox.smtp, from: 'notices@royaumes.example' } } });
    const { token } = await ask(port, 'POST', '/api/me', { name: 'Ada' });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await ask(port, 'POST', '/api/me/notices/address', { address: 'ada@example.org' }, headers);
    assert.equal(kindOf(answer), inside ? undefined : 'not sent');
    assert.equal(mailbox.letters.length, inside ? 1 : 0);
  }
});

test('addresses inside the network are refused, and so is mail where there is none', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = (await ask(port, 'POST', '/api/me', { name: 'Ada' })).token;
  const post = (path: string, body: unknown) => ask(port, 'POST', `/api/me/notices/${path}`, body, cookie(ada));
  const { push, mail } = noticesOf(await ask(port, 'GET', '/api/me/notices', undefined, cookie(ada)));
  assert.match(push.key, /^B[\w-]{86}$/);
  assert.equal(mail, undefined);
  const { subscription } = await openDevice(t, () => push.key);
  for (const endpoint of [
    subscription.endpoint,
    'https://192.168.0.1/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://8.8.8.8:8443/',
  ]) {
    assert.equal(kindOf(await post('push', { ...subscription, endpoint })), 'bad address', endpoint);
    assert.equal(kindOf(await post('webhook', { url: endpoint, shape: 'slack' })), 'bad address', endpoint);
  }
  assert.equal(
    kindOf(await post('push', { ...subscription, endpoint: 'https://8.8.8.8/', keys: { p256dh: 'BB', auth: 'BB' } })),
    'bad address',
  );
  assert.equal(kindOf(await post('address', { address: ADDRESS })), 'no mail');
  assert.equal(kindOf(await post('webhook', { url: 'https://8.8.8.8/', shape: 'teams' })), 'garbage');
  const wish = { when: 'now', hour: 8, zone: 'UTC', language: 'en', mutedGames: [] };
  for (const wrong of [
    { zone: 'Nowhere/Land' },
    { hour: 24 },
    { language: 'sv' },
    { mutedGames: ['chess'] },
    { when: 'often' },
    { more: 1 },
  ]) {
    const refused = await ask(port, 'POST', '/api/me/notices', { ...wish, ...wrong }, cookie(ada));
    assert.deepEqual([refused.status, kindOf(refused)], [400, 'garbage'], JSON.stringify(wrong));
  }
});

test('whoever asks for many letters is told to wait', async (t) => {
  const all = await friends(t, { data: newFolder(t), rateLimited: true });
  const write = async (address: string, token = all.ada) =>
    kindOf(await ask(all.port, 'POST', '/api/me/notices/address', { address }, cookie(token)));
  // Nobody fills a mailbox, neither alone nor together; and nobody writes to many.
  for (let n = 0; n < 3; n++) assert.equal(await write(ADDRESS), undefined);
  assert.equal(await write(ADDRESS.toUpperCase()), 'too fast');
  assert.equal(await write(ADDRESS, all.bo), 'too fast');
  assert.equal(await write('another@example.org'), undefined);
  assert.equal(await write('yet.another@example.org'), 'too fast');
  assert.equal(await write('yet.another@example.org', all.bo), undefined);
  assert.equal(kindOf(await all.ask('POST', '/api/me/notices/try')), 'too fast');
  assert.equal(all.mailbox.letters.length, 5);
});

test('a device that is signed out is told nothing more; a guest’s are not those of who signs in; who leaves is forgotten', async (t) => {
  const data = newFolder(t);
  const all = await friends(t, { data });
  await all.ask('POST', '/api/me/password', { login: 'ada', password: 'correct horse' });
  await all.openDevice();
  await all.openMail();
  const sign = (guest?: string) =>
    ask(all.port, 'POST', '/api/sign-in', { login: 'ada', password: 'correct horse' }, guest === undefined ? {} : cookie(guest));
  const shown = async (token: string | undefined) => noticesOf(await ask(all.port, 'GET', '/api/me/notices', undefined, cookie(token)));

  const guest = (await ask(all.port, 'POST', '/api/me', { name: 'Guest' })).token as string;
  const { key } = (await shown(guest)).push;
  const { subscription } = await openDevice(t, () => key);
  await ask(all.port, 'POST', '/api/me/notices/push', subscription, cookie(guest));
  await ask(all.port, 'POST', '/api/me/notices/webhook', { url: 'https://8.8.8.8/of-a-stranger', shape: 'slack' }, cookie(guest));
  const home = (await sign(guest)).token;
  const { push: devices, webhook } = await shown(home);
  assert.deepEqual([devices.devices, webhook], [1, undefined]);
  await ask(all.port, 'POST', '/api/me/notices/push', subscription, cookie(home));
  const again = (await sign(home)).token;
  assert.equal((await shown(again)).push.devices, 2, 'who signs in once more is told on');
  await ask(all.port, 'POST', '/api/sign-out', { everywhere: false }, cookie(again));
  const { push, mail } = await shown(all.ada);
  assert.deepEqual([push.devices, mail?.confirmed], [1, true]);
  await all.boMoves(await all.newTable());
  assert.equal((await ask(all.port, 'DELETE', '/api/me', { current: 'correct horse' }, cookie(all.ada))).status, 200);
});
