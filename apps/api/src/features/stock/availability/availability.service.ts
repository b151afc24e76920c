import type { Availability, Locale, RoomAvailability } from '@latchkey/api-contract/types';
import {
  dayNumberOf,
  lastDayOnSale,
  nightsOf,
  stayDatesOf,
  type LocalDate,
  isStayDate,
} from '@latchkey/booking-core/dates';
import { pricesForPax, pricingVersion, type GuestCounts } from '@latchkey/booking-core/pricing';
import { fits, freeWithParts, mostAdultsOf, roomAtPrices, sortRooms } from '@latchkey/booking-core/rooms';
import { nightHours } from '@latchkey/booking-core/inventory';
import {
  basePaxOf,
  bookedAt,
  feesIn,
  type HotelRecord,
  type HotelSale,
  type PropertyNow,
} from '../../catalogue/catalogue.ts';
import type { AriSnapshot } from '../ari/ari-snapshot.ts';
import type { PlanRates } from '../ari/plan-rates.ts';
import { offersOf, pricerOf } from './pricing-terms.ts';
import { planKey } from '../ari/rates.queries.ts';
import { ratesOfStay, type RatesFound } from './sellable.ts';

export interface AvailabilitySearch {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
  readonly guests: GuestCounts;
  readonly language: Locale | undefined;
}

/** How many rooms of a type are free for the whole of a stay. */
export type FreeRooms = (
  roomTypeId: string,
  stay: { readonly checkIn: LocalDate; readonly checkOut: LocalDate; readonly nights: number },
) => number;

/** The rooms of a hotel for some dates and guests, priced with every mandatory charge, in the order they are shown. */
export function searchAvailability(
  hotel: HotelRecord,
  search: AvailabilitySearch,
  now: PropertyNow,
  snapshot: AriSnapshot,
  freeRooms: FreeRooms,
): Availability | { refused: 'invalid_dates' } {
  const { sale } = hotel;
  const { today } = now;
  if (!isStayDate(search.checkIn) || !isStayDate(search.checkOut)) return { refused: 'invalid_dates' };
  const stay = stayDatesOf(search.checkIn, search.checkOut, today);
  if (stay.kind === 'refused') return { refused: 'invalid_dates' };
  const nights = nightsOf(stay.checkIn, stay.checkOut);
  const arrival = dayNumberOf(stay.checkIn);
  const isAhead = stay.checkOut > lastDayOnSale(today, sale.daysOnSale);
  const booked = bookedAt(now, stay.checkIn);
  const price = pricerOf(sale, today, stay.checkIn);
  const rooms = sale.rooms.map((room): RoomAvailability => {
    const planIds = sale.isClosed ? [] : Object.keys(room.prices);
    const pricing = planIds.flatMap((ratePlanId) => {
      const nightly = isAhead
        ? null
        : ratesOfStay(
            nights,
            fromArrival(snapshot.ratesOf(planKey({ roomTypeId: room.id, ratePlanId })), arrival),
            booked,
            sale.childBands,
          );
      if (nightly === null) return [];
      const priced = roomAtPrices(room, basePaxOf(room, ratePlanId), nightly);
      const priceForPax = pricesForPax(price, nightly, mostAdultsOf(priced, priced.basePax), {
        roomTypeId: room.id,
        ratePlanId,
      });
      return [{ ratePlanId, priceForPax, nightly, mostGuests: priced.maxPax }];
    });
    return {
      roomTypeId: room.id,
      name: hotel.roomNameIn(search.language, room.id),
      availableRooms: pricing.length === 0 ? 0 : freeRooms(room.id, stay),
      minStay: leastNights(snapshot, room.id, planIds, arrival),
      fits:
        pricing.length === 0
          ? planIds.some((ratePlanId) => fits(room, search.guests, basePaxOf(room, ratePlanId)))
          : pricing.some(({ ratePlanId, nightly }) => {
              const priced = roomAtPrices(room, basePaxOf(room, ratePlanId), nightly);
              return fits(priced, search.guests, priced.basePax);
            }),
      pricing,
    };
  });
  return {
    hotelId: hotel.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    currency: sale.currency,
    bookedOn: today,
    rooms: sortRooms(rooms),
    taxes: [...hotel.taxesIn(search.language)],
    promotions: offersOf(sale),
    convenienceFee: sale.convenienceFee,
    ...(sale.fees.length === 0 ? {} : { fees: feesIn(hotel, search.language) }),
    advance: sale.payment.advance,
    pricingVersion,
  };
}

/** What is free as a snapshot has it. */
export function freeInSnapshot(snapshot: AriSnapshot, sale: HotelSale): FreeRooms {
  const hours = nightHours(sale);
  const ofParts = new Map(sale.rooms.flatMap((room) => (room.consistsOf === undefined ? [] : [[room.id, room]])));
  return (roomTypeId, { checkIn, nights }) => {
    const first = dayNumberOf(checkIn);
    return freeWithParts(ofParts.get(roomTypeId) ?? { id: roomTypeId }, (type) =>
      snapshot.freeForNights(type, first, nights, hours),
    );
  };
}

/** The fewest nights that any of these plans is sold for from a day; 1 where none is sold on it. */
function leastNights(snapshot: AriSnapshot, roomTypeId: string, planIds: readonly string[], arrival: number): number {
  let least: number | null = null;
  for (const ratePlanId of planIds) {
    const asked = snapshot.ratesOf(planKey({ roomTypeId, ratePlanId })).leastNightsOn(arrival);
    if (asked !== null && asked < (least ?? Infinity)) least = asked;
  }
  return least ?? 1;
}

type SnapshotRate = NonNullable<ReturnType<PlanRates['rateOn']>>;

const fromArrival = (rates: PlanRates, arrival: number): RatesFound<SnapshotRate> => ({
  rateOn: (night) => rates.rateOn(arrival + night),
  isDepartureClosed: (night) => rates.isDepartureClosedOn(arrival + night),
});
