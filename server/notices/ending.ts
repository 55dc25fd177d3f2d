/** The link in each letter that ends them, for people who are not signed in and for mail programs (RFC 8058). */

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '../headers.ts';
import { escapeHtml } from './mail.ts';
import { END_PATH } from './sender.ts';
import { languageIn } from './settings.ts';
import type { Language, NoticesStore } from './store.ts';
import { WORDS } from './words/index.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui;margin:3rem auto;max-width:32rem;padding:0 1rem}button{font:inherit;padding:.6rem 1.2rem}';

const HEADERS = {
  ...pageHeaders(`default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
} as const;

export function openEnding(app: FastifyInstance, store: NoticesStore): void {
  const find = async ({ query, headers }: FastifyRequest) => {
    const { key } = query as { key?: unknown };
    const mail = typeof key === 'string' ? await store.byEnding(key) : undefined;
    const settings = mail && (await store.settings(mail.person));
    return { mail, language: settings?.language ?? languageIn(headers) };
  };

  void app.register(async (scope) => {
    // What a mail program posts says no more than the address does.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) => done(null, undefined));

    /** Programs that look at links before people do end nothing by that. */
    scope.get(END_PATH, async (request, reply) => {
      const { mail, language } = await find(request);
      const { endLetters, endedAlready } = WORDS[language];
      return show(
        reply,
        language,
        mail ? `<form method="post"><button>${escapeHtml(endLetters)}</button></form>` : paragraph(endedAlready),
      );
    });

    scope.post(END_PATH, async (request, reply) => {
      const { mail, language } = await find(request);
      if (mail) await store.drop(mail.id);
      return show(reply, language, paragraph(mail ? WORDS[language].ended : WORDS[language].endedAlready));
    });
  });
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function show(reply: FastifyReply, language: Language, main: string): FastifyReply {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Royaumes</title><style>${STYLE}</style>`;
  return reply
    .headers(HEADERS)
    .send(`<!doctype html><html lang="${language}"><head>${head}</head><body><main><h1>Royaumes</h1>${main}</main></body></html>`);
}
