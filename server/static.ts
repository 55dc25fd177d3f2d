/** The built web client, served from memory. Any address that is no file is a page of the client. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_HEADERS, pageHeaders } from './headers.ts';

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
  '.woff2': 'font/woff2',
};

/** What a browser must know of a page, and of nothing else. */
const PAGE_HEADERS = pageHeaders("default-src 'self'; img-src 'self' data:");

/** The compressed neighbours of a file, the smallest first, and how a page that is made for one who asks is packed: fast. */
const ENCODINGS = [
  { name: 'br', ending: '.br', pack: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) },
  { name: 'gzip', ending: '.gz', pack: (bytes: Buffer) => gzipSync(bytes) },
] as const;

interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Page {
  readonly type: string;
  readonly caching: string;
  readonly plain: Form;
  readonly packed: ReadonlyMap<string, Form>;
}

/** `headOf`: what the head of the page has beside what was built, for the address that was asked for. */
export function openStatic(
  app: FastifyInstance,
  dist: string | undefined,
  headOf: (request: FastifyRequest) => Promise<string | undefined>,
): void {
  const pages = dist === undefined ? new Map<string, Page>() : readPages(dist);
  const home = pages.get('/index.html');
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    if (path.startsWith('/api/')) return reply.callNotFound();
    const page = pages.get(path) ?? (path.startsWith('/assets/') ? undefined : home);
    if (!page) return reply.callNotFound();
    const head = page === home ? await headOf(request) : undefined;
    return send(head === undefined ? page : withHead(page, head, request), request, reply);
  });
}

function withHead({ type, caching, plain }: Page, head: string, request: FastifyRequest): Page {
  const bytes = Buffer.from(plain.bytes.toString().replace('</head>', () => `${head}</head>`));
  const packed = ENCODINGS.filter(({ name }) => accepts(request, name)).slice(0, 1);
  return { type, caching, plain: formOf(bytes), packed: new Map(packed.map(({ name, pack }) => [name, formOf(pack(bytes))])) };
}

function formOf(bytes: Buffer): Form {
  return { bytes, etag: etagOf(bytes) };
}

function accepts({ headers }: FastifyRequest, encoding: string): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return accepted.some((one) => one === encoding || one.startsWith(`${encoding};`));
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

function send({ type, caching, plain, packed }: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = ENCODINGS.find(({ name }) => packed.has(name) && accepts(request, name));
  const form = (encoding && packed.get(encoding.name)) ?? plain;
  reply.headers({ etag: form.etag, 'cache-control': caching });
  reply.headers(type === TYPES['.html'] ? PAGE_HEADERS : FILE_HEADERS);
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
      plain,
      packed: new Map(packed),
    });
  }
  return pages;
}
