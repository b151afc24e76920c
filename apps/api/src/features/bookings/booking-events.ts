import type { BookingKey } from '../../database/booking-key.ts';
import type { BookingEventType } from '../../database/booking-event-type.ts';
import type { Transaction } from '../../database/database.types.ts';
import {
  enqueue,
  noticesOf,
  type OutboxMessage,
  type PropertyNotification,
  propertyNotifications,
} from '../outbox/outbox.ts';
import { insertEvent, type NewEvent } from './booking-events.queries.ts';

/** Appends to the history of a booking, and notifies the property where it should know. The caller has the booking locked, so that no sequence number is given twice. */
export async function recordEvent(tx: Transaction, booking: BookingKey, event: NewEvent): Promise<void> {
  const sequence = await insertEvent(tx, booking, event);
  await enqueue(tx, propertyNotificationOf(booking, event, sequence), event.at);
}

/** The outbox message that notifies the property of an event; empty for its own acts and events without notice. */
export function propertyNotificationOf(booking: BookingKey, event: NewEvent, sequence: number): OutboxMessage[] {
  // The property knows what it has done itself.
  if (!isNotified(event.type) || event.actor === 'property') return [];
  return [
    {
      hotelId: booking.hotel_id,
      kind: 'property-mail',
      dedupeKey: `property-mail:${booking.booking_id}:${sequence}`,
      payload: { bookingId: booking.booking_id, type: event.type, sequence },
    },
  ];
}

function isNotified(type: BookingEventType): type is PropertyNotification & BookingEventType {
  return noticesOf[type].property && propertyNotifications.some((notified) => notified === type);
}
