import type { BookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { lastEvent, lockBooking, recordEvent, vouchers } from '../../bookings/bookings.ts';
import { enqueue } from '../../outbox/outbox.ts';

const undeliveredAfterMs = 24 * 3_600_000;

/** Whether a voucher whose mail is refused counts as undelivered: a day after it was to go out. */
export const isOverdue = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= undeliveredAfterMs;

/** Tells the property, once, that the guest has no voucher by mail; by SMS it goes unless it went before. */
export async function noteUndelivered(deps: Pick<Deps, 'db' | 'clock'>, key: BookingKey): Promise<void> {
  const at = deps.clock();
  await transact(deps.db, async (tx) => {
    const booking = await lockBooking(tx, key);
    if (booking?.status !== 'confirmed') return;
    const before = await lastEvent(tx, booking, 'voucher_undelivered');
    const sent = await lastEvent(tx, booking, 'voucher_sent');
    if (before !== undefined && before.sequence > (sent?.sequence ?? 0)) return;
    await recordEvent(tx, booking, { type: 'voucher_undelivered', actor: 'system', at });
    await enqueue(
      tx,
      vouchers(booking).filter(({ kind }) => kind === 'voucher-sms'),
      at,
    );
  });
}
