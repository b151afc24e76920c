import type { ClockTime } from '../clock/clock-time.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { Stay } from '../stay/stay.types.ts';
import { momentOf, type EpochMs } from '../time/zone.ts';
import type { RestRule, StayToPrice } from '../pricing/pricing.types.ts';

/** When what a deposit leaves of a stay is asked for, and what becomes of it if nobody pays it. */
export interface RestDue extends Pick<RestRule, 'ifUnpaid'> {
  /** On the property's calendar, before the arrival; before the booking where that is later. */
  readonly dueOn: LocalDate;
}

/** Guests are not written to at night. */
const askedAt: ClockTime = '08:00';

/**
 * When the rest of a stay is asked for that was booked by a deposit; null where it is paid on arrival. Of several rules, as
 * the plans of a stay may have, the one that asks first holds.
 */
export function restDueOf(advance: StayToPrice['advance'], stay: Stay): RestDue | null {
  const rules = advance === null ? [] : 'kind' in advance ? [advance] : advance;
  const [first] = rules
    .flatMap(({ rest }) => (rest === undefined ? [] : [rest]))
    .toSorted((one, other) => other.daysBefore - one.daysBefore);
  if (first === undefined) return null;
  const arrival = stay.kind === 'hours' ? stay.date : stay.checkIn;
  return { dueOn: addDays(arrival, -first.daysBefore), ifUnpaid: first.ifUnpaid };
}

/** The moment from which on the rest is asked for, at the property's clocks. Throws as `momentOf` does. */
export const restAskedFrom = ({ dueOn }: Pick<RestDue, 'dueOn'>, timeZone: string): EpochMs =>
  momentOf(dueOn, askedAt, timeZone);
