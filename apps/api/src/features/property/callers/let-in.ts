import { largeBodies } from '@latchkey/api-contract/property-paths';
import { may, permissionOf } from '@latchkey/booking-core/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actAs, type Acting } from '../../../database/acting.ts';
import { recordRefused } from '../../../database/refused-acts.ts';
import type { Deps } from '../../../deps.ts';
import { deskTokenOf } from '../../../http/desk-cookie.ts';
import { routeOf } from '../../../http/route-of.ts';
import { staffMemberOf, type SessionUse } from '../../identity/identity.ts';
import { keyHolderOf } from '../routes/property-keys.ts';
import { linkHolderOf, reaches, type LinkHolder } from './link-holder.ts';

const propertyPath = '/api/property/';

/** What a key is refused by the code that its clients have known since before people worked here. */
const operatorsOnly: ReadonlySet<string> = new Set([
  'judgeReview',
  'listPropertyKeys',
  'createPropertyKey',
  'revokePropertyKey',
]);

/** What an address that stands on a page asks for: it sends no header that names the hotel. */
const namedByPages: ReadonlySet<string> = new Set([
  'getPicture',
  'getHotelImage',
  'getInvoicePaper',
  'getAccountPaper',
  'getBookkeepingFile',
]);

/** Who sends a request whose body was not to be read before that was known. */
const judgedBefore = new WeakMap<FastifyRequest, Acting>();

/**
 * Lets calls of the property's side in, or refuses them, before any of their handlers: 401 for an unknown caller, 403
 * for one who may not by the table of permissions, or must first prove who it is. What is let in acts in the caller's
 * name until its end.
 */
export function letIn(app: FastifyInstance, deps: Deps): void {
  // Judged before the body is read: a large one is read only from callers who may send it.
  app.addHook('onRequest', (request, reply, done) => {
    if (largeBodies[operationOf(request)] === undefined) return done();
    const goOn = (who: Acting | Refused): void => {
      if ('status' in who) return void refuse(reply, who);
      judgedBefore.set(request, who);
      done();
    };
    judged(deps, request).then(goOn, done);
    return undefined;
  });
  // What follows a hook is in its name only where the hook ends by a call; guests' requests pay for no promise here.
  app.addHook('preHandler', (request, reply, done) => {
    if (!routeOf(request).startsWith(propertyPath)) return done();
    const before = judgedBefore.get(request);
    if (before !== undefined) return actAs(before, done);
    judged(deps, request).then((who) => {
      if ('status' in who) refuse(reply, who);
      else actAs(who, done);
    }, done);
    return undefined;
  });
}

/** Whether a call that was let in would be let in now: a session may have ended since, a key been revoked. Asking is no use of it. */
export const wouldLetIn = async (deps: Deps, request: FastifyRequest): Promise<boolean> =>
  !('status' in (await judged(deps, request, 'watched')));

type Refused = { readonly status: 401 | 403; readonly code: string };

const nobody: Refused = { status: 401, code: 'invalid_key' };
const mayNot: Refused = { status: 403, code: 'not_allowed' };
const proveAgain: Refused = { status: 403, code: 'prove_again' };

async function judged(deps: Deps, request: FastifyRequest, use?: SessionUse): Promise<Acting | Refused> {
  const caller = await callerOf(deps, request, use);
  if (caller === 'stranger') return mayNot;
  const hotel = caller === 'nobody' ? undefined : await deps.hotels.byId(caller.principal.hotelId);
  if (caller === 'nobody' || hotel === undefined) return nobody;
  const operation = operationOf(request);
  const { principal, name, device, isFresh } = caller;
  const acting: Acting = { principal, name, device, operation, isFresh, now: deps.clock };
  if (caller.link !== undefined && !reaches(caller.link, operation, request.params)) return mayNot;
  const { kind } = principal;
  if (may(principal, operation)) return isFresh || permissionOf(operation)?.proof !== 'always' ? acting : proveAgain;
  if (kind === 'staff') await recordRefused(deps.db, acting);
  return kind === 'key' && operatorsOnly.has(operation) ? { status: 403, code: 'operator_only' } : mayNot;
}

type Caller = Pick<Acting, 'principal' | 'name' | 'device' | 'isFresh'> & { readonly link?: LinkHolder };

/**
 * Whoever calls: by a key where there is one, else by the link of a mail, else by the session of the desk, in the hotel that
 * the call names.
 */
async function callerOf(
  deps: Deps,
  request: FastifyRequest,
  use?: SessionUse,
): Promise<Caller | 'nobody' | 'stranger'> {
  const { headers } = request;
  if (headers.authorization !== undefined) {
    const holder = await keyHolderOf(deps, headers.authorization);
    return holder === undefined ? 'nobody' : { ...holder, device: null, isFresh: true };
  }
  const token = headers['latchkey-link'];
  if (token !== undefined) {
    const link = await linkHolderOf(deps, String(token));
    return link === undefined ? 'nobody' : { ...link, link, device: null, isFresh: true };
  }
  // Another site's page can have a browser send the cookie, and not the header. A picture or paper on a page has its hotel in its
  // address instead: it is only read, and no other site's page can look at it.
  const named = namedByPages.has(operationOf(request))
    ? (request.params as { readonly hotel?: string }).hotel
    : undefined;
  const hotelId = Number(headers['latchkey-hotel'] ?? named);
  if (!Number.isSafeInteger(hotelId)) return 'nobody';
  return staffMemberOf(deps, deskTokenOf(request), hotelId, use);
}

const refuse = (reply: FastifyReply, { status, code }: Refused): FastifyReply => reply.code(status).send({ code });

const operationOf = ({ routeOptions }: FastifyRequest): string =>
  (routeOptions.config as { readonly operation?: string }).operation ?? '';
