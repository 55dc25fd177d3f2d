/** Where a request comes from, as far as it can be believed. */

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The proxies in front of this server: they say who asked them, and nobody else is believed. */
export class Proxies {
  readonly #known = new BlockList();

  /** Addresses, and networks such as 10.0.0.0/8. Throws at what is neither. */
  constructor(named: readonly string[]) {
    for (const name of named) {
      const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(name) ?? [];
      const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
      if (bits === undefined) this.#known.addAddress(address, family);
      else this.#known.addSubnet(address, Number(bits), family);
    }
  }

  has(address: string): boolean {
    return isIP(address) !== 0 && this.#known.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }

  /** Each proxy adds at the end who asked it: the last who is none of them is the one who asks. */
  addressOf({ socket, headers }: IncomingMessage): string {
    const said = String(headers['x-forwarded-for'] ?? '').split(/\s*,\s*/);
    let address = socket.remoteAddress ?? '';
    while (this.has(address) && said.length > 0) address = said.pop() || address;
    return address;
  }
}

/** What counts as one address: whoever has one of IPv6 has all that begin with the same 64 bits. What is no address stays as it is. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const left = Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(left).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
