/** How somebody wishes to be told of what waits, over HTTP. */

import { createHash, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { gameOf } from '#games';
import type { Bodies, No, Notices } from '#protocol';
import { isZone } from '../calendar.ts';
import { type Edge, isNo } from '../edge.ts';
import { TableParams } from '../input.ts';
import { LanguageSchema } from '../languages.ts';
import { originOf, tokenIn } from '../people/identity.ts';
import type { Person } from '../people/store.ts';
import { schemaOf } from '../schema-of.ts';
import type { Tables } from '../tables.ts';
import { hashOf, newToken } from '../tokens.ts';
import { isAddress } from './mail.ts';
import { readOutside } from './outside.ts';
import { areKeys } from './push.ts';
import type { Sender } from './sender.ts';
import { DEFAULT_SETTINGS, languageIn } from './settings.ts';
import type { Kept, NoticesStore, Settings } from './store.ts';
import { WORDS } from './words/index.ts';

const exact = { additionalProperties: false } as const;
const SettingsBody = schemaOf<Bodies['POST /api/me/notices']>()(
  Type.Object(
    {
      when: Type.Union([Type.Literal('now'), Type.Literal('daily'), Type.Literal('never')]),
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
      zone: Type.String({ maxLength: 64 }),
      language: LanguageSchema,
      mutedGames: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 32, uniqueItems: true }),
    },
    exact,
  ),
);
const Url = Type.String({ maxLength: 1024 });
const Key = Type.String({ maxLength: 128, pattern: '^[\\w-]*=*$' });
const PushBody = schemaOf<Bodies['POST /api/me/notices/push']>()(
  Type.Object({ endpoint: Url, keys: Type.Object({ p256dh: Key, auth: Key }, exact) }, exact),
);
const PushEndBody = schemaOf<Bodies['POST /api/me/notices/push/end']>()(Type.Object({ endpoint: Url }, exact));
const AddressBody = schemaOf<Bodies['POST /api/me/notices/address']>()(Type.Object({ address: Type.String({ maxLength: 254 }) }, exact));
const CodeBody = schemaOf<Bodies['POST /api/me/notices/address/confirm']>()(Type.Object({ code: Type.String({ maxLength: 16 }) }, exact));
const WebhookBody = schemaOf<Bodies['POST /api/me/notices/webhook']>()(
  Type.Object({ url: Url, shape: Type.Union([Type.Literal('discord'), Type.Literal('slack')]) }, exact),
);
const MuteBody = schemaOf<Bodies['POST /api/tables/{id}/mute']>()(Type.Object({ mute: Type.Boolean() }, exact));

const HOUR = 3_600_000;
/** A code may be guessed so often. */
const MOST_GUESSES = 5;
const MOST_MUTED = 200;
/** Whatever one sets here. */
const SETTING = { burst: 20, perSecond: 0.5 };
/** What goes out because somebody asks for it: for one person, for all behind one address, and letters to one mailbox. */
const ASKING = { burst: 5, perSecond: 1 / 120 };
const CROWD = { burst: 60, perSecond: 0.2 };
const RECEIVING = { burst: 3, perSecond: 1 / 3600 };

interface Context {
  readonly store: NoticesStore;
  readonly sender: Sender;
  readonly tables: Tables;
}

