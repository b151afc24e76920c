import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../hash-of.ts';
import { secretText } from '../secret-text.ts';

const shapes = {
  /** A person's id and 256 random bits. */
  session: /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/,
  asked: /^[A-Za-z0-9_-]{22}$/,
  used: /^[A-Za-z0-9_-]{22}$/,
} as const;

const names = { session: 'latchkey-desk', asked: 'latchkey-desk-asked', used: 'latchkey-desk-used' } as const;

type DeskCookie = keyof typeof names;

/** The token of the desk's session that a call carries; undefined where it carries none. */
export const deskTokenOf = (request: FastifyRequest): string | undefined => cookieOf(request, 'session');

/** Gives the browser a session of the desk for some seconds; an empty token takes it away. `__Host-` on HTTPS. */
export const giveDeskToken = (request: FastifyRequest, reply: FastifyReply, token: string, seconds: number): void =>
  setCookie(request, reply, 'session', token, seconds);

/** The hash of the browser that asked for a link; undefined where it did not. */
export function askingBrowserOf(request: FastifyRequest): string | undefined {
  const found = cookieOf(request, 'asked');
  return found === undefined ? undefined : hashOf(found);
}

/** Has the browser be known as the one that asked, for some seconds; a browser that asks again stays the same. Its hash. */
export function knowAskingBrowser(request: FastifyRequest, reply: FastifyReply, seconds: number): string {
  const token = cookieOf(request, 'asked') ?? secretText();
  setCookie(request, reply, 'asked', token, seconds);
  return hashOf(token);
}

/** The hash of a browser in which somebody has signed in; undefined where nobody has. */
export function usedBrowserOf(request: FastifyRequest): string | undefined {
  const found = cookieOf(request, 'used');
  return found === undefined ? undefined : hashOf(found);
}

/** Has the browser be known as one in which somebody has signed in, for some seconds from now. Its hash. */
export function knowUsedBrowser(request: FastifyRequest, reply: FastifyReply, seconds: number): string {
  const token = cookieOf(request, 'used') ?? secretText();
  setCookie(request, reply, 'used', token, seconds);
  return hashOf(token);
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  which: DeskCookie,
  value: string,
  seconds: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request, which)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

const nameFor = (request: FastifyRequest, which: DeskCookie): string =>
  request.protocol === 'https' ? `__Host-${names[which]}` : names[which];

function cookieOf(request: FastifyRequest, which: DeskCookie): string | undefined {
  const name = nameFor(request, which);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value !== undefined && shapes[which].test(value)) return value;
  }
  return undefined;
}
