import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing, SigningKey } from './key-ring.ts';

/**
 * The signatures of before purposes and key ids, of a text alone: for keys that properties' systems have held since then,
 * and for nothing new. No text of theirs begins as a signed text of today does.
 */
export const plainSignature = (text: string, [key]: KeyRing): string => proofOf(text, key);

/** Whether one of the keys signed the text so, compared in a time that tells nothing of the proof. */
export function isSignedPlainly(text: string, given: string, keys: KeyRing): boolean {
  const found = Buffer.from(given);
  return keys.some((key) => {
    const expected = Buffer.from(proofOf(text, key));
    return found.length === expected.length && timingSafeEqual(found, expected);
  });
}

const proofOf = (text: string, { secret }: SigningKey): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
