import { expect, it } from 'vitest';
import { unstorableIn } from './unstorable.ts';

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;

it('refuses what PostgreSQL cannot keep, and what is nested without end', () => {
  expect(unstorableIn({ travellers: [{ fullName: 'a\0' }] }, '')).toBe('travellers.0.fullName');
  expect(unstorableIn({ a: '\ud800' }, '')).toBe('a');
  expect(unstorableIn(nested(60), '')).toBeNull();
  for (const levels of [100, 15_000]) expect(unstorableIn(nested(levels), '')).toMatch(/^0(\.0)+$/);
});
