import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actAs } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { deskTokenOf } from '../../../http/desk-cookie.ts';
import { route } from '../../../http/route.ts';
import { isOperator, signedInBy, type SignedIn } from '../../identity/identity.ts';
import { openHotel } from '../openings/open-hotel.ts';
import { startOf } from '../../property/property.ts';
import { holdHotel } from './hold-hotel.ts';
import { operatedHotels } from './operated-hotels.ts';
import { refuseOpening } from './refuse-opening.ts';
import { approveChanges, type SettledChanges, takeBackChanges } from './settle-changes.ts';

const notSignedIn = { status: 401, body: { code: 'not_signed_in' } } as const;
const notAllowed = { status: 403, body: { code: 'not_allowed' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;
const done = { status: 200, body: {} } as const;

/** The provider's side of the desk: for people whom the settings name, and nobody else. */
export function operatorsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, settings, clock } = deps;

  const operator = async (request: FastifyRequest): Promise<SignedIn | typeof notSignedIn | typeof notAllowed> => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    return isOperator(settings, now.person) ? now : notAllowed;
  };
  /** Does something at a hotel in the provider's name, which its journal tells. */
  const actAt = <T>(hotelId: number, { person, session }: SignedIn, operation: string, work: () => Promise<T>) => {
    const principal = { hotelId, kind: 'operator', id: person.person_id, role: null } as const;
    const acting = { principal, name: person.name, device: session.device, operation, isFresh: false, now: clock };
    return actAs(acting, work);
  };

  route(app, 'listOperated', async ({ query: { q = '' } }, { request, reply }) => {
    const now = await operator(request);
    if ('status' in now) return now;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await operatedHotels(deps, q.trim()) };
  });

  route(app, 'approveOpening', async ({ params: { hotel: hotelId }, body: { revision } }, { request }) => {
    const now = await operator(request);
    if ('status' in now) return now;
    const start = await startOf(db, hotelId);
    if (start === undefined) return unknown;
    if (start.asked_at === null || start.opened_at !== null) return { status: 409, body: { code: 'not_waiting' } };
    const by = { byId: now.person.person_id, byName: now.person.name };
    const { kind } = await actAt(hotelId, now, 'openHotel', () => openHotel(deps, hotelId, by, false, revision));
    if (kind === 'not_found') return unknown;
    if (kind === 'live') return done;
    return { status: 409, body: { code: kind === 'not_ready' || kind === 'changed' ? kind : 'not_waiting' } };
  });

  route(app, 'refuseOpening', async ({ params: { hotel: hotelId }, body: { words } }, { request }) => {
    const now = await operator(request);
    if ('status' in now) return now;
    const refused = await actAt(hotelId, now, 'refuseOpening', () => refuseOpening(deps, hotelId, words));
    if (refused === 'not_found') return unknown;
    return refused === 'refused' ? done : { status: 409, body: { code: refused } };
  });

  route(app, 'approveChanges', async ({ params: { hotel: hotelId }, body: { revision } }, { request }) => {
    const now = await operator(request);
    if ('status' in now) return now;
    return settled(await actAt(hotelId, now, 'approveChanges', () => approveChanges(deps, hotelId, revision)));
  });

  route(app, 'takeBackChanges', async ({ params: { hotel: hotelId }, body: { revision } }, { request }) => {
    const now = await operator(request);
    if ('status' in now) return now;
    const by = { byId: now.person.person_id, byName: now.person.name };
    return settled(await actAt(hotelId, now, 'takeBackChanges', () => takeBackChanges(deps, hotelId, by, revision)));
  });

  route(app, 'holdHotel', async ({ params: { hotel: hotelId }, body: { words } }, { request }) => {
    const now = await operator(request);
    if ('status' in now) return now;
    const { name } = now.person;
    const isHeld = await actAt(hotelId, now, 'holdHotel', () => holdHotel(deps, hotelId, words, name));
    return isHeld ? done : unknown;
  });

  route(app, 'releaseHotel', async ({ params: { hotel: hotelId } }, { request }) => {
    const now = await operator(request);
    if ('status' in now) return now;
    const { name } = now.person;
    const isOpen = await actAt(hotelId, now, 'releaseHotel', () => holdHotel(deps, hotelId, null, name));
    return isOpen ? done : unknown;
  });
}

function settled(how: SettledChanges) {
  if (how === 'settled') return done;
  return how === 'not_found' ? unknown : ({ status: 409, body: { code: how } } as const);
}
