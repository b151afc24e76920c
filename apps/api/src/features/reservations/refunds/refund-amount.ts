import type { BookingKey } from '../../../database/booking-key.ts';
import type { Work } from '../../../database/database.types.ts';
import { capturedLeft } from './captured-left.ts';
import { oweAtProperty } from './owe-at-property.ts';
import { startRefund } from './start-refund.ts';

/**
 * Starts refunds of an amount, from the latest of a booking's payments back; what gateways have not enough for, the
 * property gives back of what was paid there. Throws where less is left of both.
 */
export async function refundAmount(
  tx: Work,
  booking: BookingKey,
  amount: number,
  reason: string,
  at: Date,
): Promise<void> {
  if (amount === 0) return;
  let owed = amount;
  for (const { paymentId, left } of await capturedLeft(tx, booking)) {
    const part = Math.min(owed, left);
    if (part > 0) await startRefund(tx, booking, { paymentId, amount: part, reason }, at);
    owed -= Math.max(0, part);
  }
  owed -= owed > 0 ? await oweAtProperty(tx, booking, owed, reason, at) : 0;
  if (owed > 0) throw new Error(`a refund of ${owed} more than was captured`);
}

/** Starts the refund of all that a booking's payments captured, or was paid at the property, and no refund has claimed yet. */
export async function refundCaptured(tx: Work, booking: BookingKey, reason: string, at: Date): Promise<void> {
  for (const { paymentId, left } of await capturedLeft(tx, booking))
    if (left > 0) await startRefund(tx, booking, { paymentId, amount: left, reason }, at);
  await oweAtProperty(tx, booking, Number.MAX_SAFE_INTEGER, reason, at);
}
