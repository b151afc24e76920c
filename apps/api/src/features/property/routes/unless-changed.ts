import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { lastEventNumber, lockBooking } from '../../bookings/bookings.ts';

/** Headers of an act, which may say what whoever acts has seen. */
export interface SeenBy {
  readonly 'latchkey-seen'?: string | undefined;
}

/** The number of the last event that whoever acts has seen; undefined where nothing is said of it. */
export const seenIn = (headers: SeenBy): number | undefined =>
  headers['latchkey-seen'] === undefined ? undefined : Number(headers['latchkey-seen']);

/**
 * Does an act on a booking unless more has happened to it than whoever acts has seen: then nothing is done. What changes
 * nothing, because it was done before, is taken all the same: the same press twice is one.
 */
export async function unlessChanged<T>(
  tx: Transaction,
  booking: BookingKey,
  seen: number | undefined,
  rollback: (answer: 'changed') => never,
  work: () => Promise<T>,
): Promise<T> {
  if (seen === undefined) return work();
  await lockBooking(tx, booking);
  const before = await lastEventNumber(tx, booking);
  const outcome = await work();
  const isDone = (await lastEventNumber(tx, booking)) !== before;
  return isDone && before !== seen ? rollback('changed') : outcome;
}
