import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problem } from '@latchkey/api-contract/contract';
import { expect, test } from 'vitest';
import { createGateways } from '../../src/features/payments/gateways/create-gateways.ts';
import { openApiDocument } from '../../src/features/operation/openapi.ts';
import { readSettings } from '../../src/settings.ts';
import { breakingChanges } from './breaking-changes.ts';
import type { Schema } from './document.ts';
import { pooled, unpooled, type Pooled } from './pooled.ts';

const read = readSettings({});
if ('faults' in read) throw new Error(read.faults.join());
const now = openApiDocument(problem, createGateways(read.settings));

test('the contract has only grown since the last release', () => {
  const file = path.join(import.meta.dirname, 'released.json');
  const released = unpooled(JSON.parse(readFileSync(file, 'utf8')) as Pooled);
  expect(breakingChanges(released, now)).toEqual([]);
});

test('what is pooled is the same contract', () => {
  expect(breakingChanges(unpooled(pooled(now)), now)).toEqual([]);
  expect(breakingChanges(now, unpooled(pooled(now)))).toEqual([]);
});

/** A contract of one operation. */
const contract = (body: Schema, answer: Schema) => ({
  paths: {
    '/stays': {
      post: {
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { 200: { content: { 'application/json': { schema: answer } } } },
      },
    },
  },
});
const text: Schema = { type: 'string' };
const of = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const changed = (before: Parameters<typeof contract>, after: Parameters<typeof contract>): string[] =>
  breakingChanges(contract(...before), contract(...after));

test.each([
  ['a new optional property, in either direction', [of({}), of({})], [of({ a: text }), of({ a: text })]],
  ['an answer that always has what it might have had', [of({}), of({ a: text })], [of({}), of({ a: text }, ['a'])]],
  ['a property that need not be sent any more', [of({ a: text }, ['a']), of({})], [of({ a: text }), of({})]],
  [
    'a new code in an answer',
    [of({}), of({ code: { type: 'string', enum: ['a'] } })],
    [of({}), of({ code: { type: 'string', enum: ['a', 'b'] } })],
  ],
  [
    'a new variant, in either direction',
    [of({ a: text }), of({ a: text })],
    [{ anyOf: [of({ a: text }), text] }, { anyOf: [of({ a: text }), text] }],
  ],
  ['wider bounds', [{ ...text, maxLength: 5 }, text], [{ ...text, maxLength: 9 }, text]],
] as const)('%s breaks nobody', (_, before, after) => {
  expect(changed([...before], [...after])).toEqual([]);
});

test.each([
  ['POST /stays body.a is now required', [of({ a: text }), of({})], [of({ a: text }, ['a']), of({})]],
  ['POST /stays body.a is gone', [of({ a: text }), of({})], [of({}), of({})]],
  ['POST /stays 200.a is gone', [of({}), of({ a: text })], [of({}), of({})]],
  ['POST /stays 200.a may now be missing', [of({}), of({ a: text }, ['a'])], [of({}), of({ a: text })]],
  ['POST /stays 200 was string and is string/null', [text, text], [text, { type: ['string', 'null'] }]],
  ['POST /stays 200.a was string and is number', [of({}), of({ a: text })], [of({}), of({ a: { type: 'number' } })]],
  [
    'POST /stays body.a no longer takes b',
    [of({ a: { type: 'string', enum: ['a', 'b'] } }), of({})],
    [of({ a: { type: 'string', enum: ['a'] } }), of({})],
  ],
  ['POST /stays body has a narrower maxLength', [{ ...text, maxLength: 9 }, text], [{ ...text, maxLength: 5 }, text]],
  ['POST /stays body was string and is object', [{ anyOf: [of({}), text] }, text], [{ anyOf: [of({})] }, text]],
] as const)('%s', (reason, before, after) => {
  expect(changed([...before], [...after])).toEqual([reason]);
});

test('a parameter that is gone: it would be refused from a client that still sends it', () => {
  const asking = (parameters: readonly object[]) => ({ paths: { '/stays': { get: { parameters, responses: {} } } } });
  const before = asking([{ name: 'day', in: 'query', schema: text }]);
  expect(breakingChanges(before, asking([]))).toEqual(['GET /stays: query day is gone']);
});

test('an operation that is gone, and one that newly wants a body', () => {
  const one = contract(text, text);
  expect(breakingChanges(one, { paths: {} })).toEqual(['POST /stays is gone']);
  const without = { paths: { '/stays': { post: { responses: {} } } } };
  expect(breakingChanges(without, one)).toEqual(['POST /stays wants a body']);
});
