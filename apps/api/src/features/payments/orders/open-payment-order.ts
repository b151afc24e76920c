import { bookingKey } from '../../../database/booking-key.ts';
import { randomUUID } from 'node:crypto';
import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import {
  insertPayment,
  isReported,
  lockBooking,
  moneyOf,
  payableOf,
  type PaymentRow,
  pendingPayment,
  recordEvent,
  writeOrder,
} from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { orderNotes } from './order-notes.ts';

export type OrderState =
  | { readonly kind: 'open'; readonly orderId: string; readonly amount: number; readonly currency: string }
  | {
      readonly kind: 'refused';
      readonly code: NotOpened | 'gateway_unavailable';
    };

type NotOpened = 'nothing_due' | 'booking_expired' | 'not_found' | 'payment_pending' | 'amount_changed';

/**
 * The gateway's order for what a booking owes now, or may pay of what is left; `shown` is the amount that the guest was shown.
 * None while a payment is reported that the gateway has not confirmed yet. A second call gives the same order until it is paid or fails: a payment row is written first, and its id is the receipt by which a lost answer is found again.
 */
export async function openPaymentOrder(
  deps: Deps,
  hotel: HotelRecord,
  bookingId: string,
  shown?: number,
): Promise<OrderState> {
  const payment = await paymentFor(deps, hotel, bookingId, shown);
  if (typeof payment === 'string') return { kind: 'refused', code: payment };
  const amount = toGatewayUnits(payment.amount, payment.currency);
  if (payment.gateway_order_id !== null)
    return { kind: 'open', orderId: payment.gateway_order_id, amount, currency: payment.currency };

  const opened = await deps.gateways[payment.gateway].openOrder({
    receipt: payment.payment_id,
    amount,
    currency: payment.currency,
    notes: orderNotes(payment),
  });
  if (opened.kind === 'unavailable') {
    deps.log.warn({ gateway: payment.gateway, reason: opened.reason }, 'order not opened');
    return { kind: 'refused', code: 'gateway_unavailable' };
  }
  await writeOrder(deps.db, payment, opened.orderId, new Date(deps.clock().getTime() + deps.settings.reconcileAfterMs));
  const written = await pendingPayment(deps.db, payment, payment);
  return { kind: 'open', orderId: written?.gateway_order_id ?? opened.orderId, amount, currency: payment.currency };
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
    const payable = payableOf(await hotel.asAgreed(tx, booking), booking, await moneyOf(tx, booking), now);
    if (payable.amount === 0) return 'nothing_due';
    if (shown !== undefined && shown !== payable.amount) return 'amount_changed';
    const pending = await pendingPayment(tx, booking, payable);
    if (pending !== undefined) return (await isReported(tx, pending, now)) ? 'payment_pending' : pending;
    const { vendor, superVendor } = hotel.readFacts().payment;
    const payment = {
      hotel_id: hotel.id,
      payment_id: randomUUID(),
      booking_id: booking.booking_id,
      ...payable,
      gateway: hotel.sale.payment.gateway,
      currency: booking.currency,
      created_at: now,
      check_at: null,
      vendor,
      super_vendor: superVendor,
    };
    await insertPayment(tx, payment);
    await recordEvent(tx, booking, {
      type: 'payment_opened',
      actor: 'guest',
      at: now,
      facts: { paymentId: payment.payment_id, amount: payable.amount },
    });
    return {
      ...payment,
      gateway_order_id: null,
      gateway_payment_id: null,
      gateway_transaction_id: null,
      failure_code: null,
      status: 'pending',
    };
  });
}
