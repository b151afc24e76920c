import { deselectRatePlan, removeRatePlan, selectRatePlan } from '../selection/rate-plans.ts';
import { deselectRoom, selectRoom, setRoom } from '../selection/rooms.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Offer, Sale } from './basket.types.ts';
import { roomsOf } from './rooms-of.ts';
import type { RoomCount } from './stay-choice.types.ts';

/** A selection in which an offer has so many rooms, with everyone placed over all rooms anew. A plan keeps its place. */
export function withRoomCount(
  sale: Pick<Sale, 'hotel' | 'party'>,
  selection: StaySelection,
  { room, plan }: Offer,
  roomCount: number,
): StaySelection {
  const chosen = selection.selectedRatePlans.filter(
    ({ id, roomTypeId }) => id === plan.id && roomTypeId === room.id,
  ).length;
  if (roomCount === 0 && chosen > 0)
    return settled(sale, { ...deselectRatePlan(selection, room.id, plan.id), selectedPackage: null });
  const step = roomCount > chosen ? selectRatePlan : removeRatePlan;
  const steps = Array.from({ length: Math.abs(roomCount - chosen) });
  const stepped = steps.reduce<StaySelection>((rest) => step(rest, room.id, plan.id), selection);
  // Choosing rooms by hand ends a chosen package.
  return settled(sale, steps.length === 0 ? stepped : { ...stepped, selectedPackage: null });
}

/** How many rooms of an offer can be chosen beside the others that are; one adult has to sleep in each. */
export function mostRoomsOf(
  { party }: Pick<Sale, 'party'>,
  plans: readonly RoomCount[],
  { room, plan, freeRooms }: Offer,
): number {
  const others = plans.filter((chosen) => chosen.roomTypeId !== room.id || chosen.ratePlanId !== plan.id);
  const roomsOn = (chosen: readonly RoomCount[]): number => chosen.reduce((sum, { roomCount }) => sum + roomCount, 0);
  const taken = roomsOn(others.filter(({ roomTypeId }) => roomTypeId === room.id));
  return Math.max(0, Math.min(room.maxRooms - taken, freeRooms - taken, party.adults - roomsOn(others)));
}

/** A selection whose rooms follow its rate plans: a room type without a plan goes, with its extras. */
export function settled(sale: Pick<Sale, 'hotel' | 'party'>, selection: StaySelection): StaySelection {
  const rooms = roomsOf(sale, selection);
  // A visit that came back knows its plans and extras, not its rooms: an extra's room is looked at too.
  const before = new Set([
    ...selection.selectedRooms.map(({ id }) => id),
    ...selection.selectedAddons.map(({ hotelRoomId }) => hotelRoomId),
  ]);
  const gone = [...before].filter((id) => !rooms.has(id)).reduce<StaySelection>(deselectRoom, selection);
  const kept = [...rooms].reduce<StaySelection>(
    (rest, [id, guests]) =>
      rest.selectedRooms.some((chosen) => chosen.id === id)
        ? setRoom(rest, { id, guests })
        : guests.reduce<StaySelection>((more, one) => selectRoom(more, id, one), rest),
    gone,
  );
  return rooms.size === 0 ? { ...kept, selectedHotelAddons: [] } : kept;
}
