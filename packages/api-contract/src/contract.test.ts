import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../exports/contract.ts';
import { paths as guestPaths } from '../exports/paths.ts';
import { ownRegistrationPaths } from '../exports/registration-paths.ts';

const paths = { ...guestPaths, ...ownRegistrationPaths };
const operations = Object.entries(contract) as [keyof typeof paths, (typeof contract)[keyof typeof contract]][];

test.each(operations)('%s has a parameter for every place of its path', (name, operation) => {
  const places = [...paths[name].path.matchAll(/:(\w+)/g)].map(([, place]) => place);
  const described = 'params' in operation ? Object.keys(operation.params.shape) : [];
  expect(new Set(described)).toEqual(new Set(places));
});

test.each(operations)('%s can be documented, what it takes and what it answers', (_, operation) => {
  for (const schema of Object.values(operation.responses))
    expect(z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any' })).toBeTypeOf('object');
  const body = 'body' in operation ? (operation.body as z.ZodType) : z.never();
  expect(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).toBeTypeOf('object');
});

test('no two operations share a method and a path', () => {
  const calls = Object.values(paths).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(calls).size).toBe(calls.length);
});
