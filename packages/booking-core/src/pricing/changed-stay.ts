import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { discountsOf, offersOn } from '../promotion/discounts.ts';
import type { CouponOffer, Promotion } from '../promotion/promotion.types.ts';
import { discountLinesOf, withDiscounts } from './agreed-stay.ts';
import { keptRooms } from './kept-rooms.ts';
import type { AgreedAddon, AgreedNight, AgreedRoom, AgreedStay, NightDiscount } from './agreed-stay.types.ts';
import { stayOffered } from './stay-offered.ts';
import { sumsLeft } from './sums-left.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import { nightPriceFor } from './night-price.ts';
import type { GuestCounts, NightlyRate, PricedAddon } from './pricing.types.ts';

/** A room as a change wants it, on the dates of the changed stay. */
export interface WantedRoom extends Pick<AgreedRoom, 'roomTypeId' | 'ratePlanId' | 'guests' | 'hours'> {
  readonly dates: readonly LocalDate[];
}

/** What is sold at the moment of a change, and how it is priced. */
export interface PricesToday {
  /** Today in the property's zone, and the changed stay's arrival: what offers by time look at. */
  readonly bookedOn: LocalDate;
  readonly checkIn: LocalDate;
  readonly promotions: readonly Promotion[];
  /** The booking's code where the property still accepts it. */
  readonly coupon: CouponOffer | null;
  /** Names the taxes that hold for what is added. */
  readonly taxes: string;
  /** Today's rate of a room on a night; null where it has none. */
  readonly rateOn: (room: WantedRoom, date: LocalDate) => Omit<NightlyRate, 'date'> | null;
  /** Today's price of a room's hours; null where they are not sold. */
  readonly priceOfHours: (room: WantedRoom) => MinorUnits | null;
  /** An extra as it is sold today; null where it is not. */
  readonly addonOf: (addonId: string) => Omit<PricedAddon, 'quantity'> | null;
}

/** What a change asks for; of an extra, how many there are to be. */
export interface WantedStay {
  readonly rooms: readonly WantedRoom[];
  readonly addons: readonly { readonly addonId: string; readonly quantity: number }[];
  /** Ids of the exemptions that still hold, of those that were declared; all of them unless said. */
  readonly exemptions?: readonly string[] | undefined;
}

/**
 * A stay after a change: nights of a room and plan that are kept cost what was agreed, with the discounts they have; what
 * is added (nights, rooms, guests, extras) costs what it costs today, with today's offers; what is taken away goes at
 * the price it was agreed at. A change to the same stay is therefore the same stay, whenever it is made. Null where
 * something added is not sold.
 */
export function changedStay(agreed: AgreedStay, wanted: WantedStay, today: PricesToday): AgreedStay | null {
  const kept = keptRooms(agreed.rooms, wanted.rooms);
  const added: AddedPart[] = [];
  const rooms: AgreedRoom[] = [];
  let gone = agreed.rooms.reduce((sum, { nights }) => sum + nights.length, 0);
  for (const [room, want] of wanted.rooms.entries()) {
    const nights: AgreedNight[] = [];
    const before = kept[room] ?? { guests: want.guests, nights: [] };
    for (const date of want.dates) {
      const old = before.nights.find((one) => one.date === date);
      if (old !== undefined) gone -= 1;
      const made = old === undefined ? newNight(want, date, today) : forGuests(old, before.guests, want, today);
      if (made === null) return null;
      added.push({ room, amount: made.added, isNight: old === undefined });
      nights.push(made.night);
    }
    const { dates: _, ...facts } = want;
    rooms.push({ ...facts, nights });
  }
  const addons = changedAddons(agreed.addons, wanted.addons, today);
  if (addons === null) return null;
  return {
    ...agreed,
    rooms: withTodaysDiscounts(rooms, added, today),
    addons,
    ...exemptionsLeft(agreed, wanted),
    // What rounding left belongs to all nights together.
    remainder: gone === 0 ? agreed.remainder : 0,
  };
}

/** An exemption that was not proved is over; one is never added, since the nights were agreed with the tax. */
function exemptionsLeft(
  { exemptions }: AgreedStay,
  { exemptions: wanted }: WantedStay,
): Pick<AgreedStay, 'exemptions'> {
  return exemptions === undefined || wanted === undefined
    ? {}
    : { exemptions: exemptions.filter((id) => wanted.includes(id)) };
}

/** What a change adds to the price of a night: all of it, what more guests pay, or nothing. One for each night, in order. */
interface AddedPart {
  readonly room: number;
  readonly amount: MinorUnits;
  readonly isNight: boolean;
}

interface Made {
  readonly night: AgreedNight;
  /** How much of its price is of today. */
  readonly added: MinorUnits;
}

function newNight(room: WantedRoom, date: LocalDate, today: PricesToday): Made | null {
  const rate = room.hours === null ? today.rateOn(room, date) : null;
  const price =
    room.hours === null ? (rate === null ? null : priceAt(rate, date, room.guests)) : today.priceOfHours(room);
  if (price === null) return null;
  return { night: { date, price, discounts: [], rate, taxes: today.taxes, bookedOn: today.bookedOn }, added: price };
}

