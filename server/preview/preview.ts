/** What a link to a table shows where it is pasted into a chat: the game, who made the table, and its seats. Nothing that its address does not tell anybody. */

import type { FastifyRequest } from 'fastify';
import type { Language } from '#engine';
import { gameOf } from '#games';
import type { No, TableInfo } from '#protocol';
import { isId } from '../tokens.ts';
import { languageOf, PREVIEW } from './words.ts';

interface Known {
  readonly info: (table: string) => Promise<TableInfo | No>;
  /** Whether an address asks too often: then the page is sent as it is. */
  readonly isTooFast: (address: string) => boolean;
  /** Where people reach this server; without it, whoever asks says it. */
  readonly url: string | undefined;
}

/** Gives the tags for the head of the page that was asked for, if it is the page of a table. */
export function previews({ info, isTooFast, url }: Known): (request: FastifyRequest) => Promise<string | undefined> {
  return async (request) => {
    const id = /^\/table\/([^/?#]+)/.exec(request.url)?.[1];
    if (id === undefined || !isId(id) || isTooFast(request.ip)) return undefined;
    const table = await info(id);
    if ('kind' in table) return undefined;
    const origin = (url ?? `${request.protocol}://${request.host}`).replace(/\/$/, '');
    return tagsOf(table, languageOf(request.headers['accept-language']), origin);
  };
}

function tagsOf({ id, game, seats, host, started, over }: TableInfo, language: Language, origin: string): string {
  const words = PREVIEW[language];
  const maker = seats[host ?? 0];
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Royaumes',
    'og:title': words.title(gameOf(game)?.meta.title ?? game, maker?.kind === 'person' ? maker.name : ''),
    'og:description': over ? words.over : started || free === 0 ? words.full : words.open(free, seats.length),
    'og:url': `${origin}/table/${id}`,
    'og:image': `${origin}/icon-512.png`,
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
