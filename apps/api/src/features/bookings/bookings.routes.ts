import type { BookingView, Locale } from '@latchkey/api-contract/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { deviceFor, deviceOf } from '../../http/device-cookie.ts';
import { route } from '../../http/route.ts';
import { hotelIdIn } from '../../secret-id.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { bookingViewOf } from './booking-view.ts';
import { findBooking, hasAccess, type BookingRow } from './bookings.queries.ts';
import { createBooking } from './create-booking.ts';
import { createHoldDesk } from './hold-desk.ts';

export function bookingsRoutes(app: FastifyInstance, deps: Deps): void {
  const desk = createHoldDesk(deps.db);

  route(app, 'createBooking', async ({ body, headers }, { request, reply }) => {
    const outcome = await createBooking(deps, desk, body, headers['idempotency-key'], deviceFor(request, reply));
    if (outcome.kind === 'made') return { status: 201, body: outcome.made };
    if (outcome.kind === 'price_changed') return { status: 409, body: outcome.body };
    switch (outcome.code) {
      case 'not_found':
        return { status: 404, body: { code: outcome.code } };
      case 'sold_out':
      case 'quote_expired':
        return { status: 409, body: { code: outcome.code } };
      case 'idempotency_key_reused':
      case 'payment_not_offered':
      case 'invalid_phone':
        return { status: 422, body: { code: outcome.code } };
    }
  });

  route(app, 'getBooking', async ({ params, query }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const found = await bookingOf(deps, params.bookingId);
    if (found === undefined) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: await viewFor(deps, found, request, query.lang) };
  });
}

export interface FoundBooking {
  readonly hotel: HotelRecord;
  readonly row: BookingRow;
}

/** A booking by its secret id, within the hotel that the id names. */
export async function bookingOf(deps: Deps, bookingId: string): Promise<FoundBooking | undefined> {
  const hotelId = hotelIdIn(bookingId);
  const hotel = hotelId === null ? undefined : await deps.hotels.byId(hotelId);
  if (hotel === undefined) return undefined;
  const row = await findBooking(deps.db, hotel.id, bookingId);
  return row === undefined ? undefined : { hotel, row };
}

/** The booking for whoever asks: whole to a device that has access. */
export async function viewFor(
  deps: Deps,
  { hotel, row }: FoundBooking,
  request: FastifyRequest,
  language: Locale | undefined,
): Promise<BookingView> {
  const device = deviceOf(request);
  const isWhole = device !== undefined && (await hasAccess(deps.db, hotel.id, row.booking_id, device));
  return bookingViewOf(deps.db, hotel, row, { isWhole, language }, deps.clock());
}

/** The booking as a change of it has left it. */
export async function viewAfter(deps: Deps, before: FoundBooking, request: FastifyRequest): Promise<BookingView> {
  return viewFor(deps, (await bookingOf(deps, before.row.booking_id)) ?? before, request, undefined);
}
