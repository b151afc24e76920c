import type { ChosenAddon, RoomCount, StayWish } from '@latchkey/booking-core/basket';
import { parseLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import { agesParam, parseGuests } from '@latchkey/site/urls';

/** Fields of the form, or a search of the page's address, by their names. */
type WishFields = Readonly<Record<string, string>>;

/** The field that says how many rooms of a type on a plan, or how many of an extra, are wanted. */
export const roomField = ({ roomTypeId, ratePlanId }: Omit<RoomCount, 'roomCount'>): string =>
  `room.${roomTypeId}.${ratePlanId}`;
export const addonField = (addonId: string): string => `addon.${addonId}`;

/** Name of the hidden field that repeats a visible one; the names must differ. */
export const unseenField = (name: string): string => `kept.${name}`;

/** The wish in visible and hidden fields, by the names of the visible ones, which count where both are there. */
export const askedIn = (fields: WishFields): WishFields => {
  const unseen = Object.entries(fields).filter(([name]) => name.startsWith(unseenField('')));
  const seen = Object.entries(fields).filter(([name]) => !name.startsWith(unseenField('')));
  return Object.fromEntries([...unseen.map(([name, value]) => [name.slice(unseenField('').length), value]), ...seen]);
};

/** What the address of the page asks for; whatever it does not name, or names wrongly, is as it is booked. */
export function wishIn(fields: WishFields, booked: StayWish): StayWish {
  const asked = askedIn(fields);
  return {
    stay: stayIn(asked, booked.stay),
    guests:
      parseGuests(
        asked['adults'] ?? String(booked.guests.adults),
        asked['children'] ?? String(booked.guests.childAges.length),
        asked['infants'] ?? String(booked.guests.infants),
        asked['ages'] ?? agesParam(booked.guests.childAges),
      ) ?? booked.guests,
    rooms: roomsIn(asked) ?? booked.rooms,
    addons: addonsIn(asked) ?? booked.addons,
  };
}

/** Whether the days, or the hours, are the same. */
export const isSameDays = (one: StayWish['stay'], other: StayWish['stay']): boolean =>
  Object.entries(one).every(([part, value]) =>
    Object.entries(other).some((its) => its[0] === part && its[1] === value),
  );

const dateIn = (text: string | undefined): LocalDate | null => (text === undefined ? null : parseLocalDate(text));

const countIn = (text: string | undefined, most: number): number | null =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : null;

function stayIn(asked: WishFields, booked: StayWish['stay']): StayWish['stay'] {
  if (booked.kind === 'nights')
    return {
      kind: 'nights',
      checkIn: dateIn(asked['checkIn']) ?? booked.checkIn,
      checkOut: dateIn(asked['checkOut']) ?? booked.checkOut,
    };
  return {
    kind: 'hours',
    date: dateIn(asked['date']) ?? booked.date,
    startHour: countIn(asked['start'], 23) ?? booked.startHour,
    hours: countIn(asked['hours'], 24) ?? booked.hours,
  };
}

/** Null where the address names no rooms at all. */
function roomsIn(asked: WishFields): RoomCount[] | null {
  const named = Object.entries(asked).filter(([name]) => name.startsWith('room.'));
  if (named.length === 0) return null;
  return named.flatMap(([name, text]) => {
    const [, roomTypeId = '', ratePlanId = ''] = name.split('.');
    return [{ roomTypeId, ratePlanId, roomCount: countIn(text, 10) ?? 0 }];
  });
}

/** Null where the address names no extras at all. */
function addonsIn(asked: WishFields): ChosenAddon[] | null {
  const named = Object.entries(asked).filter(([name]) => name.startsWith('addon.'));
  if (named.length === 0) return null;
  return named.map(([name, text]) => ({ addonId: name.slice('addon.'.length), quantity: countIn(text, 20) ?? 0 }));
}

/** The search of the page's address that asks for a stay. */
export function searchOf({ stay, guests, rooms, addons }: StayWish): WishFields {
  const ages = agesParam(guests.childAges);
  return {
    ...(stay.kind === 'nights'
      ? { checkIn: stay.checkIn, checkOut: stay.checkOut }
      : { date: stay.date, start: String(stay.startHour), hours: String(stay.hours) }),
    adults: String(guests.adults),
    children: String(guests.childAges.length),
    infants: String(guests.infants),
    ...(ages === undefined ? {} : { ages }),
    ...Object.fromEntries(rooms.map((room) => [roomField(room), String(room.roomCount)])),
    ...Object.fromEntries(addons.map(({ addonId, quantity }) => [addonField(addonId), String(quantity)])),
  };
}
