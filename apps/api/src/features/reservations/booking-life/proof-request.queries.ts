import type { BookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { CauseOf } from '../../outbox/outbox.ts';
import type { NewEvent } from '../../bookings/bookings.ts';

/** What a booking that waits for a code becomes once it is entered: a request where its hotel confirms by hand. */
export type AfterCode = 'confirmed' | 'requested';

/** The event that a code is asked for, which remembers what for. */
export const proofRequest = (becomes: AfterCode, at: Date, actor: CauseOf<'proof_asked'> = 'guest'): NewEvent => ({
  type: 'proof_asked',
  actor,
  at,
  facts: { becomes },
});

/** What a booking becomes by the code that was asked for last. Those of an older version are confirmed. */
export async function afterCodeOf(tx: Database | Transaction, booking: BookingKey): Promise<AfterCode> {
  const asked = await tx
    .selectFrom('booking_event')
    .select('facts')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .where('type', '=', 'proof_asked')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const facts = asked?.facts as { readonly becomes?: unknown } | undefined;
  return facts?.becomes === 'requested' ? 'requested' : 'confirmed';
}
