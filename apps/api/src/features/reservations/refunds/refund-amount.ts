import type { BookingKey } from '../../../database/booking-key.ts';
import type { Work } from '../../../database/database.types.ts';
import { refundAmongPayers } from '@latchkey/booking-core/refund';
import { capturedLeft } from './captured-left.ts';
import { oweAtProperty } from './owe-at-property.ts';
import { startRefund } from './start-refund.ts';

/**
 * Starts refunds of an amount: from the latest of a booking's payments back, or, where several have paid, in proportion of what
 * is left of each one's payment. What gateways have not enough for, the
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
  const payments = await capturedLeft(tx, booking);
  const parts = payments.some(({ isOfShare }) => isOfShare)
    ? amongPayers(amount, payments)
    : fromFirst(amount, payments);
  for (const { paymentId, part } of parts)
    if (part > 0) await startRefund(tx, booking, { paymentId, amount: part, reason }, at);
  let owed = amount - parts.reduce((sum, { part }) => sum + part, 0);
  owed -= owed > 0 ? await oweAtProperty(tx, booking, owed, reason, at) : 0;
  if (owed > 0) throw new Error(`a refund of ${owed} more than was captured`);
}

type Left = Awaited<ReturnType<typeof capturedLeft>>;
interface Part {
  readonly paymentId: string;
  readonly part: number;
}

/** A unit that cannot be shared goes to who paid first. */
function amongPayers(amount: number, latestFirst: Left): Part[] {
  const payments = latestFirst.toReversed();
  const whole = payments.reduce((sum, { left }) => sum + left, 0);
  const parts = refundAmongPayers(
    Math.min(amount, whole),
    payments.map(({ left }) => left),
  );
  return payments.map(({ paymentId }, place) => ({ paymentId, part: parts[place] ?? 0 }));
}

function fromFirst(amount: number, payments: Left): Part[] {
  let owed = amount;
  return payments.map(({ paymentId, left }) => {
    const part = Math.min(owed, left);
    owed -= part;
    return { paymentId, part };
  });
}

/** Starts the refund of all that a booking's payments captured, or was paid at the property, and no refund has claimed yet. */
export async function refundCaptured(tx: Work, booking: BookingKey, reason: string, at: Date): Promise<void> {
  for (const { paymentId, left } of await capturedLeft(tx, booking))
    if (left > 0) await startRefund(tx, booking, { paymentId, amount: left, reason }, at);
  await oweAtProperty(tx, booking, Number.MAX_SAFE_INTEGER, reason, at);
}
