import type { StaySelection } from '@latchkey/api-contract/types';
import { addDays, stayDatesOf, type LocalDate } from '@latchkey/booking-core/dates';
import { mostOfAddon, priceStay, type Bill, type PricedAddon, type PricedRoom } from '@latchkey/booking-core/pricing';
import { checkRoomCount, occupancyOf } from '@latchkey/booking-core/rooms';
import { hourlySlots } from '@latchkey/booking-core/time';
import type { CouponOffer } from '@latchkey/booking-core/promotion';
import type { Database } from '../../database/database.types.ts';
import { isPlausible } from '../availability/plausible-date.ts';
import { couponOf, offersOf } from '../availability/pricing-terms.ts';
import { byPlan, planKey, ratesBetween, type RateOfNight } from '../sale-sheets/rates.queries.ts';
import { sellable } from '../availability/sellable.ts';
import { propertyToday } from '../hotels/property-today.ts';
import { basePaxOf, roomOf, type HotelRecord } from '../hotels/hotel-record.ts';
import { claimsOf, inLockOrder, type Claim } from '../inventory/claims.ts';
import { inventoryBetween } from '../inventory/inventory.queries.ts';
import { byKey, freeFor, keyOf, withClaims } from '../inventory/inventory.service.ts';

export type SelectionRefusal =
  | 'invalid_dates'
  | 'max_occupancy'
  | 'max_rooms'
  | 'unknown_coupon'
  | 'not_for_sale'
  | 'sold_out';

/** What a selection costs now, or the first reason why it cannot be sold. Looks at inventory, takes nothing; claims that are `own` count as free. */
export async function priceSelection(
  db: Database,
  hotel: HotelRecord,
  selection: StaySelection,
  now: Date,
  own: readonly Claim[] = [],
): Promise<{ bill: Bill } | { refused: SelectionRefusal }> {
  const today = propertyToday(hotel.facts.timeZone, now);
  const span = spanOf(hotel, selection.stay, today, now);
  if (span === null) return { refused: 'invalid_dates' };
  const coupon = selection.couponCode === undefined ? null : couponOf(hotel.facts, selection.couponCode);
  if (selection.couponCode !== undefined && coupon === null) return { refused: 'unknown_coupon' };
  const misfit = misfitOf(hotel, selection);
  if (misfit !== null) return { refused: misfit };
  const addons = addonsOf(hotel, selection);
  if (addons === null) return { refused: 'not_for_sale' };

  const plans = byPlan(await ratesBetween(db, hotel.id, span.first, span.lastNight));
  const rooms: PricedRoom[] = [];
  for (const room of selection.rooms) {
    const stay = ratesOf(hotel, selection.stay, room, plans.get(planKey(room)), span.nights);
    if (stay === null) return { refused: 'not_for_sale' };
    rooms.push({
      roomTypeId: room.roomTypeId,
      ratePlanId: room.ratePlanId,
      guests: { adults: room.adults, childAges: room.childAges, infants: room.infants },
      stay,
    });
  }
  if (!(await areFree(db, hotel.id, claimsOf(hotel.facts, selection), own))) return { refused: 'sold_out' };
  return { bill: billOf(hotel, today, span.first, rooms, addons, coupon) };
}

interface Span {
  readonly first: LocalDate;
  readonly lastNight: LocalDate;
  readonly nights: number;
}

function spanOf(hotel: HotelRecord, stay: StaySelection['stay'], today: LocalDate, now: Date): Span | null {
  if (!(stay.kind === 'hours' ? [stay.date] : [stay.checkIn, stay.checkOut]).every(isPlausible)) return null;
  if (stay.kind === 'hours') {
    const slot = hourlySlots(stay.date, hotel.facts.timeZone, now.getTime())[stay.startHour];
    return slot?.isOffered === true ? { first: stay.date, lastNight: stay.date, nights: 1 } : null;
  }
  const dates = stayDatesOf(stay.checkIn, stay.checkOut, today);
  return dates.kind === 'stay'
    ? { first: dates.checkIn, lastNight: addDays(dates.checkOut, -1), nights: dates.nights }
    : null;
}