export function openNotices({ app, owner, limit, limitEverywhere }: Edge, { store, sender, tables }: Context): void {
  const setsTooFast = limit(SETTING);
  const [asksTooFast, crowdTooFast, receivesTooFast] = [
    limitEverywhere('message', ASKING),
    limitEverywhere('messages', CROWD),
    limitEverywhere('letter', RECEIVING),
  ];
  const asksTooMuch = async ({ ip }: FastifyRequest, person: string) => (await crowdTooFast(ip)) || asksTooFast(person);

  /** Who has said nothing else is told in the language of the browser. */
  const settingsOf = async (person: string, { headers }: FastifyRequest): Promise<Settings> =>
    (await store.settings(person)) ?? { ...DEFAULT_SETTINGS, language: languageIn(headers) };

  async function shown(person: string, request: FastifyRequest): Promise<Notices> {
    const [settings, channels] = await Promise.all([settingsOf(person, request), store.channels(person)]);
    const mail = channels.find(isMail);
    const webhook = channels.find(isWebhook);
    return {
      ...settings,
      push: { key: sender.pushKey, devices: channels.filter(({ kind }) => kind === 'push').length },
      ...(sender.sendsMail ? { mail: { ...(mail ? { address: mail.address } : {}), confirmed: mail !== undefined && !mail.code } } : {}),
      ...(webhook ? { webhook: { host: new URL(webhook.address).host, shape: webhook.shape } } : {}),
    };
  }

  /** Lets somebody who is known set something, and answers with all that is set. */
  function set(request: FastifyRequest, change: (person: Person) => Promise<No | undefined>) {
    return owner(request, async (person): Promise<Notices | No> => {
      if (setsTooFast(person.id)) return { kind: 'too fast' };
      if (!(await store.settings(person.id))) await store.set(person.id, await settingsOf(person.id, request));
      return (await change(person)) ?? (await shown(person.id, request));
    });
  }

  const channelsOf = async <One extends Kept>(person: Person, is: (channel: Kept) => channel is One) =>
    (await store.channels(person.id)).filter(is);
  const bodyOf = <Body extends TSchema>(body: Body) => ({ schema: { body } });

  app.get('/api/me/notices', (request) => owner(request, ({ id }) => shown(id, request)));

  app.post('/api/me/notices', bodyOf(SettingsBody), (request) =>
    set(request, async ({ id }) => {
      const { zone, mutedGames } = request.body;
      if (!isZone(zone) || !mutedGames.every((game) => gameOf(game))) return { kind: 'garbage' };
      const { mutedTables } = await settingsOf(id, request);
      await store.set(id, { ...request.body, mutedTables });
      return undefined;
    }),
  );

  app.post('/api/tables/:id/mute', { schema: { params: TableParams, body: MuteBody } }, (request) =>
    set(request, async (person) => {
      const known = await tables.listing.info(request.params.id);
      if (isNo(known)) return known;
      const { id } = request.params;
      const settings = await settingsOf(person.id, request);
      const others = settings.mutedTables.filter((table) => table !== id);
      const mutedTables = request.body.mute ? [...others, id].slice(-MOST_MUTED) : others;
      await store.set(person.id, { ...settings, mutedTables });
      return undefined;
    }),
  );

  app.post('/api/me/notices/push', bodyOf(PushBody), (request) =>
    set(request, async ({ id }) => {
      const { endpoint, keys } = request.body;
      const url = await readOutside(endpoint, sender);
      if (!url || !areKeys(keys.p256dh, keys.auth)) return { kind: 'bad address' };
      const token = tokenIn(request.headers);
      const device = { kind: 'push', address: url.href, ...keys, origin: originOf(request) } as const;
      await store.keep(id, device, token === undefined ? undefined : hashOf(token));
      return undefined;
    }),
  );

  app.post('/api/me/notices/push/end', bodyOf(PushEndBody), (request) =>
    set(request, async (person) => {
      const { endpoint } = request.body;
      const address = URL.canParse(endpoint) ? new URL(endpoint).href : '';
      for (const device of await channelsOf(person, isPush)) if (device.address === address) await store.drop(device.id);
      return undefined;
    }),
  );

  app.post('/api/me/notices/address', bodyOf(AddressBody), (request) =>
    set(request, async (person) => {
      const { id } = person;
      const address = request.body.address.trim();
      if (!sender.sendsMail) return { kind: 'no mail' };
      if (!isAddress(address)) return { kind: 'bad address' };
      const [known] = await channelsOf(person, isMail);
      if (known && !known.code && known.address === address) return undefined;
      if ((await asksTooMuch(request, id)) || (await receivesTooFast(address.toLowerCase()))) return { kind: 'too fast' };
      const code = String(randomInt(1e8)).padStart(8, '0');
      const { language } = await settingsOf(id, request);
      const isSent = await sender.sendCode(address, code, language).then(
        () => true,
        () => false,
      );
      if (!isSent) return { kind: 'not sent' };
      const sealed = { hash: hashOfCode(id, code), until: Date.now() + HOUR, guesses: 0 };
      await store.keep(id, { kind: 'mail', address, ending: newToken(), origin: originOf(request), code: sealed });
      return undefined;
    }),
  );

  app.post('/api/me/notices/address/confirm', bodyOf(CodeBody), (request) =>
    set(request, async (person) => {
      const [mail] = await channelsOf(person, isMail);
      if (!mail?.code) return { kind: 'wrong code' };
      const { id: _, code, ...confirmed } = mail;
      if (code.until < Date.now() || code.guesses >= MOST_GUESSES) return { kind: 'wrong code' };
      const isRight = hashOfCode(person.id, request.body.code.replace(/\s/g, '')) === code.hash;
      await store.keep(person.id, isRight ? confirmed : { ...confirmed, code: { ...code, guesses: code.guesses + 1 } });
      return isRight ? undefined : { kind: 'wrong code' };
    }),
  );

  app.delete('/api/me/notices/address', (request) =>
    set(request, async (person) => {
      for (const { id } of await channelsOf(person, isMail)) await store.drop(id);
      return undefined;
    }),
  );

  app.post('/api/me/notices/webhook', bodyOf(WebhookBody), (request) =>
    set(request, async ({ id }) => {
      const { url: text, shape } = request.body;
      const url = await readOutside(text, sender);
      if (!url) return { kind: 'bad address' };
      await store.keep(id, { kind: 'webhook', address: url.href, shape, origin: originOf(request) });
      return undefined;
    }),
  );

  app.delete('/api/me/notices/webhook', (request) =>
    set(request, async (person) => {
      for (const { id } of await channelsOf(person, isWebhook)) await store.drop(id);
      return undefined;
    }),
  );

  app.post('/api/me/notices/try', (request) =>
    set(request, async ({ id }) => {
      if (await asksTooMuch(request, id)) return { kind: 'too fast' };
      const { language } = await settingsOf(id, request);
      const words = WORDS[language];
      const message = { title: words.tried, items: [{ text: words.triedAbout, path: '/me' }] };
      const sent = await Promise.allSettled(
        (await store.channels(id)).map(async (channel) => {
          if (!(await sender.send(channel, message, language))) await store.drop(channel.id);
        }),
      );
      return sent.every(({ status }) => status === 'fulfilled') ? undefined : { kind: 'not sent' };
    }),
  );
}

type Only<Kind> = Kept & { readonly kind: Kind };
const isPush = (channel: Kept): channel is Only<'push'> => channel.kind === 'push';
const isMail = (channel: Kept): channel is Only<'mail'> => channel.kind === 'mail';
const isWebhook = (channel: Kept): channel is Only<'webhook'> => channel.kind === 'webhook';

function hashOfCode(person: string, code: string): string {
  return createHash('sha256').update(`${person} ${code}`).digest('base64url');
}
