/** A browser without a screen, for tests: it keeps the cookies it is given, and shows them. */

import type { Me } from '#protocol';
import type { Answer } from './guest.ts';

export class Browser {
  readonly #port: number;
  readonly #cookies = new Map<string, string>();

  constructor(port: number) {
    this.#port = port;
  }

  static async arrive(port: number, name: string): Promise<Browser> {
    const browser = new Browser(port);
    await browser.ask('POST', '/api/me', { name });
    return browser;
  }

  /** What the cookie holds that says who one is. */
  get token(): string {
    return this.#cookies.get('royaumes') ?? '';
  }

  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`http://localhost:${this.#port}${path}`, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const given of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([\w-]+)=([\w-]*);/.exec(given) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: response.status, json: await response.json() };
  }

  async me(): Promise<Me> {
    return (await this.ask('GET', '/api/me')).json as Me;
  }

  async isSignedIn(): Promise<boolean> {
    const { status, json } = await this.ask('GET', '/api/me');
    return status === 200 && (json as Partial<Me>).id !== undefined;
  }

  signIn(login: string, password: string): Promise<Answer> {
    return this.ask('POST', '/api/sign-in', { login, password });
  }
}

export const kindOf = ({ json }: Answer): string | undefined => (json as { no?: { kind: string } }).no?.kind;
