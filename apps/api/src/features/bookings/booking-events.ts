import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { Work } from '../../database/database.types.ts';
import { enqueue, type OutboxPromise } from '../outbox/outbox.queries.ts';
import { housesAreTold } from '../outbox/property-notifications.ts';
import { insertEvent, type NewEvent, type OfBooking } from './booking-events.queries.ts';

/** Appends to a booking's history, and promises to tell the house where it should know. The caller has the booking locked, which keeps the sequence whole. */
export async function recordEvent(tx: Work, booking: OfBooking, event: NewEvent): Promise<void> {
  const sequence = await insertEvent(tx, booking, event);
  await enqueue(tx, houseIsTold(booking, event, sequence), event.at);
}

/** The promise to tell the house of an event, where it should know of it. */
export function houseIsTold(booking: OfBooking, event: NewEvent, sequence: number): OutboxPromise[] {
  // What the house does itself it need not be told.
  if (!isTold(event.type) || event.actor === 'property') return [];
  const payload = { bookingId: booking.booking_id, type: event.type, sequence };
  return [
    {
      hotelId: booking.hotel_id,
      kind: 'property-mail',
      dedupeKey: `property-mail:${booking.booking_id}:${sequence}`,
      payload,
    },
  ];
}

function isTold(type: BookingEventType): type is keyof typeof housesAreTold & BookingEventType {
  return Object.hasOwn(housesAreTold, type);
}
