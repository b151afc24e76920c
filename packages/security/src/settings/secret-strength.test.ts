import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { weaknessOf } from './secret-strength.ts';

it.each([
  'a'.repeat(40),
  'ab'.repeat(20),
  'abcabcabcabcabcabcabcabcabcabcabcabc',
  'abcdefghabcdefghabcdefghabcdefgh',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '01234567890123456789012345678901',
  '98765432109876543210987654321098',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop',
  'passwordpasswordpasswordpassword',
  'changemechangemechangemechangeme',
  'change-me-change-me-change-me-change-me',
  'my-secret-password-for-production',
  'qwertyuiopasdfghjklzxcvbnm12345678',
  'hotelhotelhotelhotelhotelhotelhotel',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabcdefgh',
  '                                        ',
  'sandbox-release-preview-secret-key',
])('takes %j for guessable', (secret) => expect(weaknessOf(secret, 32, 'ours')).toBe('guessable'));

it.each(['', 'x', '7c1Fq9', randomBytes(20).toString('base64url')])('takes %j for short', (secret) =>
  expect(weaknessOf(secret, 32, 'ours')).toBe('short'),
);

it('takes what a generator made', () => {
  for (let count = 0; count < 2000; count++) {
    for (const form of ['hex', 'base64url'] as const)
      expect(weaknessOf(randomBytes(32).toString(form), 32, 'ours')).toBeNull();
    expect(weaknessOf(randomBytes(16).toString('hex'), 32, 'ours')).toBeNull();
    expect(weaknessOf(randomBytes(18).toString('base64url'), 24, 'ours')).toBeNull();
    expect(weaknessOf(randomBytes(12).toString('base64url'), 16, 'theirs')).toBeNull();
  }
});
