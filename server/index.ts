/** The authority: keeps the tables, judges every move, stores it, and only then tells it. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { SEED_BYTES } from '#engine';
import { LONGEST_MESSAGE } from '#protocol';
import { Proxies } from './address.ts';
import { openContact } from './contact.ts';
import { boundConnections } from './crowd.ts';
import { openDaily } from './daily/http.ts';
import { leadNowhere, openEdge, refuseRaw } from './edge.ts';
import { NO_DOOR, openDesk } from './hosts/desk.ts';
import { Hosts } from './hosts/hosts.ts';
import { hostsAlone, openAnnouncement, openHosts } from './hosts/http.ts';
import { openHttp } from './http.ts';
import { makeFolder } from './keep/private.ts';
import { Lobby } from './lobby.ts';
import { type LogStream, loggerOf } from './log.ts';
import { openEnding } from './notices/ending.ts';
import { openNotices } from './notices/http.ts';
import { Notices } from './notices/notices.ts';
import { makePushKeys } from './notices/push.ts';
import { Sender, type SenderOptions } from './notices/sender.ts';
import { openOpenApi } from './openapi.ts';
import { Packing } from './packing.ts';
import { Elsewhere } from './peers/elsewhere.ts';
import { hear } from './peers/hear.ts';
import { openExport } from './people/export.ts';
import { openPeople } from './people/http.ts';
import { People } from './people/people.ts';
import { readAhead, readPictures } from './preview/ahead.ts';
import { previews } from './preview/preview.ts';
import { readShells } from './preview/shell.ts';
import { openRatings } from './ratings/http.ts';
import { openFollows } from './safety/follows.ts';
import { openSafety } from './safety/http.ts';
import { SecurityLog } from './safety/security-log.ts';
import { Seeking } from './seeking.ts';
import { openSockets } from './socket.ts';
import { openSqlite } from './sqlite.ts';
import { openStatic } from './static.ts';
import type { Store } from './store.ts';
import { openTable } from './table/http.ts';
import { Tables } from './tables.ts';
import { Payers } from './thinking/payers.ts';
import { Thinking, type ThinkingOptions } from './thinking/thinking.ts';
import { hashOf } from './tokens.ts';
import { type MetricsDoor, openMetrics, openWatch } from './watch/http.ts';
import { measureRefusals, measureServer, measureStore } from './watch/measure.ts';
import { Metrics } from './watch/metrics.ts';

export { openSqlite };

export interface ServerOptions {
  /** 0 takes any that is free. */
  readonly port: number;
  /** The name or address to listen on: this machine alone when left out. */
  readonly host?: string;
  /** The folder of the store; made if it is missing. */
  readonly data: string;
  /** The folder of the built web client. */
  readonly dist?: string;
  readonly newSeed?: () => Uint8Array;
  readonly log?: LogStream;
  /** Whether who speaks, or makes tables, too fast is refused. */
  readonly rateLimited?: boolean;
  /** Where people reach this server; without it, where each of them came from. */
  readonly url?: string;
  /** Whom to tell of a hole: an address that begins with `mailto:` or `https:`. */
  readonly contact?: string;
  /** Addresses and networks of the proxies in front of this server: what they say of who asks is believed. */
  readonly proxies?: readonly string[];
  /** Milliseconds between two questions whether a socket is alive. */
  readonly heartbeat?: number;
  /** Milliseconds that a request may take to come in; an answer may rest for six times as long on its way out. */
  readonly patience?: number;
  /** Milliseconds for which a table that is full waits for the numbers of people's devices. */
  readonly opening?: number;
  /** Milliseconds after which another server minds what this one has begun at a table and not done, where they share a store. */
  readonly claim?: number;
  /** Milliseconds after which bots come to whoever looks for opponents, and wishes so. */
  readonly seeking?: number;
  /** What day it is, as 2026-11-16; by the clock of Greenwich when left out. */
  readonly today?: () => string;
  readonly notices?: NoticeOptions;
  readonly thinking?: ThinkingOptions;
  /** The address of a PostgreSQL that keeps everything; without it, the data folder does. */
  readonly database?: string | undefined;
  readonly openStore?: (folder: string) => Store | Promise<Store>;
  /** Whoever comes can look, and nothing changes: neither by people, nor by bots, nor by the clock. */
  readonly isReadOnly?: boolean;
  /** Where the numbers about it are shown; nowhere when left out. */
  readonly metrics?: { readonly port: number; readonly host: string };
}

