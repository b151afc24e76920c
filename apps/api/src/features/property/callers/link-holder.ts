import type { Principal } from '@latchkey/booking-core/staff';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { findLink, hasEndedForProperty } from '../../messaging/messaging.ts';
import { findBooking } from '../../bookings/bookings.ts';

/** Who has the link of a mail to the hotel: it opens its one booking, and nobody is named. */
export interface LinkHolder {
  readonly principal: Principal;
  readonly name: string;
  /** What its booking is called in an address: id and reference. */
  readonly names: readonly string[];
  /** Nothing is left to do with the booking. */
  readonly isOver: boolean;
}

/** The holder of a link; undefined where it is unknown or too old. */
export async function linkHolderOf(deps: Deps, token: string): Promise<LinkHolder | undefined> {
  const link = await findLink(deps.db, token, 'property-booking', deps.clock());
  if (link === undefined) return undefined;
  const hotel = await deps.hotels.byId(link.hotel_id);
  const booking = await findBooking(deps.db, bookingKey(link.hotel_id, link.subject));
  if (hotel === undefined || booking === undefined) return undefined;
  const { booking_id: bookingId, reference } = booking;
  return {
    principal: { hotelId: hotel.id, kind: 'key', id: 'mail-link', role: null, bookingId },
    name: 'mail link',
    names: [bookingId, reference],
    isOver: hasEndedForProperty(await hotel.agreedHotel(deps.db, booking), booking, deps.clock()),
  };
}

/** Whether a link reaches what a call names: its own booking, while something is left to do with it. */
export function reaches({ names, isOver }: LinkHolder, operation: string, params: unknown): boolean {
  if (operation === 'getLinkedBooking') return true;
  const { booking } = (params ?? {}) as { readonly booking?: string };
  return !isOver && booking !== undefined && names.includes(booking);
}
