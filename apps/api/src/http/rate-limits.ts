import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationName } from '@latchkey/api-contract/types';
import { addressGroup } from '@latchkey/booking-core/network';
import type { Deps } from '../deps.ts';
import { routeOf, webhooksPath } from './route-of.ts';
import { deskTokenOf } from './desk-cookie.ts';
import { originsOwn } from './origins-own.ts';
import { keyProver, type Credential, type ProvenCaller } from './key-prover.ts';
import { sharedCounts, type SharedCounts } from './shared-counts.ts';

const windowMs = 60_000;

/**
 * Calls a minute from one address (of IPv6 from one /64): reads, writes, pictures and searches for hotels each apart,
 * pictures as many as reads, searches a tenth of them, since one looks at many hotels; none where the settings lift
 * them. A property's calls count for its key or its person, from whatever address; those that no key proves for their
 * address, apart from guests'. The origin's calls in its own name are exempt as far as they change nothing: a site or a
 * page is made once for all its visitors, and one visitor's limit would stop everybody's. A call's kind is that of the
 * route which answers it, however its address is spelt. The processes on one PostgreSQL count together.
 */
export async function limitRates(
  app: FastifyInstance,
  { clock, db, databaseKind, log, settings }: Pick<Deps, 'clock' | 'db' | 'databaseKind' | 'log' | 'settings'>,
  provenCaller: ProvenCaller,
): Promise<void> {
  const { rateLimits: limits } = settings;
  if (limits === null) return;
  const keyOf = keyProver(provenCaller, limits.writesPerMinute, () => clock().getTime());
  const isOwn = originsOwn(settings);
  const isOriginsOwn = (request: FastifyRequest): boolean => changesNothing(request) && isOwn(request);
  const counts =
    databaseKind === 'postgresql'
      ? sharedCounts(
          db,
          () => clock().getTime(),
          (cause) => log.warn({ err: cause }, 'calls are counted by this process alone'),
        )
      : null;
  if (counts !== null) app.addHook('onClose', () => counts.close());
  await app.register(rateLimit, {
    ...(counts === null ? {} : { store: storeOn(counts) }),
    global: true,
    timeWindow: windowMs,
    max: (_, key) => mostOf[key[0] as Kind](limits),
    keyGenerator: async (request) => {
      const address = addressGroup(request.ip);
      if (!routeOf(request).startsWith(propertyPath)) return `${kindOf(request)} ${address}`;
      const key = await keyOf(credentialOf(request), address);
      return key === null ? `u ${address}` : `${isRead(request.method) ? 'k' : 'c'} ${key}`;
    },
    allowList: (request) => routeOf(request).startsWith(webhooksPath) || isOriginsOwn(request),
  });
}

function credentialOf(request: FastifyRequest): Credential | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return { authorization };
  const deskToken = deskTokenOf(request);
  return deskToken === undefined ? undefined : { deskToken };
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

/**
 * A read, a write, a picture, a search for hotels; of a property a read or a change by its key, and a call that no
 * key has proved.
 */
type Kind = 'r' | 'w' | 'p' | 's' | 'k' | 'c' | 'u';

const propertyPath = '/api/property/';

/**
 * Calls a minute of a kind. A search for hotels costs as much as ten reads.
 */
const mostOf: Readonly<Record<Kind, (limits: NonNullable<Deps['settings']['rateLimits']>) => number>> = {
  r: ({ readsPerMinute }) => readsPerMinute,
  p: ({ readsPerMinute }) => readsPerMinute,
  w: ({ writesPerMinute }) => writesPerMinute,
  k: ({ readsPerMinute }) => readsPerMinute,
  c: ({ propertyWritesPerMinute }) => propertyWritesPerMinute,
  u: ({ writesPerMinute }) => writesPerMinute,
  s: ({ readsPerMinute }) => Math.max(1, Math.floor(readsPerMinute / 10)),
};

function kindOf(request: FastifyRequest): 'r' | 'w' | 'p' | 's' {
  const path = routeOf(request);
  if (operationOf(request) === 'searchHotels') return 's';
  if (!isRead(request.method)) return 'w';
  return path.startsWith('/images/') ? 'p' : 'r';
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Reads, and the plan of days around a hotel: a page for many shows one, and it is computed from its request alone. */
const changesNothing = (request: FastifyRequest): boolean =>
  isRead(request.method) || operationOf(request) === 'createItinerary';

const operationOf = ({ routeOptions }: FastifyRequest): OperationName | undefined =>
  (routeOptions.config as { readonly operation?: OperationName }).operation;
