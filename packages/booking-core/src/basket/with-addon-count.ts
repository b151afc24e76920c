import { deselectAddon, deselectHotelAddon, selectAddon, selectHotelAddon } from '../selection/addons.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { SoldAddon } from './basket.types.ts';

/**
 * A selection in which a room type has this quantity of an extra; an extra of the whole booking has quantity 1 or 0,
 * unless it is had each night.
 */
export function withAddonCount(
  selection: StaySelection,
  addon: Omit<SoldAddon, 'name'>,
  roomTypeId: string,
  count: number,
): StaySelection {
  const { addonId, price, category } = addon;
  if (addon.each === 'night') return withNightly(selection, addon, roomTypeId, count);
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

/** An extra of each night, whatever it is for, stands in the selection as often as it is wanted. */
function withNightly(
  selection: StaySelection,
  { addonId, price, category }: Omit<SoldAddon, 'name'>,
  roomTypeId: string,
  count: number,
): StaySelection {
  if (category === 'booking') {
    const others = selection.selectedHotelAddons.filter(({ id }) => id !== addonId);
    const its = Array.from({ length: count }, () => ({ id: addonId, price }));
    return { ...selection, selectedHotelAddons: [...others, ...its] };
  }
  const others = selection.selectedAddons.filter(({ id, hotelRoomId }) => id !== addonId || hotelRoomId !== roomTypeId);
  const its = Array.from({ length: count }, () => ({ id: addonId, hotelRoomId: roomTypeId, price, category }));
  return { ...selection, selectedAddons: [...others, ...its] };
}
