import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { hasClosing, isOrderOf } from '../../ledger/ledger.ts';
import { remindOfPayment } from '../../outbox/outbox.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';

/** The window of an order that was closed without a payment, as the guest's page tells it. */
interface Closing {
  readonly reason: string;
  readonly bookingObj: { readonly orderId: string };
}

/** Keeps in the history of a booking that a gateway's window was closed; once for an order, and only for one of its own. */
export async function recordClosing(
  { db, clock }: Deps,
  hotel: HotelRecord,
  bookingId: string,
  { reason, bookingObj: { orderId } }: Closing,
): Promise<void> {
  if (!(await isOrderOf(db, bookingKey(hotel.id, bookingId), orderId))) return;
  await transact(db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
    if (booking === undefined || (await hasClosing(tx, booking, orderId))) return;
    const at = clock();
    await recordEvent(tx, booking, { type: 'payment_closed', actor: 'guest', at, facts: { reason, orderId } });
    await remindOfPayment(tx, booking, at);
  });
}
