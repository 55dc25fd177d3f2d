/**
 * `npm run lighthouse`: what Lighthouse says of the pages that somebody sees first, on a phone and at a desk. Fails below the bound.
 * `npm run lighthouse -- rules` asks only for pages whose name has that in it.
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Game } from '#engine';
import { games } from '#games';
import { startServer } from '#server';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

/** Too heavy for everybody's `npm ci` (180 MB): npx fetches it once for whoever asks for it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const BOUND = 100;
/** A machine that does something else meanwhile looks like a slow page: the best of so many counts. */
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FORMS = { phone: [], desk: ['--preset=desktop'] } as const;

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly transferSize?: number }[] };
}

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

const folder = mkdtempSync(join(tmpdir(), 'royaumes-lighthouse-'));
const server = await startServer({ port: 0, host: 'localhost', data: join(folder, 'data'), dist: 'dist' });
const url = `http://localhost:${server.port}`;

/** A game that is on: bots have all the seats but one. */
async function tableOf({ meta }: Game): Promise<string> {
  const seats = Array.from({ length: meta.seats.max }, (_, seat) => (seat === 0 ? 'person' : 'bot random'));
  const body = JSON.stringify({ game: meta.id, options: {}, seats, name: 'Ann' });
  const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { info, no } = (await answer.json()) as { info?: { id: string }; no?: object };
  if (!info) throw new Error(`no table of ${meta.title}: ${JSON.stringify(no)}`);
  return `/table/${info.id}`;
}

async function reportOf(path: string, flags: readonly string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `${url}${path}`,
      '--output=json',
      '--quiet',
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
      ...flags,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 << 20 },
  );
  return JSON.parse(stdout);
}

const scoresOf = ({ categories }: Report) => CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0)));

/** What does not change with the machine's mood, or not much. */
function costOf({ audits }: Report): string {
  const files = audits['network-requests']?.details?.items ?? [];
  const bytes = files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const work = audits['mainthread-work-breakdown']?.numericValue ?? 0;
  return `${files.length} requests, ${(bytes / 1000).toFixed(0)} KB, ${Math.round(work)} ms of work`;
}

/** What costs points, the dearest first. */
function faultsOf({ categories, audits }: Report): string[] {
  const lost = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, title, displayValue = '' }: Audit = audits[id] ?? { score: null, title: id };
    return weight > 0 && score !== null && score < 1 ? [{ cost: weight * (1 - score), say: `${title} ${displayValue}`.trim() }] : [];
  });
  return lost.sort((a, b) => b.cost - a.cost).map(({ say }) => say);
}

const pages: (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['tables', '/tables'],
];
for (const { meta } of games) pages.push([`rules of ${meta.title}`, `/rules/${meta.id}`]);
for (const game of games) pages.push([`table of ${game.meta.title}`, await tableOf(game)]);

const wish = process.argv[2] ?? '';
let failed = false;
console.log(`${'page'.padEnd(34)} ${CATEGORIES.map((name) => name.padStart(15)).join('')}`);
for (const [form, flags] of Object.entries(FORMS)) {
  for (const [name, path] of pages) {
    if (!name.includes(wish)) continue;
    const reports: Report[] = [];
    let best: readonly number[] = [];
    while (reports.length < TRIES && !(best.length > 0 && Math.min(...best) >= BOUND)) {
      const report = await reportOf(path, flags);
      reports.push(report);
      best = scoresOf(report).map((score, i) => Math.max(score, best[i] ?? 0));
    }
    console.log(
      `${`${name}, ${form}`.padEnd(34)} ${best.map((score) => String(score).padStart(15)).join('')}   ${costOf(reports.at(-1) as Report)}`,
    );
    if (Math.min(...best) >= BOUND) continue;
    failed = true;
    for (const fault of faultsOf(reports.at(-1) as Report)) console.log(`  ${fault}`);
  }
}
await server.close();
rmSync(folder, { recursive: true });
process.exit(failed ? 1 : 0);
