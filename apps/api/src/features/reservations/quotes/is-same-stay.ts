import type { StayTime } from '@latchkey/booking-core/basket';

type Stay = StayTime;

/** Whether two stays are on the same dates, or in the same hours: as the database gives them, fields have no order. */
export function isSameStay(one: Stay, other: Stay): boolean {
  return one.kind === 'nights'
    ? other.kind === 'nights' && one.checkIn === other.checkIn && one.checkOut === other.checkOut
    : other.kind === 'hours' &&
        one.date === other.date &&
        one.startHour === other.startHour &&
        one.hours === other.hours;
}
