import { actingNow } from '../../database/acting.ts';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { boundsOf, givenByProperty } from './bounds.queries.ts';

/** `above_bound`: more than reception may by itself; `prove_again`: whoever may proves first who is at the desk. */
export type AboveBound = 'above_bound' | 'prove_again';

/**
 * Whether whoever acts may give so much more back of a locked booking; null where it is so. The bound is of all that the
 * property gives back of a booking, so that it is not passed in parts. Programs and the operator have none.
 */
export async function aboveRefundBound(
  tx: Transaction,
  booking: BookingKey,
  refund: number,
): Promise<AboveBound | null> {
  if (refund === 0) return null;
  return aboveMoneyBound(tx, booking, async () => (await givenByProperty(tx, booking)) + refund);
}

/**
 * Whether whoever acts may take so much of a deposit that is held for a locked booking; null where it is so. It is taken once,
 * and bounded by the same figure: either way a guest's money moves on the word of one person.
 */
export const aboveDepositBound = (tx: Transaction, booking: BookingKey, amount: number): Promise<AboveBound | null> =>
  aboveMoneyBound(tx, booking, async () => amount);

async function aboveMoneyBound(
  tx: Transaction,
  { hotel_id: hotelId }: BookingKey,
  moved: () => Promise<number>,
): Promise<AboveBound | null> {
  const acting = actingNow();
  if (acting === undefined || acting.principal.kind !== 'staff') return null;
  const { refund: most } = await boundsOf(tx, hotelId);
  if (most === null || (await moved()) <= most) return null;
  if (acting.principal.role === 'reception') return 'above_bound';
  return acting.isFresh ? null : 'prove_again';
}

/** Whether whoever acts may name a price for a booking that was made at a total. */
export async function abovePriceBound(
  tx: Transaction,
  booking: BookingKey & { readonly total: number },
  price: number,
): Promise<'above_bound' | null> {
  const acting = actingNow();
  if (acting?.principal.role !== 'reception') return null;
  const { price_percent: percent } = await boundsOf(tx, booking.hotel_id);
  return percent !== null && Math.abs(price - booking.total) * 100 > percent * booking.total ? 'above_bound' : null;
}
