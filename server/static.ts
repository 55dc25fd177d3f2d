/** The built web client, served from memory. Any address that is no file is a page of the client. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_HEADERS, pageHeaders } from './headers.ts';
import type { Sent } from './preview/preview.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** What a browser must know of a page, and of nothing else: whence its parts come, and which of the scripts and styles in its text are ours. */
function headersOf(html: string) {
  const ours = (what: 'script' | 'style') => {
    const hashes = [...html.matchAll(new RegExp(`<${what}>(.*?)</${what}>`, 'gs'))].map(
      ([, text = '']) => ` 'sha256-${sha256(text, 'base64')}'`,
    );
    return hashes.length === 0 ? '' : `; ${what}-src 'self'${hashes.join('')}`;
  };
  return pageHeaders(`default-src 'self'${ours('script')}${ours('style')}; img-src 'self' data:`);
}

/** The compressed neighbours of a file, the smallest first, and how a page that is made for one who asks is packed: fast. */
const ENCODINGS = [
  { name: 'br', ending: '.br', pack: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) },
  { name: 'gzip', ending: '.gz', pack: (bytes: Buffer) => gzipSync(bytes) },
] as const;

interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Page {
  readonly type: string;
  readonly caching: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Form;
  readonly packed: ReadonlyMap<string, Form>;
}

/** `sentWith`: what the page has beside what was built, for the address that was asked for. */
export function openStatic(
  app: FastifyInstance,
  dist: string | undefined,
  sentWith: (request: FastifyRequest) => Promise<Sent | undefined>,
): void {
  const pages = dist === undefined ? new Map<string, Page>() : readPages(dist);
  const home = pages.get('/index.html');
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (path.startsWith('/api/')) return reply.callNotFound();
    const page = pages.get(path) ?? (path.startsWith('/assets/') ? undefined : home);
    if (!page) return reply.callNotFound();
    const sent = page === home ? await sentWith(request) : undefined;
    return send(sent === undefined ? page : filled(page, sent, request), request, reply);
  });
}

function filled(page: Page, { head, built, body, language }: Sent, request: FastifyRequest): Page {
  const plain = page.plain.bytes.toString();
  const text = plain
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</head>', () => `${head}${built}</head>`)
    .replace('<body>', () => `<body>${body}`);
  const bytes = Buffer.from(text);
  const packed = ENCODINGS.filter(({ name }) => accepts(request, name)).slice(0, 1);
  return {
    ...page,
    // What was built is ours, and nothing that somebody else may have named.
    headers: headersOf(plain + built),
    plain: formOf(bytes),
    packed: new Map(packed.map(({ name, pack }) => [name, formOf(pack(bytes))])),
  };
}

function formOf(bytes: Buffer): Form {
  return { bytes, etag: etagOf(bytes) };
}

function accepts({ headers }: FastifyRequest, encoding: string): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return accepted.some((one) => one === encoding || one.startsWith(`${encoding};`));
}

function etagOf(bytes: Buffer): string {
  return `"${sha256(bytes, 'base64url').slice(0, 22)}"`;
}

function sha256(what: Buffer | string, form: 'base64' | 'base64url'): string {
  return createHash('sha256').update(what).digest(form);
}

function send({ type, caching, headers, plain, packed }: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = ENCODINGS.find(({ name }) => packed.has(name) && accepts(request, name));
  const form = (encoding && packed.get(encoding.name)) ?? plain;
  reply.headers({ etag: form.etag, 'cache-control': caching });
  reply.headers(headers);
  if (packed.size > 0) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === form.etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding.name);
  return reply.type(type).send(form.bytes);
}

function readPages(dist: string): Map<string, Page> {
  const files = new Map<string, Form>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    files.set(encodeURI(`/${relative(dist, file).split(sep).join('/')}`), formOf(bytes));
  }
  const pages = new Map<string, Page>();
  for (const [path, plain] of files) {
    const of = ENCODINGS.find(({ ending }) => path.endsWith(ending));
    if (of && files.has(path.slice(0, -of.ending.length))) continue;
    const packed = ENCODINGS.flatMap(({ name, ending }) => {
      const form = files.get(path + ending);
      return form ? [[name, form] as const] : [];
    });
    pages.set(path, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      // The name of an asset holds a hash of what is in it.
      caching: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      headers: extname(path) === '.html' ? headersOf(plain.bytes.toString()) : FILE_HEADERS,
      plain,
      packed: new Map(packed),
    });
  }
  return pages;
}
