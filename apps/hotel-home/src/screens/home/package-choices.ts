import { roomsFor } from '@latchkey/booking-core/rooms';
import {
  choosePackage,
  clearPackage,
  countedPlans,
  emptySelection,
  resetSelection,
  type StaySelection,
} from '@latchkey/visit';
import { chosenAddons, guestsIn } from './addon-choices.ts';
import type { HomeModel, OfferedPackage } from './home.model.ts';
import { offersOf, priceSelection } from './home.pricing.ts';
import { roomsOf, settled } from './room-choices.ts';
import { withAddonCount } from './with-addon-count.ts';

type Selling = Pick<HomeModel, 'hotel' | 'stay' | 'availability' | 'addons'>;

/** A selection of a package alone: its rate plans for the whole party, and its extras for everyone in them. */
export function withPackage(
  model: Selling,
  selection: StaySelection,
  { packageId, ratePlans, addonIds }: OfferedPackage,
): StaySelection {
  const plans = ratePlans.flatMap(({ roomTypeId, ratePlanId }) => {
    const count = ratePlans.length === 1 ? roomsNeeded(model, roomTypeId) : 1;
    return Array.from({ length: count }, (_, idx) => ({ id: ratePlanId, roomTypeId, idx }));
  });
  const chosen = settled(model, choosePackage(resetSelection(selection), { id: packageId, ratePlans: plans }));
  const extras = model.addons.filter(({ addonId }) => addonIds.includes(addonId));
  const types = [...roomsOf(model, chosen).keys()];
  return extras.reduce((rest, addon) => {
    const [first] = types;
    if (addon.category === 'booking') return first === undefined ? rest : withAddonCount(rest, addon, first, 1);
    return types.reduce(
      (more, type) => withAddonCount(more, addon, type, addon.category === 'person' ? guestsIn(model, more, type) : 1),
      rest,
    );
  }, chosen);
}

/** A selection without its package: its rooms go, and with them what was added to them. */
export const withoutPackage = (model: Selling, selection: StaySelection): StaySelection =>
  settled(model, clearPackage(selection));

/** What a package comes to for the party on the dates asked; null where it cannot be had. */
export function priceOfPackage(model: Selling, offered: OfferedPackage): number | null {
  const onSale = offersOf(model);
  if (
    !offered.ratePlans.every((plan) =>
      onSale.some((offer) => offer.room.id === plan.roomTypeId && offer.plan.id === plan.ratePlanId),
    )
  )
    return null;
  const chosen = withPackage(model, emptySelection, offered);
  const priced = priceSelection(model, countedPlans(chosen), chosenAddons(model, chosen));
  return priced.kind === 'priced' ? priced.bill.total : null;
}

function roomsNeeded({ hotel, stay }: Selling, roomTypeId: string): number {
  const room = hotel.HotelRooms.find(({ id }) => id === roomTypeId);
  return room === undefined ? 1 : (roomsFor(room, stay.guests)?.length ?? 1);
}
