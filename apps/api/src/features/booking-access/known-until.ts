import type { StayChoice } from '@latchkey/booking-core/basket';

const dayMs = 24 * 3_600_000;
/** From the first hour of the last day, by UTC, to a year after its last hour in any zone. */
const yearAfterDayMs = 367 * dayMs;

/** Until when a stay that was confirmed, or proved by a code, makes its guest's number one that codes are sent to: for a year after it. */
export function yearAfterStay({ selection: { stay } }: { readonly selection: Pick<StayChoice, 'stay'> }): Date {
  return new Date(Date.parse(`${stay.kind === 'hours' ? stay.date : stay.checkOut}T00:00:00Z`) + yearAfterDayMs);
}
