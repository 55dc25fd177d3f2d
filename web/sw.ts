/**
 * The service worker. It is installed only once every file of its build is on the device, and it takes over when no page of the
 * build before is open any more: no page ever misses a file. With a network the newest page is shown; without one, its own.
 */

/** Written in by the build (tools/offline.ts): a name that changes with any file, and the files. */
declare const BUILD: string;
declare const FILES: string[];

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What the server sends to this device (server/notices/push.ts). */
interface Notice {
  readonly title: string;
  readonly body: string;
  /** The address that it is about. */
  readonly url: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
}
interface Pushed extends Lasting {
  readonly data: { json(): Notice } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Renewed extends Lasting {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
interface Shown {
  readonly url: string;
  focus(): Promise<unknown>;
}
declare const clients: {
  claim(): Promise<void>;
  matchAll(which: object): Promise<Shown[]>;
  openWindow(url: string): Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

const OURS = `royaumes ${BUILD}`;
/** A network that has not answered by now counts as none, in milliseconds. */
const PATIENCE = 4000;

addEventListener('install', (event) => {
  (event as Lasting).waitUntil(caches.open(OURS).then((cache) => cache.addAll(FILES)));
});

addEventListener('activate', (event) => {
  (event as Lasting).waitUntil(forgetOlder().then(() => clients.claim()));
});

/** A page names its script. If that is of this build and no other page is open, nobody needs the build before. */
addEventListener('message', async ({ data }: MessageEvent<string>) => {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 1 && FILES.includes(data)) await skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event as Asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  // Every address of a page is the same page.
  const answer = pathname.startsWith('/assets/') ? file(request) : newest(request, request.mode === 'navigate' ? '/index.html' : pathname);
  (event as Asked).respondWith(answer);
});

addEventListener('push', (event) => {
  (event as Pushed).waitUntil(show((event as Pushed).data?.json()));
});

addEventListener('notificationclick', (event) => {
  const { notification } = event as Clicked;
  notification.close();
  (event as Clicked).waitUntil(open(notification.data));
});

/** The browser's push service reaches this device otherwise from now on. */
addEventListener('pushsubscriptionchange', (event) => {
  (event as Renewed).waitUntil(renew(event as Renewed));
});

function show(notice: Notice | undefined): Promise<void> {
  const { title = 'Royaumes', body = '', url = '/', tag = '' } = notice ?? {};
  return registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png', badge: '/icon-192.png' });
}

/** The page of that table is brought to the front, or opened. */
async function open(url: string): Promise<void> {
  // A server may go by several names: the path is one of ours under any of them.
  const { pathname, search } = new URL(url, location.origin);
  const shown = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = shown.find((page) => new URL(page.url).pathname === pathname);
  await (there ? there.focus() : clients.openWindow(location.origin + pathname + search));
}

async function renew({ oldSubscription, newSubscription }: Renewed): Promise<void> {
  const made = newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/me/notices/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }),
  });
}

async function forgetOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name !== OURS) await caches.delete(name);
}

async function newest(request: Request, path: string): Promise<Response> {
  const found = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  if (found && found.status < 500) return found;
  return (await (await caches.open(OURS)).match(path)) ?? Response.error();
}

/** Its name holds a hash of what is in it: it is the same in every build. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
