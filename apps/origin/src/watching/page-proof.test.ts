import { readKeyRing, type KeyRing } from '@latchkey/security/signing';
import { expect, test } from 'vitest';
import { isProven, proofOf } from './page-proof.ts';

const ring = (letter: string): KeyRing => readKeyRing('SECRET', letter.repeat(32), 32) ?? expect.unreachable();
const keys = ring('s');
const now = Date.parse('2026-11-26T08:00:00Z');
const page = { network: '203.0.113.7', releases: ['shell@a', 'checkout@b'] };
const proof = proofOf(page, keys, now);

test('a page proves each release that it was made of, to its own network, for an hour', () => {
  for (const release of page.releases) expect(isProven(proof, release, page.network, keys, now + 60_000)).toBe(true);
});

test.each([
  ['another release', proof, 'checkout@c', page.network, keys, now],
  ['another network', proof, 'checkout@b', '203.0.113.8', keys, now],
  ['a day later', proof, 'checkout@b', page.network, keys, now + 86_400_000],
  ['another secret', proof, 'checkout@b', page.network, ring('t'), now],
  ['no secret', proof, 'checkout@b', page.network, null, now],
  ['releases that were added', proof.replace('shell@a', 'shell@a,checkout@c'), 'checkout@c', page.network, keys, now],
  ['a longer time', proof.replace(/\|\d+\|/, `|${now * 2}|`), 'checkout@b', page.network, keys, now],
  ['nothing', '', '', '', keys, now],
] as const)('it proves nothing of %s', (_, given, release, network, by, at) =>
  expect(isProven(given, release, network, by, at)).toBe(false),
);
