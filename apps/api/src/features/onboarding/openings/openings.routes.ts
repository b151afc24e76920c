import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { startOf, watchedNow } from '../../property/property.ts';
import { addressOf } from '../starts/start-view.ts';
import { openHotel } from './open-hotel.ts';

const noKey = { status: 401, body: { code: 'invalid_key' } } as const;

/** Whether guests see a hotel, and the day on which they do. */
export function openingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, hotels, settings } = deps;

  route(app, 'getOpening', async () => {
    const hotel = await hotels.byId(actingNow()?.principal.hotelId ?? 0);
    if (hotel === undefined) return noKey;
    const start = await startOf(db, hotel.id);
    const asked = start?.asked_at ?? null;
    const refused = start?.refused ?? null;
    const withdrawn = start?.withdrawn ?? null;
    const now = asked === null ? undefined : await watchedNow(db, hotel.id);
    const state = !hotel.sale.isDraft ? 'live' : asked === null ? 'draft' : 'waiting';
    const address = addressOf(settings, hotel.readFacts().slug);
    return {
      status: 200,
      body: {
        state,
        address,
        isApproved: settings.approvesHotels,
        ...(refused === null ? {} : { refused }),
        ...(withdrawn === null || state !== 'draft' ? {} : { withdrawn: [...withdrawn] }),
        ...(state === 'waiting' && now !== undefined ? { revision: now.revision } : {}),
      },
    };
  });

  route(app, 'openHotel', async ({ body: { revision } }) => {
    const acting = actingNow();
    const hotel = await hotels.byId(acting?.principal.hotelId ?? 0);
    if (acting === undefined || hotel === undefined) return noKey;
    const isApproved = settings.approvesHotels && acting.principal.kind !== 'operator';
    const by = { byId: acting.principal.id, byName: acting.name };
    const { kind } = await openHotel(deps, hotel.id, by, isApproved, revision);
    switch (kind) {
      case 'live':
      case 'waiting':
        return { status: 200, body: { state: kind, address: addressOf(settings, hotel.readFacts().slug) } };
      case 'not_found':
        return noKey;
      default:
        return { status: 409, body: { code: kind } };
    }
  });
}
