import type { ChosenRoom, StayChoice, StayTime } from '@latchkey/booking-core/basket';
import type { QuoteRequest } from '@latchkey/api-contract/types';
import { lastDayOnSale, nightsOf, stayDatesOf, type LocalDate, isStayDate } from '@latchkey/booking-core/dates';
import {
  agreedStayOf,
  offersOfBill,
  isCodeForStay,
  priceStay,
  type AgreedStay,
  type Bill,
  type PricedAddon,
  type PricedRoom,
  type StayToPrice,
} from '@latchkey/booking-core/pricing';
import { isBookable, type CouponOffer, type Promotion } from '@latchkey/booking-core/promotion';
import { checkRoomCount, fits, occupancyOf, roomAtPrices } from '@latchkey/booking-core/rooms';
import type { BookedAt } from '@latchkey/booking-core/restrictions';
import { areHoursOnSale } from '@latchkey/booking-core/stay';
import { hourlySlots } from '@latchkey/booking-core/time';
import { type BookingLine, bookingLinesOf, freeFor, inLockOrder } from '@latchkey/booking-core/inventory';
import type { Database } from '../../../database/database.types.ts';
import { usesOfCode } from './code-uses.queries.ts';
import {
  byKey,
  byPlan,
  couponOf,
  inventoryBetween,
  keyOf,
  offersOf,
  planKey,
  type RateOfNight,
  ratesBetween,
  ratesOfStay,
  withLines,
} from '../../stock/stock.ts';
import {
  basePaxOf,
  bookedAt,
  feesIn,
  hoursFor,
  mostGuestsFor,
  paxOfHours,
  placesOf,
  type HotelRecord,
  propertyNow,
  propertyToday,
  roomOf,
} from '../../catalogue/catalogue.ts';
import { addonsOf, leftFor, type UnfitExtra } from './chosen-extras.ts';
import { followsOf } from './follows-of.ts';

export type SelectionRefusal =
  | 'invalid_dates'
  | 'max_occupancy'
  | 'max_rooms'
  | 'unknown_coupon'
  | 'coupon_not_for_stay'
  | 'not_for_sale'
  | 'sold_out'
  | 'hotel_closed';

/** Why a change cannot be priced; a code that does not apply is ignored. */
export type ChangeRefusal = Exclude<SelectionRefusal, 'coupon_not_for_stay'>;

interface PricedSelection {
  readonly bill: Bill;
  readonly stay: AgreedStay;
  readonly offers: readonly Promotion[];
  /** The code that is in the price, by its id. */
  readonly couponId?: string;
}

/** What a selection costs now, or the first reason why it cannot be sold. Looks at inventory, takes nothing. */
export async function priceSelection(
  db: Database,
  hotel: HotelRecord,
  selection: QuoteRequest,
  now: Date,
): Promise<PricedSelection | { refused: SelectionRefusal } | UnfitExtra> {
  if (hotel.sale.isClosed || hotel.sale.isPreview) return { refused: 'hotel_closed' };
  const clock = propertyNow(hotel.sale.timeZone, now);
  const { today } = clock;
  const span = stayDates(hotel, selection.stay, now);
  if (span === null) return { refused: 'invalid_dates' };
  if (isAheadOfSale(hotel, selection.stay, today)) return { refused: 'not_for_sale' };
  const coupon = selection.couponCode === undefined ? null : couponOf(hotel.sale, selection.couponCode);
  if (selection.couponCode !== undefined && coupon === null) return { refused: 'unknown_coupon' };
  if (coupon !== null && !isBookable(coupon, today)) return { refused: 'coupon_not_for_stay' };
  const misfit = occupancyRefusal(hotel, selection);
  if (misfit !== null) return { refused: misfit };
  const left = await leftFor(db, hotel, selection);
  const addons = addonsOf(hotel, selection, today, left);
  if ('refused' in addons) return addons;

  const plans = byPlan(await ratesBetween(db, hotel.id, span[0], lastDateOf(selection.stay)));
  const booked = bookedAt(clock, span[0]);
  const rooms: PricedRoom[] = [];
  for (const room of selection.rooms) {
    const stay = ratesOf(hotel, selection.stay, room, plans, span, booked);
    if (stay === null) return { refused: 'not_for_sale' };
    if (!isPricedFor(hotel, room, stay)) return { refused: 'max_occupancy' };
    rooms.push({
      roomTypeId: room.roomTypeId,
      ratePlanId: room.ratePlanId,
      guests: { adults: room.adults, childAges: room.childAges, infants: room.infants },
      stay,
    });
  }
  if (!(await hasInventory(db, hotel.id, bookingLinesOf(hotel.sale, selection)))) return { refused: 'sold_out' };
  const made = { bookedOn: today, checkIn: span[0], ...exemptionsOf(hotel, selection.taxExemptions) };
  const stay = stayToPrice(hotel, made, rooms, addons, coupon);
  if (!isCodeForStay(stay) || (await isUsedUp(db, hotel, coupon))) return { refused: 'coupon_not_for_stay' };
  const bill = priceStay(stay);
  const agreed = agreedStayOf(stay, bill, hotel.fingerprint);
  return {
    bill,
    stay: agreed,
    offers: offersOfBill(bill, stay.promotions),
    ...(coupon === null ? {} : { couponId: coupon.id }),
  };
}

