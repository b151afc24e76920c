import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

const header = z.object({ typ: z.literal('JWT').optional(), alg: z.literal('ES256') });
const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const daySeconds = 24 * 3600;

/** Why a push is not from whom it says (RFC 8292); null where it is. */
export function vapidFault(
  authorization: string | undefined,
  publicKey: string,
  origin: string,
  nowMs: number,
): string | null {
  const { t: token, k: key } = /^vapid t=(?<t>[^,\s]+),\s*k=(?<k>\S+)$/.exec(authorization ?? '')?.groups ?? {};
  const [head = '', body = '', signature = ''] = token?.split('.') ?? [];
  if (key !== publicKey) return 'another key than the subscription’s';
  const told = { header: header.safeParse(jsonIn(head)), claims: claims.safeParse(jsonIn(body)) };
  if (!told.header.success || !told.claims.success) return 'no token';
  const { aud, exp, sub } = told.claims.data;
  const left = exp - nowMs / 1000;
  if (aud !== origin) return 'for another service';
  if (left <= 0 || left > daySeconds) return 'out of its time';
  if (!/^(mailto|https):/.test(sub)) return 'without a contact';
  const signed = { key: keyOf(key), dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'));
  return isSigned ? null : 'not signed by it';
}

function keyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
}

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
