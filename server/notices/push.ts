/** Web push: a message that only the browser can read (RFC 8291, RFC 8188), from a server that says who it is (RFC 8292). */

import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import { type OutsideOptions, post } from './outside.ts';
import type { PushKeys } from './store.ts';

const CURVE = 'prime256v1';
/** Seconds for which a push service keeps a message for a browser that is not there. */
const KEPT = 24 * 3600;
/** A server says for so many seconds who it is. */
const SAID = 12 * 3600;
const RECORD = 4096;

interface Device {
  readonly address: string;
  readonly p256dh: string;
  readonly auth: string;
}

export function makePushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** Whether they are keys that a message can be written for. */
export function areKeys(p256dh: string, auth: string): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url');
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(point);
    return point.length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/** The message as it travels. The salt and the sender's key of this one message are random; a test brings its own. */
export function seal(
  text: string | Uint8Array,
  { p256dh, auth }: Pick<Device, 'p256dh' | 'auth'>,
  salt: Uint8Array = randomBytes(16),
  sender: string = createSender(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(sender, 'base64url');
  const ours = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // One record, which is the last: its text ends with a 2.
  const record = Buffer.concat([cipher.update(text), cipher.update(Uint8Array.of(2)), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Uint8Array.of(ours.length), ours, record]);
}

function createSender(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair.getPrivateKey('base64url');
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

/** Says to the push service of `address` who sends: a token that holds there and nowhere else. */
export function vouch(address: string, subject: string, { publicKey, privateKey }: PushKeys, now: number): string {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  });
  const claims = { aud: new URL(address).origin, exp: Math.floor(now / 1000) + SAID, sub: subject };
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${said}.${signature}, k=${publicKey}`;
}

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later message with the same tag takes the place of the one before. */
  readonly tag: string;
  readonly table?: string;
}

/** False when the device is not there any more, and never will be. Rejects when it could not be sent now. */
export async function sendPush(
  device: Device,
  message: PushMessage,
  { keys, subject, signal, ...outside }: { keys: PushKeys; subject: string; signal: AbortSignal } & OutsideOptions,
): Promise<boolean> {
  const status = await post(
    new URL(device.address),
    {
      headers: {
        authorization: vouch(device.address, subject, keys, Date.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT),
        urgency: 'high',
      },
      body: seal(JSON.stringify(message), device),
      signal,
    },
    outside,
  );
  if (status === 404 || status === 410) return false;
  if (status < 200 || status >= 300) throw new Error(`status ${status}`);
  return true;
}
