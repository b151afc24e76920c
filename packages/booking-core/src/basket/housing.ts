import type { HousingRefusal } from './housing-refusals.ts';
import type { GuestCounts, PricedRoom } from '../pricing/pricing.types.ts';
import { fits } from '../rooms/occupancy.ts';
import { placeGuests, type PlaceableRoom } from '../rooms/place-guests.ts';
import { placeSome } from '../rooms/place-some.ts';
import { freeParts } from '../rooms/room-parts.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Offer, Sale } from './basket.types.ts';
import { countedPlans } from './counted-plans.ts';
import { placeable } from './placeable.ts';
import { pricedRoom } from './price-offer.ts';

/** The rooms of a selection with who sleeps in each, plan by plan as `countedPlans` has them. */
export interface Housing {
  readonly rooms: readonly PricedRoom[];
  /** Who has no room yet. */
  readonly left: GuestCounts;
  readonly refusal: HousingRefusal | null;
}

const nobody: GuestCounts = { adults: 0, childAges: [], infants: 0 };
const alone: GuestCounts = { adults: 1, childAges: [], infants: 0 };

/**
 * Who sleeps in which of the rooms chosen: as the guest has placed them, else as evenly as the rooms allow. Too small
 * rooms hold as many as they can. A rate plan that is no longer on sale is left out.
 */
export function housingOf(sale: Sale, selection: StaySelection): Housing {
  const offers = chosenOffers(sale, selection);
  const { party } = sale;
  const together = (guests: readonly GuestCounts[]): PricedRoom[] =>
    offers.map((offer, at) => pricedRoom(offer, guests[at] ?? alone));
  if (isOverbooked(sale, offers) || offers.length > party.adults)
    return { rooms: together([]), left: nobody, refusal: 'max_rooms' };
  const rooms = offers.map((offer) => placeable(offer));
  const types = rooms.map(({ id }) => id);
  const whole = placedByGuest(party, rooms, types, selection) ?? placeGuests(party, rooms);
  if (whole !== null) return { rooms: together(whole), left: nobody, refusal: null };
  const some = placeSome(party, rooms);
  if (some === null) return { rooms: together([]), left: nobody, refusal: 'min_pax' };
  return { rooms: together(some.placed), left: some.left, refusal: 'max_occupancy' };
}

/** Who sleeps where as the guest has said it; null where that is for another party or other rooms, or does not fit. */
export function placedByGuest(
  party: GuestCounts,
  rooms: readonly PlaceableRoom[],
  types: readonly string[],
  { selectedRooms }: Pick<StaySelection, 'selectedRooms'>,
): GuestCounts[] | null {
  const waiting = new Map(selectedRooms.map(({ id, guests }) => [id, [...guests]]));
  const placed = types.map((type) => waiting.get(type)?.shift());
  const isWhole = [...waiting.values()].every((rest) => rest.length === 0);
  const all = placed.filter((guests) => guests !== undefined);
  return isWhole && isParty(party, all) && rooms.every((room, at) => fitsIn(room, placed[at])) ? all : null;
}

/** Whether so many guests in rooms are exactly this party. */
export function isParty(party: GuestCounts, rooms: readonly GuestCounts[]): boolean {
  const sum = (count: (room: GuestCounts) => number): number => rooms.reduce((all, room) => all + count(room), 0);
  const agesOf = (ages: readonly (number | null)[]): string =>
    ages
      .map((age) => age ?? -1)
      .toSorted(byNumber)
      .join();
  return (
    sum(({ adults }) => adults) === party.adults &&
    sum(({ infants }) => infants) === party.infants &&
    agesOf(rooms.flatMap(({ childAges }) => childAges)) === agesOf(party.childAges)
  );
}

const byNumber = (one: number, other: number): number => one - other;

const fitsIn = (room: PlaceableRoom, guests: GuestCounts | undefined): boolean =>
  guests !== undefined && fits(room, guests, room.basePax);

/** The offer of each room chosen. */
const chosenOffers = ({ offers }: Sale, selection: StaySelection): Offer[] =>
  countedPlans(selection).flatMap(({ roomTypeId, ratePlanId, roomCount }) => {
    const offer = offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
    return offer === undefined ? [] : Array.from({ length: roomCount }, () => offer);
  });

/** Whether more rooms of a type are chosen than can be had, those counted that are sold whole with it. */
function isOverbooked({ offers }: Pick<Sale, 'offers'>, chosen: readonly Offer[]): boolean {
  const taken = new Map<string, number>();
  const take = (id: string, count: number): void => void taken.set(id, (taken.get(id) ?? 0) + count);
  for (const { room } of chosen) {
    take(room.id, 1);
    for (const { roomTypeId, count } of room.consistsOf ?? []) take(roomTypeId, count);
  }
  const parts = freeParts(
    offers.map(({ room: { id, consistsOf }, freeRooms }) => ({ id, consistsOf, free: freeRooms })),
  );
  return (
    chosen.some(
      ({ room, freeRooms }) =>
        chosen.filter((other) => other.room.id === room.id).length > Math.min(room.maxRooms, freeRooms),
    ) || [...parts].some(([id, free]) => (taken.get(id) ?? 0) > free)
  );
}
