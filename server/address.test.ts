import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { networkOf, Proxies } from './address.ts';

const asked = (remoteAddress: string, said?: string) =>
  ({ socket: { remoteAddress }, headers: said === undefined ? {} : { 'x-forwarded-for': said } }) as unknown as IncomingMessage;

test('a proxy is named by its address or its network, and what is neither is refused', () => {
  const proxies = new Proxies(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8']);
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.9.8.7', 'fd12::1']) assert.ok(proxies.has(address), address);
  for (const address of ['127.0.0.2', '::2', '11.0.0.1', 'fe80::1', '', 'localhost']) assert.ok(!proxies.has(address), address);
  for (const name of ['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '300.0.0.1', '*']) {
    assert.throws(() => new Proxies([name]), name);
  }
});

test('whoever asks is the last one said that is no proxy; who is no proxy is not believed', () => {
  const proxies = new Proxies(['127.0.0.1', '10.0.0.0/8']);
  for (const [remote, said, address] of [
    ['203.0.113.1', '198.51.100.1', '203.0.113.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.1', '203.0.113.1'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.1,10.1.1.1', '203.0.113.1'],
    ['::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
    ['10.1.1.1', '10.2.2.2', '10.2.2.2'],
  ] as const) {
    assert.equal(proxies.addressOf(asked(remote, said)), address, `${remote} ${said}`);
  }
});

test('addresses of one network count as one', () => {
  for (const [address, network] of [
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2::4:5:6:7:8', '1:2:0:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['ada', 'ada'],
    ['', ''],
  ] as const) {
    assert.equal(networkOf(address), network);
  }
});
