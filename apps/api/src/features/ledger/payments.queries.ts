import { dueRefunds } from '../../database/due-refunds.ts';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Gateway } from '@latchkey/api-contract/types';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, Transaction } from '../../database/database.types.ts';
import { laterBy } from '../../database/later-by.ts';
import { ofThese, readByServer } from '../../database/read-by-server.ts';
import type { PaymentTable } from '../../database/tables/payment-tables.ts';
import type { Tables } from '../../database/tables.ts';
import type { Captured } from './captured.types.ts';
import { moneyAtProperty } from './money-at-property.ts';
import { propertyEntriesOf } from './property-payments.queries.ts';

const dayMs = 24 * 3_600_000;

export type PaymentRow = Selectable<PaymentTable>;

/** Sums in minor units. */
export interface MoneyOfBooking {
  /** Taken from the guest, by gateways and at the property. */
  readonly captured: number;
  /** Of that, what was paid at the property: no gateway knows of it. */
  readonly takenAtProperty: number;
  /** Owed to the guest and not paid back yet: what is `waiting`, `unpayable` and `owedAtProperty` included. */
  readonly refunding: number;
  /** Owed, of what was paid at the property, which gives it back there. */
  readonly owedAtProperty: number;
  /** Paid back, by the engine, at the gateway itself or at the property. */
  readonly refunded: number;
  readonly givenAtProperty: number;
  /** Taken back by banks after lost disputes. */
  readonly lost: number;
  /** Captured by payments that are in dispute. */
  readonly disputed: number;
  /** Owed, of payments that are in dispute: no gateway refunds those before the bank has decided. */
  readonly waiting: number;
  /** Owed, and not to be paid by the gateway: the property owes it to the guest. */
  readonly unpayable: number;
  /** The sum put on the folio by hand, less the sum taken off it. */
  readonly posted: number;
}

export async function moneyOf(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<MoneyOfBooking> {
  const payments = await db
    .selectFrom('payment')
    .select(['amount', 'payment_id'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'captured')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['amount', 'status', 'payment_id', 'origin'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', 'in', dueRefunds)
    .execute();
  const disputes = await db
    .selectFrom('dispute')
    .select(['gone', 'status', 'payment_id'])
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .execute();
  const there = moneyAtProperty(await propertyEntriesOf(db, { hotel_id: hotelId, booking_id: bookingId }));
  const { posted } = await db
    .selectFrom('folio_line')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('posted'))
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const disputed = new Set(disputes.filter(({ status }) => status === 'open').map((open) => open.payment_id));
  const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, row) => total + row.amount, 0);
  return {
    captured: sum(payments) + there.taken,
    takenAtProperty: there.taken,
    refunding: sum(refunds.filter(({ status }) => status !== 'processed')) + there.owed,
    owedAtProperty: there.owed,
    refunded: sum(refunds.filter(({ status }) => status === 'processed')) + there.given,
    givenAtProperty: there.given,
    lost: disputes.reduce((total, { gone }) => total + gone, 0),
    disputed: sum(payments.filter(({ payment_id }) => disputed.has(payment_id))),
    waiting: sum(
      refunds.filter(
        ({ status, origin, payment_id }) => status === 'pending' && origin === 'engine' && disputed.has(payment_id),
      ),
    ),
    unpayable: sum(refunds.filter(({ status }) => status === 'unpayable')),
    posted: Number(posted),
  };
}

/** What gateways have taken of a booking's money. */
const capturedOnline = ({ captured, takenAtProperty }: Pick<MoneyOfBooking, 'captured' | 'takenAtProperty'>): number =>
  captured - takenAtProperty;

/** What of it they can still give back: their charge is taken of no more than that. */
export const leftOnline = (money: MoneyOfBooking): number =>
  Math.max(
    0,
    capturedOnline(money) -
      (money.refunding - money.owedAtProperty) -
      (money.refunded - money.givenAtProperty) -
      money.lost,
  );

export async function insertPayment(
  tx: Transaction,
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

/** A payment of this booking, or of one of its shares, that can still be made. */
export function pendingPayment(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  { amount, purpose, share_id: shareId }: Pick<PaymentRow, 'amount' | 'purpose' | 'share_id'>,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'pending')
    .where('amount', '=', amount)
    .where('purpose', '=', purpose)
    .where((row) => (shareId === null ? row('share_id', 'is', null) : row('share_id', '=', shareId)))
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

export function lockPayment(tx: Transaction, hotelId: number, paymentId: string): Promise<PaymentRow> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeCaptured(
  tx: Transaction,
  payment: PaymentRow,
  { gatewayPaymentId, gatewayTransactionId }: Pick<Captured, 'gatewayPaymentId' | 'gatewayTransactionId'>,
  checkAt: Date,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      status: 'captured',
      gateway_payment_id: gatewayPaymentId,
      gateway_transaction_id: gatewayTransactionId,
      failure_code: null,
      check_at: checkAt,
    })
    .where('hotel_id', '=', payment.hotel_id)
    .where('payment_id', '=', payment.payment_id)
    .execute();
}

export async function writeFailed(
  tx: Transaction,
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

/** Payments that the gateway is to be asked about, the longest due first: those captured, or those not captured yet. */
export function paymentsToCheck(
  db: Database,
  which: 'captured' | 'awaited',
  now: Date,
  limit: number,
): Promise<readonly PaymentRow[]> {
  return readByServer(db, (hotelIds) =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('check_at', '<=', now)
      .where('status', which === 'captured' ? '=' : '!=', 'captured')
      .where(ofThese(hotelIds))
      .orderBy('check_at')
      .limit(limit)
      .execute(),
  );
}

/** A booking's captured payments, the earliest first. */
export function capturedPayments(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'captured')
    .orderBy('created_at')
    .execute();
}

/** A hotel's captured payments of one payment at a gateway: one, as its ids are unique. */
export function capturedAtGateway(
  db: Kysely<Tables>,
  hotelId: number,
  gateway: Gateway,
  gatewayPaymentId: string,
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('gateway', '=', gateway)
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .where('status', '=', 'captured')
    .execute();
}

/** Moves the next check of a payment; false where another instance was first. */
export async function moveCheck(db: Kysely<Tables>, payment: PaymentRow, next: Date | null): Promise<boolean> {
  const moved = await db
    .updateTable('payment')
    .set({ check_at: next })
    .where('hotel_id', '=', payment.hotel_id)
    .where('payment_id', '=', payment.payment_id)
    .where((row) => (payment.check_at === null ? row('check_at', 'is', null) : row('check_at', '=', payment.check_at)))
    .returning('payment_id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Has payments be asked about now that a clock that was ahead has put off. Answers how many. */
export async function setPaymentsDue(db: Database, now: Date, reconcileMs: number): Promise<number> {
  const unpaid = await db
    .updateTable('payment')
    .set({ check_at: now })
    .where('status', '!=', 'captured')
    .where('check_at', '>', laterBy(now, reconcileMs))
    // As long again as a payment is old: no check lies further ahead than that from now.
    .where(sql<boolean>`check_at - ${now}::timestamptz > ${now}::timestamptz - created_at + interval '1 minute'`)
    .executeTakeFirst();
  const captured = await db
    .updateTable('payment')
    .set({ check_at: now })
    .where('status', '=', 'captured')
    .where('check_at', '>', laterBy(now, Math.max(dayMs, reconcileMs)))
    .executeTakeFirst();
  return Number(unpaid.numUpdatedRows + captured.numUpdatedRows);
}
