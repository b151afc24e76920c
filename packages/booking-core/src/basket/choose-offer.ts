import { editRatePlan, resetRatePlans, updateRatePlan } from '../selection/rate-plans.ts';
import { resetRooms } from '../selection/rooms.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Offer, Sale } from './basket.types.ts';
import { countedPlans } from './counted-plans.ts';
import { housingOf } from './housing.ts';
import { roomsNeeded } from './price-offer.ts';
import { mostRoomsOf, settled, withRoomCount } from './room-count.ts';

/**
 * A selection with an offer beside what is chosen already: as many of its rooms as the party still needs, one where
 * everybody has a room, and as many beds of a dorm as there are. A party with one adult can have one room only: the new room replaces the old one. `max_rooms`
 * where no more room can be had.
 */
export function withOffer(sale: Sale, selection: StaySelection, offer: Offer): StaySelection | 'max_rooms' {
  if (sale.party.adults === 1) return withOfferInstead(sale, selection, offer, 1);
  const plans = countedPlans(selection);
  const most = mostRoomsOf(sale, plans, offer);
  const now = plans.find(({ roomTypeId, ratePlanId }) => roomTypeId === offer.room.id && ratePlanId === offer.plan.id);
  const from = (now?.roomCount ?? 0) + 1;
  if (from > most) return 'max_rooms';
  for (let count = from; count <= most; count++) {
    const more = withRoomCount(sale, selection, offer, count);
    if (housingOf(sale, more).refusal === null) return more;
  }
  // Beds are taken by the party, rooms one by one.
  return withRoomCount(sale, selection, offer, offer.room.dormBed ? most : from);
}

/**
 * A selection with so many rooms of an offer instead of all rooms chosen. Extras of the whole booking stay, and those of
 * the same room on another plan; the others go with their rooms (`extrasGone` says which).
 */
export function withOfferInstead(sale: Sale, selection: StaySelection, offer: Offer, roomCount: number): StaySelection {
  const { room, plan } = offer;
  const { selectedAddons, selectedHotelAddons, selectedRatePlans } = selection;
  const areTheseRooms =
    selectedRatePlans.length === roomCount && selectedRatePlans.every(({ roomTypeId }) => roomTypeId === room.id);
  // The same rooms on another plan: who sleeps in which of them stays.
  const plans = areTheseRooms
    ? selectedRatePlans.reduce<StaySelection>((rest, { idx }) => editRatePlan(rest, room.id, idx, plan.id), selection)
    : updateRatePlan(resetRooms(resetRatePlans(selection)), room.id, plan.id, roomCount);
  const rooms = settled(sale, { ...plans, selectedPackage: null });
  const kept = selectedAddons.filter(({ hotelRoomId }) => hotelRoomId === room.id);
  return { ...rooms, selectedAddons: kept, selectedHotelAddons };
}

/**
 * A selection with an offer instead of all rooms chosen, as many of it as the party needs; null where its rooms do not
 * hold everybody.
 */
export function changedTo(sale: Sale, selection: StaySelection, offer: Offer): StaySelection | null {
  const needed = roomsNeeded(sale, offer);
  return needed === null ? null : withOfferInstead(sale, selection, offer, needed.length);
}

/** A selection in which the guests of each room, in the order of its basket, are as given. */
export function withGuestsPlaced(
  selection: StaySelection,
  rooms: readonly {
    readonly roomTypeId: string;
    readonly adults: number;
    readonly childAges: readonly (number | null)[];
    readonly infants: number;
  }[],
): StaySelection {
  const types = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))];
  return {
    ...selection,
    selectedRooms: types.map((id) => ({
      id,
      guests: rooms
        .filter(({ roomTypeId }) => roomTypeId === id)
        .map(({ adults, childAges, infants }) => ({ adults, childAges, infants })),
    })),
  };
}
