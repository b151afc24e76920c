import type { Locale } from '@latchkey/api-contract/types';
import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { lockBooking } from '../../bookings/bookings.ts';
import {
  findShare,
  isReported,
  moneyOf,
  payableOf,
  type PaymentRow,
  pendingPayment,
  type ShareRow,
  writeShare,
} from '../../ledger/ledger.ts';
import { orderOfPayment, type OrderOfPayment } from '../orders/order-of-payment.ts';
import { writePending } from '../orders/write-pending.ts';

export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly language: Locale;
  /** The sum that the payer was shown, in minor units. */
  readonly shown: number;
}

type NotOpened = 'not_found' | 'share_not_open' | 'nothing_due' | 'payment_pending' | 'amount_changed';
export type ShareOrder =
  | Extract<OrderOfPayment, { kind: 'open' }>
  | { readonly kind: 'refused'; readonly code: NotOpened | 'gateway_unavailable' };

/**
 * The gateway's order for a share: for the share, or for what is left of the stay where that is less. Several shares can have
 * theirs open at once; what comes beyond what is due goes back by itself.
 */
export async function openShareOrder(
  deps: Deps,
  hotel: HotelRecord,
  known: ShareRow,
  payer: Payer,
): Promise<ShareOrder> {
  const payment = await paymentFor(deps, hotel, known, payer);
  return typeof payment === 'string' ? { kind: 'refused', code: payment } : orderOfPayment(deps, payment);
}

async function paymentFor(
  deps: Deps,
  hotel: HotelRecord,
  known: ShareRow,
  { name, email, language, shown }: Payer,
): Promise<PaymentRow | NotOpened> {
  return transact<PaymentRow | NotOpened>(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(hotel.id, known.booking_id));
    const share = await findShare(tx, hotel.id, known.share_id);
    if (booking === undefined || share === undefined) return 'not_found';
    const now = deps.clock();
    if ((share.state !== 'open' && share.state !== 'declined') || share.until <= now) return 'share_not_open';
    const payable = payableOf(await hotel.agreedHotel(tx, booking), booking, await moneyOf(tx, booking), now);
    if (booking.status !== 'confirmed' || payable.purpose !== 'balance' || payable.amount === 0) return 'nothing_due';
    const amount = Math.min(share.amount, payable.amount);
    if (shown !== amount) return 'amount_changed';
    const wanted = { amount, purpose: payable.purpose, share_id: share.share_id };
    const pending = await pendingPayment(tx, booking, wanted);
    if (pending !== undefined && (await isReported(tx, pending, now))) return 'payment_pending';
    await writeShare(tx, share, {
      state: 'open',
      payer_name: name,
      payer_mail: email,
      payer_language: language,
      agreed_at: now,
    });
    return pending ?? writePending(tx, hotel, booking, wanted, now);
  });
}