export interface NoticeOptions extends Omit<SenderOptions, 'url'> {
  /** Milliseconds for which somebody may still come and look before they are told of it. */
  readonly grace?: number;
  /** How long after each failure it is tried again; then it is given up. */
  readonly pauses?: readonly number[];
  /** Milliseconds after which another server tells what this one was to tell and has not. */
  readonly claim?: number;
}

export interface Running {
  readonly port: number;
  /** Where the numbers are. */
  readonly metricsPort?: number;
  /** Stores what is on its way, says goodbye to everyone and stops. */
  close(): Promise<void>;
}

/** Together with the time until somebody looks, ten seconds. */
const PATIENCE = 9000;
/** Long enough to come back by oneself. */
const GRACE = 10_000;
/** Pages of tables for each address, with what a link to them shows. */
const PREVIEWING = { burst: 120, perSecond: 10 };
/** Milliseconds for what is on its way to be stored and told, before everybody is sent elsewhere all the same: a store may not answer. */
const LAST_MOVES = 3000;
/** Milliseconds for what was asked before a server stops to be answered. */
const LAST_ANSWERS = 1000;
/** How often it is looked whether a session has ended by itself. */
const SWEEP = 3_600_000;

/** It is loaded only where it is used. The data folder is where hosts reach the server from its machine. */
async function openDatabase(database: string, folder: string, isReadOnly: boolean): Promise<Store> {
  makeFolder(folder);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(database, { isReadOnly });
}