function misfitOf(hotel: HotelRecord, selection: StaySelection): 'max_occupancy' | 'max_rooms' | 'not_for_sale' | null {
  const counts = new Map<string, number>();
  for (const chosen of selection.rooms) {
    const room = roomOf(hotel, chosen.roomTypeId);
    if (room === undefined || !Object.hasOwn(room.prices, chosen.ratePlanId)) return 'not_for_sale';
    if (occupancyOf(room, chosen, basePaxOf(room, chosen.ratePlanId)).kind === 'refused') return 'max_occupancy';
    const count = (counts.get(room.id) ?? 0) + 1;
    counts.set(room.id, count);
    if (checkRoomCount(room, count, room.maxRooms) !== null) return 'max_rooms';
  }
  return null;
}

function ratesOf(
  hotel: HotelRecord,
  stay: StaySelection['stay'],
  chosen: { roomTypeId: string; ratePlanId: string },
  rates: readonly RateOfNight[] | undefined,
  nights: number,
): PricedRoom['stay'] | null {
  if (stay.kind === 'nights') {
    const nightly = sellable(rates, nights);
    return nightly === null ? null : { kind: 'nights', nights: nightly };
  }
  const room = roomOf(hotel, chosen.roomTypeId);
  const price = room?.prices[chosen.ratePlanId]?.hourly.find((one) => one.hours === stay.hours);
  const hourly = room?.hourly ?? null;
  if (
    hourly === null ||
    price === undefined ||
    stay.startHour < hourly.firstHour ||
    stay.startHour + stay.hours > hourly.lastHour
  )
    return null;
  return {
    kind: 'hours',
    hours: { date: stay.date, startHour: stay.startHour, hours: stay.hours, price: price.price },
  };
}

/** The extras, each on one line however often it is named; null where the stay cannot have one, or so many of it. */
function addonsOf(hotel: HotelRecord, selection: StaySelection): PricedAddon[] | null {
  const { words } = hotel.wordsIn('en');
  const quantities = new Map<string, number>();
  for (const { addonId, quantity } of selection.addons ?? [])
    quantities.set(addonId, (quantities.get(addonId) ?? 0) + quantity);
  const addons: PricedAddon[] = [];
  for (const [addonId, quantity] of quantities) {
    const facts = hotel.facts.addons.find((addon) => addon.id === addonId);
    if (facts === undefined || quantity > mostOfAddon(facts.category, selection.rooms)) return null;
    addons.push({
      addonId,
      name: words.addons[addonId] ?? addonId,
      category: facts.category,
      price: facts.price,
      quantity,
    });
  }
  return addons;
}

/** Whether inventory has room for all claims at this moment, once what is `own` has been given back. */
export async function areFree(
  db: Database,
  hotelId: number,
  claims: readonly Claim[],
  own: readonly Claim[] = [],
): Promise<boolean> {
  const ordered = inLockOrder([...claims, ...own]);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (first === undefined || last === undefined) return false;
  const rows = withClaims(byKey(await inventoryBetween(db, hotelId, first.date, last.date)), own, -1);
  return claims.every((claim) => freeFor(claim, rows.get(keyOf(claim))) >= claim.quantity);
}

function billOf(
  hotel: HotelRecord,
  bookedOn: LocalDate,
  checkIn: LocalDate,
  rooms: readonly PricedRoom[],
  addons: readonly PricedAddon[],
  coupon: CouponOffer | null,
): Bill {
  const { currency, taxes, convenienceFee, payment } = hotel.facts;
  return priceStay({
    currency,
    bookedOn,
    checkIn,
    rooms,
    taxes,
    promotions: offersOf(hotel.facts),
    coupon,
    addons,
    convenienceFee,
    advance: payment.advance,
  });
}
