import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { Work } from '../../database/database.types.ts';
import { enqueue, type OutboxMessage } from '../outbox/outbox.queries.ts';
import { propertyNotifications, type PropertyNotification } from '../outbox/property-notifications.ts';
import { insertEvent, type NewEvent, type OfBooking } from './booking-events.queries.ts';

/** Appends to the history of a booking, and notifies the property where it should know. The caller has the booking locked, so that no sequence number is given twice. */
export async function recordEvent(tx: Work, booking: OfBooking, event: NewEvent): Promise<void> {
  const sequence = await insertEvent(tx, booking, event);
  await enqueue(tx, propertyNotificationOf(booking, event, sequence), event.at);
}

/** The outbox message that notifies the property of an event; none where it need not know. */
export function propertyNotificationOf(booking: OfBooking, event: NewEvent, sequence: number): OutboxMessage[] {
  // The property knows what it has done itself.
  if (!isNotified(event.type) || event.actor === 'property') return [];
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

function isNotified(type: BookingEventType): type is PropertyNotification {
  return propertyNotifications.some((notified) => notified === type);
}
