/** Values that a schema allows, as far as it can be told from the schema and from what the fuzzer knows of the world. */

import type { TSchema } from 'typebox';
import type { Chance } from '#engine';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** What fits under a key: ids of tables, names of games and bots. */
export type Hints = (key: string) => readonly unknown[];

export function fitting(schema: TSchema, hints: Hints, chance: Chance): unknown {
  return valueFor(schema as JsonSchema, '', hints, chance);
}

function valueFor(schema: JsonSchema, key: string, hints: Hints, chance: Chance): unknown {
  const known = hints(key);
  if (known.length > 0 && chance.below(8) > 0) return chance.pick(known);
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.anyOf) return valueFor(chance.pick(schema.anyOf), key, hints, chance);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, hints, chance);
    case 'array':
      return arrayOf(schema, key, hints, chance);
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 100 } = schema;
      return chance.pick([minimum, maximum, minimum + chance.below(Math.min(maximum - minimum, 1e6) + 1)]);
    }
    case 'boolean':
      return chance.below(2) === 0;
    case 'null':
      return null;
    default: {
      const length = Math.max(schema.minLength ?? 0, Math.min(schema.maxLength ?? 20, chance.pick([1, 8, 20, 24])));
      return Array.from({ length }, () => chance.pick([...'abcdefghij éñ'])).join('');
    }
  }
}

function objectOf({ properties = {}, required = [], patternProperties = {} }: JsonSchema, hints: Hints, chance: Chance): object {
  const told = Object.entries(properties).flatMap(([key, of]) =>
    required.includes(key) || chance.below(2) === 0 ? [[key, valueFor(of, key, hints, chance)] as const] : [],
  );
  const more = Object.values(patternProperties).flatMap((of) =>
    chance.below(3) === 0 ? [[chance.pick(hints('option name') as readonly string[]), valueFor(of, '', hints, chance)] as const] : [],
  );
  return Object.fromEntries([...told, ...more]);
}

function arrayOf({ items, prefixItems, minItems = 0, maxItems = 4 }: JsonSchema, key: string, hints: Hints, chance: Chance): unknown[] {
  const each = prefixItems ?? (Array.isArray(items) ? (items as readonly JsonSchema[]) : undefined);
  if (each) return each.map((of) => valueFor(of, '', hints, chance));
  const count = minItems + chance.below(Math.min(maxItems, minItems + 4) - minItems + 1);
  return Array.from({ length: count }, () => valueFor((items ?? {}) as JsonSchema, `${key} item`, hints, chance));
}
