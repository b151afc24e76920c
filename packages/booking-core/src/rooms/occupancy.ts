import { childPriceEndsAt, pricedGuestsOf } from '../guests/priced-guests.ts';
import type { GuestCounts, NightlyRate } from '../pricing/pricing.types.ts';

/** How many a room type takes (docs/rules.md, "Entities"). */
export interface RoomCapacity {
  /** Fewest and most guests, infants not counted. */
  readonly minPax: number;
  readonly maxPax: number;
  /** Most guests from 12 that have a bed of their own; younger children may share one, except in a dorm. */
  readonly maxBeds: number;
  /** Most rooms of the type in one booking. */
  readonly maxRooms: number;
  /** One unit of this type is one bed in a shared room. */
  readonly dormBed: boolean;
  /** Whether the room takes more guests than the base price covers, by age: adults, children. */
  readonly extraAdult: boolean;
  readonly extraChild: boolean;
  /** From this age a child beyond the base price is an extra adult: where the property's own bands end; 12 where absent. */
  readonly adultFrom?: number | undefined;
  /** The age from which guests may sleep in it, which shuts infants out; where it is absent, everybody may. */
  readonly minAge?: number | undefined;
}

/**
 * Why guests do not fit into one room. `max_occupancy` is the message "Maximum occupancy reached, Select extra room.",
 * `max_rooms` "Maximum room count reached!".
 */
export type OccupancyRefusal =
  | 'no_adult'
  | 'min_pax'
  | 'max_occupancy'
  | 'max_beds'
  | 'dorm_bed'
  | 'min_age'
  | 'extra_adult'
  | 'extra_child';

/** How guests fill one room. `extraAdults` and `extraChildren` are the additional chargeable guests. */
export type Occupancy =
  | { readonly kind: 'fits'; readonly extraAdults: number; readonly extraChildren: number }
  | { readonly kind: 'refused'; readonly code: OccupancyRefusal };

/**
 * Whether guests may take one room. `basePax` is how many the base price is for (the largest `priceForPax`); by default
 * nobody is extra. Throws `negative` or `not_an_integer` for counts that are not whole numbers from 0.
 */
export function occupancyOf(room: RoomCapacity, guests: GuestCounts, basePax: number = room.maxPax): Occupancy {
  const { atAdultPrice, atChildPrice, ages } = pricedGuestsOf(guests);
  const pax = atAdultPrice + atChildPrice;
  const { adultFrom = childPriceEndsAt } = room;
  const grown =
    adultFrom === childPriceEndsAt ? atAdultPrice : guests.adults + ages.filter((age) => age >= adultFrom).length;
  const extraAdults = Math.max(0, grown - basePax);
  const extraChildren = Math.max(0, pax - basePax - extraAdults);
  const refused = refusalOf(room, guests, pax, atAdultPrice) ?? extrasRefusalOf(room, extraAdults, extraChildren);
  return refused === null ? { kind: 'fits', extraAdults, extraChildren } : { kind: 'refused', code: refused };
}

/**
 * How many guests the price of a stay is for: as many as that of each of its nights. A night's own prices say it, not the
 * room. 0 where a night has no price.
 */
export const basePaxOfNights = (nights: readonly Pick<NightlyRate, 'priceForPax'>[]): number =>
  Math.min(...nights.map(({ priceForPax }) => priceForPax.at(-1)?.pax ?? 0));

/**
 * A room at the prices of some nights. `usualPax` is how many guests its plan is usually for: nights that are priced for
 * fewer are sold to that number at most, since a guest within the usual number cannot be an extra one.
 */
export function roomAtPrices<Room extends Pick<RoomCapacity, 'maxPax'>>(
  room: Room,
  usualPax: number,
  nights: readonly Pick<NightlyRate, 'priceForPax'>[],
): Room & { readonly basePax: number } {
  const basePax = basePaxOfNights(nights);
  return { ...room, basePax, maxPax: basePax < usualPax ? Math.min(room.maxPax, basePax) : room.maxPax };
}

/** How many adults one room takes at most, where its price is for `basePax` guests. */
export const mostAdultsOf = (room: Pick<RoomCapacity, 'maxPax' | 'extraAdult'>, basePax: number): number =>
  room.extraAdult ? room.maxPax : Math.min(room.maxPax, basePax);

/** Whether guests fit into one room of a type. */
export function fits(room: RoomCapacity, guests: GuestCounts, basePax: number = room.maxPax): boolean {
  return occupancyOf(room, guests, basePax).kind === 'fits';
}

/** Whether one more room of a type may be selected; null, or why not. */
export function checkRoomCount(
  room: Pick<RoomCapacity, 'maxRooms'>,
  selected: number,
  availableRooms: number,
): 'max_rooms' | 'sold_out' | null {
  if (availableRooms === 0) return 'sold_out';
  return selected > Math.min(room.maxRooms, availableRooms) ? 'max_rooms' : null;
}

function refusalOf(room: RoomCapacity, guests: GuestCounts, pax: number, inBeds: number): OccupancyRefusal | null {
  if (guests.adults < 1) return 'no_adult';
  if (room.dormBed && pax + guests.infants > 1) return 'dorm_bed';
  if (!areOldEnough(room, guests)) return 'min_age';
  if (pax < room.minPax) return 'min_pax';
  if (pax > room.maxPax) return 'max_occupancy';
  return inBeds > room.maxBeds ? 'max_beds' : null;
}

/** Whether all children are of the room's age or older; one of unknown age counts as too young. Adults always are. */
const areOldEnough = ({ minAge = 0 }: Pick<RoomCapacity, 'minAge'>, { childAges, infants }: GuestCounts): boolean =>
  minAge === 0 || (infants === 0 && childAges.every((age) => (age ?? 0) >= minAge));

function extrasRefusalOf(room: RoomCapacity, extraAdults: number, extraChildren: number): OccupancyRefusal | null {
  if (extraAdults > 0 && !room.extraAdult) return 'extra_adult';
  return extraChildren > 0 && !room.extraChild ? 'extra_child' : null;
}
