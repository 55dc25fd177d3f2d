/** What a page has beside what was built: what a link to it shows where it is pasted into a chat, what the page will need, and what it shows until that is there. Of a table it tells the game, who made it, and its seats: nothing that its address does not tell anybody. */

import type { FastifyRequest } from 'fastify';
import type { Language } from '#engine';
import { gameOf } from '#games';
import type { No, TableInfo } from '#protocol';
import { languageOf } from '../languages.ts';
import { isId } from '../tokens.ts';
import { type Ahead, headOf, infoLink } from './ahead.ts';
import { type Shells, shellOf } from './shell.ts';
import { PREVIEW } from './words/index.ts';

interface Known {
  readonly info: (table: string) => Promise<TableInfo | No>;
  /** Whether an address asks too often: then the page of a table is sent as it is. */
  readonly isTooFast: (address: string) => boolean;
  /** Where people reach this server; without it, whoever asks says it. */
  readonly url: string | undefined;
  readonly ahead: Ahead;
  readonly shells: Shells;
  /** The games that have a picture of their own, drawn by tools/draw-previews.ts. */
  readonly pictures: ReadonlySet<string>;
}

interface Shown {
  readonly title: string;
  readonly description: string;
  /** The game it is about, if it is about one. */
  readonly game?: string;
}

/** What a page is sent with. */
export interface Sent {
  readonly head: string;
  /** What else stands in its head, as it was built: by these styles it may be drawn. */
  readonly built: string;
  readonly body: string;
  readonly language: Language;
}

/** Gives what belongs into the page that was asked for. */
export function previews({ info, isTooFast, url, ahead, shells, pictures }: Known): (request: FastifyRequest) => Promise<Sent | undefined> {
  return async (request) => {
    const path = request.url.split(/[?#]/, 1)[0]!.slice(1);
    const [kind = '', id = ''] = path.split('/');
    const language = languageOf(request.headers['accept-language']);
    const origin = (url ?? `${request.protocol}://${request.host}`).replace(/\/$/, '');
    const tags = (shown: Shown, address: string) => tagsOf(shown, { address: `${origin}/${address}`, origin, language, pictures });
    const sent = (head: string, page: string): Sent => {
      return { head, built: headOf(ahead, page, language), body: shellOf(shells, page, language), language };
    };
    if (kind !== 'table') return sent(tags(pageOf(id, language), path), path);
    if (!isId(id) || isTooFast(request.ip)) return undefined;
    const table = await info(id);
    if ('kind' in table) return undefined;
    const { game } = table;
    return sent(tags(tableOf(table, language), `table/${id}`) + infoLink(id), `table/${game}`);
  };
}

/** A page that is about a game names it in the second part of its address. */
function pageOf(id: string, language: Language): Shown {
  const { home } = PREVIEW[language];
  const game = gameOf(id)?.meta;
  return game ? { title: game.title, description: home, game: id } : { title: 'Royaumes', description: home };
}

function tableOf({ game, seats, host, started, over }: TableInfo, language: Language): Shown {
  const words = PREVIEW[language];
  const maker = seats[host ?? 0];
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return {
    title: words.title(gameOf(game)?.meta.title ?? game, maker?.kind === 'person' ? maker.name : ''),
    description: over ? words.over : started || free === 0 ? words.full : words.open(free, seats.length),
    game,
  };
}

interface Place extends Pick<Known, 'pictures'> {
  readonly address: string;
  readonly origin: string;
  readonly language: Language;
}

function tagsOf({ title, description, game }: Shown, { address, origin, language, pictures }: Place): string {
  const words = PREVIEW[language];
  const picture = game !== undefined && pictures.has(game) ? game : undefined;
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Royaumes',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${origin}/preview/${picture ?? 'home'}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture === undefined ? words.home : words.picture(gameOf(picture)?.meta.title ?? picture),
    'twitter:card': 'summary_large_image',
  };
  const said = Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`);
  return `<meta name="description" content="${escaped(description)}" />${said.join('')}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
