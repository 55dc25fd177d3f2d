/** What `GET /api` says of each endpoint, and whether an answer is what it says. */

import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

type Content = Readonly<Record<string, { readonly schema: TSchema }>>;

export interface Operation {
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly schema: TSchema }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, TSchema>> };
}

export interface Endpoint {
  /** As in `GET /api/tables/{id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function endpointsOf({ paths }: OpenApi): Endpoint[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([lower, operation]) => {
      const method = lower.toUpperCase();
      return { name: `${method} ${path}`, method, path, operation };
    }),
  );
}

/** With every reference replaced by what it names. */
function whole(schema: unknown, api: OpenApi): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((item) => whole(item, api));
  const { $ref } = schema as { $ref?: string };
  if ($ref !== undefined) return whole(api.components.schemas[$ref.split('/').pop() as string], api);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, whole(value, api)]));
}

const checks = new WeakMap<TSchema, ReturnType<typeof Compile>>();

/** What is wrong with the answer, if anything is. */
export function wrongWith(
  { status, json }: { readonly status: number; readonly json: unknown },
  { responses }: Operation,
  api: OpenApi,
): string | undefined {
  const schema = responses[status]?.content['application/json']?.schema;
  if (!schema) return `is not documented: ${JSON.stringify(json)}`;
  let check = checks.get(schema);
  if (!check) {
    check = Compile(Type.Unsafe(whole(schema, api) as TSchema));
    checks.set(schema, check);
  }
  if (check.Check(json)) return undefined;
  return `answers otherwise: ${JSON.stringify([...check.Errors(json)].slice(0, 3))} ${JSON.stringify(json)}`;
}
