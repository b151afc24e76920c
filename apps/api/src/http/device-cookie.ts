import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const yearSeconds = 365 * 24 * 3600;
const token = /^[A-Za-z0-9_-]{22}$/;

/** The hash by which bookings remember this device, or undefined where it has never booked. The token itself is never stored. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const found = cookieOf(request, nameFor(request));
  return found === undefined ? undefined : hashOf(found);
}

/** Gives the device a host-only cookie unless it has one; returns its hash. `__Host-` where the guest is on HTTPS. */
export function deviceFor(request: FastifyRequest, reply: FastifyReply): string {
  const known = deviceOf(request);
  if (known !== undefined) return known;
  const fresh = randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${fresh}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return hashOf(fresh);
}

const nameFor = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-latchkey_device' : 'latchkey_device';
const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value !== undefined && token.test(value)) return value;
  }
  return undefined;
}
