/** Posting to addresses that people gave. They lead out to the internet, never to the inside of the network that the server is in. */

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Milliseconds that an answer may take. */
const PATIENCE = 10_000;

/** Addresses that are not somebody's on the internet (IANA special-purpose registries). */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv4');
}
/** Of IPv6 only 2000::/3 is the internet, without the parts that carry an IPv4 address or are for documents. */
const OUTSIDE = new BlockList();
OUTSIDE.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  TUNNELS.addSubnet(net, bits, 'ipv6');
}

export function isInside(ip: string): boolean {
  if (isIP(ip) === 4) return INSIDE.check(ip, 'ipv4');
  return !OUTSIDE.check(ip, 'ipv6') || TUNNELS.check(ip, 'ipv6');
}

class Inside extends Error {
  readonly code = 'EINSIDE';
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Asked at the moment of connecting, so that a name cannot lead elsewhere after it was checked. */
function lookupOutside(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) found(error, []);
    else if (addresses.length === 0 || addresses.some(({ address }) => isInside(address))) found(new Inside('inside'), []);
    else if (options.all) found(null, addresses);
    else found(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  });
}

/** With `inside`, addresses of one's own network and unencrypted ones may be used as well. Ports are those of https and http alone. */
export interface OutsideOptions {
  readonly inside: boolean;
  readonly anyPort?: boolean;
}

/** Whether something may be sent there, as far as the address alone can tell. */
function isFit(url: URL, { inside, anyPort = false }: OutsideOptions): boolean {
  if (url.port !== '' && !anyPort) return false;
  if (inside) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = hostOf(url);
  return url.protocol === 'https:' && !(isIP(host) !== 0 && isInside(host));
}

/** The address as it will be used, or undefined when nothing may be sent there. */
export async function readOutside(text: string, options: OutsideOptions): Promise<URL | undefined> {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || !isFit(url, options)) return undefined;
  const host = hostOf(url);
  if (options.inside || isIP(host) !== 0) return url;
  return new Promise((resolve) => lookupOutside(host, {}, (error) => resolve(error ? undefined : url)));
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  readonly signal: AbortSignal;
}

/** The status of the answer; what it says is not read, and where it leads is not followed. */
export function post(url: URL, { headers, body, signal }: Sent, options: OutsideOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!isFit(url, options)) throw new Inside('inside');
    const call = url.protocol === 'https:' ? request : requestHttp;
    const sending = call(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
        ...(options.inside ? {} : { lookup: lookupOutside }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
