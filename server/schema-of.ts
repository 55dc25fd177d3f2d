/** Schemas that cannot drift from the types of the protocol: one that says more, less or other things does not compile. */

import type { Static, TSchema } from 'typebox';

/** As it is in JSON: nothing is read-only, and a number with a meaning of its own is a number. */
type Json<T> = T extends number ? (T extends object ? number : T) : T extends object ? { -readonly [Key in keyof T]: Json<T[Key]> } : T;

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The schema itself where it says exactly what the type says; else a type that no schema has. */
export type SchemaOf<T, Schema extends TSchema> =
  IsSame<Json<Static<Schema>>, Json<T>> extends true ? Schema : { readonly wanted: Json<T>; readonly said: Json<Static<Schema>> };

/** `schemaOf<TimeControl>()(Type.Union(…))`: the schema, if it is one of the type. */
export function schemaOf<T>(): <Schema extends TSchema>(schema: Schema & SchemaOf<T, Schema>) => Schema {
  return (schema) => schema;
}
