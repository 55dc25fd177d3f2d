/** No component says anything by itself: what people read or hear comes from words/, in their language. */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type AST, parse } from 'svelte/compiler';

/** Attributes that are read aloud or shown. */
const SAID = /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt)$/;
/** Our name, how an address begins, and what is called by a letter. */
const SHARED = /^(?:Royaumes|https:\/\/|\p{Lu})$/u;

/** A part of a component, of its markup or of the expressions in it. */
type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The texts that may become of an expression, as far as they stand in it. */
function textsIn(value: unknown): string[] {
  if (!isPart(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return [value.quasis, value.expressions].flat().flatMap(textsIn);
    case 'TemplateElement':
      return isPart(value.value) ? [String(value.value.cooked)] : [];
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].flatMap(textsIn);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^(?:\+|\|\||\?\?)$/.test(String(value.operator))
        ? [value.left, value.right].flatMap(textsIn)
        : textsIn(value.operator === '&&' && value.right);
    default:
      return [];
  }
}

/** What a component says without asking a language. */
function literalIn(source: string): string[] {
  const said: string[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (!isPart(part)) return;
    else if (part.type === 'Text') said.push(String(part.data));
    else if (part.type === 'ExpressionTag') said.push(...textsIn(part.expression));
    else if (part.type === 'StyleDirective' || (part.type === 'Attribute' && !SAID.test(String(part.name)))) return;
    else Object.values(part).forEach(visit);
  };
  const { fragment }: AST.Root = parse(source, { modern: true });
  visit(fragment);
  return said
    .map((text) => text.trim().replace(/^[^\p{L}]+|[^\p{L}/]+$/gu, ''))
    .filter((text) => /\p{L}/u.test(text) && !SHARED.test(text));
}

test('text in the markup of a component is found between tags, in what is read aloud, and in what is chosen there', () => {
  const source = `<script lang="ts">let { a, b }: { a: boolean; b: string } = $props(); const c = 'in a script';</script>
    <p class="one {a ? 'two' : ''}" style:color="three" title="Four">Five · {b}{a ? 'Six' : \`Seven \${b || 'Eight'}\`}{b === 'nine' && 'Ten'}</p>
    {#if b === 'eleven'}<img alt="Twelve" src="thirteen">{:else}{c} · 14 <b aria-label={a ? 'Fifteen' : b}>Royaumes</b>{/if}`;
  assert.deepEqual(literalIn(source), ['Four', 'Five', 'Six', 'Seven', 'Eight', 'Ten', 'Twelve', 'Fifteen']);
});

test('no component says anything by itself', () => {
  const files = globSync('{web,docs}/**/*.svelte', { exclude: ['**/node_modules/**'] });
  assert.ok(files.length > 150, `${files.length} components`);
  assert.deepEqual(
    files.flatMap((file) => literalIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
    [],
  );
});
