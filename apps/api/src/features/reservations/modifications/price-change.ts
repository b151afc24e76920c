import type { ChosenRoom, StayTime } from '@latchkey/booking-core/basket';
import type { QuoteRequest } from '@latchkey/api-contract/types';
import { mostOfExtra, pricesIn } from '@latchkey/booking-core/extras';
import type { LocalDate } from '@latchkey/booking-core/dates';
import {
  agreedBillOf,
  changeOfStay,
  offersOfBill,
  type OfferLost,
  type PricesToday,
  type TaxesOf,
  type WantedRoom,
} from '@latchkey/booking-core/pricing';
import { isBookable } from '@latchkey/booking-core/promotion';
import { type BookingLine, bookingLinesOf } from '@latchkey/booking-core/inventory';
import type { Database } from '../../../database/database.types.ts';
import type { Agreement } from '../../../database/tables/booking-tables.ts';
import { byPlan, couponOf, offersOf, planKey, type RateOfNight, ratesBetween, withBands } from '../../stock/stock.ts';
import { extrasOf, seemsToHoldExtras } from '../../extras/extras.ts';
import { agreementOf, wantedStay } from '../booking-life/agreement.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { isSameStay } from '../quotes/is-same-stay.ts';
import {
  type AgreedHotel,
  bookedAt,
  feesIn,
  hoursFor,
  placesOf,
  type HotelRecord,
  propertyNow,
  propertyToday,
} from '../../catalogue/catalogue.ts';
import { followsOf } from '../quotes/follows-of.ts';
import {
  hasInventory,
  isAheadOfSale,
  isPricedFor,
  lastDateOf,
  stayDates,
  type ChangeRefusal,
} from '../quotes/price-selection.ts';
import type { StoredQuote } from '../quotes/quotes.queries.ts';
import { continuesOf, isOpenTo, type Continued } from './continued-rooms.ts';
import { isUnchanged, changeRefusal } from './change-refusal.ts';

type PricedChange = Pick<StoredQuote, 'bill' | 'selection'> & { readonly agreed: Agreement };

/**
 * What a booking costs after a change, or the first reason why it cannot be changed so. The kept part costs what was
 * agreed and needs nothing that is sold today; the added part is sold as to anybody. The lines that are the booking's
 * `own` count as free.
 */
export async function priceChange(
  db: Database,
  hotel: AgreedHotel,
  booking: BookingRow,
  asked: QuoteRequest,
  now: Date,
  own: readonly BookingLine[],
  by: 'guest' | 'property' = 'guest',
): Promise<PricedChange | { refused: ChangeRefusal }> {
  const { live } = hotel;
  if ((live.sale.isClosed || live.sale.isPreview) && by === 'guest') return { refused: 'hotel_closed' };
  const before = agreementOf(hotel, booking);
  const span = spanOfChange(hotel, booking, asked.stay, now);
  if (span === null) return { refused: 'invalid_dates' };
  const wanted = wantedStay(asked);
  const rooms = continuesOf(before.stay.rooms, wanted.rooms);
  const today = propertyToday(live.sale.timeZone, now);
  // The property is not held to its own times of ordering.
  const ordered = by === 'guest' ? today : undefined;
  const misfit = changeRefusal(live, before.stay, asked, rooms, ordered);
  if (misfit !== null) return { refused: misfit };
  const plans = byPlan(await ratesBetween(db, hotel.id, span[0], lastDateOf(asked.stay)));
  const ratesOf = (room: WantedRoom): readonly RateOfNight[] => plans.get(planKey(room)) ?? [];
  const clock = propertyNow(live.sale.timeZone, now);
  // The property is not held to its own restrictions.
  if (by === 'guest' && !rooms.every((room) => isOpenTo(room, ratesOf(room.wanted), bookedAt(clock, span[0]))))
    return { refused: 'not_for_sale' };
  if (rooms.some(addsNights) && isAheadOfSale(live, asked.stay, today)) return { refused: 'not_for_sale' };
  if (!rooms.every((room, at) => isPriced(live, room, asked.rooms[at], ratesOf(room.wanted))))
    return { refused: 'max_occupancy' };
  const lines = bookingLinesOf(hotel.sale, asked);
  if (!(await hasInventory(db, hotel.id, lines, own))) return { refused: 'sold_out' };
  if (!(await seemsToHoldExtras(db, booking, extrasOf(live.sale, asked)))) return { refused: 'not_for_sale' };
  const known = asked.couponCode === undefined ? null : couponOf(live.sale, asked.couponCode);
  const coupon = known !== null && isBookable(known, today) ? known : null;
  const change = changeOfStay(before.stay, wanted, {
    bookedOn: today,
    checkIn: span[0],
    promotions: offersOf(live.sale),
    coupon,
    taxes: live.fingerprint,
    fees: feesIn(live, 'en'),
    ...soldToday(hotel, asked, plans, ordered),
  });
  if (change === null) return { refused: 'not_for_sale' };
  const { stay, offersLost } = change;
  const taxesOf: TaxesOf = (name) => (name === live.fingerprint ? live.sale.taxes : hotel.taxesOf(name));
  const { bill, total } = agreedBillOf(stay, taxesOf);
  const offers = offersOfBill(bill, [...(before.offers ?? []), ...offersOf(live.sale)]);
  const { couponCode, ...selection } = asked;
  return {
    bill,
    // A code that no longer takes anything off is dropped from the booking.
    selection:
      couponCode === undefined || (bill.additionalDiscount === 0 && (coupon === null || isCodeLost(offersLost)))
        ? selection
        : { ...selection, couponCode },
    agreed: {
      ...before,
      ...plansAfter(before, booking, asked, live.fingerprint),
      stay,
      total,
      offers,
      offersLost:
        offersLost.length === 0
          ? undefined
          : { offers: offersLost, amount: total - agreedBillOf(change.withOffers, taxesOf).total },
    },
  };
}

