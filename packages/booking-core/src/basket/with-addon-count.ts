import { deselectAddon, deselectHotelAddon, selectAddon, selectHotelAddon } from '../selection/addons.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { SoldAddon } from './basket.types.ts';

/**
 * A selection in which a room type has this quantity of an extra; an extra of the whole booking has quantity 1 or 0.
 */
export function withAddonCount(
  selection: StaySelection,
  { addonId, price, category }: Omit<SoldAddon, 'name'>,
  roomTypeId: string,
  count: number,
): StaySelection {
  if (category === 'booking') {
    const there = selection.selectedHotelAddons.some(({ id }) => id === addonId);
    if (there === count > 0) return selection;
    return there ? deselectHotelAddon(selection, addonId) : selectHotelAddon(selection, { id: addonId, price });
  }
  const chosen = { id: addonId, hotelRoomId: roomTypeId, price, category };
  const before = selection.selectedAddons.filter(
    ({ id, hotelRoomId }) => id === addonId && hotelRoomId === roomTypeId,
  ).length;
  const step = count > before ? selectAddon : deselectAddon;
  const steps = Array.from({ length: Math.abs(count - before) });
  return steps.reduce<StaySelection>((rest) => step(rest, chosen), selection);
}
