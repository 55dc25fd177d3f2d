/** Those who receive notices, for tests: a mail server, a push service with a browser's keys, and a webhook, all real and on loopback. */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { PushMessage } from '../push.ts';

const news = new EventEmitter().setMaxListeners(0);

/** Something has come: whoever waits looks again. */
export function arrived(): void {
  news.emit('arrived');
}

/** Resolves once it holds: looked at again whenever something has come. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (;;) {
    const next = once(news, 'arrived');
    if (await holds()) return;
    await next;
  }
}

interface Letter {
  readonly to: readonly string[];
  /** Headers and both texts, decoded. */
  readonly raw: string;
  readonly subject: string;
}

export interface Mailbox {
  readonly smtp: string;
  readonly letters: Letter[];
  /** Whether letters are refused for now. */
  isFull: boolean;
}

/** What is open until the test, or the file of tests, is over. */
interface Ending {
  after(close: () => unknown): void;
}

/** It offers no encryption. */
export async function openMailbox(t: Ending, host = '127.0.0.1'): Promise<Mailbox> {
  const mailbox: Mailbox = { smtp: '', letters: [], isFull: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (mailbox.isFull) {
          done(Object.assign(new Error('the mailbox is full'), { responseCode: 452 }));
          return;
        }
        const raw = decoded(Buffer.concat(parts).toString());
        const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '';
        mailbox.letters.push({ to: envelope.rcptTo.map(({ address }) => address), raw, subject: wordsOf(subject) });
        done();
        arrived();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return Object.assign(mailbox, { smtp: `smtp://${host}:${(server.server.address() as AddressInfo).port}` });
}

/** Quoted-printable, or a part that is base64. */
function decoded(raw: string): string {
  const parts = raw.split(/(?=^----_NmP)/m);
  return parts
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      if (/^Content-Transfer-Encoding: base64/im.test(head)) return `${head}\r\n\r\n${Buffer.from(text, 'base64')}`;
      if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return part;
      return `${head}\r\n\r\n${quoted(text.replace(/=\r\n/g, ''))}`;
    })
    .join('');
}

function quoted(text: string): string {
  return text.replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

function wordsOf(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, text: string) => quoted(text.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replace(/\r\n/g, '');
}

export interface Webhook {
  readonly url: string;
  readonly posts: object[];
  status: number;
}

export async function openWebhook(t: Ending): Promise<Webhook> {
  const posts: object[] = [];
  const webhook: Webhook = { url: '', posts, status: 204 };
  const url = await openPost(t, (_, body) => {
    posts.push(JSON.parse(body.toString()));
    return webhook.status;
  });
  return Object.assign(webhook, { url: `${url}/hook/a-secret-path` });
}

export interface Device {
  /** What `PushManager.subscribe` would give. */
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  readonly messages: PushMessage[];
  /** How many bytes each took on its way. */
  readonly sizes: number[];
  /** What the server says of itself. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string }[];
  /** How often it was asked, whatever it answered. */
  asked: number;
  status: number;
}

/** A browser, and the push service that delivers to it. It reads only what was written for it, from who says who it is. */
export async function openDevice(t: Ending, key: () => string): Promise<Device> {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  const device: Device = {
    subscription: { endpoint: '', keys: { p256dh, auth: auth.toString('base64url') } },
    messages: [],
    sizes: [],
    claims: [],
    asked: 0,
    status: 201,
  };
  const url = await openPost(t, ({ headers }, body) => {
    device.asked++;
    if (device.status !== 201) return device.status;
    device.claims.push(checked(headers.authorization ?? '', key()));
    if (headers['content-encoding'] !== 'aes128gcm' || !headers.ttl) return 400;
    device.sizes.push(body.length);
    device.messages.push(JSON.parse(unsealed(body, pair.getPrivateKey('base64url'), auth.toString('base64url')).toString()));
    return 201;
  });
  return Object.assign(device, {
    subscription: { endpoint: `${url}/push/${randomBytes(8).toString('hex')}`, keys: device.subscription.keys },
  });
}

/** As a browser reads it: RFC 8291. */
export function unsealed(body: Buffer, privateKey: string, auth: string): Buffer {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const derive = (secret: Uint8Array, by: Uint8Array, about: Uint8Array | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, about, bytes));
  const secret = derive(pair.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2));
}

/** As a push service checks it: RFC 8292. Throws when it is not signed with the key that the browser was given. */
function checked(authorization: string, key: string): Device['claims'][number] {
  const [, said = '', signature = '', shown] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify('sha256', Buffer.from(said), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (shown !== key || !isSigned) throw new Error('not signed by the server');
  return JSON.parse(Buffer.from(said.split('.')[1] ?? '', 'base64url').toString());
}

async function openPost(t: Ending, answer: (request: IncomingMessage, body: Buffer) => number): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      try {
        response.writeHead(answer(request, Buffer.concat(parts))).end(arrived);
      } catch {
        response.writeHead(400).end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
