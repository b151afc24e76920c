import { timesOf } from '../extras/goes-with.ts';
import { mostOfAddon } from '../pricing/most-of-addon.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { placeGuests } from '../rooms/place-guests.ts';
import type { SellingHotel, SoldAddon } from './basket.types.ts';
import { countedRooms } from './counted-plans.ts';
import type { ChosenAddon, ChosenRoom, RoomCount, StayChoice, StayTime } from './stay-choice.types.ts';

/** A stay as a form asks for it, before anybody is placed: so many rooms and extras for a party. A count may be 0. */
export interface StayWish {
  readonly stay: StayTime;
  readonly guests: GuestCounts;
  readonly rooms: readonly RoomCount[];
  readonly addons: readonly ChosenAddon[];
}

/** Why the rooms of a wish cannot take its party. */
export type WishRefusal = 'no_room' | 'too_few_adults' | 'max_occupancy';

/** A stay that is placed already, as a wish for the same. */
export const wishOf = ({ stay, rooms, addons = [] }: StayChoice): StayWish => ({
  stay,
  guests: {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges),
    infants: rooms.reduce((sum, { infants }) => sum + infants, 0),
  },
  rooms: countedRooms(rooms),
  addons,
});

/**
 * The stay that a wish for another one comes to: everybody placed in the rooms, of each extra as many as those can have.
 * Where guests and rooms are as they are booked, each guest keeps the room.
 */
export function choiceOf(
  wish: StayWish,
  booked: StayChoice,
  {
    hotel,
    addons,
  }: {
    readonly hotel: SellingHotel;
    readonly addons: readonly Pick<SoldAddon, 'addonId' | 'category' | 'each' | 'goesWith'>[];
  },
): (StayChoice & { readonly addons: ChosenAddon[] }) | WishRefusal {
  const isRehoused = !isSameWish(wish, { ...wish, guests: wishOf(booked).guests, rooms: wishOf(booked).rooms });
  const rooms = isRehoused ? placed(wish, hotel) : booked.rooms;
  if (typeof rooms === 'string') return rooms;
  return {
    stay: wish.stay,
    rooms: [...rooms],
    addons: wish.addons.flatMap(({ addonId, quantity: wanted }) => {
      const addon = addons.find((one) => one.addonId === addonId);
      const quantity =
        addon === undefined ? wanted : Math.min(wanted, mostOfAddon(addon, rooms, timesOf(addon, wish.stay)));
      return quantity === 0 ? [] : [{ addonId, quantity }];
    }),
  };
}

/** Whether two wishes are for the same, in whatever order they count. */
export const isSameWish = (one: StayWish, other: StayWish): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ stay, guests: { adults, childAges, infants }, rooms, addons }: StayWish): string =>
  JSON.stringify([
    stay.kind === 'nights' ? [stay.checkIn, stay.checkOut] : [stay.date, stay.startHour, stay.hours],
    [adults, childAges, infants],
    rooms
      .flatMap(({ roomTypeId, ratePlanId, roomCount }) =>
        roomCount === 0 ? [] : [`${roomTypeId} ${ratePlanId} ${roomCount}`],
      )
      .toSorted(),
    addons.flatMap(({ addonId, quantity }) => (quantity === 0 ? [] : [`${addonId} ${quantity}`])).toSorted(),
  ]);

function placed({ guests, rooms }: StayWish, { HotelRooms }: SellingHotel): ChosenRoom[] | WishRefusal {
  const chosen = rooms.flatMap(({ roomTypeId, ratePlanId, roomCount }) => {
    const room = HotelRooms.find(({ id }) => id === roomTypeId);
    return room === undefined ? [] : Array.from({ length: roomCount }, () => ({ room, roomTypeId, ratePlanId }));
  });
  if (chosen.length === 0) return 'no_room';
  if (chosen.length > guests.adults) return 'too_few_adults';
  const places = placeGuests(
    guests,
    chosen.map(({ room }) => room),
  );
  if (places === null) return 'max_occupancy';
  return chosen.flatMap(({ roomTypeId, ratePlanId }, place) => {
    const sleeping = places[place];
    return sleeping === undefined ? [] : [{ roomTypeId, ratePlanId, ...sleeping, childAges: [...sleeping.childAges] }];
  });
}
