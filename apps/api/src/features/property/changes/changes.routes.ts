import { Readable } from 'node:stream';
import { addressGroup } from '@latchkey/booking-core/network';
import { may } from '@latchkey/booking-core/staff';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { deskTokenOf } from '../../../http/desk-cookie.ts';
import { route } from '../../../http/route.ts';
import { wouldLetIn } from '../callers/let-in.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';
import { changeEvents } from './change-events.ts';
import { followers } from './followers.ts';
import { sharedLooks } from './shared-looks.ts';

/** After how long whoever found no line free comes again. */
const comeAgainSeconds = 30;

/** What changes of a property's bookings, told as it happens. */
export function changeRoutes(app: FastifyInstance, deps: Deps): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  const lines = followers();
  const looks = sharedLooks(deps.db, () => performance.now());

  route(app, 'followChanges', async ({ headers, query }, { request, reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const heard = headers['last-event-id'];
    const after = heard !== undefined && /^\d{1,15}$/.test(heard) ? Number(heard) : query.after;
    const isAllowed = (): Promise<boolean> => wouldLetIn(deps, request);
    const principal = actingNow()?.principal;
    const seesBookings = principal !== undefined && may(principal, 'getDay');
    const leave = lines.enter({
      session: hashOf(headers.authorization ?? deskTokenOf(request) ?? ''),
      person: `${hotel.id} ${principal?.kind} ${principal?.id}`,
      hotel: String(hotel.id),
      network: addressGroup(request.ip),
    });
    if (leave === undefined) {
      reply.header('retry-after', String(comeAgainSeconds));
      return { status: 503, body: { code: 'too_many_followers' } };
    }
    // A line that its browser has left is looked for no more, and free for others.
    const leaving = new AbortController();
    reply.raw.once('close', () => {
      leave();
      leaving.abort();
    });
    const signal = AbortSignal.any([closing.signal, leaving.signal]);
    const followed = { hotelId: hotel.id, after, seesBookings, signal, isAllowed };
    return { status: 200, events: Readable.from(changeEvents(looks, followed)) };
  });
}
