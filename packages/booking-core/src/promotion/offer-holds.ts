import { daysBetween } from '../dates/local-date.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { OfferScope, Promotion } from './promotion.types.ts';

/** When a stay is booked and begins: what offers by time look at. */
export interface OfferDates {
  /** Today in the property's zone. */
  readonly bookedOn: LocalDate;
  readonly checkIn: LocalDate;
}

/** A room that an offer may be of. */
export interface RoomOffered {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  /** Those that fill a place in it. */
  readonly guests?: Pick<GuestCounts, 'adults' | 'childAges'> | undefined;
  /** What each of its nights that are priced now costs, in order. */
  readonly prices?: readonly MinorUnits[] | undefined;
  /** Who joins it on nights that were priced before, once for each of those nights. */
  readonly joining?: Pick<GuestCounts, 'adults' | 'childAges'> | undefined;
}

/** What else an offer may look at. */
export interface StayOffered {
  /** Nights of the stay; 0 for hours. */
  readonly nights: number;
  readonly lastNight: LocalDate;
  readonly rooms: readonly RoomOffered[];
  /** Rooms before tax and discount, as far as they are priced now. */
  readonly roomsTotal: MinorUnits;
  /** The same with what of the stay was priced before, where that is more. */
  readonly wholeTotal?: MinorUnits | undefined;
}

/** Whether an offer holds on these dates, as far as the days of booking and arrival go; a code was entered. */
export function holdsOn(offer: Promotion, dates: OfferDates): boolean {
  if (!isBookable(offer, dates.bookedOn) || dates.checkIn < (offer.stayFrom ?? dates.checkIn)) return false;
  if (dates.checkIn > (offer.stayTo ?? dates.checkIn)) return false;
  if (offer.kind !== 'early-bird' && offer.kind !== 'last-minute') return true;
  const daysAhead = daysBetween(dates.bookedOn, dates.checkIn);
  return offer.kind === 'early-bird' ? daysAhead >= offer.daysAhead : daysAhead >= 0 && daysAhead <= offer.daysAhead;
}

/** Whether an offer or a code can be booked on a day. */
export const isBookable = ({ validFrom, validTo }: OfferScope, bookedOn: LocalDate): boolean =>
  (validFrom ?? bookedOn) <= bookedOn && bookedOn <= (validTo ?? bookedOn);

/** Whether an offer that holds on a stay's dates is for the stay: its length, its rooms and plans, what they come to. */
export function isForStay(offer: Promotion, stay: StayOffered): boolean {
  const { nights, lastNight, rooms, wholeTotal = stay.roomsTotal } = stay;
  const { minNights = 0, maxNights = nights, stayTo = lastNight, minTotal = 0, minRooms = 0 } = offer;
  const { roomTypeIds, ratePlanIds } = offer;
  return (
    nights >= ('nights' in offer ? Math.max(minNights, offer.nights) : minNights) &&
    nights <= maxNights &&
    lastNight <= stayTo &&
    wholeTotal >= minTotal &&
    rooms.length >= minRooms &&
    rooms.every(
      (room) => roomTypeIds?.includes(room.roomTypeId) !== false && ratePlanIds?.includes(room.ratePlanId) !== false,
    )
  );
}