/** Whether a code was used as often as it can be. Who books at the same moment learns it from the hold. */
const isUsedUp = async (db: Database, { id: hotelId }: HotelRecord, coupon: CouponOffer | null): Promise<boolean> =>
  coupon?.maxUses !== undefined && (await usesOfCode(db, { hotelId, couponId: coupon.id })) >= coupon.maxUses;

/** The dates whose rates a stay needs: its nights, or the day of its hours. */
type DatesOfStay = readonly [first: LocalDate, ...others: LocalDate[]];

/** The last date that a stay asks something of: its departure, or the day of its hours. */
export const lastDateOf = (stay: StayTime): LocalDate => (stay.kind === 'hours' ? stay.date : stay.checkOut);

/** Whether a plan's rates, the last date's the last, say that no stay ends on a date. */
export const isDepartureClosed = (rates: readonly RateOfNight[], date: LocalDate): boolean => {
  const last = rates.at(-1);
  return last?.date === date && last.closedToDeparture;
};

/** Whether a stay ends later than the hotel sells. */
export const isAheadOfSale = ({ sale }: HotelRecord, stay: StayTime, today: LocalDate): boolean =>
  lastDateOf(stay) > lastDayOnSale(today, sale.daysOnSale);

export function stayDates(hotel: HotelRecord, stay: StayTime, now: Date): DatesOfStay | null {
  if (!(stay.kind === 'hours' ? [stay.date] : [stay.checkIn, stay.checkOut]).every(isStayDate)) return null;
  if (stay.kind === 'hours') {
    const slot = hourlySlots(stay.date, hotel.sale.timeZone, now.getTime())[stay.startHour];
    return slot?.isOffered === true ? [stay.date] : null;
  }
  const dates = stayDatesOf(stay.checkIn, stay.checkOut, propertyToday(hotel.sale.timeZone, now));
  if (dates.kind !== 'stay') return null;
  const [first, ...others] = nightsOf(dates.checkIn, dates.checkOut);
  return first === undefined ? null : [first, ...others];
}

/** Why rooms cannot be sold to their guests, whatever they cost; null where they can. */
export function occupancyRefusal(
  hotel: HotelRecord,
  selection: Pick<StayChoice, 'rooms' | 'stay'>,
): 'max_occupancy' | 'max_rooms' | 'not_for_sale' | null {
  const counts = new Map<string, number>();
  for (const chosen of selection.rooms) {
    const room = roomOf(hotel, chosen.roomTypeId);
    if (room === undefined || !Object.hasOwn(room.prices, chosen.ratePlanId)) return 'not_for_sale';
    // Of nights their own prices say for how many guests they are; without them only the room itself can refuse.
    const basePax = selection.stay.kind === 'hours' ? basePaxOf(room, chosen.ratePlanId) : room.maxPax;
    if (occupancyOf(room, chosen, basePax).kind === 'refused') return 'max_occupancy';
    if (selection.stay.kind === 'hours' && isAboveHours(room.prices[chosen.ratePlanId], selection.stay, chosen))
      return 'max_occupancy';
    const count = (counts.get(room.id) ?? 0) + 1;
    counts.set(room.id, count);
    if (checkRoomCount(room, count, room.maxRooms) !== null) return 'max_rooms';
  }
  return null;
}

/** Whether there are prices of such hours, and none for so many guests. */
const isAboveHours = (
  prices: { readonly hourly: Parameters<typeof mostGuestsFor>[0] } | undefined,
  { hours }: Extract<StayTime, { kind: 'hours' }>,
  chosen: ChosenRoom,
): boolean => {
  const most = mostGuestsFor(prices?.hourly ?? [], hours);
  return most > 0 && placesOf(chosen) > most;
};

