import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { findBooking, lockBooking, waitsForCard } from '../../bookings/bookings.ts';
import { isReported, moneyOf, payableOf, type PaymentRow, pendingPayment } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { openCard } from '../stored-cards/open-card.ts';
import { orderOfPayment, type OrderOfPayment } from './order-of-payment.ts';
import { writePending } from './write-pending.ts';

export type OrderState =
  | (Extract<OrderOfPayment, { kind: 'open' }> & {
      /** It asks for no money, and for a card that is kept. */
      readonly keepsCard?: true;
    })
  | {
      readonly kind: 'refused';
      readonly code: NotOpened | 'gateway_unavailable';
    };

type NotOpened = 'nothing_due' | 'booking_expired' | 'not_found' | 'payment_pending' | 'amount_changed';

/**
 * The gateway's order for what a booking owes now, or may pay of what is left; `shown` is the amount that the guest was
 * shown. None while a payment is reported that the gateway has yet to confirm. A second call gives the same order until
 * it is paid or fails: a payment row is written first, and its id is the receipt by which a lost answer is found again.
 */
export async function openPaymentOrder(
  deps: Deps,
  hotel: HotelRecord,
  bookingId: string,
  shown?: number,
): Promise<OrderState> {
  const booking = await findBooking(deps.db, bookingKey(hotel.id, bookingId));
  if (booking !== undefined && waitsForCard(booking)) return openCard(deps, hotel, bookingId);
  const payment = await paymentFor(deps, hotel, bookingId, shown);
  if (typeof payment === 'string') return { kind: 'refused', code: payment };
  return orderOfPayment(deps, payment);
}

async function paymentFor(
  deps: Deps,
  hotel: HotelRecord,
  bookingId: string,
  shown: number | undefined,
): Promise<PaymentRow | NotOpened> {
  return transact<PaymentRow | NotOpened>(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
    if (booking === undefined) return 'not_found';
    const now = deps.clock();
    if (
      booking.status === 'expired' ||
      (booking.status === 'payment_pending' && booking.expires_at !== null && booking.expires_at <= now)
    )
      return 'booking_expired';
    const payable = payableOf(await hotel.agreedHotel(tx, booking), booking, await moneyOf(tx, booking), now);
    if (payable.amount === 0) return 'nothing_due';
    if (shown !== undefined && shown !== payable.amount) return 'amount_changed';
    const pending = await pendingPayment(tx, booking, { ...payable, share_id: null });
    if (pending !== undefined) return (await isReported(tx, pending, now)) ? 'payment_pending' : pending;
    return writePending(tx, hotel, booking, { ...payable, share_id: null }, now);
  });
}
