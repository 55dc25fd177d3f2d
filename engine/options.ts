/** Options as the game's own schema declares them. */

import type { Game, Options, OptionValue } from './rules.ts';

/** The options a match is played with, every key filled in; or a sentence that says what is wrong. */
export function readOptions(game: Game, seats: number, given: unknown): Options | string {
  const { meta } = game;
  if (!Number.isInteger(seats) || seats < meta.seats.min || seats > meta.seats.max) {
    return `${meta.id} is played with ${meta.seats.min} to ${meta.seats.max} seats, not ${seats}`;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'options must be an object';
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(meta.options, key))
      return `${meta.id} has no option "${key}" (it has: ${Object.keys(meta.options).join(', ') || 'none'})`;
  }
  const options: Record<string, OptionValue> = {};
  for (const [key, schema] of Object.entries(meta.options)) {
    const value = Object.hasOwn(given, key) ? (given as Record<string, OptionValue>)[key] : schema.default;
    if (value === undefined || !schema.values.includes(value)) {
      return `option "${key}" is one of ${schema.values.join(', ')}, not ${JSON.stringify(value)}`;
    }
    if (value !== schema.default && schema.seats && !schema.seats.includes(seats)) {
      return `option "${key}" is for ${schema.seats.join(', ')} seats only`;
    }
    options[key] = value;
  }
  return options;
}

/** Every combination of option values that means something at this number of seats. */
export function allOptions(game: Game, seats: number): Options[] {
  let all: Options[] = [{}];
  for (const [key, { values, default: usual, seats: counts }] of Object.entries(game.meta.options)) {
    const open = counts && !counts.includes(seats) ? [usual] : values;
    all = all.flatMap((options) => open.map((value) => ({ ...options, [key]: value })));
  }
  return all;
}
