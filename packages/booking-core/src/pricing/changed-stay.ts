import type { LocalDate } from '../dates/local-date.types.ts';
import { withRemainderInParts } from './agreed-remainder.ts';
import type { AgreedNight, AgreedRoom, AgreedStay } from './agreed-stay.types.ts';
import { changedAddons } from './changed-addons.ts';
import { changedNight, type ChangedNight } from './changed-night.ts';
import type { PricesToday, WantedRoom, WantedStay } from './changed-stay.types.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import { unchangedRooms } from './unchanged-rooms.ts';
import { allParts, termsOfDay } from './night-parts.ts';
import { withoutOffersLost, type OfferLost } from './offers-lost.ts';
import { nightPriceFor } from './night-price.ts';
import { withTodaysDiscounts } from './todays-discounts.ts';

/** A stay after a change, and what the change loses. */
export interface ChangeOfStay {
  readonly stay: AgreedStay;
  /** Offers that are lost, as the part that stays does not meet their conditions. */
  readonly offersLost: readonly OfferLost[];
  /** The stay as it were with them. */
  readonly withOffers: AgreedStay;
}

/**
 * A stay after a change: unchanged parts keep the agreed price and their discounts; additions (nights, rooms, guests,
 * hours, extras) are a part of their own, at today's price and with today's offers; removals go at the price at which
 * they came, the newest first. A change to the same stay is therefore the same stay, and an addition that is removed
 * again leaves no trace, whenever that is. After a removal, an offer goes whose conditions the stay does not meet any
 * more. Null where the hotel does not sell an addition.
 */
export function changeOfStay(before: AgreedStay, wanted: WantedStay, prices: PricesToday): ChangeOfStay | null {
  const agreed = withRemainderInParts(before);
  const today = withFees(prices, agreed);
  const kept = unchangedRooms(agreed.rooms, wanted.rooms);
  const came = nextChange(agreed);
  const rooms: AgreedRoom[] = [];
  let isLess = agreed.rooms.some((room) => !kept.includes(room));
  for (const [at, want] of wanted.rooms.entries()) {
    const changed = changedRoom(kept[at], want, today, came);
    if (changed === null) return null;
    rooms.push(changed.room);
    isLess ||= changed.isLess;
  }
  const addons = changedAddons(agreed.addons, wanted, today);
  if (addons === null) return null;
  const left = isLess ? withoutOffersLost(agreed.rooms, rooms, came) : { rooms, offersLost: [], withOffers: rooms };
  const stayWith = (some: readonly AgreedRoom[]): AgreedStay => ({
    ...agreed,
    rooms: withTodaysDiscounts(some, today, came),
    addons,
    ...exemptionsLeft(agreed, wanted),
  });
  const stay = stayWith(left.rooms);
  return {
    stay,
    offersLost: left.offersLost,
    withOffers: left.offersLost.length === 0 ? stay : stayWith(left.withOffers),
  };
}

/** The stay of `changeOfStay`. */
export const changedStay = (before: AgreedStay, wanted: WantedStay, today: PricesToday): AgreedStay | null =>
  changeOfStay(before, wanted, today)?.stay ?? null;

/** Today's prices with its fees, none among them, where the stay or today has any. */
function withFees(today: PricesToday, { rooms, fees: booked = [] }: AgreedStay): PricesToday {
  const { fees = [] } = today;
  const hasFees =
    fees.length + booked.length > 0 || rooms.some(({ nights }) => nights.flatMap(allParts).some((one) => one.fees));
  return { ...today, fees: hasFees ? fees : undefined };
}

/** The number of the next change of a stay: beyond those of which there still is something. */
const nextChange = ({ rooms }: AgreedStay): number =>
  rooms.reduce(
    (last, { nights }) => nights.flatMap(allParts).reduce((most, part) => Math.max(most, part.came ?? 0), last),
    0,
  ) + 1;

function changedRoom(
  before: AgreedRoom | undefined,
  want: WantedRoom,
  today: PricesToday,
  came: number,
): { readonly room: AgreedRoom; readonly isLess: boolean } | null {
  const nights: AgreedNight[] = [];
  let isLess = before?.nights.some(({ date }) => !want.dates.includes(date)) === true;
  for (const date of want.dates) {
    const old = before?.nights.find((night) => night.date === date);
    const made = old && before ? changedOrNew(old, before, want, today, came) : newNight(want, date, today, came);
    if (made === null) return null;
    nights.push(made.night);
    isLess ||= made.isLess;
  }
  const { dates: _, ...facts } = want;
  const isSameLength = before?.hours?.hours === want.hours?.hours;
  const hours = isSameLength && before !== undefined ? before.hours : want.hours;
  return { room: { ...facts, hours, nights }, isLess };
}

/** A kept night as it is wanted now. Hours whose old length is no longer sold become new hours of the wanted length. */
function changedOrNew(
  night: AgreedNight,
  before: AgreedRoom,
  want: WantedRoom,
  today: PricesToday,
  came: number,
): ChangedNight | null {
  const changed = changedNight(night, before, want, today, came);
  if (changed !== null || want.hours?.hours === before.hours?.hours) return changed;
  const made = newNight(want, night.date, today, came);
  return made && { ...made, isLess: true };
}

function newNight(room: WantedRoom, date: LocalDate, today: PricesToday, came: number): ChangedNight | null {
  const rate = room.hours === null ? today.rateOn(room, date) : null;
  const price =
    room.hours !== null
      ? today.priceOfHours(room)
      : rate && nightPriceFor({ date, ...rate }, pricedGuestsOf(room.guests), 'nights');
  if (price === null) return null;
  return { night: { date, price, discounts: [], rate, ...termsOfDay(today), came }, isLess: false };
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
