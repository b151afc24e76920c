import type { SelectedAddon, SelectedHotelAddon, StaySelection } from './selection.types.ts';

/** Adds a room's extra. A `room` extra is added once; a `person` extra once for each guest who wants it. */
export function selectAddon(selection: StaySelection, addon: SelectedAddon): StaySelection {
  const isThere = addon.category === 'room' && selection.selectedAddons.some((chosen) => isSame(chosen, addon));
  return isThere ? selection : { ...selection, selectedAddons: [...selection.selectedAddons, addon] };
}

/** Takes a room's extra out, the last of several. */
export function deselectAddon(selection: StaySelection, addon: SelectedAddon): StaySelection {
  const last = selection.selectedAddons.filter((chosen) => isSame(chosen, addon)).pop();
  if (last === undefined) return selection;
  const position = selection.selectedAddons.lastIndexOf(last);
  return { ...selection, selectedAddons: selection.selectedAddons.filter((_, place) => place !== position) };
}

/** Adds an extra of the whole booking, once. */
export function selectHotelAddon(selection: StaySelection, addon: SelectedHotelAddon): StaySelection {
  const isThere = selection.selectedHotelAddons.some((chosen) => chosen.id === addon.id);
  return isThere ? selection : { ...selection, selectedHotelAddons: [...selection.selectedHotelAddons, addon] };
}

/** Takes an extra of the whole booking out. */
export function deselectHotelAddon(selection: StaySelection, addonId: string): StaySelection {
  return { ...selection, selectedHotelAddons: selection.selectedHotelAddons.filter((chosen) => chosen.id !== addonId) };
}

/** By the id; what has none is found by its price, in the same room (docs/rules.md, "States and selection"). */
function isSame(one: SelectedAddon, other: SelectedAddon): boolean {
  if (one.category !== other.category || one.hotelRoomId !== other.hotelRoomId) return false;
  return hasId(one) && hasId(other) ? one.id === other.id : one.category === 'person' && one.price === other.price;
}

const hasId = ({ id }: SelectedAddon): boolean => id !== undefined && id !== '';
