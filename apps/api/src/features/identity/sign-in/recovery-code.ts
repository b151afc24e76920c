import { randomBytes } from 'node:crypto';
import { hashOf } from '../../../hash-of.ts';

/** Without letters that are taken for others: a person copies it from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code of 99 random bits in four groups, as it is printed. */
export function newRecoveryCode(): string {
  const text = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return (text.match(/.{5}/g) ?? []).join('-');
}

/** The stored hash of a code, the same for every way to type it. */
export const recoveryHash = (typed: string): string => hashOf(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
