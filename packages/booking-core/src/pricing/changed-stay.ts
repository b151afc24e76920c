import type { LocalDate } from '../dates/local-date.types.ts';
import { withRemainderInParts } from './agreed-remainder.ts';
import type { AgreedNight, AgreedRoom, AgreedStay } from './agreed-stay.types.ts';
import { changedAddons } from './changed-addons.ts';
import { changedNight, type ChangedNight } from './changed-night.ts';
import type { PricesToday, WantedRoom, WantedStay } from './changed-stay.types.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import { keptRooms } from './kept-rooms.ts';
import { allParts } from './night-parts.ts';
import { nightPriceFor } from './night-price.ts';
import { withTodaysDiscounts } from './todays-discounts.ts';

/**
 * A stay after a change: what is kept costs what was agreed, with the discounts it has; what is added (nights, rooms,
 * guests, hours, extras) is a part of its own, at today's price and with today's offers; what is taken away goes at the
 * price at which it came, the newest first. A change to the same stay is therefore the same stay, and what is added and
 * taken away again leaves no trace, whenever that is. Null where something added is not sold.
 */
export function changedStay(before: AgreedStay, wanted: WantedStay, today: PricesToday): AgreedStay | null {
  const agreed = withRemainderInParts(before);
  const kept = keptRooms(agreed.rooms, wanted.rooms);
  const came = nextChange(agreed);
  const rooms: AgreedRoom[] = [];
  for (const [at, want] of wanted.rooms.entries()) {
    const room = changedRoom(kept[at], want, today, came);
    if (room === null) return null;
    rooms.push(room);
  }
  const addons = changedAddons(agreed.addons, wanted.addons, today);
  if (addons === null) return null;
  return {
    ...agreed,
    rooms: withTodaysDiscounts(rooms, today, came),
    addons,
    ...exemptionsLeft(agreed, wanted),
  };
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
): AgreedRoom | null {
  const nights: AgreedNight[] = [];
  for (const date of want.dates) {
    const old = before?.nights.find((night) => night.date === date);
    const made = old && before ? changedOrNew(old, before, want, today, came) : newNight(want, date, today, came);
    if (made === null) return null;
    nights.push(made.night);
  }
  const { dates: _, ...facts } = want;
  const isSameLength = before?.hours?.hours === want.hours?.hours;
  return { ...facts, hours: isSameLength && before !== undefined ? before.hours : want.hours, nights };
}

/** A kept night as it is wanted now. Hours that can be made no longer, as their length is sold no more, are new at another. */
function changedOrNew(
  night: AgreedNight,
  before: AgreedRoom,
  want: WantedRoom,
  today: PricesToday,
  came: number,
): ChangedNight | null {
  const changed = changedNight(night, before, want, today, came);
  if (changed !== null || want.hours?.hours === before.hours?.hours) return changed;
  return newNight(want, night.date, today, came);
}

function newNight(room: WantedRoom, date: LocalDate, today: PricesToday, came: number): ChangedNight | null {
  const rate = room.hours === null ? today.rateOn(room, date) : null;
  const price =
    room.hours !== null
      ? today.priceOfHours(room)
      : rate && nightPriceFor({ date, ...rate }, pricedGuestsOf(room.guests), 'nights');
  if (price === null) return null;
  const { taxes, bookedOn } = today;
  return { night: { date, price, discounts: [], rate, taxes, bookedOn, came }, isLess: false };
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
