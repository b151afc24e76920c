import { bookingKey } from '../../../database/booking-key.ts';
import type { BookingReply, Locale } from '@latchkey/api-contract/types';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deviceOf } from '../../../http/device-cookie.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { type BookingRow, findBooking } from '../../bookings/bookings.ts';
import { hasAccess } from '../../booking-access/booking-access.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { stateOfRegistration } from '../../registration/registration.ts';
import { bookingReplyOf } from './booking-reply.ts';

export interface FoundBooking {
  readonly hotel: AgreedHotel;
  readonly row: BookingRow;
}

/** A booking by its secret id, within the hotel that the id names. */
export async function bookingOf(deps: Deps, bookingId: string): Promise<FoundBooking | undefined> {
  const hotelId = hotelIdIn(bookingId);
  const hotel = hotelId === null ? undefined : await deps.hotels.byId(hotelId);
  if (hotel === undefined) return undefined;
  const row = await findBooking(deps.db, bookingKey(hotel.id, bookingId));
  return row === undefined ? undefined : { hotel: await hotel.agreedHotel(deps.db, row), row };
}

/** The booking as the requesting device may see it: whole where it has access, else without personal data. */
export async function viewFor(
  deps: Deps,
  { hotel, row }: FoundBooking,
  request: FastifyRequest,
  language: Locale | undefined,
): Promise<BookingReply> {
  const device = deviceOf(request);
  const isWhole = device !== undefined && (await hasAccess(deps.db, row, device));
  const reply = await bookingReplyOf(deps.db, hotel, row, { isWhole, language }, deps.clock());
  if (reply.access !== 'whole') return reply;
  return { ...reply, booking: { ...reply.booking, ...(await stateOfRegistration(deps, hotel, row)) } };
}

/** The booking as a change of it has left it. */
export async function viewAfter(deps: Deps, before: FoundBooking, request: FastifyRequest): Promise<BookingReply> {
  return viewFor(deps, (await bookingOf(deps, before.row.booking_id)) ?? before, request, undefined);
}
