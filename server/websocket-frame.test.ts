import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import type { ToClient } from '#protocol';
import { type Frame, frameOf, joined } from './websocket-frame.ts';

/** A message of exactly so many bytes, most of them this letter. */
function messageOf(letter: string, length: number): ToClient {
  const size = Buffer.byteLength(letter);
  const room = length - JSON.stringify({ kind: 'refused', no: { kind: 'bad table', why: '' } }).length;
  const why = letter.repeat(Math.floor(room / size)) + '-'.repeat(room % size);
  return { kind: 'refused', no: { kind: 'bad table', why } };
}

test('a frame is read as the message it was made of, whatever its length and letters', async (t) => {
  const lengths = [60, 125, 126, 127, 65_535, 65_536, 200_000];
  const messages = ['x', 'é', '王', '🏰'].flatMap((letter) => lengths.map((length) => messageOf(letter, length)));
  for (const [n, message] of messages.entries()) {
    assert.equal(Buffer.byteLength(JSON.stringify(message)), lengths[n % lengths.length]);
  }
  const door = new WebSocketServer({ port: 0, host: 'localhost' });
  t.after(() => door.close());
  await once(door, 'listening');
  door.on('connection', (wire, { socket }) => {
    for (const message of messages) socket.write(frameOf(message));
    wire.close();
  });
  const guest = new WebSocket(`ws://localhost:${(door.address() as AddressInfo).port}`);
  const heard: ToClient[] = [];
  guest.on('message', (data, isBinary) => {
    assert.equal(isBinary, false);
    heard.push(JSON.parse(String(data)));
  });
  await once(guest, 'close');
  assert.deepEqual(heard, messages);
});

test('bytes that are no frame are sent to nobody, or this file does not compile', () => {
  // @ts-expect-error
  const loose: Frame = Buffer.from('{}');
  const frame = frameOf({ kind: 'seeking' });
  assert.deepEqual(joined(frame, frame), Buffer.concat([frame, frame]));
  assert.notDeepEqual(loose, frame);
});
