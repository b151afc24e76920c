import type { BookedAt, NightRestrictions, PlanDates } from './restrictions.types.ts';

/** A night that is sold to every stay. */
export const noRestrictions: NightRestrictions = {
  minStay: 1,
  maxStay: null,
  stayLengths: null,
  minStayThrough: 1,
  maxStayThrough: null,
  closedToArrival: false,
  closedToDeparture: false,
  minAdvanceDays: 0,
  maxAdvanceDays: null,
  cutOffHour: null,
};

/** Whether a stay may begin on a night, booked at a moment. */
export function isArrivalOpen(arrival: NightRestrictions, { daysAhead, hour }: BookedAt): boolean {
  const { closedToArrival, minAdvanceDays, maxAdvanceDays, cutOffHour } = arrival;
  return (
    !closedToArrival &&
    daysAhead >= minAdvanceDays &&
    daysAhead <= (maxAdvanceDays ?? daysAhead) &&
    (daysAhead > 0 || hour < (cutOffHour ?? 24))
  );
}

/** Whether a stay that begins on a night may be so long by the lengths that are named there, if any are. */
export const hasLength = ({ stayLengths }: Pick<NightRestrictions, 'stayLengths'>, length: number): boolean =>
  stayLengths?.includes(length) ?? true;

/** Whether the nights of a stay, the first one first, let it be as long as it is. */
export function isLengthOpen(nights: readonly NightRestrictions[]): boolean {
  const length = nights.length;
  const [arrival] = nights;
  return (
    arrival !== undefined &&
    length >= arrival.minStay &&
    length <= (arrival.maxStay ?? length) &&
    hasLength(arrival, length) &&
    nights.every((night) => length >= night.minStayThrough && length <= (night.maxStayThrough ?? length))
  );
}

/** Whether a plan is sold for a stay: where it begins, how long it is, and where it ends. All of them must let it be. */
export function isStayOpen(
  nights: readonly NightRestrictions[],
  isDepartureClosed: boolean,
  booked: BookedAt,
): boolean {
  const [arrival] = nights;
  return arrival !== undefined && !isDepartureClosed && isArrivalOpen(arrival, booked) && isLengthOpen(nights);
}

/** Longer stays are not looked for. */
const longest = 90;

/**
 * The fewest nights of a stay that may begin on an arrival, whenever it is booked; null where there is none. A night that
 * is not sold ends the search: what asks for more nights than are sold is answered with as many as it asks for.
 */
export function leastNightsFrom({ night, isDepartureClosed }: PlanDates): number | null {
  const arrival = night(0);
  if (arrival === null) return null;
  let least = leastOf(arrival);
  if (least === null) return null;
  let most = Math.min(arrival.maxStay ?? longest, longest);
  for (let at = 0; at < most; at += 1) {
    const one = night(at);
    if (one === null) return at < least ? least : null;
    least = Math.max(least, one.minStayThrough);
    most = Math.min(most, one.maxStayThrough ?? most);
    if (at + 1 >= least && at + 1 <= most && hasLength(arrival, at + 1) && !isDepartureClosed(at + 1)) return at + 1;
  }
  return null;
}

/** The fewest nights that a night itself asks of a stay beginning on it; null where it names no length that is long enough. */
function leastOf({ minStay, stayLengths }: NightRestrictions): number | null {
  if (stayLengths === null) return minStay;
  const enough = stayLengths.filter((length) => length >= minStay);
  return enough.length === 0 ? null : Math.min(...enough);
}
