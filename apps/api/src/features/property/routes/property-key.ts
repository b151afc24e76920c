import { randomBytes } from 'node:crypto';
import {
  isSignedBy,
  isSignedPlainly,
  newestSignature,
  plainSignature,
  readKeyRing,
  signature,
  type KeyRing,
} from '@latchkey/security/signing';
import { hashOf } from '../../../hash-of.ts';

const secretBits = '[A-Za-z0-9_-]{43}';
const hotelNumber = '[1-9][0-9]{0,8}';
const shapes = {
  stored: new RegExp(`^(${hotelNumber})\\.([a-z2-7]{8})\\.(${secretBits})$`),
  signed: new RegExp(`^(${hotelNumber})\\.(${secretBits})$`),
  operator: new RegExp(`^operator\\.(${hotelNumber})\\.([0-9]{10})\\.(${signature})$`),
};
const operatorMs = 5 * 60_000;

/** Characters that each secret of `PROPERTY_KEY_SECRET` has at least. */
export const shortestSecret = 24;

/** The id of the key that is signed with `PROPERTY_KEY_SECRET`, which every hotel had before keys were kept. */
export const signedKeyId = 'signed';

/** What an `Authorization` header claims to be. A `proved` one needs no secret of the store any more. */
export type ClaimedKey =
  | { readonly kind: 'stored'; readonly hotelId: number; readonly keyId: string; readonly hash: string }
  | { readonly kind: 'signed'; readonly hotelId: number; readonly keyId: string; readonly hash: string }
  | { readonly kind: 'operator'; readonly hotelId: number };

/** A key of a hotel: its number, the key's id, and 256 random bits, of which the store keeps a hash. */
export function newPropertyKey(hotelId: number): {
  readonly keyId: string;
  readonly key: string;
  readonly hash: string;
} {
  const keyId = [...randomBytes(8)].map((byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');
  const key = `${hotelId}.${keyId}.${randomBytes(32).toString('base64url')}`;
  return { keyId, key, hash: hashOf(key) };
}

/** The key that a hotel had before keys were kept: its number, and a signature of it that only this installation can make. */
export const signedKeyOf = (hotelId: number, secret: string): string =>
  `${hotelId}.${plainSignature(plainText(hotelId), keysOf(secret))}`;

/** By which the operator's commands act for a hotel, and make and revoke its keys: for five minutes. */
export function operatorKeyOf(hotelId: number, secret: string, now: Date): string {
  const until = Math.floor((now.getTime() + operatorMs) / 1000);
  return `operator.${hotelId}.${until}.${newestSignature(operatorText(String(hotelId), String(until)), keysOf(secret))}`;
}

/** Reads an `Authorization` header; null where it is no key. A stored key's secret is still to be compared, others are proved. */
export function claimedKey(authorization: string | undefined, secret: string | null, now: Date): ClaimedKey | null {
  const key = (authorization ?? '').replace(/^Bearer /i, '');
  const stored = shapes.stored.exec(key);
  if (stored !== null) return { kind: 'stored', hotelId: Number(stored[1]), keyId: stored[2] ?? '', hash: hashOf(key) };
  if (secret === null) return null;
  const operator = shapes.operator.exec(key);
  if (operator !== null) {
    const [, hotelId = '', until = '', proof = ''] = operator;
    const isLive = Number(until) * 1000 > now.getTime() && Number(until) * 1000 <= now.getTime() + operatorMs;
    return isLive && isSignedBy(operatorText(hotelId, until), proof, keysOf(secret))
      ? { kind: 'operator', hotelId: Number(hotelId) }
      : null;
  }
  const before = shapes.signed.exec(key);
  if (before === null) return null;
  const hotelId = Number(before[1]);
  return isSignedPlainly(plainText(hotelId), before[2] ?? '', keysOf(secret))
    ? { kind: 'signed', hotelId, keyId: signedKeyId, hash: hashOf(key) }
    : null;
}

const operatorText = (hotelId: string, until: string) => ({ purpose: 'operator', fields: [hotelId, until] }) as const;
const plainText = (hotelId: number): string => `property:${hotelId}`;

function keysOf(setting: string): KeyRing {
  const keys = readKeyRing('PROPERTY_KEY_SECRET', setting, shortestSecret);
  if (keys === null) throw new Error('PROPERTY_KEY_SECRET is not set');
  return keys;
}
