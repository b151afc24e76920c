import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const windowMs = 60_000;

/** Calls a minute from one address, reads, writes and pictures each apart (pictures as many as reads); none where the settings lift them. */
export async function limitRates(app: FastifyInstance, limits: Settings['rateLimits']): Promise<void> {
  if (limits === null) return;
  await app.register(rateLimit, {
    global: true,
    timeWindow: windowMs,
    max: (request) => (isRead(request.method) ? limits.readsPerMinute : limits.writesPerMinute),
    keyGenerator: (request) => `${kindOf(request)} ${request.ip}`,
    allowList: (request) => request.url.startsWith('/api/webhooks/'),
  });
}

function kindOf({ method, url }: { readonly method: string; readonly url: string }): 'r' | 'w' | 'p' {
  if (!isRead(method)) return 'w';
  return url.startsWith('/images/') ? 'p' : 'r';
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
