import type { RoomGuests } from '@latchkey/booking-core/pricing';
import {
  countedPlans,
  deselectRoom,
  removeRatePlan,
  selectRatePlan,
  setRoom,
  type SelectedRatePlan,
  type StaySelection,
} from '@latchkey/visit';
import type { HomeModel } from './home.model.ts';
import type { Offer } from './home.pricing.ts';
import { placeGuests } from './place-guests.ts';

const alone: RoomGuests = { adults: 1, childAges: [], infants: 0 };

/** A selection in which an offer has so many rooms, with everyone placed over all rooms anew. A plan keeps its place. */
export function withRoomCount(
  model: Pick<HomeModel, 'hotel' | 'stay'>,
  selection: StaySelection,
  { room, plan }: Offer,
  roomCount: number,
): StaySelection {
  const chosen = selection.selectedRatePlans.filter(
    ({ id, roomTypeId }) => id === plan.id && roomTypeId === room.id,
  ).length;
  const step = roomCount > chosen ? selectRatePlan : removeRatePlan;
  const steps = Array.from({ length: Math.abs(roomCount - chosen) });
  const stepped = steps.reduce<StaySelection>((rest) => step(rest, room.id, plan.id), selection);
  // Its rooms are chosen one by one now.
  return settled(model, steps.length === 0 ? stepped : { ...stepped, selectedPackage: null });
}

/** How many rooms of an offer can be chosen beside the other plans of its room type; one adult has to sleep in each. */
export function mostRoomsOf(
  plans: readonly SelectedRatePlan[],
  { room, plan, available }: Offer,
  adults: number,
): number {
  const others = plans.filter((chosen) => chosen.roomTypeId === room.id && chosen.ratePlanId !== plan.id);
  const taken = others.reduce((sum, chosen) => sum + chosen.roomCount, 0);
  return Math.max(0, Math.min(room.maxRooms - taken, available.availableRooms - taken, adults));
}

/** Rooms follow their rate plans: a type without one goes, with its add-ons. */
export function settled(model: Pick<HomeModel, 'hotel' | 'stay'>, selection: StaySelection): StaySelection {
  const rooms = roomsOf(model, selection);
  // A visit that came back knows its plans and extras, not its rooms: an extra's room is looked at too.
  const before = new Set([
    ...selection.selectedRooms.map(({ id }) => id),
    ...selection.selectedAddons.map(({ hotelRoomId }) => hotelRoomId),
  ]);
  const gone = [...before].filter((id) => !rooms.has(id)).reduce<StaySelection>(deselectRoom, selection);
  const kept = [...rooms].reduce<StaySelection>((rest, [id, guests]) => setRoom(rest, { id, guests }), gone);
  return rooms.size === 0 ? { ...kept, selectedHotelAddons: [] } : kept;
}

/** Who sleeps in each room of each type that is chosen. */
export function roomsOf(
  { hotel, stay }: Pick<HomeModel, 'hotel' | 'stay'>,
  selection: StaySelection,
): ReadonlyMap<string, readonly RoomGuests[]> {
  const types = countedPlans(selection).flatMap(({ roomTypeId, roomCount }) =>
    Array.from({ length: roomCount }, () => roomTypeId),
  );
  const sizes = types.map((id) => hotel.HotelRooms.find((room) => room.id === id)?.maxPax ?? 1);
  const placed = placeGuests(stay.guests, sizes);
  return new Map(
    [...new Set(types)].map((id) => [
      id,
      types.flatMap((type, place) => (type === id ? [placed?.[place] ?? alone] : [])),
    ]),
  );
}
