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
  /** The last day on which it can be paid, where the stay is cancelled otherwise. */
  readonly payBy?: LocalDate | undefined;
}

/** Days that a guest has to pay after the day on which the rest was asked for, where the stay is cancelled otherwise. */
const daysToPay = 3;

/** The least days before arrival on which a rest is due whose stay can be cancelled: the last one to pay is before arrival. */
export const leastDaysToCancel = daysToPay + 1;

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
  return { dueOn: addDays(arrivalDay(stay), -first.daysBefore), ifUnpaid: first.ifUnpaid };
}

const arrivalDay = (stay: Stay): LocalDate => (stay.kind === 'hours' ? stay.date : stay.checkIn);

/**
 * A rest that is asked for on its day, or on `today` where that is later, with the last day to pay it where the stay is
 * cancelled otherwise. Where that would be no day before the arrival, it is paid at the property instead; of a repeated
 * request (`isAskedAgain`), the last day to pay is then the one before the arrival.
 */
export function restAskedOn({ dueOn, ifUnpaid }: RestDue, stay: Stay, today: LocalDate, isAskedAgain = false): RestDue {
  const whole = lastDayToPay(dueOn > today ? dueOn : today);
  const dayBefore = addDays(arrivalDay(stay), -1);
  const payBy = isAskedAgain && whole > dayBefore ? dayBefore : whole;
  return ifUnpaid === 'cancel' && payBy >= today && payBy <= dayBefore
    ? { dueOn, ifUnpaid, payBy }
    : { dueOn, ifUnpaid: 'pay-at-property' };
}

/** The last day to pay a rest that was asked for on a day, where the stay is cancelled otherwise. */
export const lastDayToPay = (askedOn: LocalDate): LocalDate => addDays(askedOn, daysToPay);

/** The moment at which a stay whose rest was not paid is cancelled: the end of its last day. Throws as `momentOf` does. */
export const restLapsesAt = (payBy: LocalDate, timeZone: string): EpochMs =>
  momentOf(addDays(payBy, 1), '00:00', timeZone);

/** The moment from which on the rest is asked for, at the property's clocks. Throws as `momentOf` does. */
export const restAskedFrom = ({ dueOn }: Pick<RestDue, 'dueOn'>, timeZone: string): EpochMs =>
  momentOf(dueOn, askedAt, timeZone);