/** A kept night for the guests that come now: fewer of them pay what was agreed for so many, more of them pay today's difference. */
function forGuests(night: AgreedNight, before: GuestCounts, room: WantedRoom, today: PricesToday): Made | null {
  const { date, rate } = night;
  if (pay(before, rate) === pay(room.guests, rate)) return { night, added: 0 };
  if (room.hours !== null) return hoursForGuests(night, before, room, today);
  const now = today.rateOn(room, date);
  const known = rate ?? now;
  if (known === null) return null;
  const difference = priceAt(known, date, room.guests) - priceAt(known, date, before);
  if (difference <= 0) return { night: atPrice(night, Math.max(0, night.price + difference)), added: 0 };
  const priced = now ?? known;
  const added = Math.max(0, priceAt(priced, date, room.guests) - priceAt(priced, date, before));
  return { night: { ...night, price: night.price + added, rate: known }, added };
}

/** Kept hours for more guests than before cost today's difference; for fewer, what was agreed. */
function hoursForGuests(night: AgreedNight, before: GuestCounts, room: WantedRoom, today: PricesToday): Made | null {
  const [was, now] = [today.priceOfHours({ ...room, guests: before }), today.priceOfHours(room)];
  if (was === null || now === null)
    return room.guests.adults + room.guests.childAges.length > before.adults + before.childAges.length
      ? null
      : { night, added: 0 };
  const added = Math.max(0, now - was);
  return { night: { ...night, price: night.price + added }, added };
}

const priceAt = (rate: Omit<NightlyRate, 'date'>, date: LocalDate, guests: GuestCounts): MinorUnits =>
  nightPriceFor({ date, ...rate }, pricedGuestsOf(guests), 'nights');

/** Who pays what of a party: parties alike in it cost the same. */
function pay(guests: GuestCounts, rate: AgreedNight['rate']): string {
  const { atAdultPrice, atChildPrice, ages } = pricedGuestsOf(guests);
  // Where the property has no bands of its own, all children of a price are alike.
  return JSON.stringify([atAdultPrice, atChildPrice, rate?.childBands && ages]);
}

/** A night at a lower price, its discounts in proportion. */
function atPrice(night: AgreedNight, price: MinorUnits): AgreedNight {
  let most = price;
  const discounts: NightDiscount[] = [];
  for (const discount of night.discounts) {
    const share = halfUpOfProduct(Math.abs(discount.amount), price, night.price);
    const amount = discount.amount < 0 ? -share : Math.min(share, most);
    most -= amount;
    if (amount !== 0) discounts.push({ ...discount, amount });
  }
  return { ...night, price, discounts };
}

/**
 * Today's offers and the code on what is added, and on that alone. The least sum that one asks for is that of the whole
 * stay; of a sum that is taken off once a booking, only what the kept nights do not have of it.
 */
function withTodaysDiscounts(
  rooms: readonly AgreedRoom[],
  added: readonly AddedPart[],
  today: PricesToday,
): AgreedRoom[] {
  const [first] = rooms;
  if (first === undefined) return [];
  const amounts = added.map(({ amount }) => amount);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const offered = rooms.map((room, at) => ({
    ...room,
    prices: added.filter((part) => part.room === at && part.isNight).map(({ amount }) => amount),
  }));
  const kept = rooms.flatMap(({ nights }) => nights);
  const stay = {
    ...stayOffered(offered, first.nights, first.hours === null ? 'nights' : 'hours', total),
    wholeTotal: kept.reduce((sum, { price }) => sum + price, 0),
  };
  const { promotions, coupon } = sumsLeft(today, kept);
  const found = discountsOf(offersOn(promotions, today), coupon, stay);
  const nights = withDiscounts(kept, discountLinesOf(found), amounts);
  let from = 0;
  return rooms.map((room) => {
    const own = nights.slice(from, from + room.nights.length);
    from += own.length;
    return { ...room, nights: own };
  });
}

function changedAddons(
  agreed: readonly AgreedAddon[],
  wanted: WantedStay['addons'],
  today: PricesToday,
): AgreedAddon[] | null {
  const addons: AgreedAddon[] = [];
  for (const { addonId, quantity } of wanted) {
    const old = agreed.find((one) => one.addonId === addonId);
    const lots = lotsOf(old, quantity);
    const more = quantity - lots.reduce((sum, lot) => sum + lot.quantity, 0);
    const sold = more > 0 ? today.addonOf(addonId) : null;
    const facts = old ?? sold;
    if (facts === null || (more > 0 && sold === null)) return null;
    addons.push({
      addonId,
      name: facts.name,
      category: facts.category,
      lots: sold === null ? lots : [...lots, { price: sold.price, quantity: more }],
    });
  }
  return addons;
}

/** Of an extra's lots, as many as are kept: the oldest. */
function lotsOf(addon: AgreedAddon | undefined, quantity: number): AgreedAddon['lots'] {
  let left = quantity;
  return (addon?.lots ?? []).flatMap((lot) => {
    const kept = Math.min(left, lot.quantity);
    left -= kept;
    return kept > 0 ? [{ ...lot, quantity: kept }] : [];
  });
}
