import type { SelectedAddon, SelectedHotelAddon, StaySelection } from './selection.types.ts';

/** Adds a room's extra. A `room` extra is added once; a `person` extra once for each guest who wants it. */
export function selectAddon(selection: StaySelection, addon: SelectedAddon): StaySelection {
  const isThere = addon.category === 'room' && selection.selectedAddons.some((chosen) => isSame(chosen, addon));
  return isThere ? selection : { ...selection, selectedAddons: [...selection.selectedAddons, addon] };
}

/** Takes a room's extra out, the last of several; a `person` one is found by its price and room (docs/rules.md, "States and selection"). */
export function deselectAddon(selection: StaySelection, addon: SelectedAddon): StaySelection {
  const position = selection.selectedAddons.findLastIndex((chosen) => isSame(chosen, addon));
  return position < 0 ? selection : { ...selection, selectedAddons: selection.selectedAddons.toSpliced(position, 1) };
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

function isSame(one: SelectedAddon, other: SelectedAddon): boolean {
  if (one.category !== other.category || one.hotelRoomId !== other.hotelRoomId) return false;
  return one.category === 'person' ? one.price === other.price : one.id === other.id;
}
