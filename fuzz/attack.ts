/** A whole attack: a server with its limits, and one without them so that the depths are reached; honest people beside both. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Chance, FastChance } from '#engine';
import type { HonestReport } from './honest.ts';
import { Lingering } from './lingering.ts';
import { sayAlmost, sayFrames } from './messages.ts';
import { askAlmost, sayNonsense } from './requests.ts';
import { Target } from './target.ts';
import { World } from './world.ts';

interface AttackOptions {
  /** How long, in all. */
  readonly seconds: number;
  readonly seed: number;
  /** How many attack at the same time. */
  readonly concurrency: number;
  /** Sockets that come and do not go. */
  readonly idle: number;
  readonly say: (line: string) => void;
}

interface Attacked {
  readonly findings: readonly string[];
  /** How often each way of attacking got as far as an answer. */
  readonly answered: Readonly<Record<string, number>>;
}

/** Tells whether there was an answer. */
type Way = (world: World, address: string, chance: Chance) => Promise<boolean>;
const WAYS: Readonly<Record<string, Way>> = { askAlmost, sayNonsense, sayAlmost, sayFrames };
/** Of ten, so many of each. */
const SHARES = [
  'askAlmost',
  'askAlmost',
  'askAlmost',
  'askAlmost',
  'sayNonsense',
  'sayNonsense',
  'sayAlmost',
  'sayAlmost',
  'sayAlmost',
  'sayFrames',
];

/** No server needs as much. */
const ABSURD = 1 << 30;
/** Of the time of a phase, before it is attacked. */
const CALM = 0.15;

export async function attack(options: AttackOptions): Promise<Attacked> {
  const phases = [];
  for (const limited of [true, false]) phases.push(await runPhase(options, limited));
  const answered: Record<string, number> = {};
  for (const phase of phases) for (const [way, times] of Object.entries(phase.answered)) answered[way] = (answered[way] ?? 0) + times;
  return { findings: phases.flatMap(({ findings }) => findings), answered };
}

async function runPhase({ seconds, seed, concurrency, idle, say }: AttackOptions, limited: boolean): Promise<Attacked> {
  const name = limited ? 'with limits' : 'without limits';
  const target = await Target.start({ limited });
  const { findings } = target;
  const world = await World.open(target);
  const honest = await Honest.start(target.port);
  const answered: Record<string, number> = {};
  const ms = seconds * 500;
  try {
    const before = await target.memory();
    await sleep(ms * CALM);
    say(`${name}, in peace: ${told(await honest.report())}`);
    const until = performance.now() + ms * (1 - CALM);
    const lingering = new Lingering(world);
    const coming = lingering.come(idle, new FastChance(seed, limited ? -1 : -2));
    const attackers = Array.from({ length: concurrency }, (_, n) => keepAttacking(world, { n, seed, limited, until, answered }));
    await Promise.all(attackers);
    await coming;
    say(`${name}, attacked: ${told(await honest.report())}`);
    const during = await target.memory();
    const stayed = lingering.count;
    lingering.leave();
    world.close();
    await checkHealth(target);
    await sleep(500);
    const after = await target.memory();
    if (after > ABSURD) findings.note('the server holds too much memory', megabytes(after));
    say(
      `${name}, memory: ${megabytes(before)} before, ${megabytes(during)} under it with ${stayed} idle sockets, ${megabytes(after)} after`,
    );
    for (const wrong of await honest.end()) findings.note('honest people are wronged', wrong);
  } finally {
    honest.kill();
    world.close();
    await target.stop();
  }
  return { findings: findings.list.map((finding) => `${name}: ${finding}`), answered };
}

interface Attacker {
  readonly n: number;
  readonly seed: number;
  readonly limited: boolean;
  readonly until: number;
  readonly answered: Record<string, number>;
}

/** What an attacker does follows from the seed and its number alone. */
async function keepAttacking(world: World, { n, seed, limited, until, answered }: Attacker): Promise<void> {
  const chance = new FastChance(seed, limited ? n : 1000 + n);
  const address = world.addresses[n % world.addresses.length]!;
  while (performance.now() < until && world.target.isAlive) {
    const way = chance.pick(SHARES);
    // A server that hangs up on attackers is right; what is wrong is found elsewhere.
    const isAnswered = await WAYS[way]!(world, address, chance).catch(() => undefined);
    if (isAnswered) answered[way] = (answered[way] ?? 0) + 1;
    else await sleep(5);
  }
}

async function checkHealth({ port, findings }: Target): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(30_000) }).catch((error) => error);
  if (!(answer instanceof Response) || !answer.ok) findings.note('the server does not answer after it', String(answer?.status ?? answer));
}

class Honest {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(port: number): Promise<Honest> {
    const process = fork(fileURLToPath(new URL('./honest.ts', import.meta.url)), [String(port)], { stdio: 'inherit' });
    // Somebody has moved.
    await once(process, 'message');
    return new Honest(process);
  }

  async report(): Promise<HonestReport> {
    this.#process.send('report');
    const [report] = (await once(this.#process, 'message')) as [HonestReport];
    return report;
  }

  /** Lets them finish their move, and tells what was wrong. */
  async end(): Promise<readonly string[]> {
    this.#process.send('end');
    const late = AbortSignal.timeout(60_000);
    const isDone = await once(this.#process, 'message', { signal: late }).catch(() => undefined);
    if (!isDone) return ['a move was never told to everyone'];
    return (await this.report()).wrong;
  }

  kill(): void {
    this.#process.kill();
  }
}

function told({ latencies, moves, games, lost }: HonestReport): string {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
  return `honest people made ${sorted.length} moves, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (${moves} moves, ${games} whole games, ${lost} connections lost so far)`;
}

function megabytes(bytes: number): string {
  return `${(bytes / (1 << 20)).toFixed(0)} MiB`;
}

function sleep(ms: number): Promise<void> {
  return new Promise((next) => setTimeout(next, ms));
}
