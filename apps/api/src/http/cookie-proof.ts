import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from './device-cookie.ts';

const name = 'latchkey_cookies';
const minutes = 15;

/** Sets a cookie that says nothing but that the browser keeps cookies. */
export function giveCookieProof(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=kept; Path=/; Max-Age=${minutes * 60}; HttpOnly; SameSite=Lax${secure}`);
}

/** Whether this browser has brought back any cookie of ours by which it could be known again. */
export const keepsCookies = (request: FastifyRequest): boolean =>
  deviceOf(request) !== undefined ||
  (request.headers.cookie ?? '').split(';').some((pair) => pair.trim() === `${name}=kept`);
