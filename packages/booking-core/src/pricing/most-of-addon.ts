import type { PricedAddon, GuestCounts } from './pricing.types.ts';

/**
 * How many of an extra a stay can have: one for each person of it, one for each room, or one for the booking; of an extra
 * that can be had each night as many `times`.
 */
export const mostOfAddon = (category: PricedAddon['category'], rooms: readonly GuestCounts[], times = 1): number =>
  times * atOnce(category, rooms);

function atOnce(category: PricedAddon['category'], rooms: readonly GuestCounts[]): number {
  switch (category) {
    case 'person':
      return rooms.reduce((sum, { adults, childAges, infants }) => sum + adults + childAges.length + infants, 0);
    case 'room':
      return rooms.length;
    case 'booking':
      return 1;
  }
}
