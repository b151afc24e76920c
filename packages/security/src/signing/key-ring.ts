import { createHmac } from 'node:crypto';

/** A secret, and the name that a signature carries of it. The name tells nothing of the secret. */
export interface SigningKey {
  readonly id: string;
  readonly secret: string;
}

/** The keys that signatures are taken by, newest first: the first one signs. */
export type KeyRing = readonly [SigningKey, ...SigningKey[]];

/**
 * Reads a setting that holds secrets with commas between them: the current one, then those whose signatures are still to be
 * taken. Null where there is none. Throws, without quoting anything, when one is shorter than `shortest` characters.
 */
export function readKeyRing(name: string, setting: string | undefined, shortest: number): KeyRing | null {
  if (!setting) return null;
  const keys = setting.split(',').map((part) => keyOf(part.trim()));
  if (keys.some(({ secret }) => secret.length < shortest))
    throw new Error(`${name} is too short: at least ${shortest} characters for each key`);
  return keys as [SigningKey, ...SigningKey[]];
}

const keyOf = (secret: string): SigningKey => ({
  id: createHmac('sha256', secret).update('latchkey key id').digest('base64url').slice(0, 8),
  secret,
});
