import { z } from 'zod';
import type { KeyMeaning, MeaningWithParts } from '../schema/described.ts';

/** A schema as JSON Schema has it, with what `.meta` says at each key. */
interface Described extends Partial<MeaningWithParts> {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: Described | boolean;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
}

/** A key of a document by its path, where `*` is an entry of a list or of what goes by ids, and what it is. */
export type FoundKey = readonly [path: string, meaning: KeyMeaning | null];

/** Every key of a schema. One that several shapes of a union have is there as often. */
export const keysOf = (schema: z.ZodType): readonly FoundKey[] =>
  keysIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, '', {});

function keysIn(schema: Described, at: string, parts: Readonly<Record<string, KeyMeaning>>): FoundKey[] {
  const under = (key: string): string => (at === '' ? key : `${at}.${key}`);
  const { properties = {}, additionalProperties: each, items, anyOf = [], oneOf = [] } = schema;
  const named = Object.entries(properties).flatMap(([key, value]) => found(value, under(key), key, parts));
  const keyed = typeof each === 'object' ? found(each, under('*'), '*', parts) : [];
  return [
    ...named,
    ...keyed.filter(([path, meaning]) => path !== under('*') || meaning !== null),
    ...(items === undefined ? [] : keysIn(items, under('*'), partsWithin(parts, '*'))),
    ...[...anyOf, ...oneOf].flatMap((one) => keysIn(one, at, parts)),
  ];
}

function found(value: Described, path: string, key: string, parts: Readonly<Record<string, KeyMeaning>>): FoundKey[] {
  const { description, example } = value;
  const meaning = description === undefined || example === undefined ? parts[key] : { description, example };
  return [[path, meaning ?? null], ...keysIn(value, path, value.parts ?? partsWithin(parts, key))];
}

/** The meanings of the keys within a part. */
const partsWithin = (parts: Readonly<Record<string, KeyMeaning>>, key: string): Record<string, KeyMeaning> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([path, meaning]) =>
      path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), meaning] as const] : [],
    ),
  );
