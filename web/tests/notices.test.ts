import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Page, Worker } from 'playwright-core';
import { SEED_BYTES } from '#engine';
import { type Running, startServer } from '#server';
import { findChromium } from '#tools/chromium';
import { askAs, assertAccessible, openBrowser, PHONE, person } from './app.ts';
import { playUntil, playWhileToAct } from './playing.ts';
import { openPost } from './post.ts';
import { mouse } from './ugo.ts';

const browser = await openBrowser(findChromium());
const data = mkdtempSync(join(tmpdir(), 'royaumes-'));
let server: Running | undefined;
after(async () => {
  await server?.close();
  rmSync(data, { recursive: true, force: true });
});
const post = await openPost();
server = await startServer({
  port: 0,
  data,
  dist: 'dist',
  newSeed: () => new Uint8Array(SEED_BYTES).fill(1),
  notices: { ...post.notices, grace: 0 },
});
const url = `http://localhost:${server.port}`;

const saying = (page: Page, text: string) => page.locator('#notices').getByText(text);

async function arrive(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/me`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
}

test('an address is confirmed by the code in its letter, and what is chosen stays', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await arrive(page, 'Ada');
  await page.getByLabel('E-mail address').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await saying(page, 'An e-mail with a code is on its way to ada@example.org.').waitFor();
  const code = /^Subject: .*?(\d{8})/m.exec(await post.letterTo('ada@example.org'))?.[1] as string;
  await page.getByLabel('Code from the e-mail').fill(code === '00000000' ? '11111111' : '00000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await saying(page, 'Wrong or expired code').waitFor();
  await assertAccessible(page, 'a code that is wrong');

  await page.goto(`${url}/me?confirm=${code}`);
  assert.equal(await page.getByLabel('Code from the e-mail').inputValue(), code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await saying(page, 'E-mails go to ada@example.org.').waitFor();
  assert.equal(page.url(), `${url}/me`);

  await page.getByLabel('Webhook address').fill(post.hook);
  await page.getByRole('button', { name: 'Use it' }).click();
  await saying(page, 'Notifications go to Discord (127.0.0.1').waitFor();
  await page.getByRole('button', { name: 'Send a test notification' }).click();
  await saying(page, 'It’s on its way.').waitFor();
  await post.letterTo('ada@example.org');
  assert.equal(post.hooked.length, 1);

  await page.getByRole('radio', { name: 'Once a day' }).check();
  await page.getByLabel('At what time').selectOption('19:00');
  await page.getByLabel('Medina').uncheck();
  await page.getByLabel('Medina').and(page.locator(':not(:checked)')).waitFor();
  await assertAccessible(page, 'all ways to be told');
  await page.reload();
  await page.getByLabel('At what time').waitFor();
  assert.equal(await page.getByLabel('At what time').inputValue(), '19');
  assert.deepEqual(await Promise.all(['U GO!', 'Medina'].map((game) => page.getByLabel(game).isChecked())), [true, false]);

  await page.getByRole('button', { name: 'Remove the address' }).click();
  await page.getByLabel('E-mail address').waitFor();
  await page.getByRole('radio', { name: 'Never' }).check();
  await page.getByLabel('E-mail address').waitFor({ state: 'detached' });
});

test('where the device cannot be told, the page says why', async () => {
  const ann = await person(browser, { serviceWorkers: 'allow' });
  await arrive(ann.page, 'Ann');
  await ann.page.getByRole('button', { name: 'Notify me on this device' }).click();
  await saying(ann.page, 'This browser doesn’t let Royaumes show notifications.').waitFor();
  await assertAccessible(ann.page, 'a device that may not be told');

  // It may, but this browser has no push service behind it.
  const bob = await person(browser, { serviceWorkers: 'allow', permissions: ['notifications'] });
  await arrive(bob.page, 'Bob');
  await bob.page.getByRole('button', { name: 'Notify me on this device' }).click();
  await saying(bob.page, 'this browser couldn’t reach its push service').waitFor();
  assert.ok(await bob.page.getByRole('button', { name: 'Notify me on this device' }).isEnabled());
});

/** Ann makes a table for two over days, and sees Bob sit down there if she is to look at it. */
async function sitDown(ann: Page, bob: Page, isSeen: boolean): Promise<string> {
  const wish = { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], timeControl: { kind: 'correspondence', hours: 24 } };
  const { info } = await askAs(ann, '/api/tables', wish);
  const table = `${url}/table/${info.id}`;
  if (isSeen) {
    await ann.goto(table);
    await ann.getByRole('checkbox', { name: 'Notify me when it’s my turn', checked: true }).waitFor();
  }
  await askAs(bob, `/api/tables/${info.id}/seats`, {});
  await bob.goto(table);
  return table;
}

/** They play until it is not the turn of `page`. */
async function playWhile(page: Page, pages: readonly Page[]): Promise<void> {
  await playUntil(pages, mouse(1), (turn) => turn.page !== page);
}

/** Bob plays until it is Ann's turn, and she has a letter. */
async function letterWhilePlaying(bob: Page): Promise<string> {
  await playWhileToAct(bob, mouse(2));
  return post.letterTo('ann@example.org');
}

/** This browser shows every page, always: it is said to the page that it does not. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(async () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await fetch('/api/me');
  });
}

test('a letter says whose turn it is to whoever does not look, and none comes to whoever does', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE, serviceWorkers: 'allow', permissions: ['notifications'] });
  await arrive(ann.page, 'Ann');
  await arrive(bob.page, 'Bob');
  await askAs(ann.page, '/api/me/notices/address', { address: 'ann@example.org' });
  const code = /^Subject: .*?(\d{8})/m.exec(await post.letterTo('ann@example.org'))?.[1];
  await askAs(ann.page, '/api/me/notices/address/confirm', { code });

  const both = [ann.page, bob.page];
  const seen = await sitDown(ann.page, bob.page, true);
  await playWhile(ann.page, both);
  const offer = bob.page.getByText('Notify me on this device when it’s my turn?');
  assert.equal(await offer.count(), 0, 'nothing is offered to whoever arrives');
  await playWhile(bob.page, both);
  await offer.waitFor();
  await assertAccessible(bob.page, 'an offer to be told');

  // Ann looks at this table, to which Bob has moved, and not at the other one.
  const unseen = await sitDown(ann.page, bob.page, false);
  assert.ok((await letterWhilePlaying(bob.page)).includes(unseen));
  assert.equal(post.left('ann@example.org'), 0);

  // Out of sight is not looked at.
  await bob.page.goto(seen);
  await playWhile(ann.page, both);
  await hide(ann.page);
  assert.ok((await letterWhilePlaying(bob.page)).includes(seen));

  // What is set up is switched off and on for one table; what is not can be set up there.
  await ann.page.reload();
  const people = (page: Page) => page.getByRole('button', { name: /^People/ }).click();
  await people(ann.page);
  await ann.page.getByLabel('Notify me when it’s my turn').uncheck();
  await ann.page.getByLabel('Notify me when it’s my turn').and(ann.page.locator(':not(:checked)')).waitFor();
  const { mutedTables } = await ann.page.evaluate(async () => (await fetch('/api/me/notices')).json());
  assert.deepEqual(mutedTables, [seen.split('/').at(-1)]);
  await assertAccessible(ann.page, 'a table that is muted');
  await people(bob.page);
  await bob.page.getByText('Notify me when it’s my turn').click();
  await bob.page.getByRole('button', { name: 'Notify me on this device' }).click();
  await bob.page.getByText('this browser couldn’t reach its push service').waitFor();
});

/** What a service worker has around it. */
interface Tapped {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(url: string): Promise<void> };
  /** Told once all that was pushed is shown. */
  putUp: Promise<void>;
  readonly NotificationEvent: new (kind: string, about: { notification: Notification }) => Event;
}

test('what is pushed to the device is shown once for each table, and leads to that table and nowhere else', async () => {
  const { page, context } = await person(browser, { serviceWorkers: 'allow', permissions: ['notifications'] });
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((known) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) known(registrations[0].registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  await page.goto(`${url}/tables`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  // Whoever asks what is shown while it is being put up makes Chromium forget it: the worker says when it has done so.
  const [worker] = context.serviceWorkers() as [Worker];
  await worker.evaluate((wanted) => {
    const here = globalThis as unknown as Tapped;
    const { registration } = here;
    const put = registration.showNotification.bind(registration);
    here.putUp = new Promise((done) => {
      let count = 0;
      registration.showNotification = async (...notice) => {
        await put(...notice);
        if (++count === wanted) done();
      };
    });
  }, 3);
  const push = (notice: object) =>
    tools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data: JSON.stringify(notice) });
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, tag, icon }) => ({ title, body, tag, icon: new URL(icon).pathname }));
    });
  await push({ title: 'U GO!', body: 'It is your turn.', table: 'first', url: '/table/first', tag: 'first' });
  await push({ title: 'U GO!', body: 'Your time runs out.', table: 'first', url: '/table/first', tag: 'first' });
  await push({ title: 'Medina', body: 'It is your turn.', table: 'other', url: 'https://example.org/table/other', tag: 'other' });
  await worker.evaluate(() => (globalThis as unknown as Tapped).putUp);
  const icon = '/icon-192.png';
  const wished = [
    { title: 'U GO!', body: 'Your time runs out.', tag: 'first', icon },
    { title: 'Medina', body: 'It is your turn.', tag: 'other', icon },
  ];
  assert.deepEqual(await shown(), wished);

  // Nobody's finger is here to tap it, and without one no browser opens a page: it is noted instead which one would be.
  const opened = await worker.evaluate(async () => {
    const { registration, clients, NotificationEvent } = globalThis as unknown as Tapped;
    const pages: string[] = [];
    const notifications = await registration.getNotifications();
    await new Promise<void>((done) => {
      clients.openWindow = async (url) => {
        if (pages.push(url) === notifications.length) done();
      };
      for (const notification of notifications) dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
    return pages.sort();
  });
  assert.deepEqual(opened, [`${url}/table/first`, `${url}/table/other`]);
  assert.deepEqual(await shown(), []);
});
