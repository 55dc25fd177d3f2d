import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { ugo } from '#games/ugo';
import { openSqlite } from '../sqlite.ts';
import { ask, Guest, makeTable, newFolder, serve, takeSeat } from '../tests/guest.ts';
import { Metrics } from './metrics.ts';

const LOCAL = { port: 0, host: 'localhost' };

/** Every sample of a page, by its name and labels; fails on a line that Prometheus could not read. */
async function samplesAt(port: number | undefined): Promise<Map<string, number>> {
  const response = await fetch(`http://localhost:${port}/metrics`);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  return samplesIn(await response.text());
}

function samplesIn(text: string): Map<string, number> {
  assert.match(text, /\n$/);
  const samples = new Map<string, number>();
  for (const line of text.trimEnd().split('\n')) {
    if (/^# (HELP [a-z_]+ \S.*|TYPE [a-z_]+ (counter|gauge|histogram))$/.test(line)) continue;
    const [, name = '', value] = /^([a-z_]+(?:\{[a-z_]+="(?:[^"\\\n]|\\.)*"(?:,[a-z_]+="(?:[^"\\\n]|\\.)*")*\})?) (\S+)$/.exec(line) ?? [];
    assert.ok(Number.isFinite(Number(value)) && !samples.has(name), line);
    samples.set(name, Number(value));
  }
  return samples;
}

test('a live server answers, and is ready until it stops', async (t) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const openStore = (folder: string) => {
    const store = openSqlite(folder);
    return Object.assign(store, { flush: () => held });
  };
  const { port, close } = await serve(t, { openStore });
  assert.deepEqual(await ask(port, 'GET', '/health'), { status: 200, json: { ok: true } });
  assert.deepEqual(await ask(port, 'GET', '/ready'), { status: 200, json: { ok: true } });
  const closed = close();
  assert.deepEqual(await ask(port, 'GET', '/ready'), { status: 503, json: { ok: false } });
  assert.deepEqual(await ask(port, 'GET', '/health'), { status: 200, json: { ok: true } });
  release();
  await closed;
});

test('a server whose store does not answer is alive, but not ready', async (t) => {
  const openStore = (folder: string) => Object.assign(openSqlite(folder), { due: () => Promise.reject(new Error('no answer')) });
  const { port } = await serve(t, { openStore });
  assert.equal((await ask(port, 'GET', '/health')).status, 200);
  assert.deepEqual(await ask(port, 'GET', '/ready'), { status: 503, json: { ok: false } });
});

test('numbers tell what happens, of nobody in particular', async (t) => {
  const { port, metricsPort } = await serve(t, { metrics: LOCAL });
  const before = await samplesAt(metricsPort);
  assert.equal(before.get('royaumes_moves_total'), 0);
  assert.equal(before.get('royaumes_tables_awake'), 0);
  assert.equal(before.get('royaumes_sockets'), 0);

  const made = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person', 'bot random'], name: 'Adalbert' });
  const { id } = made.info;
  const sat = await takeSeat(port, id, 'Bonifatius');
  const guests = [await Guest.join(port, id, made.token), await Guest.join(port, id, sat.token)];
  await Promise.all(guests.map((guest) => guest.playOn(ugo, new FastChance(1))));
  guests[0]?.say({ kind: 'nonsense' });
  await guests[0]?.until(() => guests[0]?.last('refused') !== undefined);
  await ask(port, 'GET', '/api/tables/000000000000');
  await ask(port, 'POST', '/api/tables', { game: 'ugo' });

  const after = await samplesAt(metricsPort);
  const moves = guests[0]?.ply ?? 0;
  assert.ok(moves > 20);
  assert.equal(after.get('royaumes_moves_total'), moves);
  assert.equal(after.get('royaumes_moves_failed_total'), 0);
  assert.equal(after.get('royaumes_append_seconds_count'), moves);
  assert.equal(after.get('royaumes_append_seconds_bucket{le="+Inf"}'), moves);
  assert.equal(after.get('royaumes_tables_awake'), 1);
  assert.equal(after.get('royaumes_bots_waiting'), 0);
  assert.equal(after.get('royaumes_sockets'), 2);
  assert.ok((after.get('royaumes_connections') ?? 0) >= 2);
  assert.equal(after.get('royaumes_refusals_total{kind="garbage"}'), 2, 'on a socket, and over HTTP');
  assert.equal(after.get('royaumes_refusals_total{kind="unknown table"}'), 1);
  for (const quantile of ['0.5', '0.99', '1']) assert.ok((after.get(`royaumes_loop_delay_seconds{quantile="${quantile}"}`) ?? -1) >= 0);
  for (const name of ['process_resident_memory_bytes', 'royaumes_heap_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds'])
    assert.ok((after.get(name) ?? 0) > 0, name);
  assert.ok((after.get('royaumes_store_bytes{file="store"}') ?? 0) > 0);
  assert.ok([...after.keys()].some((name) => name.startsWith('royaumes_info{version="') && name.includes(process.versions.node)));
  const text = [...after.keys()].join('\n');
  for (const secret of [id, 'Adalbert', 'Bonifatius', made.token, '127.0.0.1', '::1']) assert.ok(!text.includes(secret), secret);
});

