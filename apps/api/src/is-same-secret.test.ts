import { expect, test } from 'vitest';
import { isSameSecret } from './is-same-secret.ts';

test.each([
  ['123456', '123456', true],
  ['', '', true],
  ['123456', '123457', false],
  ['123456', '12345', false],
  ['', '1', false],
  // As long in characters, and not in bytes.
  ['123456', '١٢٣٤٥٦', false],
  ['é', 'é', true],
])('%j and %j are one secret: %s', (one, other, isSame) => expect(isSameSecret(one, other)).toBe(isSame));
