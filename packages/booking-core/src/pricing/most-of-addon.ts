import { areOfAges, type Ages } from '../guests/ages.ts';
import type { PricedAddon, GuestCounts } from './pricing.types.ts';

/** What says how many of an extra a party can have. */
interface CountedExtra {
  readonly category: PricedAddon['category'];
  readonly goesWith?: { readonly ages?: Ages | undefined } | undefined;
}

/**
 * How many of an extra a stay can have: one for each person of it whom it is for, one for each room, or one for the booking;
 * of an extra that can be had each night as many `times`.
 */
export const mostOfAddon = (extra: CountedExtra, rooms: readonly GuestCounts[], times = 1): number =>
  times * atOnce(extra, rooms);

function atOnce({ category, goesWith }: CountedExtra, rooms: readonly GuestCounts[]): number {
  switch (category) {
    case 'person':
      return rooms.reduce((sum, guests) => sum + areOfAges(guests, goesWith?.ages), 0);
    case 'room':
      return rooms.length;
    case 'booking':
      return 1;
  }
}
