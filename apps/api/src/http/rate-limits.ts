import { compile } from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { addressGroup } from './address-group.ts';
import { trustedAddresses } from './trusted-addresses.ts';

const windowMs = 60_000;

/**
 * Calls a minute from one address (of IPv6 from one /64), reads and writes apart; none where the settings lift them.
 * Reads that the origin makes in its own name are not counted: a site is asked for once for all its visitors, and one
 * visitor's limit would stop everybody's pages.
 */
export async function limitRates(
  app: FastifyInstance,
  { rateLimits: limits, trustedProxies }: Pick<Settings, 'rateLimits' | 'trustedProxies'>,
): Promise<void> {
  if (limits === null) return;
  const isTrusted = compile(trustedAddresses(trustedProxies));
  const isOriginsOwn = (request: FastifyRequest): boolean =>
    isRead(request.method) &&
    request.headers['x-forwarded-for'] === undefined &&
    isTrusted(request.socket.remoteAddress ?? '', 0);
  await app.register(rateLimit, {
    global: true,
    timeWindow: windowMs,
    max: (request) => (isRead(request.method) ? limits.readsPerMinute : limits.writesPerMinute),
    keyGenerator: (request) => `${isRead(request.method) ? 'r' : 'w'} ${addressGroup(request.ip)}`,
    allowList: (request) =>
      request.url.startsWith('/api/webhooks/') || request.url.startsWith('/images/') || isOriginsOwn(request),
  });
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
