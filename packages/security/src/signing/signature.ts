import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing, SigningKey } from './key-ring.ts';
import type { Purpose } from './purposes.ts';

/** What is signed: a purpose, and the fields that the signature holds for it in their order. */
export interface SignedText {
  readonly purpose: Purpose;
  readonly fields: readonly string[];
}

/** Signs with the newest key: `<key id>.<HMAC-SHA256 in base64url>`. */
export const newestSignature = (text: SignedText, [key]: KeyRing): string => `${key.id}.${proofOf(text, key)}`;

/** As a signature looks, for those who find it among other text. */
export const signature = '[A-Za-z0-9_-]{8}\\.[A-Za-z0-9_-]{43}';

/** Whether one of the keys signed exactly this text, compared in a time that tells nothing of the proof. */
export function isSignedBy(text: SignedText, given: string, keys: KeyRing): boolean {
  const [id, proof = ''] = given.split('.', 2);
  if (!new RegExp(`^${signature}$`).test(given)) return false;
  const found = Buffer.from(proof);
  return keys.filter((key) => key.id === id).some((key) => timingSafeEqual(found, Buffer.from(proofOf(text, key))));
}

const proofOf = (text: SignedText, key: SigningKey): string =>
  createHmac('sha256', key.secret).update(canonical(text, key.id)).digest('base64url');

/** Each part with its length before it: no two lists of parts share one text, whatever stands in them. */
const canonical = ({ purpose, fields }: SignedText, keyId: string): string =>
  ['latchkey', purpose, keyId, ...fields].map((part) => `${Buffer.byteLength(part)}:${part}`).join('');
