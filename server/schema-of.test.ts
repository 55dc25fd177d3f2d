import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { schemaOf } from './schema-of.ts';

type Wish = { readonly kind: 'stay' } | { readonly kind: 'go'; readonly to: readonly number[]; readonly soon?: boolean };
type Brand = number & { readonly brand: 'seat' };

const stay = Type.Object({ kind: Type.Literal('stay') });
const to = Type.Array(Type.Integer());
const soon = Type.Optional(Type.Boolean());
const go = Type.Object({ kind: Type.Literal('go'), to, soon });

/** What does not compile is marked: the marks themselves fail the type check where it would. */
test('a schema of a type says what the type says, no more and no less', () => {
  const schema = Type.Union([stay, go]);
  assert.equal(schemaOf<Wish>()(schema), schema);
  schemaOf<Brand>()(Type.Integer());
  schemaOf<[seat: Brand, text: string]>()(Type.Tuple([Type.Integer(), Type.String()]));
  // @ts-expect-error: a member is missing
  schemaOf<Wish>()(Type.Union([go]));
  // @ts-expect-error: a member too many
  schemaOf<Wish>()(Type.Union([stay, go, Type.Object({ kind: Type.Literal('wait') })]));
  // @ts-expect-error: an optional property is missing
  schemaOf<Wish>()(Type.Union([stay, Type.Object({ kind: Type.Literal('go'), to })]));
  // @ts-expect-error: a property is not optional
  schemaOf<Wish>()(Type.Union([stay, Type.Object({ kind: Type.Literal('go'), to, soon: Type.Boolean() })]));
  // @ts-expect-error: a property too many
  schemaOf<Wish>()(Type.Union([stay, Type.Object({ kind: Type.Literal('go'), to, soon, late: soon })]));
  // @ts-expect-error: another type within a list
  schemaOf<Wish>()(Type.Union([stay, Type.Object({ kind: Type.Literal('go'), to: Type.Array(Type.String()), soon })]));
  // @ts-expect-error: anything
  schemaOf<Wish>()(Type.Any());
  // @ts-expect-error: wider than a literal
  schemaOf<'time' | 'resigned'>()(Type.String());
});