/** Rejects with a sentence when the port or the data folder is taken, or the database is not to be reached. */
export async function startServer(options: ServerOptions): Promise<Running> {
  const { port, host = 'localhost', data, dist, log, rateLimited = true, heartbeat = 10_000, patience = PATIENCE } = options;
  const { today = () => new Date().toISOString().slice(0, 10) } = options;
  const { newSeed = () => randomBytes(SEED_BYTES), database } = options;
  const { isReadOnly = false } = options;
  const openOwn = (folder: string) =>
    database === undefined ? openSqlite(folder, { isReadOnly }) : openDatabase(database, folder, isReadOnly);
  const { openStore = openOwn } = options;
  const { grace = GRACE, pauses, claim: claimed } = options.notices ?? {};
  const { url } = options;
  const proxies = new Proxies(options.proxies ?? []);
  const store = await openStore(data);
  const metrics = new Metrics();
  // What nobody can see is not measured.
  if (options.metrics) measureStore(store, metrics);
  const app = fastify({
    logger: loggerOf(log),
    bodyLimit: LONGEST_MESSAGE,
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(1000, patience) },
    requestTimeout: patience,
    connectionTimeout: 6 * patience,
    forceCloseConnections: 'idle',
    trustProxy: (address) => proxies.has(address),
    frameworkErrors: leadNowhere(url),
    clientErrorHandler: refuseRaw(url),
  });
  if (rateLimited) boundConnections(app.server, proxies);
  const payers = new Payers();
  const thinking = new Thinking({ payerOf: (person) => payers.of(person), ...options.thinking });
  const { opening, claim } = options;
  const elsewhere = new Elsewhere();
  const lobby = new Lobby(await store.open());
  const tables = new Tables(store, lobby, app.log, { newSeed, grace, rateLimited, thinking, opening, claim, elsewhere });
  const keys = await store.notices.pushKeys(makePushKeys);
  const people = new People(store.people, hashOf(`royaumes ${keys.privateKey}`), { isReadOnly });
  people.seen = (person, address) => payers.note(person, address);
  const sender = new Sender(keys, { ...options.notices, ...(url === undefined ? {} : { url }) });
  const notices = new Notices({ store: store.notices, sender, tables, log: app.log, ...(pauses ? { pauses } : {}), claim: claimed });
  const refused = metrics.counter('royaumes_refusals_total', 'What was refused, by kind.', 'kind');
  const seeking = new Seeking({
    tables,
    store: store.seekers,
    people: store.people,
    apartFrom: (person) => store.safety.apartFrom(person),
    patience: options.seeking,
    failed: (error) => app.log.error({ err: error }, 'opponents could not be found'),
  });
  const { peers } = store;
  const sockets = openSockets(app.server, { tables, people, seeking, rateLimited, heartbeat, proxies, log: app.log, refused, peers });
  const security = new SecurityLog(store.safety, app.log);
  const present = () => [...sockets.present(), ...elsewhere.present()];
  const hosts = new Hosts({ store, people, tables, security, present });
  people.changed = (person, left) => {
    sockets.hangUp(person);
    store.peers.tell({ kind: 'person', id: person });
    tables.reseat(person, left).catch((error) => app.log.error({ err: error }, 'tables could not look again who sits there'));
  };
  people.leaving = (person, into) => tables.vacate(person, into);
  const packing = new Packing(store, app.log);
  const sweep = async () => {
    await store.people
      .forgetEnded(Date.now())
      .catch((error) => app.log.error({ err: error }, 'sessions that have ended could not be forgotten'));
    await store.safety.forgetOld(Date.now()).catch((error) => app.log.error({ err: error }, 'old events could not be forgotten'));
  };
  if (!isReadOnly) await sweep();
  const sweeping = setInterval(sweep, SWEEP).unref();
  let resting: Promise<void> | undefined;
  /** Nothing is done any more by the server itself: what is on its way is stored and told. What comes now is said again, to whoever is there then. */
  const rest = () => {
    resting ??= (async () => {
      clearInterval(sweeping);
      await packing.stop();
      await seeking.close();
      await notices.stop();
      await store.flush();
      await tables.stop();
      await thinking.stop();
      await store.flush();
    })();
    return resting;
  };
  let isStopping = false;
  let door: MetricsDoor | undefined;
  let desk: Awaited<ReturnType<typeof openDesk>> | undefined;
  const close = async () => {
    isStopping = true;
    sockets.refuse();
    await desk?.close();
    await Promise.race([rest(), sleep(LAST_MOVES, undefined, { ref: false })]);
    await sockets.close();
    const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS).unref();
    await app.close();
    clearTimeout(cut);
    await rest();
    await door?.close();
    await store.close();
  };
  try {
    if (isReadOnly) await rest();
    const edge = openEdge(app, people, { rateLimited, url });
    measureRefusals(app, refused);
    openWatch(app, { store, isStopping: () => isStopping });
    openContact(app, options);
    openOpenApi(app);
    openHttp(edge, { tables, people });
    openTable(edge, { tables, people });
    openPeople(edge, people, security);
    openExport(edge, store, security);
    openSafety(edge, { store, tables });
    openFollows(edge, { store, present });
    openEnding(app, store.notices);
    openNotices(edge, { store: store.notices, sender, tables });
    openRatings(edge, store, today);
    openDaily(edge, { store, tables, today });
    openAnnouncement(edge, hosts);
    openHosts(edge, hosts, hostsAlone(edge));
    const built = dist !== undefined && existsSync(dist) ? dist : undefined;
    const known =
      built === undefined
        ? { ahead: {}, shells: {}, pictures: new Set<string>() }
        : { ahead: readAhead(built), shells: readShells(built), pictures: readPictures(built) };
    openStatic(app, built, previews({ info: (table) => tables.listing.info(table), isTooFast: edge.limit(PREVIEWING), url, ...known }));
    desk = await openDesk({ folder: data, hosts, people, log: app.log, isShared: peers.areMany }).catch((error) => {
      app.log.error({ err: error }, NO_DOOR);
      return undefined;
    });
    await hear(store.peers, { tables, sockets, seeking, elsewhere, log: app.log });
    await app.listen({ port, host });
    if (options.metrics) {
      measureServer({ app, tables, sockets, data }, metrics);
      door = await openMetrics(metrics, options.metrics);
    }
  } catch (error) {
    await close();
    throw error;
  }
  let closing: Promise<void> | undefined;
  return {
    port: (app.server.address() as AddressInfo).port,
    ...(door ? { metricsPort: door.port } : {}),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
