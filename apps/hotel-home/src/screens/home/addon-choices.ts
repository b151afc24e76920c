import type { PricedAddon } from '@latchkey/booking-core/pricing';
import type { StaySelection } from '@latchkey/visit';
import type { Addon, RoomsModel } from './home.model.ts';
import { roomsOf } from './room-choices.ts';

type Choosing = Pick<RoomsModel, 'hotel' | 'stay'>;

/** Guests of the rooms of a type, infants left out: so many may want a thing for each person. */
export const guestsIn = (model: Choosing, selection: StaySelection, roomTypeId: string): number =>
  (roomsOf(model, selection).get(roomTypeId) ?? []).reduce(
    (sum, { adults, childAges }) => sum + adults + childAges.length,
    0,
  );

/** How many of an extra a room type has: people for one of a person, else all of its rooms or none. */
export function addonCount(model: Choosing, selection: StaySelection, addon: Addon, roomTypeId: string): number {
  const chosen = selection.selectedAddons.filter(
    ({ id, hotelRoomId }) => id === addon.addonId && hotelRoomId === roomTypeId,
  ).length;
  if (addon.category === 'person') return Math.min(chosen, guestsIn(model, selection, roomTypeId));
  return chosen === 0 ? 0 : (roomsOf(model, selection).get(roomTypeId)?.length ?? 0);
}

/** What is added to a stay as its bill and its quote count it, in the house's order. */
export function chosenAddons(
  { addons, ...model }: Pick<RoomsModel, 'hotel' | 'stay' | 'addons'>,
  selection: StaySelection,
): PricedAddon[] {
  const types = [...roomsOf(model, selection).keys()];
  return addons.flatMap((addon) => {
    const quantity =
      addon.category === 'booking'
        ? Number(types.length > 0 && selection.selectedHotelAddons.some(({ id }) => id === addon.addonId))
        : types.reduce((sum, type) => sum + addonCount(model, selection, addon, type), 0);
    return quantity === 0 ? [] : [{ ...addon, quantity }];
  });
}
