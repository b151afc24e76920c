import { expect, test } from 'vitest';
import { pageLimits } from './page-limits.ts';

test('an address has so many pages at once, and as many again within a minute', () => {
  let now = 0;
  const limits = pageLimits(60, () => now);
  for (let page = 0; page < 60; page++) expect(limits.take('203.0.113.1')).toBeNull();
  expect(limits.take('203.0.113.1')).toBe(1);
  expect(limits.take('203.0.113.1', 10)).toBe(10);
  expect(limits.take('203.0.113.2')).toBeNull();
  now = 10_000;
  expect(limits.take('203.0.113.1', 10)).toBeNull();
  expect(limits.take('203.0.113.1')).toBe(1);
});

test('one IPv6 connection is one address, however many it has', () => {
  const limits = pageLimits(3, () => 0);
  for (let page = 0; page < 3; page++) expect(limits.take(`2001:db8:1:2::${page}`)).toBeNull();
  expect(limits.take('2001:db8:1:2:ffff::1')).not.toBeNull();
  expect(limits.take('2001:db8:1:3::1')).toBeNull();
});

test('without a limit nobody waits', () => {
  const limits = pageLimits(null, () => 0);
  for (let page = 0; page < 5000; page++) expect(limits.take('203.0.113.1')).toBeNull();
});
