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
declare const clients: { claim(): Promise<void>; matchAll(which: object): Promise<unknown[]> };
declare function skipWaiting(): Promise<void>;

const OURS = `royaumes ${BUILD}`;
/** A line that has not answered by now counts as none, in milliseconds. */
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
