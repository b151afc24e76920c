import type { GuestCounts } from '../pricing/pricing.types.ts';
import type { StaySelection } from './selection.types.ts';

/** Adds one room of a type. */
export function selectRoom(selection: StaySelection, roomTypeId: string, guests: GuestCounts): StaySelection {
  const chosen = selection.selectedRooms.find((room) => room.id === roomTypeId);
  return setRoom(selection, { id: roomTypeId, guests: [...(chosen?.guests ?? []), guests] });
}

/** Puts a room type's rooms and guests as they are given; no guests takes the type out. */
export function setRoom(selection: StaySelection, room: StaySelection['selectedRooms'][number]): StaySelection {
  if (room.guests.length === 0) return deselectRoom(selection, room.id);
  const isNew = !selection.selectedRooms.some((chosen) => chosen.id === room.id);
  const selectedRooms = isNew
    ? [...selection.selectedRooms, room]
    : selection.selectedRooms.map((chosen) => (chosen.id === room.id ? room : chosen));
  return {
    ...selection,
    selectedRooms,
    updatedRoomCount: { ...selection.updatedRoomCount, [room.id]: room.guests.length },
  };
}

/**
 * Takes a room type out, with its rate plans and its add-ons; taking out the last one clears all add-ons, the hotel's too
 * (docs/rules.md, "States and selection").
 */
export function deselectRoom(selection: StaySelection, roomTypeId: string): StaySelection {
  const selectedRooms = selection.selectedRooms.filter((room) => room.id !== roomTypeId);
  const isLast = selectedRooms.length === 0;
  return {
    ...selection,
    selectedRooms,
    selectedRatePlans: selection.selectedRatePlans.filter((plan) => plan.roomTypeId !== roomTypeId),
    selectedAddons: isLast ? [] : selection.selectedAddons.filter((addon) => addon.hotelRoomId !== roomTypeId),
    selectedHotelAddons: isLast ? [] : selection.selectedHotelAddons,
    updatedRoomCount: Object.fromEntries(
      Object.entries(selection.updatedRoomCount).filter(([id]) => id !== roomTypeId),
    ),
  };
}

/** Takes every room out, and with them rate plans, counts and add-ons. */
export function resetRooms(selection: StaySelection): StaySelection {
  return selection.selectedRooms.reduce((rest, room) => deselectRoom(rest, room.id), selection);
}
