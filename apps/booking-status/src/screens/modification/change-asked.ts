import type { Hotel, OperationInput } from '@latchkey/api-contract/types';
import { mostOfAddon, type GuestCounts } from '@latchkey/booking-core/pricing';
import { placeGuests } from '@latchkey/booking-core/rooms';
import type { FormNoticeCode } from '@latchkey/site/urls';
import type { Addon } from '@latchkey/stay/use-stay';
import { isSameStay, wantedOf } from './wanted-stay.ts';
import type { BookedSelection, WantedStay } from './wanted-stay.types.ts';

type ChangeAsked = OperationInput<'quoteModification'>['body'];

/**
 * What the engine is asked for a wish: everybody placed in the rooms, of each extra as many as those can have. A notice
 * where the rooms cannot hold the guests; then nothing need be asked.
 */
export function changeAsked(
  wanted: WantedStay,
  booked: BookedSelection,
  { hotel, addons }: { readonly hotel: Pick<Hotel, 'HotelRooms'>; readonly addons: readonly Addon[] },
): ChangeAsked | FormNoticeCode {
  const rooms = placed(wanted, booked, hotel);
  if (typeof rooms === 'string') return rooms;
  return {
    stay: wanted.stay,
    rooms: [...rooms],
    addons: wanted.addons.flatMap(({ addonId, count }) => {
      const category = addons.find((addon) => addon.addonId === addonId)?.category;
      const quantity = category === undefined ? count : Math.min(count, mostOfAddon(category, rooms));
      return quantity === 0 ? [] : [{ addonId, quantity }];
    }),
  };
}

/** The rooms of the wanted stay; where guests and rooms are unchanged, each guest keeps the booked room. */
function placed(
  { guests, rooms, stay, addons }: WantedStay,
  booked: BookedSelection,
  { HotelRooms }: Pick<Hotel, 'HotelRooms'>,
): BookedSelection['rooms'] | FormNoticeCode {
  if (isSameStay({ guests, rooms, stay, addons }, { ...wantedOf(booked), stay, addons })) return booked.rooms;
  const chosen = rooms.flatMap(({ roomTypeId, ratePlanId, count }) => {
    const room = HotelRooms.find(({ id }) => id === roomTypeId);
    return room === undefined ? [] : Array.from({ length: count }, () => ({ room, roomTypeId, ratePlanId }));
  });
  if (chosen.length === 0) return 'no-room';
  if (chosen.length > guests.adults) return 'too-few-adults';
  const places: readonly GuestCounts[] | null = placeGuests(
    guests,
    chosen.map(({ room }) => room),
  );
  if (places === null) return 'max-occupancy';
  return chosen.flatMap(({ roomTypeId, ratePlanId }, place) => {
    const sleeping = places[place];
    return sleeping === undefined ? [] : [{ roomTypeId, ratePlanId, ...sleeping, childAges: [...sleeping.childAges] }];
  });
}
