import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text with the origins' `RELEASE_PREVIEW_SECRET`. */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether a signature is ours, compared in a time that tells nothing of it. */
export function isSignedText(text: string, signature: string, secret: string): boolean {
  const [expected, found] = [Buffer.from(signatureOf(text, secret)), Buffer.from(signature)];
  return found.length === expected.length && timingSafeEqual(found, expected);
}
