import { goesWithRoom } from '../extras/goes-with.ts';
import type { PricedAddon } from '../pricing/pricing.types.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Sale, SoldAddon } from './basket.types.ts';
import { guestsIn, roomsOf } from './rooms-of.ts';

type Choosing = Pick<Sale, 'hotel' | 'party'>;

type Counted = Pick<SoldAddon, 'addonId' | 'category' | 'goesWith' | 'each' | 'times' | 'left'>;

/**
 * The quantity of an extra for a room type: so many as were chosen of one for each person, or of one for each night; else
 * all rooms of the type or 0. One of the whole booking is asked of any of its rooms.
 */
export function addonCount(sale: Choosing, selection: StaySelection, addon: Counted, roomTypeId: string): number {
  const { addonId, category, goesWith = {}, each } = addon;
  if (!goesWithRoom(goesWith, roomTypeId)) return 0;
  const chosen =
    category === 'booking'
      ? selection.selectedHotelAddons.filter(({ id }) => id === addonId).length
      : selection.selectedAddons.filter(({ id, hotelRoomId }) => id === addonId && hotelRoomId === roomTypeId).length;
  const most = mostAddons(sale, selection, addon, roomTypeId);
  return category === 'person' || each === 'night' ? Math.min(chosen, most) : chosen === 0 ? 0 : most;
}

/** How many of an extra a room type can have; of one of the whole booking how many that has. Infants are left out. */
export const mostAddons = (sale: Choosing, selection: StaySelection, addon: Counted, roomTypeId: string): number =>
  Math.min(mostWished(sale, selection, addon, roomTypeId), mostLeft(addon));

const mostLeft = ({ left = Infinity, times = 1 }: Counted): number => left * times;

function mostWished(
  sale: Choosing,
  selection: StaySelection,
  { category, goesWith, times = 1 }: Counted,
  roomTypeId: string,
): number {
  switch (category) {
    case 'person':
      return times * guestsIn(sale, selection, roomTypeId, goesWith?.ages);
    case 'room':
      return times * (roomsOf(sale, selection).get(roomTypeId)?.length ?? 0);
    case 'booking':
      return times;
  }
}

/** The extras of a selection as its bill and its quote count them, in the hotel's order. */
export function chosenAddons(sale: Choosing & Pick<Sale, 'addons'>, selection: StaySelection): PricedAddon[] {
  const types = [...roomsOf(sale, selection).keys()];
  return sale.addons.flatMap((addon) => {
    const { addonId, name, category, price, percent, nights, goesWith = {} } = addon;
    const its = types.filter((type) => goesWithRoom(goesWith, type));
    const places = category === 'booking' ? its.slice(0, 1) : its;
    const wanted = places.reduce((sum, type) => sum + addonCount(sale, selection, addon, type), 0);
    const quantity = Math.min(wanted, mostLeft(addon));
    return quantity === 0
      ? []
      : [
          {
            addonId,
            name,
            category,
            price,
            ...(percent === undefined ? {} : { percent }),
            ...(nights === undefined ? {} : { nights }),
            quantity,
          },
        ];
  });
}
