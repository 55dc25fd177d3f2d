/** What a command of `royaumes` is, and how it reads what it was given. */

import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Bot, botOf, botsFor, searcherOf } from '#bots';
import { type Game, type Options, type OptionValue, readOptions } from '#engine';
import { gameOf, games } from '#games';

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

export function readGame(text: string | undefined): Game {
  const game = gameOf(text ?? '');
  if (!game) throw new BadInput(`unknown game "${text}" (games: ${games.map(({ meta }) => meta.id).join(', ')})`);
  return game;
}

/** A whole number from `least` on. */
export function readWhole(flag: string, text: string | boolean | undefined, usual: number, least: number): number {
  if (text === undefined) return usual;
  const n = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= least)) throw new BadInput(`--${flag} is a whole number from ${least} on, not "${text}"`);
  return n;
}

export function readSeats(game: Game, text: string | boolean | undefined, usual = game.meta.seats.min): number {
  const { min, max } = game.meta.seats;
  const seats = text === undefined ? usual : /^\d+$/.test(String(text)) ? Number(text) : Number.NaN;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadInput(`${game.meta.id} is played with ${min} to ${max} seats, not ${text === '' ? '""' : (text ?? usual)}`);
  }
  return seats;
}

/** A text of the table's own is named by its file: `data=@tiles.txt`. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadInput(`cannot read ${file}: ${code === 'ENOENT' ? 'there is no such file' : code}`);
  }
}

/** `k=v,k=v` as the game's own schema reads it. */
export function readOptionList(game: Game, seats: number, text: string | boolean | undefined): Options {
  const given: [string, OptionValue][] = [];
  for (const pair of typeof text === 'string' && text !== '' ? text.split(',') : []) {
    const [, key = '', value] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    if (value === undefined) throw new BadInput(`--options is key=value[,key=value], not "${pair}"`);
    const schema = Object.hasOwn(game.meta.options, key) ? game.meta.options[key] : undefined;
    if (schema?.text && value.startsWith('@')) given.push([key, readText(value.slice(1))]);
    else given.push([key, schema?.values.find((known) => String(known) === value) ?? value]);
  }
  const options = readOptions(game, seats, Object.fromEntries(given));
  if (typeof options === 'string') throw new BadInput(options);
  return options;
}

/** The names of those who play. */
export function readNames(text: string | boolean | undefined, usual: string): readonly string[] {
  return String(text ?? usual).split(',');
}

/** Each for itself, ready to play at so many seats. */
export function loadBots(game: Game, names: readonly string[], seats: number): Promise<readonly Bot[]> {
  const { id } = game.meta;
  const entrants = names.map((name) => {
    const entrant = botOf(id, name) ?? searcherOf(id, name);
    if (entrant) return entrant;
    const known = [...botsFor(id).map((bot) => bot.name), 'ismcts-N', 'guided-N'].join(', ');
    throw new BadInput(`unknown bot "${name}" for ${id} (bots: ${known})`);
  });
  return Promise.all(entrants.map((entrant) => entrant.load(seats)));
}
