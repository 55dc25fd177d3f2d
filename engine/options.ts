/** Options as the game's own schema declares them. */

import type { Game, OptionSchema, Options, OptionValue } from './rules.ts';

/** No text of a table's own is longer. */
export const LONGEST_TEXT = 16_384;

/** The values that can be chosen at this number of seats, with what was chosen for the options named before; only the default where the option means nothing. */
export function openValues(schema: OptionSchema, seats: number, chosen: Options): readonly OptionValue[] {
  const { values, default: usual, seats: counts, seatsOf, given } = schema;
  if (counts && !counts.includes(seats)) return [usual];
  for (const [key, wanted] of Object.entries(given ?? {})) if (!wanted.includes(chosen[key]!)) return [usual];
  return values.filter((value) => seatsOf?.[String(value)]?.includes(seats) ?? true);
}

/** The options a match is played with, every key filled in; or a sentence that says what is wrong. */
export function readOptions(game: Game, seats: number, given: unknown): Options | string {
  const { meta } = game;
  if (!Number.isInteger(seats) || seats < meta.seats.min || seats > meta.seats.max) {
    return `${meta.id} has ${meta.seats.min} to ${meta.seats.max} seats, not ${seats}`;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'options must be an object';
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(meta.options, key))
      return `${meta.id} has no option "${key}" (it has: ${Object.keys(meta.options).join(', ') || 'none'})`;
  }
  const options: Record<string, OptionValue> = {};
  for (const [key, schema] of Object.entries(meta.options)) {
    const value = Object.hasOwn(given, key) ? (given as Record<string, OptionValue>)[key] : schema.default;
    const wrong = schema.text ? refuseText(value) : refuseValue(schema, seats, options, value);
    if (wrong !== undefined || value === undefined) return `option "${key}" ${wrong}`;
    options[key] = value;
  }
  const refusal = game.refuseOptions?.(options, seats);
  if (refusal) return `${meta.id} does not allow these options: ${JSON.stringify(refusal)}`;
  return options;
}

function refuseText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? undefined : `is a text of at most ${LONGEST_TEXT} characters`;
}

function refuseValue(schema: OptionSchema, seats: number, chosen: Options, value: OptionValue | undefined): string | undefined {
  if (value === undefined || !schema.values.includes(value))
    return `must be one of ${schema.values.join(', ')}, not ${JSON.stringify(value)}`;
  return openValues(schema, seats, chosen).includes(value) ? undefined : whyNot(schema, seats, value);
}

function whyNot({ seats: counts, seatsOf, given }: OptionSchema, seats: number, value: OptionValue): string {
  if (counts && !counts.includes(seats)) return `is for ${counts.join(', ')} seats only`;
  const fitting = seatsOf?.[String(value)];
  if (fitting && !fitting.includes(seats)) return `can be ${value} with ${fitting.join(', ')} seats only`;
  const needed = Object.entries(given ?? {}).map(([key, wanted]) => `${key} ${wanted.join(' or ')}`);
  return `is for ${needed.join(' and ')} only`;
}

/** Every combination of option values that means something at this number of seats. */
export function allOptions(game: Game, seats: number): Options[] {
  let all: Options[] = [{}];
  for (const [key, schema] of Object.entries(game.meta.options)) {
    all = all.flatMap((options) => openValues(schema, seats, options).map((value) => ({ ...options, [key]: value })));
  }
  return all;
}
