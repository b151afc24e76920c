import { compile } from '@fastify/proxy-addr';
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@latchkey/api-contract/paths';
import type { Deps } from '../deps.ts';
import type { Settings } from '../settings.ts';
import { addressGroup } from './address-group.ts';
import { sharedCounts, type SharedCounts } from './shared-counts.ts';
import { trustedAddresses } from './trusted-addresses.ts';

const windowMs = 60_000;

/**
 * Calls a minute from one address (of IPv6 from one /64): reads, writes, pictures and searches for hotels each apart,
 * pictures as many as reads, searches a tenth of them, since one looks at many hotels; none where the settings lift them.
 * Reads that the origin makes in its own name are not counted: a site is asked for once for all its visitors, and one
 * visitor's limit would stop everybody's pages. The processes on one PostgreSQL count together.
 */
export async function limitRates(
  app: FastifyInstance,
  { db, databaseKind, log, settings }: Pick<Deps, 'db' | 'databaseKind' | 'log' | 'settings'>,
): Promise<void> {
  const { rateLimits: limits, trustedProxies } = settings;
  if (limits === null) return;
  const isTrusted = compile(trustedAddresses(trustedProxies));
  const isOriginsOwn = (request: FastifyRequest): boolean =>
    isRead(request.method) &&
    request.headers['x-forwarded-for'] === undefined &&
    isTrusted(request.socket.remoteAddress ?? '', 0);
  const counts =
    databaseKind === 'postgresql'
      ? sharedCounts(db, Date.now, (cause) => log.warn({ err: cause }, 'calls are counted by this process alone'))
      : null;
  if (counts !== null) app.addHook('onClose', () => counts.close());
  await app.register(rateLimit, {
    ...(counts === null ? {} : { store: storeOn(counts) }),
    global: true,
    timeWindow: windowMs,
    max: (request) => mostOf(kindOf(request), limits),
    keyGenerator: (request) => `${kindOf(request)} ${addressGroup(request.ip)}`,
    allowList: (request) => request.url.startsWith('/api/webhooks/') || isOriginsOwn(request),
  });
}

/** The counts in the form that the plugin asks for. */
function storeOn(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], ofMs: number): void {
      callback(null, counts.add(key, ofMs));
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/** A write, a read, a picture, a search for hotels. */
type CallKind = 'w' | 'r' | 'p' | 's';

function mostOf(kind: CallKind, { readsPerMinute, writesPerMinute }: NonNullable<Settings['rateLimits']>): number {
  if (kind === 's') return Math.max(1, Math.floor(readsPerMinute / 10));
  return kind === 'w' ? writesPerMinute : readsPerMinute;
}

function kindOf({ method, url }: { readonly method: string; readonly url: string }): CallKind {
  if (!isRead(method)) return 'w';
  if (url.startsWith(paths.searchHotels.path)) return 's';
  return url.startsWith('/images/') ? 'p' : 'r';
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
