import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { paymentsOfOneOrder } from '../../../database/migrations/0136-payments-of-one-order.ts';
import { openPglite } from '../../../database/open-database.ts';
import { isForOrder } from './gateway-payments.queries.ts';

const paymentOf = (order: string, vendor: string | null, day: number): string =>
  `insert into payment (hotel_id, payment_id, booking_id, purpose, gateway, gateway_order_id, gateway_payment_id, amount, currency, status, created_at, vendor)
    values (7, '${order}', 'b', 'full', 'stripe', '${order}', 'ch_1', 1, 'INR', 'captured', '2026-01-0${day}', ${vendor === null ? 'null' : `'${vendor}'`})`;

it('what counted before belongs to the order that it was first told for, also where it counted twice', async () => {
  const opened = await openPglite(null);
  if ('refused' in opened) throw new Error(opened.by);
  onTestFinished(() => opened.close());
  const { db } = opened;
  await migrate(db);
  const statements = [
    'drop table gateway_payment',
    `set session_replication_role = 'replica'`,
    paymentOf('order_later', null, 2),
    paymentOf('order_first', 'acct_1', 1),
    paymentOf('order_own', 'own', 3),
    `insert into security_deposit (hotel_id, booking_id, gateway, receipt, order_id, amount, currency, state, captured, charge_id, reason, created_at)
      values (7, 'b', 'stripe', 'r', 'order_held', 5, 'INR', 'captured', 2, 'ch_2', 'A lamp', '2026-01-04')`,
    `insert into unmatched_payment (hotel_id, gateway, gateway_payment_id, booking_id, payment_id, reason, amount, currency, refund_id, refund_status, noticed_at)
      values (7, 'stripe', 'ch_3', 'b', 'order_later', 'second_payment', 1, 'INR', 'r', 'processed', '2026-01-05')`,
    `insert into lost_payment (hotel_id, gateway, gateway_payment_id, order_id, amount, currency, noticed_at, refund_id, refund_status)
      values (8, 'stripe', 'ch_4', 'order_lost', 1, 'INR', '2026-01-06', 'r', 'none')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await paymentsOfOneOrder.up(db as never);
  const isOf = (orderId: string, payment: string, vendor: string | null = null, hotelId = 7): Promise<boolean> =>
    isForOrder(db, { hotelId, gateway: 'stripe', vendor, orderId }, payment);
  expect([await isOf('order_first', 'ch_1'), await isOf('order_later', 'ch_1')]).toEqual([true, false]);
  expect([await isOf('order_own', 'ch_1', 'own'), await isOf('order_other', 'ch_1', 'own')]).toEqual([true, false]);
  expect([await isOf('order_held', 'ch_2'), await isOf('order_first', 'ch_2')]).toEqual([true, false]);
  expect([await isOf('order_later', 'ch_3'), await isOf('order_first', 'ch_3')]).toEqual([true, false]);
  expect([await isOf('order_lost', 'ch_4', null, 8), await isOf('order_lost', 'ch_4')]).toEqual([true, false]);
  expect([await isOf('order_new', 'ch_5'), await isOf('order_new', 'ch_5'), await isOf('order_first', 'ch_5')]).toEqual(
    [true, true, false],
  );
});
