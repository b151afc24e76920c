import { z } from 'zod';
import { served, servedPaths, type ServedName } from '../src/http/route.ts';

export interface OddRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly headers: Record<string, string>;
}

interface Described {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
}

type Schema = Readonly<Record<string, unknown>>;
type Random = () => number;

const odd: readonly unknown[] = [
  '',
  '\0',
  '\ud800',
  '9999-12-31',
  '0000-00-00',
  '-1',
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  null,
  [],
  {},
  true,
  'x'.repeat(3000),
  "'; drop table booking --",
  '%00',
  '../..',
];

/** Requests that fit an operation's description but for something in them, the same for the same seed. */
export function oddRequest(name: ServedName, seed: number): OddRequest {
  const random = randomOf(seed);
  const described: Described = served[name];
  const { method, path } = servedPaths[name];
  const valueOf = (schema: z.ZodType | undefined): Record<string, unknown> => {
    const made = schema === undefined ? {} : valueFor(jsonSchema(schema), random, 0.06);
    return typeof made === 'object' && made !== null ? (made as Record<string, unknown>) : {};
  };
  const params = valueOf(described.params);
  const query = new URLSearchParams(
    Object.entries(valueOf(described.query)).map(([key, value]) => [key, textOf(value)]),
  );
  const address = path.replace(
    /:(\w+)/g,
    (_, key: string) => encodeURIComponent(textOf(params[key]).toWellFormed()) || '0',
  );
  const headers = Object.fromEntries(
    Object.entries(valueOf(described.headers)).map(([key, value]) => [
      key,
      textOf(value).replaceAll(/[^\x20-\x7e]/g, '?'),
    ]),
  );
  const body =
    described.body === undefined
      ? undefined
      : random() < 0.03
        ? '{"'
        : JSON.stringify(valueFor(jsonSchema(described.body), random, 0.06));
  return { method, path: `${address}${query.size > 0 ? `?${query}` : ''}`, body, headers };
}

const schemas = new WeakMap<z.ZodType, Schema>();
function jsonSchema(schema: z.ZodType): Schema {
  const known = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(schema, known);
  return known;
}

function valueFor(schema: Schema, random: Random, oddness: number): unknown {
  if (random() < oddness / 2) return odd[Math.floor(random() * odd.length)];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return pick(schema['enum'] as unknown[]);
  const either = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (either !== undefined) return valueFor(pick(either), random, oddness);
  switch (schema['type']) {
    case 'object': {
      const required = new Set((schema['required'] as string[] | undefined) ?? []);
      const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
        .filter(([key]) => (required.has(key) ? random() > oddness / 4 : random() < 0.5))
        .map(([key, one]) => [key, valueFor(one, random, oddness)] as const);
      return Object.fromEntries(entries);
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 3) }, () =>
        valueFor((schema['items'] ?? {}) as Schema, random, oddness),
      );
    case 'integer':
    case 'number':
      return pick([0, 1, 2, 3, 5, 1760, 2116, 1188]);
    case 'boolean':
      return random() < 0.5;
    default:
      return pick(texts);
  }
}

const texts = [
  '2026-12-02',
  '2026-12-04',
  '1760_AAAAAAAAAAAAAAAAAAAAAA',
  'courtyard-king',
  'flexible',
  '+919845012345',
  'a@b.co',
  '123456',
  'abcdefgh',
  '09:30',
  'BCDF-2345',
];

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** mulberry32: small, and the same everywhere. */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
