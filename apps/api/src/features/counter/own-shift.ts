import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import { actingNow } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.types.ts';
import { openShiftOf } from './shifts.queries.ts';

/** The person who acts, who may have a drawer; undefined of programs, links and the engine. */
export function personActing(): string | undefined {
  const principal = actingNow()?.principal;
  return principal?.kind === 'staff' && principal.bookingId === undefined ? principal.id : undefined;
}

/**
 * The drawer to which money belongs that whoever acts takes or gives now: the person's own that is open, where it is cash.
 * Null of other ways, and where no drawer is open: such cash is listed at the end of the day.
 */
export async function shiftOfMoney(
  tx: Transaction,
  hotelId: number,
  method: WayAtProperty | null,
): Promise<string | null> {
  const person = personActing();
  if (method !== 'cash' || person === undefined) return null;
  return (await openShiftOf(tx, hotelId, person))?.shift_id ?? null;
}
