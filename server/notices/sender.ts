/** One message to one device, mailbox or webhook. */

import { type Letter, Mailer, type MailOptions } from './mail.ts';
import { sendPush } from './push.ts';
import type { Channel, Language, PushKeys } from './store.ts';
import { plainFor, sendWebhook } from './webhook.ts';
import { WORDS } from './words/index.ts';

/** What to say, whichever way. */
export interface Message {
  /** The same when the same is told again, so that a webhook can tell. */
  readonly id?: string;
  readonly title: string;
  readonly items: readonly Item[];
  /** The one table that it is about. */
  readonly table?: string;
  /** On a device, a later one with the same tag takes its place; else it is one for each table. */
  readonly tag?: string;
}

export interface Item {
  readonly text: string;
  /** The page that it is about. */
  readonly path: string;
  /** How a letter calls the way there; else it leads to a table. */
  readonly link?: string;
}

export interface SenderOptions {
  /** Where people reach this server; without it, where each of them has set the channel. */
  readonly url?: string;
  /** Without it no mail is sent. */
  readonly mail?: MailOptions;
  /** Whether webhooks and push services may be in one's own network, and unencrypted. */
  readonly inside?: boolean;
  /** Whether they may have any port, and not those of https and http alone. */
  readonly anyPort?: boolean;
}

/** Bytes. */
const LONGEST_PUSH = 1500;
/** Where a click on the link in a letter leads; the key comes after it. */
export const END_PATH = '/notices/end';

export class Sender {
  readonly inside: boolean;
  readonly anyPort: boolean;
  readonly #url: string | undefined;
  readonly #mailer: Mailer | undefined;
  readonly #keys: PushKeys;
  readonly #stopped = new AbortController();

  constructor(keys: PushKeys, { url, mail, inside = false, anyPort = false }: SenderOptions) {
    this.inside = inside;
    this.anyPort = anyPort;
    this.#url = url?.replace(/\/+$/, '');
    this.#mailer = mail && new Mailer({ ...mail, inside });
    this.#keys = keys;
  }

  get sendsMail(): boolean {
    return this.#mailer !== undefined;
  }

  get pushKey(): string {
    return this.#keys.publicKey;
  }

  /** Whoever has not confirmed an address may not be the one who reads it. */
  canSend(channel: Channel): boolean {
    return channel.kind !== 'mail' || (this.sendsMail && !channel.code);
  }

  /** False when the channel leads nowhere any more. Rejects when it could not be sent now. */
  async send(channel: Channel, message: Message, language: Language): Promise<boolean> {
    const base = this.#url ?? channel.origin;
    const { inside, anyPort } = this;
    const { signal } = this.#stopped;
    const { id, title, items, table, tag = table ?? 'royaumes' } = message;
    switch (channel.kind) {
      case 'push': {
        const body = shortened(items.map(({ text }) => text).join('\n'));
        // A browser opens pages of the address alone under which it was set.
        const url = `${channel.origin}${items.length === 1 ? items[0]?.path : '/tables'}`;
        const told = { title, body, url, tag, ...(table === undefined ? {} : { table }) };
        return sendPush(channel, told, { keys: this.#keys, subject: base, signal, inside, anyPort });
      }
      case 'webhook': {
        const { shape } = channel;
        const text = [plainFor(shape, title), ...items.map(({ text, path }) => `${plainFor(shape, text)} ${base}${path}`)].join('\n');
        return sendWebhook(channel, text, { id, signal, inside, anyPort });
      }
      case 'mail': {
        if (!this.#mailer || !this.canSend(channel)) return true;
        const words = WORDS[language];
        const ending = `${base}${END_PATH}?key=${channel.ending}`;
        const sent = this.#mailer.send({
          to: channel.address,
          subject: title,
          paragraphs: [
            ...items.map(({ text, path, link = words.open }) => ({ text, link: { text: link, url: `${base}${path}` } })),
            { text: words.whyLetter, link: { text: words.endLetters, url: ending } },
          ],
          ending,
        });
        await unless(signal, sent);
        return true;
      }
      default:
        return channel satisfies never;
    }
  }

  /** The only letter that goes to an address before it is confirmed. It has a link only where whoever asks cannot choose where to. */
  async sendCode(to: string, code: string, language: Language): Promise<void> {
    const words = WORDS[language];
    const about = { text: words.codeAbout };
    const link = this.#url === undefined ? {} : { link: { text: code, url: `${this.#url}/me?confirm=${code}` } };
    const letter: Letter = {
      to,
      subject: words.code(code),
      paragraphs: [{ text: words.code(code) }, { ...about, ...link }, { text: words.codeNotYours }],
    };
    await this.#mailer?.send(letter);
  }

  /** What is on its way is given up. */
  stop(): void {
    this.#stopped.abort();
    this.#mailer?.close();
  }
}

/** A push message has at most 4096 bytes in all, and a quote in it takes two. */
function shortened(text: string): string {
  const bytes = Buffer.from(text);
  return bytes.length <= LONGEST_PUSH
    ? text
    : `${bytes
        .subarray(0, LONGEST_PUSH)
        .toString()
        .replace(/\ufffd+$/, '')}…`;
}

/** Rejects at once when the server stops; whether the work is done is then unknown. */
function unless(signal: AbortSignal, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('stopped'));
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