/** Whether the prices of the nights are for so many guests, or the room takes those beyond them as extra guests. */
export function isPricedFor(hotel: HotelRecord, chosen: ChosenRoom, stay: PricedRoom['stay']): boolean {
  const room = roomOf(hotel, chosen.roomTypeId);
  if (room === undefined || stay.kind === 'hours') return room !== undefined;
  const priced = roomAtPrices(room, basePaxOf(room, chosen.ratePlanId), stay.nights);
  return fits(priced, chosen, priced.basePax);
}

function ratesOf(
  hotel: HotelRecord,
  stay: StayTime,
  chosen: ChosenRoom,
  plans: ReadonlyMap<string, readonly RateOfNight[]>,
  nights: DatesOfStay,
  booked: BookedAt,
): PricedRoom['stay'] | null {
  if (stay.kind === 'nights') {
    const rates = plans.get(planKey(chosen)) ?? [];
    // A missing night shows as a wrong date at its position.
    const found = {
      rateOn: (night: number) => {
        const rate = rates[night];
        return rate?.date === nights[night] && rate?.isSold === true ? rate : null;
      },
      isDepartureClosed: () => isDepartureClosed(rates, stay.checkOut),
    };
    const nightly = ratesOfStay(nights, found, booked, hotel.sale.childBands);
    const follows = followsOf(hotel, chosen, plans);
    return nightly && { kind: 'nights', nights: nightly.map((rate) => ({ ...rate, ...follows(rate) })) };
  }
  const room = roomOf(hotel, chosen.roomTypeId);
  const prices = room?.prices[chosen.ratePlanId]?.hourly ?? [];
  const price = hoursFor(prices, stay.hours, placesOf(chosen));
  const hourly = room?.hourly ?? null;
  if (
    hourly === null ||
    price === undefined ||
    price.price === 0 ||
    !areHoursOnSale(hourly, stay.startHour, stay.hours)
  )
    return null;
  return {
    kind: 'hours',
    hours: {
      date: stay.date,
      startHour: stay.startHour,
      hours: stay.hours,
      price: price.price,
      ...paxOfHours(prices, price),
    },
  };
}

/** Whether inventory has room for all lines at this moment, once what is `own` has been given back. */
export async function hasInventory(
  db: Database,
  hotelId: number,
  lines: readonly BookingLine[],
  own: readonly BookingLine[] = [],
): Promise<boolean> {
  const ordered = inLockOrder([...lines, ...own]);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (first === undefined || last === undefined) return false;
  const rows = withLines(byKey(await inventoryBetween(db, hotelId, first.date, last.date)), own, -1);
  return lines.every((line) => freeFor(line, rows.get(keyOf(line))) >= line.quantity);
}

/** The exemptions that a guest declared and the hotel still has. */
export function exemptionsOf({ sale }: HotelRecord, declared: readonly string[] = []): Pick<StayToPrice, 'exemptions'> {
  const exemptions = sale.taxExemptions.map(({ id }) => id).filter((id) => declared.includes(id));
  return exemptions.length === 0 ? {} : { exemptions };
}

function stayToPrice(
  hotel: HotelRecord,
  booked: Pick<StayToPrice, 'bookedOn' | 'checkIn' | 'exemptions'>,
  rooms: readonly PricedRoom[],
  addons: readonly PricedAddon[],
  coupon: CouponOffer | null,
): StayToPrice {
  const { currency, taxes, convenienceFee } = hotel.sale;
  return {
    currency,
    ...booked,
    rooms,
    taxes,
    promotions: offersOf(hotel.sale),
    coupon,
    addons,
    convenienceFee,
    fees: feesIn(hotel, 'en'),
    advance: advanceOf(hotel, rooms),
  };
}

/** The rules of what is paid to book by the plans of some rooms: their own, or the hotel's. */
function advanceOf(hotel: HotelRecord, rooms: readonly PricedRoom[]): StayToPrice['advance'] {
  const { advance: usual } = hotel.sale.payment;
  const plans = hotel.sale.ratePlans.filter(({ id }) => rooms.some(({ ratePlanId }) => ratePlanId === id));
  if (plans.every(({ advance }) => advance === undefined)) return usual;
  const rules = plans.map(({ advance = usual }) => advance);
  return rules.filter((rule) => rule !== null);
}
