import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `signature` is the hex HMAC-SHA256 of exactly these bytes, compared in constant time; false without a secret.
 */
export function isSigned(bytes: string | Buffer, signature: string, secret: string): boolean {
  if (secret === '') return false;
  const expected = createHmac('sha256', secret).update(bytes).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
