import type { StaySelection } from '@latchkey/api-contract/types';
import { fits, roomsFor } from '@latchkey/booking-core/rooms';
import type { SelectedRatePlan } from '@latchkey/visit';
import type { RoomsModel } from './home.model.ts';
import { hourlyOffers, type HourlyModel, type HourlyPrice } from './hourly.model.ts';
import { placeGuests } from './place-guests.ts';

type Asking = Pick<RoomsModel, 'hotel' | 'stay'>;

/** The rooms of an hourly stay as a quote asks for them, or why they cannot be had. */
export type HourlyRooms =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly code: 'max_rooms' | 'max_occupancy' }
  | { readonly kind: 'rooms'; readonly rooms: StaySelection['rooms'] };

const roomOf = ({ hotel }: Pick<Asking, 'hotel'>, roomTypeId: string) =>
  hotel.HotelRooms.find(({ id }) => id === roomTypeId);

/** How many rooms of a type may be taken from the hour chosen for the length chosen; one adult has to be in each. */
export function mostHourlyRooms(
  { hotel, stay }: Asking,
  { slots, start, hours }: HourlyModel,
  roomTypeId: string,
): number {
  const free = slots
    .find(({ hour }) => hour === start)
    ?.rooms.find((room) => room.roomTypeId === roomTypeId)
    ?.lengths.find((length) => length.hours === hours);
  return Math.min(roomOf({ hotel }, roomTypeId)?.maxRooms ?? 0, free?.availableRooms ?? 0, stay.guests.adults);
}

/** How many rooms of a type everyone needs; null where they never fit. */
export function roomsNeeded(model: Asking, hourly: HourlyModel, { roomTypeId }: HourlyPrice): number | null {
  const room = roomOf(model, roomTypeId);
  return room === undefined
    ? null
    : (roomsFor({ ...room, maxRooms: mostHourlyRooms(model, hourly, roomTypeId) }, model.stay.guests)?.length ?? null);
}

/** Places the party over the rooms chosen. What cannot be had from this hour is left out. */
export function hourlyRooms(model: Asking, hourly: HourlyModel, plans: readonly SelectedRatePlan[]): HourlyRooms {
  const offers = hourlyOffers(hourly);
  const chosen = plans.filter((plan) =>
    offers.some(({ roomTypeId, ratePlanId }) => roomTypeId === plan.roomTypeId && ratePlanId === plan.ratePlanId),
  );
  const each = chosen.flatMap((plan) => Array.from({ length: plan.roomCount }, () => plan));
  if (each.length === 0) return { kind: 'empty' };
  if (chosen.some(({ roomTypeId, roomCount }) => roomCount > mostHourlyRooms(model, hourly, roomTypeId)))
    return { kind: 'refused', code: 'max_rooms' };
  const rooms = each.map(({ roomTypeId }) => roomOf(model, roomTypeId));
  const placed = placeGuests(
    model.stay.guests,
    rooms.map((room) => room?.maxPax ?? 1),
  );
  if (placed === null) return { kind: 'refused', code: 'max_rooms' };
  if (!placed.every((guests, place) => rooms[place] !== undefined && fits(rooms[place], guests)))
    return { kind: 'refused', code: 'max_occupancy' };
  return {
    kind: 'rooms',
    rooms: each.flatMap(({ roomTypeId, ratePlanId }, place) => {
      const guests = placed[place];
      return guests === undefined ? [] : [{ roomTypeId, ratePlanId, ...guests, childAges: [...guests.childAges] }];
    }),
  };
}
