import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, newFolder } from '../tests/guest.ts';
import { ADDRESS, cookie, friends, noticesOf } from './tests/friends.ts';
import { arrived, openDevice, until } from './tests/receivers.ts';

const CREDENTIALS = { login: 'ada', password: 'correct horse' };
const PHONE = { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile) Firefox/150.0' };
const FOX = 'Firefox, Android';

test('a new sign-in is told by mail, webhook and push, whatever else one wishes to be told, and not to the device that signs in', async (t) => {
  const all = await friends(t, { data: newFolder(t), url: 'https://royaumes.example' });
  await all.ask('POST', '/api/me/password', CREDENTIALS);
  const [device, webhook] = [await all.openDevice(), await all.openWebhook()];
  await all.openMail();
  const wish = { when: 'never', hour: 8, zone: 'UTC', language: 'nl', mutedGames: [] };
  await all.ask('POST', '/api/me/notices', wish);
  // A guest whose device is told things, and who signs in as Ada there.
  const guest = (await ask(all.port, 'POST', '/api/me', { name: 'Guest' })).token;
  const { key } = noticesOf(await all.ask('GET', '/api/me/notices')).push;
  const phone = await openDevice(t, () => key);
  await ask(all.port, 'POST', '/api/me/notices/push', phone.subscription, cookie(guest));
  await ask(all.port, 'POST', '/api/sign-in', { ...CREDENTIALS, password: 'a wrong guess' }, PHONE);
  const signed = await ask(all.port, 'POST', '/api/sign-in', CREDENTIALS, { ...cookie(guest), ...PHONE });
  assert.equal(signed.status, 200);

  const { letters } = all.mailbox;
  await until(() => letters.length > 0 && webhook.posts.length > 0 && device.messages.length > 0);
  assert.equal(letters[0]?.subject, 'Nieuwe login op je Royaumes-account');
  assert.deepEqual(letters[0]?.to, [ADDRESS]);
  assert.ok(letters[0]?.raw.includes(`Er is net ingelogd als Ada (${FOX})`));
  assert.match(letters[0]?.raw ?? '', /<a href="https:\/\/royaumes\.example\/me">Naar je account<\/a>/);
  assert.match(JSON.stringify(webhook.posts), /Er is net ingelogd als Ada .*https:\/\/royaumes\.example\/me/);
  const [message] = device.messages;
  assert.deepEqual([message?.title, message?.tag, message?.table], [letters[0]?.subject, 'sign-in', undefined]);
  assert.match(message?.url ?? '', /\/me$/);

  // Once Ada wishes it there, the next one is told on that device, too; of each, everyone has heard once.
  await ask(all.port, 'POST', '/api/me/notices/push', phone.subscription, cookie(signed.token));
  assert.equal((await ask(all.port, 'POST', '/api/sign-in', CREDENTIALS)).status, 200);
  await until(() => [phone.messages.length, letters.length, webhook.posts.length, device.messages.length].join() === '1,2,2,2');
  assert.match(letters[1]?.raw ?? '', /Er is net ingelogd als Ada\. Was jij dat niet\?/);
});

test('whoever signs in cannot hide it by taking the channels away at once', async (t) => {
  const all = await friends(t, { data: newFolder(t) });
  await all.ask('POST', '/api/me/password', CREDENTIALS);
  const webhook = await all.openWebhook();
  await all.openMail();
  const thief = (await ask(all.port, 'POST', '/api/sign-in', CREDENTIALS)).token;
  await ask(all.port, 'DELETE', '/api/me/notices/webhook', undefined, cookie(thief));
  await ask(all.port, 'DELETE', '/api/me/notices/address', undefined, cookie(thief));
  await ask(all.port, 'POST', '/api/sign-out', { everywhere: true }, cookie(thief));
  await until(() => all.mailbox.letters.length === 1 && webhook.posts.length === 1);
});

test('it is stored with the sign-in: told after a restart, tried again, and given up in the end', async (t) => {
  const lines: string[] = [];
  const log = {
    write(line: string) {
      lines.push(line);
      arrived();
    },
  };
  const all = await friends(t, { data: newFolder(t), notices: { pauses: [0, 0] }, log });
  await all.ask('POST', '/api/me/password', CREDENTIALS);
  const webhook = await all.openWebhook();
  await all.openMail();
  all.mailbox.isFull = true;
  webhook.status = 500;
  await ask(all.port, 'POST', '/api/sign-in', CREDENTIALS);
  await all.restart();
  all.mailbox.isFull = false;
  await until(() => all.mailbox.letters.length === 1);
  await until(() => lines.filter((line) => line.includes('could not be told') && line.includes('webhook')).length >= 3);
  const { length } = webhook.posts;
  assert.ok(length >= 3);
  // What is told later finds nothing left of it.
  webhook.status = 204;
  await ask(all.port, 'POST', '/api/sign-in', CREDENTIALS);
  await until(() => webhook.posts.length > length && all.mailbox.letters.length === 2);
  assert.equal(webhook.posts.length, length + 1);
  assert.ok(!lines.join('').includes(ADDRESS) && !lines.join('').includes('/hook/'));
});

test('an address that is not confirmed is told nothing, and a guest who chooses a password has not signed in', async (t) => {
  const all = await friends(t, { data: newFolder(t) });
  await all.ask('POST', '/api/me/notices/address', { address: ADDRESS });
  assert.equal(all.mailbox.letters.length, 1, 'the code');
  const webhook = await all.openWebhook();
  await all.ask('POST', '/api/me/password', CREDENTIALS);
  await all.ask('POST', '/api/me/programs', { name: 'bot' });
  await ask(all.port, 'POST', '/api/sign-in', CREDENTIALS);
  await until(() => webhook.posts.length === 1);
  await ask(all.port, 'POST', '/api/sign-in', CREDENTIALS);
  await until(() => webhook.posts.length === 2);
  assert.equal(all.mailbox.letters.length, 1);
});
