import type { Insertable, Kysely } from 'kysely';
import type { BookingActor } from '@latchkey/booking-core/booking-states';
import type { Work } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';
import { housesAreTold } from '../outbox/property-notifications.ts';
import { enqueue, type OutboxPromise } from '../outbox/outbox.queries.ts';

export type BookingEventType =
  | 'requested'
  | 'held'
  | 'confirmed'
  | 'confirmed_late'
  | 'expired'
  | 'payment_opened'
  | 'payment_captured'
  | 'payment_failed'
  | 'refund_started'
  | 'refund_processed'
  | 'refund_failed'
  | 'voucher_sent'
  | 'cancelled'
  | 'rejected'
  | 'accepted'
  | 'no_show'
  | 'price_revised'
  | 'price_accepted'
  | 'price_refused'
  | 'request_made'
  | 'request_answered'
  | 'change_asked'
  | 'modified'
  | 'personal_data_erased';

interface OfBooking {
  readonly hotel_id: number;
  readonly booking_id: string;
}

export interface NewEvent {
  readonly type: BookingEventType;
  readonly actor: BookingActor | 'system';
  readonly at: Date;
  readonly facts?: object;
}

/** Appends to a booking's history, and promises to tell the house where it should know. The caller has the booking locked, which keeps the sequence whole. */
export async function recordEvent(tx: Work, booking: OfBooking, event: NewEvent): Promise<void> {
  const last = await tx
    .selectFrom('booking_event')
    .select((expression) => expression.fn.max('sequence').as('sequence'))
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .executeTakeFirst();
  const sequence = (last?.sequence ?? 0) + 1;
  await tx
    .insertInto('booking_event')
    .values({ ...eventRow(booking, event, sequence), facts: JSON.stringify(event.facts ?? {}) })
    .execute();
  await enqueue(tx, houseIsTold(booking, event, sequence), event.at);
}

/** An event as its row, `facts` as they are. */
export function eventRow(
  booking: OfBooking,
  { type, actor, at, facts = {} }: NewEvent,
  sequence: number,
): Omit<Insertable<Tables['booking_event']>, 'facts'> & { facts: object } {
  return { hotel_id: booking.hotel_id, booking_id: booking.booking_id, sequence, type, actor, at, facts };
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

export async function eventsOf(
  db: Kysely<Tables>,
  hotelId: number,
  bookingId: string,
): Promise<{ at: Date; type: string }[]> {
  return db
    .selectFrom('booking_event')
    .select(['at', 'type'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('sequence')
    .execute();
}
