import { Readable } from 'node:stream';
import { may } from '@latchkey/booking-core/staff';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { wouldLetIn } from '../callers/let-in.ts';
import { hotelOfCaller, noKey } from '../property-api/with-property.ts';
import { changeEvents } from './change-events.ts';

/** What changes of a property's bookings, told as it happens. */
export function changeRoutes(app: FastifyInstance, deps: Deps): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  route(app, 'followChanges', async ({ headers, query }, { request }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const heard = headers['last-event-id'];
    const after = heard !== undefined && /^\d{1,15}$/.test(heard) ? Number(heard) : query.after;
    const isAllowed = (): Promise<boolean> => wouldLetIn(deps, request);
    const principal = actingNow()?.principal;
    const seesBookings = principal !== undefined && may(principal, 'getDay');
    const followed = { hotelId: hotel.id, after, seesBookings, signal: closing.signal, isAllowed };
    return { status: 200, events: Readable.from(changeEvents(deps.db, followed)) };
  });
}
