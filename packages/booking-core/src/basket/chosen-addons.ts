import { goesWithRoom } from '../extras/goes-with.ts';
import type { PricedAddon } from '../pricing/pricing.types.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Sale, SoldAddon } from './basket.types.ts';
import { guestsIn, roomsOf } from './rooms-of.ts';

type Choosing = Pick<Sale, 'hotel' | 'party'>;

/**
 * The quantity of an extra for a room type: the guests who want a per-person extra, else all rooms of the type or 0.
 */
export function addonCount(
  sale: Choosing,
  selection: StaySelection,
  { addonId, category, goesWith = {} }: Pick<SoldAddon, 'addonId' | 'category' | 'goesWith'>,
  roomTypeId: string,
): number {
  if (!goesWithRoom(goesWith, roomTypeId)) return 0;
  const chosen = selection.selectedAddons.filter(
    ({ id, hotelRoomId }) => id === addonId && hotelRoomId === roomTypeId,
  ).length;
  if (category === 'person') return Math.min(chosen, guestsIn(sale, selection, roomTypeId));
  return chosen === 0 ? 0 : (roomsOf(sale, selection).get(roomTypeId)?.length ?? 0);
}

/** The extras of a selection as its bill and its quote count them, in the hotel's order. */
export function chosenAddons(sale: Choosing & Pick<Sale, 'addons'>, selection: StaySelection): PricedAddon[] {
  const types = [...roomsOf(sale, selection).keys()];
  return sale.addons.flatMap(({ goesWith = {}, ...addon }) => {
    const its = types.filter((type) => goesWithRoom(goesWith, type));
    const quantity =
      addon.category === 'booking'
        ? Number(its.length > 0 && selection.selectedHotelAddons.some(({ id }) => id === addon.addonId))
        : its.reduce((sum, type) => sum + addonCount(sale, selection, addon, type), 0);
    return quantity === 0 ? [] : [{ ...addon, quantity }];
  });
}
