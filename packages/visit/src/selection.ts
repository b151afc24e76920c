import type { SelectedRatePlan, Selection } from './selection.types.ts';

/** A selection for a search: the one there is when it is for the same hotel and stay, else an empty one. */
export const selectionFor = (current: Selection | null, hotelId: number, stay: string): Selection =>
  current?.hotelId === hotelId && current.stay === stay ? current : { hotelId, stay, ratePlans: [] };

const isSame = (one: SelectedRatePlan, other: Pick<SelectedRatePlan, 'roomTypeId' | 'ratePlanId'>): boolean =>
  one.roomTypeId === other.roomTypeId && one.ratePlanId === other.ratePlanId;

/** Sets how many rooms a rate plan has; 0 takes it out. */
export function setRoomCount(
  selection: Selection,
  plan: Pick<SelectedRatePlan, 'roomTypeId' | 'ratePlanId'>,
  roomCount: number,
): Selection {
  const others = selection.ratePlans.filter((selected) => !isSame(selected, plan));
  if (roomCount <= 0) return { ...selection, ratePlans: others };
  if (others.length === selection.ratePlans.length)
    return { ...selection, ratePlans: [...others, { ...plan, roomCount }] };
  return {
    ...selection,
    ratePlans: selection.ratePlans.map((selected) => (isSame(selected, plan) ? { ...selected, roomCount } : selected)),
  };
}

/** How many rooms of a rate plan are chosen. */
export const roomCountOf = (selection: Selection, plan: Pick<SelectedRatePlan, 'roomTypeId' | 'ratePlanId'>): number =>
  selection.ratePlans.find((selected) => isSame(selected, plan))?.roomCount ?? 0;

/** How many rooms are chosen in all. */
export const totalRooms = (selection: Selection): number =>
  selection.ratePlans.reduce((sum, { roomCount }) => sum + roomCount, 0);
