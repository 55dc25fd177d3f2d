/** What went wrong, each thing once, with what brought it about. */

/** Lines of a stack, or where this program lies. */
const INSIDES = /\n\s+at .+:\d+:\d+|node_modules|node:internal|file:\/\//;

/** More of the same kind are counted, not kept. */
const MOST = 5;

export class Findings {
  readonly #kept = new Map<string, { count: number; readonly told: string[] }>();
  /** Texts that no answer may hold: paths of this machine, and what lies beside the files that are served. */
  readonly #secrets: readonly string[];

  constructor(secrets: readonly string[] = []) {
    this.#secrets = secrets;
  }

  /** `kind`: what is wrong; `how`: what brought it about. */
  note(kind: string, how: string): void {
    const kept = this.#kept.get(kind) ?? { count: 0, told: [] };
    this.#kept.set(kind, kept);
    kept.count++;
    if (kept.told.length < MOST) kept.told.push(how.slice(0, 1500));
  }

  /** What is wrong with any answer, whoever gave it. */
  judge(status: number, body: string, how: () => string): void {
    if (status >= 500) this.note(`an answer ${status}`, `${how()} → ${body.slice(0, 300)}`);
    if (INSIDES.test(body) || this.#secrets.some((secret) => body.includes(secret))) {
      this.note('an answer that tells of the inside', `${how()} → ${body.slice(0, 300)}`);
    }
  }

  get list(): readonly string[] {
    return [...this.#kept].flatMap(([kind, { count, told }]) => [
      ...told.map((how) => `${kind}: ${how}`),
      ...(count > told.length ? [`${kind}: and ${count - told.length} more`] : []),
    ]);
  }
}
