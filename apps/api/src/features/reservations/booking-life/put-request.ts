import { mayMove } from '@latchkey/booking-core/booking-states';
import type { Transaction } from '../../../database/database.types.ts';
import { type CauseOf, enqueue, notifyGuest } from '../../outbox/outbox.ts';
import { type BookingRow, recordEvent, writeBooking, writeStatus } from '../../bookings/bookings.ts';
import { requestReminders } from './request-reminders.ts';

/**
 * Asks the property about a locked booking, which has its rooms: it has until `until` to answer, and what is paid from
 * then on makes nothing of it before it has. Throws where the table of moves has no such move.
 */
export async function putRequest(
  tx: Transaction,
  booking: BookingRow,
  actor: CauseOf<'requested'>,
  at: Date,
  until: Date,
): Promise<void> {
  if (!mayMove(booking.status, 'requested', actor))
    throw new Error(`no move from ${booking.status} to requested by ${actor}`);
  await writeStatus(tx, booking, 'requested', until);
  await writeBooking(tx, booking, { after_payment: null });
  await recordEvent(tx, booking, { type: 'requested', actor, at });
  await enqueue(tx, requestReminders(booking, at, until), at);
  await notifyGuest(tx, booking, 'requested', at);
}
