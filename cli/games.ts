/** How a command reads which game is meant, by what options, and who plays. Commands that play nothing need not load all games. */

import { readFileSync } from 'node:fs';
import { type Bot, botOf, botsFor, searcherOf } from '#bots';
import { type Game, type Options, type OptionValue, readOptions } from '#engine';
import { gameOf, games } from '#games';
import { BadInput } from './command.ts';

export function readGame(text: string | undefined): Game {
  const game = gameOf(text ?? '');
  if (!game) throw new BadInput(`unknown game "${text}" (games: ${games.map(({ meta }) => meta.id).join(', ')})`);
  return game;
}

export function readSeats(game: Game, text: string | boolean | undefined, usual = game.meta.seats.min): number {
  const { min, max } = game.meta.seats;
  const seats = text === undefined ? usual : /^\d+$/.test(String(text)) ? Number(text) : Number.NaN;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadInput(`${game.meta.id} has ${min} to ${max} seats, not ${text === '' ? '""' : (text ?? usual)}`);
  }
  return seats;
}

/** A text of the table's own is named by its file: `data=@tiles.txt`. */
export function readText(file: string): string {
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
    if (value === undefined) throw new BadInput(`--options must be key=value[,key=value], not "${pair}"`);
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
