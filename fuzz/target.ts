/** The server that is attacked: a process of its own, with what it says and how much memory it holds. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Findings } from './findings.ts';

type FromServer = { readonly kind: 'ready'; readonly port: number } | { readonly kind: 'memory'; readonly bytes: number };

/** Lies beside the files that are served. */
const BESIDE = 'what lies beside the client is nobody’s business';

export class Target {
  readonly port: number;
  readonly findings: Findings;
  readonly #process: ChildProcess;
  readonly #folder: string;
  #isStopping = false;

  private constructor(process: ChildProcess, port: number, folder: string, findings: Findings) {
    this.#process = process;
    this.port = port;
    this.#folder = folder;
    this.findings = findings;
    process.on('exit', (code, signal) => {
      if (!this.#isStopping) findings.note('the server died', `with ${signal ?? code}`);
    });
  }

  static async start({ limited }: { limited: boolean }): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'royaumes-fuzz-'));
    const dist = join(folder, 'dist');
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Royaumes</title>');
    writeFileSync(join(folder, 'secret.txt'), BESIDE);
    const findings = new Findings([BESIDE, folder, process.cwd()]);
    const server = fork(
      fileURLToPath(new URL('./server.ts', import.meta.url)),
      [join(folder, 'data'), dist, limited ? 'limited' : 'unlimited'],
      {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        execArgv: ['--expose-gc'],
      },
    );
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const lines = said.split('\n');
      said = lines.pop() ?? '';
      for (const line of lines) if (isTrouble(line)) findings.note('the log tells of trouble', line);
    });
    const died = once(server, 'exit').then(([code]) => Promise.reject(new Error(`the server did not start: ${code} ${said}`)));
    died.catch(() => undefined);
    const [message] = (await Promise.race([once(server, 'message'), died])) as [FromServer];
    if (message.kind !== 'ready') throw new Error('the server is not ready');
    return new Target(server, message.port, folder, findings);
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Bytes that the process holds, once it has let go of what it can. */
  async memory(): Promise<number> {
    if (!this.isAlive) return Number.NaN;
    this.#process.send('memory');
    const [message] = (await Promise.race([once(this.#process, 'message'), once(this.#process, 'exit')])) as [FromServer | number];
    return typeof message === 'object' && message?.kind === 'memory' ? message.bytes : Number.NaN;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.isAlive) {
      const gone = once(this.#process, 'exit');
      this.#process.disconnect();
      const timer = setTimeout(() => this.#process.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(timer);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What Node says of itself when it starts is none, nor is what the security log is there for. */
function isTrouble(line: string): boolean {
  return line.trim() !== '' && !/ExperimentalWarning|--trace-warnings|^\{"level":40,.*"security":\{"kind":"[a-z -]+"/.test(line);
}
