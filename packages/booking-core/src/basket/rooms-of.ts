import { areOfAges, type Ages } from '../guests/ages.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import type { RoomCapacity } from '../rooms/occupancy.ts';
import { placeGuests, type PlaceableRoom } from '../rooms/place-guests.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Sale } from './basket.types.ts';
import { countedPlans } from './counted-plans.ts';
import { placedByGuest } from './housing.ts';
import { placeable } from './placeable.ts';

type RoomsOnSale = Pick<Sale, 'hotel' | 'party'> & Partial<Pick<Sale, 'offers'>>;

const alone: GuestCounts = { adults: 1, childAges: [], infants: 0 };

/** Who sleeps in each room of each type that is chosen, by room type. More rooms than adults have one adult each. */
export function roomsOf(
  { hotel, party, offers = [] }: RoomsOnSale,
  selection: StaySelection,
): ReadonlyMap<string, readonly GuestCounts[]> {
  const plans = countedPlans(selection).flatMap(({ roomTypeId, ratePlanId, roomCount }) =>
    Array.from({ length: roomCount }, () => ({ roomTypeId, ratePlanId })),
  );
  const types = plans.map(({ roomTypeId }) => roomTypeId);
  const rooms = plans.map(({ roomTypeId, ratePlanId }): PlaceableRoom => {
    const offer = offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
    if (offer !== undefined) return placeable(offer);
    return hotel.HotelRooms.find(({ id }) => id === roomTypeId) ?? roomyFor(party);
  });
  // While too few rooms are chosen everyone is shared over them as if they were large enough.
  const placed =
    placedByGuest(party, rooms, types, selection) ??
    placeGuests(party, rooms) ??
    placeGuests(
      party,
      rooms.map(() => roomyFor(party)),
    );
  return new Map(
    [...new Set(types)].map((id) => [
      id,
      types.flatMap((type, place) => (type === id ? [placed?.[place] ?? alone] : [])),
    ]),
  );
}

/** A room that holds the whole party. */
function roomyFor({ adults, childAges }: GuestCounts): RoomCapacity {
  const all = adults + childAges.length;
  return { minPax: 1, maxPax: all, maxBeds: all, maxRooms: all, dormBed: false, extraAdult: true, extraChild: true };
}

/** Guests of some ages in the rooms of a type, infants left out: so many may want an extra that is for each person. */
export const guestsIn = (sale: RoomsOnSale, selection: StaySelection, roomTypeId: string, ages?: Ages): number =>
  (roomsOf(sale, selection).get(roomTypeId) ?? []).reduce(
    (sum, guests) => sum + areOfAges({ ...guests, infants: 0 }, ages),
    0,
  );
