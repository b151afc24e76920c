import { randomUUID } from 'node:crypto';
import { mayMove } from '@latchkey/booking-core/booking-states';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { type CauseOf, enqueue, type OutboxMessage } from '../outbox/outbox.ts';
import { recordEvent } from './booking-events.ts';
import { writeStatus, type BookingRow } from './bookings.queries.ts';
import { watchRest } from './watch-rest.ts';

/**
 * Confirms a locked booking and sends its voucher through the outbox, once. The rooms are the caller's concern: a held booking
 * has them, an expired one must have taken them again. Throws where the table of moves has no such move.
 */
export async function confirmBooking(
  tx: Transaction,
  booking: BookingRow,
  actor: CauseOf<'confirmed'>,
  at: Date,
  words?: string,
): Promise<void> {
  if (!mayMove(booking.status, 'confirmed', actor))
    throw new Error(`no move from ${booking.status} to confirmed by ${actor}`);
  await writeStatus(tx, booking, 'confirmed', null);
  // Only a payment moves an expired booking, as the table has it.
  const isLate = booking.status === 'expired' && actor === 'payment';
  await recordEvent(tx, booking, {
    ...(isLate ? ({ type: 'confirmed_late', actor } as const) : ({ type: 'confirmed', actor } as const)),
    at,
    facts: { words },
  });
  await enqueue(tx, vouchers(booking), at);
  await watchRest(tx, booking, at);
}

/** The mail of the voucher once more, for a booking that has become another. */
export function newVoucher({ hotel_id: hotelId, booking_id: bookingId }: BookingKey): OutboxMessage {
  const issue = randomUUID();
  return {
    hotelId,
    kind: 'voucher-mail',
    dedupeKey: `voucher-mail:${bookingId}:${issue}`,
    payload: { bookingId, issue },
  };
}

/** The voucher of a confirmed booking, by mail and SMS. */
export function vouchers({ hotel_id: hotelId, booking_id: bookingId }: BookingKey): OutboxMessage[] {
  return (['voucher-mail', 'voucher-sms'] as const).map((kind) => ({
    hotelId,
    kind,
    dedupeKey: `${kind}:${bookingId}`,
    payload: { bookingId },
  }));
}
