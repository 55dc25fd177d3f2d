import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from 'playwright-core';
import { type App, openBrowser, person, startApp } from './app.ts';

let app: App;
let browser: Browser;
before(async () => {
  app = await startApp();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** What a service worker has around it. */
interface Tapped {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(url: string): Promise<void> };
  readonly NotificationEvent: new (kind: string, about: { notification: Notification }) => Event;
}

test('what is pushed to the device is shown once for each table, and leads to that table and nowhere else', async () => {
  const { page, context, errors } = await person(browser, { serviceWorkers: 'allow', permissions: ['notifications'] });
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((known) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) known(registrations[0].registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  await page.goto(`${app.url}/tables`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const push = (notice: object) =>
    tools.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId, data: JSON.stringify(notice) });
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, tag, icon }) => ({ title, body, tag, icon: new URL(icon).pathname }));
    });
  await push({ title: 'U GO!', body: 'It is your turn.', table: 'first', url: '/table/first', tag: 'first' });
  await push({ title: 'U GO!', body: 'Your time runs out.', table: 'first', url: '/table/first', tag: 'first' });
  await push({ title: 'Medina', body: 'It is your turn.', table: 'other', url: 'https://example.org/table/other', tag: 'other' });
  const icon = '/icon-192.png';
  const wished = [
    { title: 'U GO!', body: 'Your time runs out.', tag: 'first', icon },
    { title: 'Medina', body: 'It is your turn.', tag: 'other', icon },
  ];
  for (let i = 0; i < 100 && !isDeepStrictEqual(await shown(), wished); i++) await page.waitForTimeout(50);
  assert.deepEqual(await shown(), wished);

  // Nobody's finger is here to tap it, and without one no browser opens a page: it is noted instead which one would be.
  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const { registration, clients, NotificationEvent } = globalThis as unknown as Tapped;
    const pages: string[] = [];
    clients.openWindow = async (url) => void pages.push(url);
    for (const notification of await registration.getNotifications()) {
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    }
    for (let i = 0; i < 100 && pages.length < 2; i++) await new Promise((done) => setTimeout(done, 20));
    return pages.sort();
  });
  assert.deepEqual(opened, [`${app.url}/`, `${app.url}/table/first`]);
  assert.deepEqual(await shown(), []);
  assert.deepEqual(errors, []);
  await context.close();
});
