import { goesWithRoom } from '../extras/goes-with.ts';
import { emptySelection, resetSelection } from '../selection/empty-selection.ts';
import { choosePackage, clearPackage } from '../selection/rate-plans.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { roomsFor } from '../rooms/rooms-for.ts';
import { basketOf } from './basket-of.ts';
import type { Sale, SoldPackage } from './basket.types.ts';
import { settled } from './room-count.ts';
import { mostAddons } from './chosen-addons.ts';
import { roomsOf } from './rooms-of.ts';
import { withAddonCount } from './with-addon-count.ts';

/** A selection of a package alone: its rate plans for the whole party, and its extras for everyone in them. */
export function withPackage(
  sale: Sale,
  selection: StaySelection,
  { packageId, ratePlans, addonIds }: SoldPackage,
): StaySelection {
  const plans = ratePlans.flatMap(({ roomTypeId, ratePlanId }) => {
    const count = ratePlans.length === 1 ? roomsNeeded(sale, roomTypeId) : 1;
    return Array.from({ length: count }, (_, idx) => ({ id: ratePlanId, roomTypeId, idx }));
  });
  const chosen = settled(sale, choosePackage(resetSelection(selection), { id: packageId, ratePlans: plans }));
  const extras = sale.addons.filter(({ addonId }) => addonIds.includes(addonId));
  const types = [...roomsOf(sale, chosen).keys()];
  return extras.reduce(
    (rest, addon) =>
      types
        .filter((type) => goesWithRoom(addon.goesWith ?? {}, type))
        .reduce((more, type) => withAddonCount(more, addon, type, mostAddons(sale, more, addon, type)), rest),
    chosen,
  );
}

/** A selection without its package: its rooms go, and with them what was added to them. */
export const withoutPackage = (sale: Sale, selection: StaySelection): StaySelection =>
  settled(sale, clearPackage(selection));

/** What a package comes to for the party, everything mandatory in it, and how many rooms it then has. */
export interface PackageCost {
  /** Minor units. */
  readonly total: number;
  readonly roomCount: number;
}

/** What a package costs the party; null where it cannot be had. */
export function priceOfPackage(sale: Sale, offered: SoldPackage): PackageCost | null {
  const isOnSale = offered.ratePlans.every((sold) =>
    sale.offers.some(({ room, plan }) => room.id === sold.roomTypeId && plan.id === sold.ratePlanId),
  );
  if (!isOnSale) return null;
  const basket = basketOf(sale, withPackage(sale, emptySelection, offered));
  if (basket.kind !== 'ready' || basket.bill === null) return null;
  return { total: basket.bill.total, roomCount: basket.rooms.length };
}

function roomsNeeded({ hotel, party }: Sale, roomTypeId: string): number {
  const room = hotel.HotelRooms.find(({ id }) => id === roomTypeId);
  return room === undefined ? 1 : (roomsFor(room, party)?.length ?? 1);
}