const isCodeLost = (offersLost: readonly OfferLost[]): boolean => offersLost.some(({ kind }) => kind === 'coupon');

const addedNights = ({ wanted, kept }: Continued): WantedRoom['dates'] =>
  wanted.dates.filter((date) => kept?.nights.every((night) => night.date !== date) ?? true);

const addsNights = (room: Continued): boolean => addedNights(room).length > 0;

/** Whether what is priced today is for as many guests as come. */
function isPriced(
  live: HotelRecord,
  room: Continued,
  chosen: ChosenRoom | undefined,
  rates: readonly RateOfNight[],
): boolean {
  if (room.wanted.hours !== null || chosen === undefined) return true;
  const priced = isUnchanged(room) ? addedNights(room) : room.wanted.dates;
  const nights = rates.filter(({ date, isSold }) => isSold && priced.includes(date));
  return nights.length === 0 || isPricedFor(live, chosen, { kind: 'nights', nights });
}

/** The dates of a changed stay: any stay that could be booked today, or one that begins when the agreed one does. */
function spanOfChange(
  hotel: AgreedHotel,
  { selection }: BookingRow,
  stay: StayTime,
  now: Date,
): ReturnType<typeof stayDates> {
  const old = selection.stay;
  if (stay.kind === 'hours') return isSameStay(old, stay) ? [stay.date] : stayDates(hotel, stay, now);
  const today = propertyToday(hotel.sale.timeZone, now);
  const begun = old.kind === 'nights' && old.checkIn === stay.checkIn && old.checkIn < today;
  return begun && stay.checkOut >= today
    ? stayDates(hotel, stay, new Date(`${stay.checkIn}T00:00:00Z`))
    : stayDates(hotel, stay, now);
}

function soldToday(
  { live }: AgreedHotel,
  { rooms, stay }: QuoteRequest,
  plans: ReadonlyMap<string, readonly RateOfNight[]>,
  ordered: LocalDate | undefined,
): Pick<PricesToday, 'rateOn' | 'priceOfHours' | 'addonOf'> {
  const names = live.namesIn('en');
  return {
    rateOn: (room: WantedRoom, date: LocalDate) => {
      const rate = plans.get(planKey(room))?.find((one) => one.isSold && one.date === date);
      if (rate === undefined) return null;
      const { priceForPax, extraAdult, extraChild } = rate;
      const follows = followsOf(live, room, plans)(rate);
      return { priceForPax, extraAdult, extraChild, ...withBands(live.sale.childBands), ...follows };
    },
    priceOfHours: ({ roomTypeId, ratePlanId, hours, guests }: WantedRoom) => {
      const room = live.sale.rooms.find(({ id }) => id === roomTypeId);
      const sold = hoursFor(room?.prices[ratePlanId]?.hourly ?? [], hours?.hours ?? 0, placesOf(guests));
      const open = room?.hourly ?? null;
      if (open === null || sold === undefined || hours === null) return null;
      return hours.startHour < open.firstHour || hours.startHour + hours.hours > open.lastHour ? null : sold.price;
    },
    addonOf: (addonId: string) => {
      const facts = live.sale.addons.find(({ id }) => id === addonId);
      if (facts === undefined || mostOfExtra(facts, stay, rooms, ordered) === 0) return null;
      const name = names.addons[addonId] ?? addonId;
      return { addonId, name, category: facts.category, ...pricesIn(facts, stay) };
    },
  };
}

/** Plans that come with the change, under the terms of today. */
function plansAfter(
  before: Agreement,
  { selection }: BookingRow,
  { rooms }: QuoteRequest,
  revision: string,
): Pick<Agreement, 'plans'> {
  const old = new Set(selection.rooms.map(({ ratePlanId }) => ratePlanId));
  const added = rooms.map(({ ratePlanId }) => ratePlanId).filter((id) => !old.has(id));
  if (added.length === 0) return {};
  return { plans: [...(before.plans ?? []), ...[...new Set(added)].map((ratePlanId) => ({ ratePlanId, revision }))] };
}
