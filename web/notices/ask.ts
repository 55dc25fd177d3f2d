/** How one is told of one's tables, and whether this device can be told. */

import type { No, Notices } from '#protocol';
import { language } from '../settings.svelte.ts';
import { ask, isNo } from '../table/server.ts';

const PATH = '/api/me/notices';
/** The service worker keeps the whole client on the device before it can tell anything, in milliseconds. */
const PATIENCE = 30_000;

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Choice = Partial<Pick<Notices, 'when' | 'hour' | 'mutedGames'>>;

export function choose({ when, hour, mutedGames }: Notices, choice: Choice): Promise<Notices | No> {
  return ask('POST', PATH, { when, hour, mutedGames, ...choice, zone: zone(), language: language() });
}

/** As it is now, in the language and by the clock of whoever reads this page. */
export async function readNotices(): Promise<Notices | No> {
  const held = await subscription().catch(() => undefined);
  const found = await (held ? tell(held) : ask<Notices>('GET', PATH));
  if (isNo(found) || (found.language === language() && found.zone === zone())) return found;
  const here = await choose(found, {});
  return isNo(here) ? found : here;
}

export const giveAddress = (address: string) => ask<Notices>('POST', `${PATH}/address`, { address });
export const confirmAddress = (code: string) => ask<Notices>('POST', `${PATH}/address/confirm`, { code });
export const dropAddress = () => ask<Notices>('DELETE', `${PATH}/address`);
export const setWebhook = (url: string, shape: string) => ask<Notices>('POST', `${PATH}/webhook`, { url, shape });
export const dropWebhook = () => ask<Notices>('DELETE', `${PATH}/webhook`);
export const tryNow = () => ask<Notices>('POST', `${PATH}/try`, {});
export const mute = (table: string, muted: boolean) =>
  ask<Notices>('POST', `/api/tables/${encodeURIComponent(table)}/mute`, { mute: muted });

/** Whether there is any way to tell one. */
export function isReached({ push, mail, webhook }: Notices): boolean {
  return push.devices > 0 || mail?.confirmed === true || webhook !== undefined;
}

/** What this device can do. `install`: an iPhone tells only what is on its home screen. */
export type Device = 'on' | 'off' | 'denied' | 'install' | 'unsupported';

export async function deviceNow(): Promise<Device> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'standalone' in navigator && !navigator.standalone ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription().catch(() => undefined)) ? 'on' : 'off';
}

/** Asks whether this device may be told, and tells the server how. */
export async function tellDevice(key: string): Promise<Notices | No | 'not allowed' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'not allowed';
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await inTime(navigator.serviceWorker.ready);
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    // One for the key of another server is of no use.
    const made = await pushManager.subscribe(wish).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wish);
    });
    return await tell(made);
  } catch {
    return 'failed';
  }
}

/** Whatever the server knows, nothing arrives here any more. */
export async function forgetDevice(): Promise<Notices | No | undefined> {
  const held = await subscription().catch(() => undefined);
  if (!held) return undefined;
  await held.unsubscribe().catch(() => undefined);
  return ask('POST', `${PATH}/push/end`, { endpoint: held.endpoint });
}

async function subscription(): Promise<PushSubscription | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager?.getSubscription()) ?? undefined;
}

function tell(made: PushSubscription): Promise<Notices | No> {
  const { endpoint, keys } = made.toJSON();
  return ask('POST', `${PATH}/push`, { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, new Promise<never>((_, late) => setTimeout(() => late(new Error('too late')), PATIENCE))]);
}
