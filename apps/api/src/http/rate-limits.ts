import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const windowMs = 60_000;

/** Calls a minute from one address, reads and writes apart; none where the settings lift them. */
export async function limitRates(app: FastifyInstance, limits: Settings['rateLimits']): Promise<void> {
  if (limits === null) return;
  await app.register(rateLimit, {
    global: true,
    timeWindow: windowMs,
    max: (request) => (isRead(request.method) ? limits.readsPerMinute : limits.writesPerMinute),
    keyGenerator: (request) => `${isRead(request.method) ? 'r' : 'w'} ${request.ip}`,
    allowList: (request) => request.url.startsWith('/api/webhooks/') || request.url.startsWith('/images/'),
  });
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
