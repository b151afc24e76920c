import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { opened, sealed } from './sealed-keys.ts';

const [key, other] = [randomBytes(32), randomBytes(32)];
const of = { hotelId: 1760, gateway: 'stripe' };
const secret = 'sk_live_51SandalwoodCourtyard';

it('opens what it has sealed, and says the same twice in other bytes', () => {
  const [first, second] = [sealed(secret, of, [key]), sealed(secret, of, [key])];
  expect([opened(first, of, [key]), opened(second, of, [key])]).toEqual([secret, secret]);
  expect(first).not.toBe(second);
  expect(opened(sealed('', of, [key]), of, [key])).toBe('');
  expect(Buffer.from(first.slice(3), 'base64url').includes(secret)).toBe(false);
});

it('opens nothing by another key', () => {
  expect(opened(sealed(secret, of, [key]), of, [other])).toBeNull();
  expect(opened(sealed(secret, of, [key]), of, [])).toBeNull();
});

it('opens nothing that was moved to another hotel or gateway', () => {
  const text = sealed(secret, of, [key]);
  expect(opened(text, { ...of, hotelId: 1761 }, [key])).toBeNull();
  expect(opened(text, { ...of, gateway: 'razorpay' }, [key])).toBeNull();
});

it('opens nothing of which a byte was changed or is missing', () => {
  const text = sealed(secret, of, [key]);
  const bytes = Buffer.from(text.slice(3), 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(opened(`v1.${changed.toString('base64url')}`, of, [key])).toBeNull();
  }
  for (const short of [
    '',
    'v1.',
    'v2.abc',
    `v2.${text.slice(3)}`,
    `v1.${bytes.subarray(0, -1).toString('base64url')}`,
    text.slice(3),
  ])
    expect(opened(short, of, [key])).toBeNull();
});

it('opens after a new key what an older one has sealed, and seals by the new one', () => {
  const before = sealed(secret, of, [key]);
  const ring = [other, key];
  expect(opened(before, of, ring)).toBe(secret);
  expect(opened(sealed(secret, of, ring), of, [other])).toBe(secret);
  expect(() => sealed(secret, of, [])).toThrow('no key');
});
