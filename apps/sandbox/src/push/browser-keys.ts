import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** A browser's half of the encryption of what is pushed to it (RFC 8291). */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
  /** What was pushed, in the clear; null where it was not encrypted for this browser. */
  readonly read: (body: Buffer) => string | null;
}

const saltBytes = 16;
const tagBytes = 16;

export function newBrowserKeys(): BrowserKeys {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    read: (body) => {
      try {
        return decrypted(keys, auth, body);
      } catch {
        return null;
      }
    },
  };
}

/** `aes128gcm` of RFC 8188, one record, with the keys of RFC 8291. */
function decrypted(keys: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, saltBytes);
  const idLength = body.readUInt8(saltBytes + 4);
  const sender = body.subarray(saltBytes + 5, saltBytes + 5 + idLength);
  const record = body.subarray(saltBytes + 5 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (label: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('a record without its end');
  return padded.subarray(0, end).toString('utf8');
}
