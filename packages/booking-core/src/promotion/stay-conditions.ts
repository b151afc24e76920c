import type { LocalDate } from '../dates/local-date.types.ts';
import { holdsOn, isForStay, type StayOffered } from './offer-holds.ts';
import { isOffGuests } from './off-guests.ts';
import type { Promotion } from './promotion.types.ts';

/** A stay as an offer's conditions look at it. */
export interface ConditionedStay extends StayOffered {
  readonly checkIn: LocalDate;
}

/** Whether what an offer or a code takes off depends on the stay, so that a change of the stay can lose some of it. */
export const hasStayConditions = (offer: Promotion): boolean =>
  byStay.has(offer.kind) || isOffGuests(offer) || conditions.some((key) => offer[key] !== undefined);

const byStay: ReadonlySet<Promotion['kind']> = new Set([
  'early-bird',
  'last-minute',
  'flat-above',
  'long-stay',
  'stay-price',
]);
const conditions = [
  'stayFrom',
  'stayTo',
  'minNights',
  'maxNights',
  'minTotal',
  'minRooms',
  'roomTypeIds',
  'ratePlanIds',
] as const;

/**
 * Whether a stay meets the conditions of an offer or a code that it was booked with: those of its days, its length, its
 * rooms and plans and what they come to. The day on which it was booked counts, and no later one; while it is unknown,
 * the conditions on it count as met.
 */
export function meetsConditions(offer: Promotion, stay: ConditionedStay, bookedOn: LocalDate | undefined): boolean {
  const { wholeTotal = stay.roomsTotal } = stay;
  if (offer.kind === 'flat-above' && wholeTotal <= offer.above) return false;
  return isForStay(offer, stay) && (bookedOn === undefined || holdsOn(offer, { bookedOn, checkIn: stay.checkIn }));
}
