import { createECDH } from 'node:crypto';

/** Draws the pair of keys that browsers know this installation by (VAPID, RFC 8292), as settings. */
export function pushKeys(say: (line: string) => void): boolean {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  say(`VAPID_PUBLIC_KEY=${keys.getPublicKey('base64url')}`);
  // A number that begins with zeros is written shorter than its 32 bytes.
  const secret = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32);
  say(`VAPID_PRIVATE_KEY=${secret.toString('base64url')}`);
  return true;
}
