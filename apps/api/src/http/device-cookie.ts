import { cookieDays } from '@latchkey/booking-core/privacy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../hash-of.ts';
import { secretText } from '../secret-text.ts';

const cookieSeconds = cookieDays * 24 * 3600;
const token = /^[A-Za-z0-9_-]{22}$/;

/** The hash by which bookings remember this device, or undefined where it has never booked. The token itself is never stored. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const found = cookieOf(request, nameFor(request));
  return found === undefined ? undefined : hashOf(found);
}

/**
 * The hash of this device. It gets a host-only cookie unless it has one that we made: `isKnown` says whether a booking
 * remembers the hash, so only tokens that we gave are taken. On HTTPS nobody but us can set the cookie. On plain HTTP
 * an attacker who can set a cookie in the guest's browser can set a token that we gave to the attacker, and then sees
 * what the guest books until a code renews the token. Only HTTPS prevents that.
 */
export async function deviceFor(
  request: FastifyRequest,
  reply: FastifyReply,
  isKnown: (deviceHash: string) => Promise<boolean>,
): Promise<string> {
  const found = deviceOf(request);
  if (found !== undefined && (await isKnown(found))) return found;
  const { deviceHash, give } = freshDevice(request, reply);
  give();
  return deviceHash;
}

/** A new token for this device, with its hash; `give` sends it, in place of the one before. `__Host-` where the guest is on HTTPS. */
export function freshDevice(
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly deviceHash: string; readonly give: () => void } {
  const fresh = secretText();
  return { deviceHash: hashOf(fresh), give: () => setCookie(request, reply, fresh, cookieSeconds) };
}

/** Has the browser delete the token. */
export function deleteDevice(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, '', 0);
}

function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

const nameFor = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-latchkey_device' : 'latchkey_device';

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value !== undefined && token.test(value)) return value;
  }
  return undefined;
}
