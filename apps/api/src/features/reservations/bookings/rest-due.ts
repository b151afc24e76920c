import { restDueOf, type RestDue } from '@latchkey/booking-core/deposit';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Database } from '../../../database/database.types.ts';
import { lastEvent } from './booking-events.queries.ts';
import type { BookingRow } from './bookings.queries.ts';

/** What says of a booking whether it has a rest. */
export type BookingWithRest = Pick<BookingRow, 'agreed' | 'selection' | 'payment_mode' | 'payment_plan'>;

/** When the rest of a booking is asked for, as it was agreed; null where its guest pays no deposit, or the rest on arrival. */
export const restOf = ({
  agreed,
  selection,
  payment_mode: mode,
  payment_plan: plan,
}: BookingWithRest): RestDue | null =>
  mode === 'online' && plan === 'advance' ? restDueOf(agreed?.stay.advance ?? null, selection.stay) : null;

/** Whether the guest was asked for the rest on its day, or on one after it that a change has left behind. */
export async function isRestAsked(
  db: Database,
  booking: BookingKey,
  { dueOn }: Pick<RestDue, 'dueOn'>,
): Promise<boolean> {
  const asked = await lastEvent(db, booking, 'rest_asked');
  const facts = (asked?.facts ?? {}) as { readonly dueOn?: string };
  return facts.dueOn !== undefined && facts.dueOn >= dueOn;
}
