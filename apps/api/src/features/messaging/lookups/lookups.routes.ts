import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deviceOf, freshDevice } from '../../../http/device-cookie.ts';
import { route } from '../../../http/route.ts';
import { askForLink } from './ask-for-link.ts';
import type { LookupScope } from './code-subject.ts';
import { identifierOf } from './identifier.ts';
import { readLookup } from './read-lookup.ts';
import { repeatLookup } from './repeat-lookup.ts';
import { startLookup } from './start-lookup.ts';
import { verifyLookup } from './verify-lookup.ts';

/** Finding a booking again without its link: by number, reference or id, proved by a code. */
export function lookupsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'createBookingLookup', async ({ body }, { request }) => {
    const scope = await scopeOf(deps, request, body.hotelId);
    if (scope === undefined) return { status: 404, body: { code: 'not_found' } };
    const identifier = identifierOf(body.identifier, scope?.sale.phone, body.callingCode);
    if (identifier === null) return { status: 422, body: { code: 'invalid_identifier' } };
    const { lookupId, expiresAt } = await startLookup(deps, scope, identifier, {
      address: request.ip,
      language: body.language ?? 'en',
    });
    return { status: 202, body: { lookupId, expiresAt: expiresAt.toISOString() } };
  });

  route(app, 'readBookingLookup', async ({ params }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const read = await readLookup(deps, params.lookupId, deviceOf(request));
    return read === null ? { status: 404, body: { code: 'not_found' } } : { status: 200, body: read };
  });

  route(app, 'repeatBookingLookup', async ({ params }, { request }) => {
    const repeated = await repeatLookup(deps, params.lookupId, request.ip);
    if (repeated === 'not_found') return { status: 404, body: { code: repeated } };
    if (repeated === 'too_soon') return { status: 409, body: { code: repeated } };
    return { status: 202, body: { lookupId: repeated.lookupId, expiresAt: repeated.expiresAt.toISOString() } };
  });

  route(app, 'mailBookingLink', async ({ params }) => {
    const expiresAt = await askForLink(deps, params.lookupId);
    return expiresAt === null
      ? { status: 404, body: { code: 'not_found' } }
      : { status: 202, body: { expiresAt: expiresAt.toISOString() } };
  });

  route(app, 'verifyBookingLookup', async ({ params, body }, { request, reply }) => {
    const { deviceHash, give } = freshDevice(request, reply);
    const before = deviceOf(request);
    const verified = await verifyLookup(deps, params.lookupId, body.code, { deviceHash, before });
    if ('bookings' in verified) {
      give();
      return { status: 200, body: verified };
    }
    switch (verified.refused) {
      case 'not_found':
        return { status: 404, body: { code: verified.refused } };
      case 'code_wrong':
        return { status: 422, body: { code: verified.refused } };
      case 'code_expired':
      case 'code_used':
      case 'too_many_tries':
        return { status: 409, body: { code: verified.refused } };
    }
  });
}

/** The hotel asked for, or the host's, or (null) all hotels of the provider on its own domains; undefined where there is no hotel of that id. */
async function scopeOf(
  deps: Deps,
  request: FastifyRequest,
  hotelId: number | undefined,
): Promise<LookupScope | undefined> {
  if (hotelId !== undefined) return deps.hotels.byId(hotelId);
  const host = request.host.toLowerCase().replace(/:\d+$/, '');
  if ([...deps.settings.providerHosts, ...deps.settings.platformHosts].includes(host)) return null;
  return deps.hotels.byHost(host);
}
