import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];
const form = 'v1.';

/**
 * Seals a text under the first of the keys, which are 32 bytes each, with a nonce of its own. It opens only where the same
 * `boundTo` is said: what was sealed for one thing is nothing anywhere else.
 */
export function sealedText(text: string, boundTo: string, keys: readonly Buffer[]): string {
  const [key] = keys;
  if (key === undefined) throw new Error('no key to seal with');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(boundTo));
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${form}${bytes.toString('base64url')}`;
}

/** What was sealed; null where none of the keys opens it, it is another's, or a bit of it was changed. */
export function openedText(text: string, boundTo: string, keys: readonly Buffer[]): string | null {
  if (!text.startsWith(form)) return null;
  const bytes = Buffer.from(text.slice(form.length), 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  return keys.map((key) => openedBy(key, bytes, boundTo)).find((one) => one !== null) ?? null;
}

function openedBy(key: Buffer, bytes: Buffer, boundTo: string): string | null {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    // Node says of a tag that is wrong no more than that.
    return null;
  }
}
