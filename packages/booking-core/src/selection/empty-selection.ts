import type { StaySelection } from './selection.types.ts';

/** Nothing chosen, by the night: where a visit begins, and what a full reset leaves. */
export const emptySelection: StaySelection = {
  selectedRooms: [],
  selectedRatePlans: [],
  selectedAddons: [],
  selectedHotelAddons: [],
  updatedRoomCount: {},
  couponCode: null,
  couponName: null,
  selectedPackage: null,
  showHourly: false,
};

/**
 * The full reset (docs/rules.md, "States and selection"): clears rooms, add-ons, hotel add-ons, rate plans, room counts, the coupon and
 * a package, and keeps whether the guest looks for nights or hours.
 */
export function resetSelection(selection: StaySelection): StaySelection {
  return { ...emptySelection, showHourly: selection.showHourly };
}

/**
 * Switches between nights and hours. What is chosen is of one stay, so it is none of the other's: `selectionIn` of the
 * visit.
 */
export function toggleHourly<Selection extends Pick<StaySelection, 'showHourly'>>(selection: Selection): Selection {
  return { ...selection, showHourly: !selection.showHourly };
}
