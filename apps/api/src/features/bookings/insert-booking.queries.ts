import type { Locale, StaySelection, Traveller } from '@latchkey/api-contract/types';
import type { Bill } from '@latchkey/booking-core/pricing';
import type { Insertable } from 'kysely';
import type { BookingStatus, BookingTable } from '../../database/tables.ts';
import type { Work } from '../../database/transact.ts';
import type { Claim } from '../inventory/claims.ts';
import { eventRow, type NewEvent } from './booking-events.ts';
import { lineRows } from './bookings.queries.ts';

export interface NewBooking {
  readonly hotelId: number;
  readonly bookingId: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly selection: StaySelection;
  readonly bill: Bill;
  readonly dueNow: number;
  readonly mode: 'online' | 'at-property';
  readonly plan: 'full' | 'advance';
  readonly travellers: readonly Traveller[];
  readonly specialRequests: string | null;
  readonly estimatedArrivalTime: string | null;
  readonly language: Locale;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/** Writes a booking with its lines, its first events and the device it belongs to, in one statement: each way to the database holds the rooms' locks for longer. */
export async function insertBooking(tx: Work, booking: NewBooking, claims: readonly Claim[], events: readonly NewEvent[], deviceHash: string): Promise<void> {
  const id = { hotel_id: booking.hotelId, booking_id: booking.bookingId };
  await tx
    .with('made', (query) => query.insertInto('booking').values(rowOf(booking)))
    .with('happened', (query) => query.insertInto('booking_event').values(events.map((event, at) => eventRow(id, event, at + 1))))
    .with('granted', (query) => query.insertInto('booking_access').values({ ...id, device_hash: deviceHash, granted_at: booking.createdAt }))
    .insertInto('booking_line')
    .values(lineRows(booking.hotelId, booking.bookingId, claims))
    .execute();
}

function rowOf(booking: NewBooking): Insertable<BookingTable> {
  return {
    hotel_id: booking.hotelId,
    booking_id: booking.bookingId,
    reference: booking.reference,
    status: booking.status,
    selection: JSON.stringify(booking.selection),
    bill: JSON.stringify(booking.bill),
    currency: booking.bill.currency,
    total: booking.bill.total,
    due_now: booking.dueNow,
    payment_mode: booking.mode,
    payment_plan: booking.plan,
    travellers: JSON.stringify(booking.travellers),
    special_requests: booking.specialRequests,
    estimated_arrival_time: booking.estimatedArrivalTime,
    language: booking.language,
    expires_at: booking.expiresAt,
    created_at: booking.createdAt,
    updated_price: null,
    contact_phone: booking.travellers[0]?.contactNumber ?? null,
  };
}
