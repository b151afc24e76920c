import type { Availability, Locale, RoomAvailability } from '@latchkey/api-contract/types';
import { addDays, stayDatesOf, type LocalDate } from '@latchkey/booking-core/dates';
import { pricesForPax, pricingVersion, type NightlyRate, type RoomGuests } from '@latchkey/booking-core/pricing';
import { fits, sortRooms } from '@latchkey/booking-core/rooms';
import type { Database } from '../../database/open-database.ts';
import { propertyToday } from '../hotels/property-today.ts';
import { basePaxOf, type HotelRecord } from '../hotels/hotel-record.ts';
import { claimsOf } from '../inventory/claims.ts';
import { inventoryBetween, type InventoryRow } from '../inventory/inventory.queries.ts';
import { byKey, freeFor, keyOf } from '../inventory/inventory.service.ts';
import { isPlausible } from './plausible-date.ts';
import { offersOf, pricingTerms } from './pricing-terms.ts';
import { byPlan, planKey, ratesBetween, type RateOfNight } from './rates.queries.ts';

export interface Search {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
  readonly guests: RoomGuests;
  readonly language: Locale | undefined;
}

/** The rooms of a hotel for some dates and guests, priced with every mandatory charge, in the order they are shown. */
export async function searchAvailability(db: Database, hotel: HotelRecord, search: Search, now: Date): Promise<Availability | { refused: 'invalid_dates' }> {
  const today = propertyToday(hotel.facts.timeZone, now);
  if (!isPlausible(search.checkIn) || !isPlausible(search.checkOut)) return { refused: 'invalid_dates' };
  const stay = stayDatesOf(search.checkIn, search.checkOut, today);
  if (stay.kind === 'refused') return { refused: 'invalid_dates' };
  const [rows, rates] = await Promise.all([
    inventoryBetween(db, hotel.id, stay.checkIn, stay.checkOut),
    ratesBetween(db, hotel.id, stay.checkIn, addDays(stay.checkOut, -1)),
  ]);
  const terms = pricingTerms(hotel.facts, today, stay.checkIn);
  const plans = byPlan(rates);
  const { words } = hotel.wordsIn(search.language);
  const rooms = hotel.facts.rooms.map((room): RoomAvailability => {
    const pricing = Object.keys(room.prices).flatMap((ratePlanId) => {
      const nightly = sellable(plans.get(planKey({ roomTypeId: room.id, ratePlanId })), stay.nights);
      return nightly === null ? [] : [{ ratePlanId, priceForPax: pricesForPax(terms, nightly, room.maxPax), nightly }];
    });
    return {
      roomTypeId: room.id,
      name: words.rooms[room.id]?.name ?? room.id,
      availableRooms: pricing.length === 0 ? 0 : roomsFree(hotel, rows, room.id, stay),
      minStay: leastNights(Object.keys(room.prices).map((ratePlanId) => plans.get(planKey({ roomTypeId: room.id, ratePlanId })))),
      fits: Object.keys(room.prices).some((ratePlanId) => fits(room, search.guests, basePaxOf(room, ratePlanId))),
      pricing,
    };
  });
  return {
    hotelId: hotel.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    currency: hotel.facts.currency,
    bookedOn: today,
    rooms: sortRooms(rooms),
    taxes: hotel.facts.taxes,
    promotions: offersOf(hotel.facts),
    convenienceFee: hotel.facts.convenienceFee,
    advance: hotel.facts.payment.advance,
    pricingVersion,
  };
}

/** The fewest nights that any of these plans is sold for from its first night; 1 where none is sold at all. */
function leastNights(plans: readonly (readonly RateOfNight[] | undefined)[]): number {
  const asked = plans.map((rates) => rates?.[0]?.minStay).filter((minStay) => minStay !== undefined);
  return asked.length === 0 ? 1 : Math.min(...asked);
}

/** Rooms of a type that are free for a whole stay. */
export function roomsFree(hotel: HotelRecord, rows: readonly InventoryRow[], roomTypeId: string, stay: { checkIn: LocalDate; checkOut: LocalDate }): number {
  const inventory = byKey(rows);
  const claims = claimsOf(hotel.facts, {
    stay: { kind: 'nights', checkIn: stay.checkIn, checkOut: stay.checkOut },
    rooms: [{ roomTypeId, ratePlanId: '', adults: 1, childAges: [], infants: 0 }],
  });
  return Math.min(...claims.map((claim) => freeFor(claim, inventory.get(keyOf(claim)))));
}

/** A plan's rates of a stay, or null where it is not sold on every night, nor to this arrival, nor for this length. */
export function sellable(
  rates: readonly RateOfNight[] | undefined,
  nights: number,
): (NightlyRate & { priceForPax: { pax: number; price: number }[] })[] | null {
  const first = rates?.[0];
  if (rates === undefined || first === undefined || rates.length !== nights) return null;
  if (first.closedToArrival || nights < first.minStay || nights > (first.maxStay ?? nights)) return null;
  return rates.map(({ date, priceForPax, extraAdult, extraChild }) => ({ date, priceForPax: [...priceForPax], extraAdult, extraChild }));
}
