import type { Gateway } from '@latchkey/api-contract/types';
import * as refund from '@latchkey/booking-core/refund';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Work } from '../../database/database.types.ts';
import type { PaymentTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type PaymentRow = Selectable<PaymentTable>;

/** What a gateway says of money that it has taken. */
export interface Captured {
  readonly kind: 'captured';
  readonly gatewayPaymentId: string;
  /** Null where the gateway has none. */
  readonly gatewayTransactionId: string | null;
  /** In the gateway's units of `currency`. */
  readonly amount: number;
  readonly currency: string;
}

/** Sums in minor units. `refunding` is owed to the guest and not paid back yet. */
export interface MoneyOfBooking {
  readonly captured: number;
  readonly refunding: number;
  readonly refunded: number;
}

export async function moneyOf(db: Kysely<Tables>, hotelId: number, bookingId: string): Promise<MoneyOfBooking> {
  const payments = await db
    .selectFrom('payment')
    .select('amount')
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'captured')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['amount', 'status'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', '!=', 'failed')
    .execute();
  const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, row) => total + row.amount, 0);
  return {
    captured: sum(payments),
    refunding: sum(refunds.filter((refund) => refund.status === 'pending')),
    refunded: sum(refunds.filter((refund) => refund.status === 'processed')),
  };
}

/** What of the captured money counts towards the stay now: neither given back nor kept for something else. */
export function paidTowardsBooking(booking: { readonly kept: number }, money: MoneyOfBooking): number {
  const { captured, refunding, refunded } = money;
  return refund.paidTowards({ paid: captured, givenBack: refunding + refunded, kept: booking.kept });
}

export async function insertPayment(
  tx: Work,
  payment: Omit<
    PaymentRow,
    'gateway_order_id' | 'gateway_payment_id' | 'gateway_transaction_id' | 'failure_code' | 'status'
  >,
): Promise<void> {
  await tx
    .insertInto('payment')
    .values({ ...payment, gateway_order_id: null, gateway_payment_id: null, failure_code: null, status: 'pending' })
    .execute();
}

/** A payment of this booking that the guest can still make. */
export function pendingPayment(
  db: Kysely<Tables>,
  hotelId: number,
  bookingId: string,
  { amount, purpose }: Pick<PaymentRow, 'amount' | 'purpose'>,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'pending')
    .where('amount', '=', amount)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function writeOrder(
  db: Kysely<Tables>,
  payment: Pick<PaymentRow, 'hotel_id' | 'payment_id'>,
  orderId: string,
  checkAt: Date,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ gateway_order_id: orderId, check_at: checkAt })
    .where('hotel_id', '=', payment.hotel_id)
    .where('payment_id', '=', payment.payment_id)
    .where('gateway_order_id', 'is', null)
    .execute();
}

export function paymentOfOrder(
  db: Kysely<Tables>,
  hotelId: number,
  gateway: Gateway,
  orderId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .where('gateway_order_id', '=', orderId)
    .executeTakeFirst();
}

export function lockPayment(tx: Work, hotelId: number, paymentId: string): Promise<PaymentRow> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeCaptured(
  tx: Work,
  payment: PaymentRow,
  { gatewayPaymentId, gatewayTransactionId }: Pick<Captured, 'gatewayPaymentId' | 'gatewayTransactionId'>,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      status: 'captured',
      gateway_payment_id: gatewayPaymentId,
      gateway_transaction_id: gatewayTransactionId,
      failure_code: null,
      check_at: null,
    })
    .where('hotel_id', '=', payment.hotel_id)
    .where('payment_id', '=', payment.payment_id)
    .execute();
}

export async function writeFailed(
  tx: Work,
  payment: PaymentRow,
  gatewayPaymentId: string,
  code: string,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status: 'failed', gateway_payment_id: gatewayPaymentId, failure_code: code })
    .where('hotel_id', '=', payment.hotel_id)
    .where('payment_id', '=', payment.payment_id)
    .execute();
}

/** Payments that the gateway is to be asked about, the longest due first. */
export function paymentsToCheck(db: Database, now: Date, limit: number): Promise<PaymentRow[]> {
  return db.selectFrom('payment').selectAll().where('check_at', '<=', now).orderBy('check_at').limit(limit).execute();
}

/** Moves the next check of a payment; false where another instance was first. */
export async function moveCheck(db: Kysely<Tables>, payment: PaymentRow, next: Date | null): Promise<boolean> {
  const moved = await db
    .updateTable('payment')
    .set({ check_at: next })
    .where('hotel_id', '=', payment.hotel_id)
    .where('payment_id', '=', payment.payment_id)
    .where('check_at', '=', payment.check_at)
    .returning('payment_id')
    .executeTakeFirst();
  return moved !== undefined;
}
