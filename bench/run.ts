/** `npm run bench`, with `-- --json` for machines: what the engine and the server cost beside what is possible. */

import { parseArgs } from 'node:util';
import { measureBots } from './bots.ts';
import { measureHands } from './hands.ts';
import { measureLobby, WANTED_MS } from './lobby.ts';
import { measureMedina } from './medina.ts';
import { measureNet } from './net.ts';
import { measurePatchistory } from './patchistory.ts';
import { measurePlayouts } from './playouts.ts';
import { measureSlowDisk, WANTED_ANSWER_MS } from './slow-disk.ts';
import { measureSpectators } from './spectators.ts';
import { measureTables, WANTED_RATIO } from './tables.ts';

// Leaves nothing behind.
process.once('SIGINT', () => process.exit(130));

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const say = (line: string) => {
  if (!values.json) console.log(line);
};
const count = (n: number) => Math.round(n).toLocaleString('en-GB').padStart(9);

const playouts = measurePlayouts({ rounds: 7, ms: 700 });
say('Random playouts of U GO!, 4 seats, 4 rounds, one core');
say(`  engine ${count(playouts.enginePerSecond)} games/s (${playouts.pliesPerGame.toFixed(1)} plies each)`);
say(`  limit  ${count(playouts.limitPerSecond)} games/s`);
say(`  ratio  ${playouts.ratio.toFixed(3).padStart(9)} (target: at least 0.5)`);

const medina = measureMedina({ rounds: 5, ms: 500 });
say('Random playouts of Medina, one core');
for (const { edition, seats, perSecond, ratio } of medina.editions) {
  say(`  ${edition.padEnd(6)} ${count(perSecond)} games/s with ${seats} seats, ${ratio.toFixed(3)} of 5,000 (target: at least 1)`);
}
const { microseconds, listed, ratio } = medina.moves;
say(
  `  moves  ${microseconds.toFixed(2).padStart(9)} µs for ${listed.toFixed(0)} in mid-game, ${ratio.toFixed(3)} of 50 µs (target: at most 1)`,
);

const patchistory = measurePatchistory({ rounds: 5, ms: 500 });
say('Random playouts of Patchistory, one core');
for (const { seats, perSecond, ratio, plies, microseconds } of patchistory.seats) {
  say(
    `  ${seats} seats${count(perSecond)} games/s (${plies} plies, ${microseconds} µs each), ${ratio.toFixed(3)} of 1,500 (target: at least 1)`,
  );
}

const net = await measureNet({ games: 100 });
say('A decision of the net of U GO!, one core');
for (const { seats, decisions, p50, p95 } of net) {
  say(`  ${seats} seats${count(decisions)} decisions, p50 ${p50.toFixed(0)} µs, p95 ${p95.toFixed(0)} µs (target: under 5,000)`);
}

const hands = await measureHands(100);
say("A decision of Patchistory's strongest bot, 2 seats, in one thread and in two");
say(`  alone ${hands.alone.toFixed(1)} ms, together ${hands.together.toFixed(1)} ms: ${hands.ratio.toFixed(2)} times as fast`);

const tables = await measureTables({ tables: 500, rounds: 4, warmUp: 1000, ms: 3000 });
say(`${tables.tables} live tables of 4 seats, ${tables.sockets} sockets, every move on disk before it is told`);
for (const [name, window] of [
  ['SQLite', tables.server],
  ['PostgreSQL', tables.postgres],
  ['relay', tables.relay],
] as const) {
  const { movesPerSecond, p50, p99, cpuMicrosecondsPerMove: cpu, mainMicrosecondsPerMove: main } = window;
  const latency = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms until every seat has it`;
  say(
    `  ${name.padEnd(10)} ${count(movesPerSecond)} moves/s, ${cpu.toFixed(1)} µs CPU a move (main thread ${main.toFixed(1)}), ${latency}`,
  );
}
for (const [name, { ratio, cpuRatio, cpuRatios }] of [
  ['SQLite', tables.server],
  ['PostgreSQL', tables.postgres],
] as const) {
  say(
    `  ${name.padEnd(10)} ${ratio.toFixed(3).padStart(9)} of the relay's moves/s (target: at least 0.5), ${cpuRatio.toFixed(2)} times its CPU a move (target: at most ${WANTED_RATIO}; round by round ${cpuRatios.map((one) => one.toFixed(2)).join(', ')})`,
  );
}

const slowDisk = await measureSlowDisk({ tables: 25, delay: 20, rounds: 4, ms: 3000 });
say(
  `Messages that need nothing from the store, while every commit waits ${slowDisk.delay} ms (${count(slowDisk.movesPerSecond).trim()} moves/s)`,
);
say(
  `  answers${count(slowDisk.answers)}, p50 ${slowDisk.p50.toFixed(2)} ms, p99 ${slowDisk.p99.toFixed(2)} ms (target: under ${WANTED_ANSWER_MS} ms); a thread that only slept was ${slowDisk.late.toFixed(2)} ms late at the p99`,
);

const lobby = await measureLobby({ tables: 5000, requests: 2000, messages: 500 });
say(`The lobby with ${lobby.tables.toLocaleString('en-GB')} open tables, while others are made`);
for (const how of ['http', 'socket'] as const) {
  const { count: asked, p50, p99 } = lobby[how];
  say(`  ${how.padEnd(6)} ${count(asked)} answers, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (target: under ${WANTED_MS} ms)`);
}

const spectators = await measureSpectators({ spectators: 500, rounds: 5 });
say(
  `${spectators.spectators} spectators join a finished game of Patchistory (${spectators.plies} plies, ${count(spectators.bytes).trim()} bytes each)`,
);
for (const who of ['server', 'relay'] as const) {
  const { ms, longestWait } = spectators[who];
  say(`  ${who.padEnd(6)} ${count(ms)} ms until all have it; somebody else waited ${longestWait.toFixed(0)} ms at most`);
}
say(`  ratio  ${spectators.ratio.toFixed(3).padStart(9)} of the relay's speed (target: at least 0.333)`);

const bots = await measureBots({ tables: 100, honest: 4, warmUp: 1000, ms: 3000, pause: 20 });
say(`${bots.honest} tables of people beside ${bots.tables} tables of bots, milliseconds until a move is told`);
for (const { game, idle, busy, ratio: slower } of bots.games) {
  const [before, beside] = [idle, busy].map(({ p50, p99 }) => `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}`);
  say(`  ${game.padEnd(16)} alone ${before}; beside bots ${beside} (target: under ${WANTED_MS}), ${slower.toFixed(1)} times the p99`);
}

if (values.json)
  console.log(JSON.stringify({ node: process.version, playouts, medina, patchistory, net, tables, slowDisk, lobby, spectators, bots }));
