import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { hotelFacts } from '@latchkey/hotel-document/facts';
import { knownKeys } from '@latchkey/hotel-document/keys';
import { hotelWords } from '@latchkey/hotel-document/words';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Every key that a schema knows, with `*` for the entries of lists and records. */
function keysOf(schema: JsonSchema, at = ''): string[] {
  const under = (key: string): string => (at === '' ? key : `${at}.${key}`);
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
    under(key),
    ...keysOf(value, under(key)),
  ]);
  const { additionalProperties: each } = schema;
  return [
    ...own,
    ...(typeof each === 'object' ? keysOf(each, under('*')) : []),
    ...(schema.items === undefined ? [] : keysOf(schema.items, under('*'))),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => keysOf(one, at)),
  ];
}
const jsonOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const readme = (): Promise<string> => readFile(resolve(import.meta.dirname, '../hotels/README.md'), 'utf8');

it('every key of hotel.json is explained, and nothing that is none', () => {
  const keys = new Set(keysOf(jsonOf(hotelFacts)));
  const known = new Set(Object.keys(knownKeys));
  expect([...keys].filter((key) => !known.has(key))).toEqual([]);
  // Figures by weekday and subject are keys of a list that the schema writes out.
  expect([...known].filter((key) => !keys.has(key) && !key.endsWith('.*'))).toEqual([]);
});

it('the README has each of them, as a fault has it, and every key of the words', async () => {
  const text = await readme();
  expect(
    Object.entries(knownKeys).filter(
      ([key, { is, example }]) => !text.includes(`| \`${key}\` | ${is} | \`${example}\` |`),
    ),
  ).toEqual([]);
  const ofWords = keysOf(jsonOf(hotelWords)).filter((key) => !key.includes('.'));
  expect(ofWords.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
});
