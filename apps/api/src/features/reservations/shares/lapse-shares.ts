import { bookingKey } from '../../../database/booking-key.ts';
import { unlessLost } from '../../../database/server-lost.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { leftToPay } from '@latchkey/booking-core/ledger';
import { notifyGuest } from '../../outbox/outbox.ts';
import { lockBooking, recordEvent, restOf, watchRest } from '../../bookings/bookings.ts';
import { bookingsWithDueShares, moneyOf, owingOf, sharesOf, writeShare } from '../../ledger/ledger.ts';

const batch = 50;

/**
 * Ends shares whose time is over, and asks who booked for what is still missing of a confirmed stay. Returns how many
 * bookings had such shares.
 */
export async function lapseShares({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const due = await bookingsWithDueShares(db, now, batch);
  const keys = new Map(due.map((one) => [`${one.hotel_id} ${one.booking_id}`, one]));
  for (const { hotel_id: hotelId, booking_id: bookingId } of keys.values())
    await transact<void>(db, async (tx) => {
      const booking = await lockBooking(tx, bookingKey(hotelId, bookingId));
      if (booking === undefined) return;
      const over = (await sharesOf(tx, booking)).filter(
        ({ state, until }) => (state === 'open' || state === 'declined') && until <= now,
      );
      for (const share of over) await writeShare(tx, share, { state: 'lapsed' });
      const left = leftToPay(owingOf(booking), await moneyOf(tx, booking));
      if (over.length === 0 || booking.status !== 'confirmed' || left === 0) return;
      const amount = Math.min(
        left,
        over.reduce((sum, share) => sum + share.amount, 0),
      );
      await recordEvent(tx, booking, { type: 'shares_lapsed', actor: 'clock', at: now, facts: { amount } });
      await notifyGuest(tx, booking, 'shares_missing', now, { amount });
      if (restOf(booking)?.ifUnpaid === 'cancel') await watchRest(tx, booking, now);
    }).catch(unlessLost);
  return keys.size;
}
