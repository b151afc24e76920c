import { bookingKey } from '../../../database/booking-key.ts';
import { guestMay } from '@latchkey/booking-core/booking-states';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { actingBooking, type BookingRow, findBooking } from '../../bookings/bookings.ts';
import { ownBooking } from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { findLink } from '../../messaging/messaging.ts';

export interface ReviewedStay {
  readonly hotel: HotelRecord;
  readonly booking: BookingRow;
}

/**
 * The stay that may be reviewed: by the secret of the link that was mailed after it, or by the booking's id on a device
 * that may see the booking whole. A booking's id alone opens nothing.
 */
export async function reviewedStay(
  deps: Deps,
  invitation: string,
  request: FastifyRequest,
): Promise<ReviewedStay | 'not_found' | 'not_stayed'> {
  const stay = (await byLink(deps, invitation)) ?? (await byDevice(deps, invitation, request));
  if (stay === undefined) return 'not_found';
  const { hotel, booking } = stay;
  const acting = actingBooking(await hotel.agreedHotel(deps.db, booking), booking);
  return guestMay('review', acting, deps.clock().getTime()) ? stay : 'not_stayed';
}

async function byLink(deps: Deps, token: string): Promise<ReviewedStay | undefined> {
  const link = await findLink(deps.db, token, 'review', deps.clock());
  if (link === undefined) return undefined;
  const hotel = await deps.hotels.byId(hotelIdIn(token) ?? 0);
  const booking = await findBooking(deps.db, bookingKey(link.hotel_id, link.subject));
  return hotel === undefined || booking === undefined ? undefined : { hotel, booking };
}

async function byDevice(deps: Deps, bookingId: string, request: FastifyRequest): Promise<ReviewedStay | undefined> {
  const own = await ownBooking(deps, bookingId, request);
  return 'refused' in own ? undefined : { hotel: own.found.hotel, booking: own.found.row };
}
