import { restDueOf, type RestDue } from '@latchkey/booking-core/deposit';
import type { LocalDate } from '@latchkey/booking-core/dates';
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

/** What the guest was asked for: how much, on which day it was due, and the last day to pay where the stay is cancelled otherwise. */
export interface AskedRest {
  readonly amount: number;
  readonly dueOn: LocalDate;
  readonly payBy?: LocalDate;
}

/**
 * What the guest was asked for on the rest's day, or on one after it that a change has left behind; null where nobody was
 * asked. Where the stay is cancelled otherwise, a change after it has the guest asked anew.
 */
export async function askedRest(
  db: Database,
  booking: BookingKey,
  { dueOn, ifUnpaid }: Pick<RestDue, 'dueOn' | 'ifUnpaid'>,
): Promise<AskedRest | null> {
  const last = await lastEvent(db, booking, 'rest_asked');
  const asked = last?.facts as AskedRest | undefined;
  if (last === undefined || asked === undefined || asked.dueOn < dueOn) return null;
  const changed = ifUnpaid === 'cancel' ? await lastEvent(db, booking, 'modified') : undefined;
  return changed !== undefined && changed.sequence > last.sequence ? null : asked;
}
