import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';
import { test } from 'node:test';
import { WebSocketServer } from 'ws';
import { hearWholeFrames } from './whole-frames.ts';
import { Wire } from './wire.ts';

const TEXT = 0x81;
const BEGINS = 0x01;
const ENDS = 0x80;
const PING = 0x89;
const PONG = 0x8a;
const MASK = [7, 0, 255, 64];
const ASKED = {
  method: 'GET',
  headers: { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-key': 'cm95YXVtZXMgdGVzdHMhIQ==', 'sec-websocket-version': '13' },
};

/** As a page sends it. */
function frame(kind: number, said: string | readonly number[]): Buffer {
  const bytes = Buffer.from(said as string);
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 255];
  return Buffer.from([kind, ...length, ...MASK, ...bytes.map((byte, n) => byte ^ MASK[n & 3]!)]);
}

/** What is heard of these pieces, and by whom. */
async function heardOf(pieces: readonly Buffer[]): Promise<{ readonly all: readonly string[]; readonly early: number }> {
  const door = new WebSocketServer<typeof Wire>({ noServer: true, WebSocket: Wire, autoPong: false, perMessageDeflate: false });
  const [near, far] = duplexPair();
  const all: string[] = [];
  let early = 0;
  far.resume();
  const closed = new Promise<void>((resolve) => {
    door.handleUpgrade(ASKED as unknown as IncomingMessage, near, Buffer.alloc(0), (wire) => {
      const note = (what: string) => {
        early++;
        all.push(what);
      };
      hearWholeFrames(wire, { text: (text) => note(`text ${text}`), pong: () => note('pong') });
      wire.on('message', (data) => all.push(`text ${data}`));
      wire.on('ping', (data) => all.push(`ping ${data}`));
      wire.on('pong', () => all.push('pong'));
      wire.on('error', (error: Error & { code?: string }) => all.push(`${error.code}`));
      wire.on('close', () => resolve());
    });
  });
  // What has been read is written over.
  for (const piece of pieces) far.write(Buffer.from(piece));
  far.end();
  await closed;
  return { all, early };
}

const plain = [
  frame(TEXT, ''),
  frame(TEXT, 'é王🏰'),
  frame(PONG, ''),
  frame(TEXT, 'x'.repeat(125)),
  frame(TEXT, 'y'.repeat(126)),
  frame(PONG, 'z'),
];
const odd = [frame(PING, 'there?'), frame(BEGINS, 'one '), frame(PONG, ''), frame(ENDS, 'piece'), frame(TEXT, 'last')];
const HEARD = ['text ', 'text é王🏰', 'pong', `text ${'x'.repeat(125)}`, `text ${'y'.repeat(126)}`, 'pong'];

test('whole frames are read at once, one by one or several together', async () => {
  assert.deepEqual(await heardOf(plain), { all: HEARD, early: plain.length });
  assert.deepEqual(await heardOf([Buffer.concat(plain)]), { all: HEARD, early: plain.length });
});

test('wherever it is cut, and whatever else comes between, all is heard once and in order', async () => {
  const bytes = Buffer.concat([...plain, ...odd]);
  const all = [...HEARD, 'ping there?', 'pong', 'text one piece', 'text last'];
  for (let cut = 1; cut < bytes.length; cut++) assert.deepEqual((await heardOf([bytes.subarray(0, cut), bytes.subarray(cut)])).all, all);
});

test('what is no text is left to those who refuse it', async () => {
  assert.deepEqual(await heardOf([frame(TEXT, 'one'), frame(TEXT, [0x7b, 0xff, 0x7d]), frame(TEXT, 'two')]), {
    all: ['text one', 'WS_ERR_INVALID_UTF8'],
    early: 1,
  });
});
