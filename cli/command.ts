/** What a command of `royaumes` is, and how it reads what it was given. */

import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What the person at the keyboard can put right: told in one line, without a stack trace. */
export class BadInput extends Error {}

interface Given {
  readonly places: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  readonly name: string;
  /** What stands after the name. */
  readonly usage: string;
  readonly about: string;
  /** A line for each flag. */
  readonly flags: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly about: string }>>;
  /** How many words stand before the flags. */
  readonly places: number;
  /** Whether more words may follow. */
  readonly more?: boolean;
  /** The exit code. */
  run(given: Given): Promise<number>;
}

export function helpOf({ name, usage, about, flags }: Command): string {
  const rows = Object.entries(flags).map(([flag, row]) => `  --${flag.padEnd(10)} ${row.about}`);
  return [`royaumes ${name} ${usage}`.trim(), '', about, ...(rows.length > 0 ? ['', ...rows] : [])].join('\n');
}

/** The words and flags of a command line; undefined when help is wanted. */
export function readGiven(command: Command, args: readonly string[]): Given | undefined {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [flag, { type }] of Object.entries(command.flags)) options[flag] = { type };
  let parsed: { values: Given['flags']; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true }) as typeof parsed;
  } catch (error) {
    const [what] = (error as Error).message.split(/[.\n]/);
    const known = ['help', ...Object.keys(command.flags)].map((flag) => `--${flag}`).join(' ');
    throw new BadInput(`${command.name}: ${what?.replace(/^./, (first) => first.toLowerCase())} (flags: ${known})`);
  }
  if (parsed.values.help) return undefined;
  const { length } = parsed.positionals;
  if (length < command.places || (length > command.places && !command.more)) {
    const usage = `royaumes ${command.name} ${command.usage}`.trim();
    const extra = parsed.positionals[command.places];
    throw new BadInput(extra === undefined ? `usage: ${usage}` : `${command.name}: did not expect "${extra}"; usage: ${usage}`);
  }
  return { places: parsed.positionals, flags: parsed.values };
}

/** A whole number from `least` on. */
export function readWhole(flag: string, text: string | boolean | undefined, usual: number, least: number): number {
  if (text === undefined) return usual;
  const n = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= least)) throw new BadInput(`--${flag} must be a whole number of at least ${least}, not "${text}"`);
  return n;
}