test('what could not be stored is counted apart', async (t) => {
  const openStore = (folder: string) => Object.assign(openSqlite(folder), { append: () => Promise.reject(new Error('no room')) });
  const { port, metricsPort } = await serve(t, { openStore, metrics: LOCAL });
  const made = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ada' });
  const sat = await takeSeat(port, made.info.id, 'Bo');
  const guests = [await Guest.join(port, made.info.id, made.token), await Guest.join(port, made.info.id, sat.token)];
  const mover = guests.find(({ sight, seat }) => ugo.toAct(sight?.table).includes(seat!)) as Guest;
  mover.move(ugo.writeMove(ugo.moves({ seat: mover.seat!, table: mover.sight?.table, hand: mover.sight?.hand })[0]));
  await mover.until(() => mover.last('refused')?.no.kind === 'not stored');
  const samples = await samplesAt(metricsPort);
  assert.equal(samples.get('royaumes_moves_failed_total'), 1);
  assert.equal(samples.get('royaumes_moves_total'), 0);
});

test('numbers are on a port of their own, and only there', async (t) => {
  const { port, metricsPort } = await serve(t, { metrics: LOCAL });
  assert.notEqual(port, metricsPort);
  assert.equal((await fetch(`http://localhost:${port}/metrics`)).status, 404);
  assert.equal((await fetch(`http://localhost:${metricsPort}/api/health`)).status, 404);
  assert.equal((await fetch(`http://localhost:${metricsPort}/metrics`, { method: 'POST' })).status, 404);
  assert.equal((await serve(t, { data: newFolder(t) })).metricsPort, undefined);
});

test('the format is that of Prometheus', async () => {
  const metrics = new Metrics();
  const counted = metrics.counter('things_total', 'Things.', 'sort');
  counted('a "quoted" \\ one');
  counted('a "quoted" \\ one');
  counted('other');
  const took = metrics.histogram('took_seconds', 'How long.', [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 7]) took(seconds);
  metrics.gauge('level', 'How high.', () => 3);
  const text = await metrics.write();
  assert.equal(
    text,
    `# HELP things_total Things.
# TYPE things_total counter
things_total{sort="a \\"quoted\\" \\\\ one"} 2
things_total{sort="other"} 1
# HELP took_seconds How long.
# TYPE took_seconds histogram
took_seconds_bucket{le="0.1"} 2
took_seconds_bucket{le="1"} 3
took_seconds_bucket{le="+Inf"} 4
took_seconds_sum 7.65
took_seconds_count 4
# HELP level How high.
# TYPE level gauge
level 3
`,
  );
  samplesIn(text);
});
