import type { ClockTime } from '../clock/clock-time.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { addDays, daysBetween } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { arrivalOf, departureOf } from '../stay/stay-times.ts';
import type { HotelTimes, Stay } from '../stay/stay.types.ts';
import { momentOf, type EpochMs } from '../time/zone.ts';

/**
 * Of a longer stay no security deposit is held: a bank holds a sum without its guest for 4 days and 18 hours at the shortest
 * (Visa), which is from the morning of arrival to the end of the fifth day.
 */
export const mostNightsHeld = 4;
const shortestHoldMs = (4 * 24 + 18) * 3_600_000;
/** Who may come earlier finds it held, too. */
const heldAt: ClockTime = '08:00';

/** The days of a security deposit, on the property's calendar. */
export interface DepositDays {
  /** The day of arrival, from whose morning on it is held. */
  readonly firstDay: LocalDate;
  /** The day of departure, at whose end it is let go. */
  readonly lastDay: LocalDate;
}

/** A sum that is held on a guest's card for the days of a stay, and not taken. */
export interface SecurityDeposit extends DepositDays {
  /** In minor units. */
  readonly amount: MinorUnits;
}

/** The days for which a deposit of a stay is held. */
export const depositDays = (stay: Stay, times: HotelTimes): DepositDays => ({
  firstDay: arrivalOf(stay, times).date,
  lastDay: departureOf(stay, times).date,
});

/** The security deposit of a stay at a property that asks for one; null where none is held of it. */
export function depositOf(
  amount: MinorUnits | null | undefined,
  stay: Stay,
  times: HotelTimes,
): SecurityDeposit | null {
  const days = depositDays(stay, times);
  const isHeld = amount !== null && amount !== undefined && daysBetween(days.firstDay, days.lastDay) <= mostNightsHeld;
  return isHeld ? { amount, ...days } : null;
}

/**
 * From which moment on the deposit of a stay is held, and at which it is let go: at the end of the day of departure, and
 * never later than any bank holds it. Throws as `momentOf` does.
 */
export function depositSpan(
  stay: Stay,
  property: HotelTimes & { readonly timeZone: string },
): { readonly from: EpochMs; readonly until: EpochMs } {
  const { date, time } = arrivalOf(stay, property);
  const { lastDay } = depositDays(stay, property);
  const from = momentOf(date, time < heldAt ? time : heldAt, property.timeZone);
  return { from, until: Math.min(momentOf(addDays(lastDay, 1), '00:00', property.timeZone), from + shortestHoldMs) };
}

/**
 * How a deposit stands: `due` before it is held; `capturing` and `letting_go` while that is asked of the gateway. The others
 * are final: `ended` is by the bank before its day, `failed` that the card's bank refused it.
 */
export const depositStates = [
  'due',
  'held',
  'capturing',
  'letting_go',
  'captured',
  'let_go',
  'ended',
  'failed',
] as const;
export type DepositState = (typeof depositStates)[number];

/** Whether a deposit that was asked for is not over. */
export const isDepositOpen = (state: DepositState): boolean =>
  state === 'due' || state === 'held' || state === 'capturing' || state === 'letting_go';

/** Whether a sum can be taken of a deposit: of one that is held, once; and why not. */
export function whyNotTaken(
  { state, amount }: { readonly state: DepositState; readonly amount: MinorUnits },
  asked: MinorUnits,
): 'not_held' | 'above_held' | null {
  if (state !== 'held') return 'not_held';
  return asked > amount ? 'above_held' : null;
}
