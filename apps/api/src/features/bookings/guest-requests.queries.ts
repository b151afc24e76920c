import type { GuestRequest } from '@latchkey/api-contract/types';
import type { Kysely, Selectable } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { GuestRequestTable } from '../../database/tables/booking-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type GuestRequestRow = Selectable<GuestRequestTable>;

/** A booking's requests, oldest first. */
export function requestsOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<GuestRequestRow[]> {
  return db
    .selectFrom('guest_request')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
}

export async function insertRequest(tx: Transaction, request: GuestRequestRow): Promise<void> {
  await tx.insertInto('guest_request').values(request).execute();
}

/** Writes the property's answer to a request. */
export async function writeAnswer(
  tx: Transaction,
  request: Pick<GuestRequestRow, 'hotel_id' | 'request_id'>,
  answer: Pick<GuestRequestRow, 'status' | 'answer'>,
): Promise<void> {
  await tx
    .updateTable('guest_request')
    .set(answer)
    .where('hotel_id', '=', request.hotel_id)
    .where('request_id', '=', request.request_id)
    .execute();
}

/** Closes what nobody will answer any more: the booking has ended. */
export async function closeRequests(tx: Transaction, { hotel_id, booking_id }: BookingKey): Promise<void> {
  await tx
    .updateTable('guest_request')
    .set({ status: 'closed' })
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .where('status', '=', 'open')
    .execute();
}

export function requestView(row: GuestRequestRow): GuestRequest {
  return {
    requestId: row.request_id,
    kind: row.kind,
    time: row.time,
    note: row.note,
    status: row.status,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
  };
}

/** Takes the texts out of a booking's requests. */
export async function eraseRequests(tx: Transaction, { hotel_id, booking_id }: BookingKey): Promise<void> {
  await tx
    .updateTable('guest_request')
    .set({ note: null, answer: null })
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', booking_id)
    .execute();
}
