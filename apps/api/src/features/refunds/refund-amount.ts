import type { BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { refundByWay, type RefundByWay } from '@latchkey/booking-core/refund';
import { leftAtProperty, moneyAtProperty, propertyEntriesOf } from '../ledger/ledger.ts';
import { capturedLeft } from './captured-left.ts';
import { oweAtProperty } from './owe-at-property.ts';
import { startRefund } from './start-refund.ts';

/**
 * Starts refunds of an amount, by the ways that booking-core names: from the latest of a booking's payments back, or, where
 * several have paid, in proportion of what is left of each one's payment, less the payment company's charge; what gateways
 * have not enough for, the property gives back of what was paid there. Throws where less is left of both.
 */
export async function refundAmount(
  tx: Transaction,
  booking: BookingKey,
  amount: number,
  reason: string,
  at: Date,
  processingCharge = 0,
): Promise<void> {
  if (amount === 0) return;
  const { payments, online, atProperty } = await waysOf(tx, booking, amount, processingCharge);
  for (const [place, { paymentId }] of payments.entries()) {
    const part = online[place] ?? 0;
    if (part > 0) await startRefund(tx, booking, { paymentId, amount: part, reason }, at);
  }
  if (atProperty > 0) await oweAtProperty(tx, booking, atProperty, reason, at);
}

/** How much of an amount would go back through gateways, and how much at the property, minor units. */
export async function refundWays(
  db: Database | Transaction,
  booking: BookingKey,
  amount: number,
): Promise<{ readonly online: number; readonly atProperty: number }> {
  const { online, atProperty } = await waysOf(db, booking, amount, 0);
  return { online: online.reduce((sum, part) => sum + part, 0), atProperty };
}

async function waysOf(
  db: Database | Transaction,
  booking: BookingKey,
  amount: number,
  processingCharge: number,
): Promise<RefundByWay & { readonly payments: Awaited<ReturnType<typeof capturedLeft>> }> {
  const payments = await capturedLeft(db, booking);
  const there = leftAtProperty(moneyAtProperty(await propertyEntriesOf(db, booking)));
  const left = payments.reduce((sum, payment) => sum + payment.left, there);
  if (amount > left) throw new Error(`a refund of ${amount - left} more than was captured`);
  return { payments, ...refundByWay({ refund: amount, processingCharge }, payments, there) };
}

/** Starts the refund of all that a booking's payments captured, or was paid at the property, and no refund has claimed yet. */
export async function refundCaptured(tx: Transaction, booking: BookingKey, reason: string, at: Date): Promise<void> {
  for (const { paymentId, left } of await capturedLeft(tx, booking))
    if (left > 0) await startRefund(tx, booking, { paymentId, amount: left, reason }, at);
  await oweAtProperty(tx, booking, Number.MAX_SAFE_INTEGER, reason, at);
}
