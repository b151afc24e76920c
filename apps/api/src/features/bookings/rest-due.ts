import { lastDayToPay, restAskedOn, restDueOf, restLapsesAt, type RestDue } from '@latchkey/booking-core/deposit';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { todayIn } from '@latchkey/booking-core/time';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Database } from '../../database/database.types.ts';
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

/** What makes a guest owe something else than was asked for. */
const outdating = ['modified', 'payment_taken_back'] as const;

/**
 * What the guest was asked for on the rest's day, or on one after it that a change has left behind; null where nobody was
 * asked. Where the stay is cancelled otherwise, a change after it, or a payment that was none, has the guest asked anew.
 */
export async function askedRest(
  db: Database,
  booking: BookingKey,
  { dueOn, ifUnpaid }: Pick<RestDue, 'dueOn' | 'ifUnpaid'>,
): Promise<AskedRest | null> {
  const last = await lastEvent(db, booking, 'rest_asked');
  const asked = last?.facts as AskedRest | undefined;
  if (last === undefined || asked === undefined || asked.dueOn < dueOn) return null;
  if (ifUnpaid !== 'cancel') return asked;
  for (const type of outdating) {
    const later = await lastEvent(db, booking, type);
    if (later !== undefined && later.sequence > last.sequence) return null;
  }
  return asked;
}

/** The rest as it would be asked for now, of a guest who was not asked yet or is asked anew. */
export async function restToAsk(
  db: Database,
  booking: BookingKey & Pick<BookingRow, 'selection'>,
  rest: RestDue,
  timeZone: string,
  now: Date,
): Promise<RestDue> {
  const before = (await lastEvent(db, booking, 'rest_asked'))?.facts as AskedRest | undefined;
  return restAskedOn(rest, booking.selection.stay, todayIn(timeZone, now.getTime()), before?.payBy !== undefined);
}

/**
 * The moment at which a booking is cancelled if its rest is not paid; null where it is not cancelled. Before its guest is
 * asked it is the one that asking on the rest's day brings, as long as that is to come.
 */
export async function cancelledUnpaidAt(
  db: Database,
  booking: BookingKey & BookingWithRest,
  timeZone: string,
  now: Date,
): Promise<number | null> {
  const rest = restOf(booking);
  if (rest?.ifUnpaid !== 'cancel') return null;
  const asked = await askedRest(db, booking, rest);
  if (asked !== null) return asked.payBy === undefined ? null : restLapsesAt(asked.payBy, timeZone);
  const onItsDay = restLapsesAt(lastDayToPay(rest.dueOn), timeZone);
  if (onItsDay > now.getTime()) return onItsDay;
  const { payBy } = await restToAsk(db, booking, rest, timeZone, now);
  return payBy === undefined ? null : restLapsesAt(payBy, timeZone);
}
