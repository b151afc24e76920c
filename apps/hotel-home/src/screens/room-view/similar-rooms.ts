import type { HotelRoom } from '@latchkey/api-contract/types';
import { nightlySale, priceOffer } from '@latchkey/booking-core/basket';
import type { RoomViewModel } from './room-view.model.ts';

/** A room like another, and the lowest price of the whole stay in it; null where it is taken. */
export interface SimilarRoom {
  readonly room: HotelRoom;
  readonly total: number | null;
}

/** The three rooms most like a room: free ones first, then by how many they hold, then by price. */
export function similarRooms(model: Pick<RoomViewModel, 'hotel' | 'room' | 'stay' | 'availability'>): SimilarRoom[] {
  const { hotel, room } = model;
  const sale = nightlySale(model);
  const lowest = (id: string): number | null => {
    const totals = sale.offers.flatMap((offer) =>
      offer.room.id === id ? [priceOffer(sale, offer)?.total ?? Infinity] : [],
    );
    const total = Math.min(...totals);
    return Number.isFinite(total) ? total : null;
  };
  const unlike = (other: HotelRoom): number =>
    Math.abs(other.maxPax - room.maxPax) * 1e9 + Math.abs(other.defaultPrice - room.defaultPrice);
  return hotel.HotelRooms.filter(({ id }) => id !== room.id)
    .map((other) => ({ room: other, total: lowest(other.id) }))
    .toSorted(
      (one, two) => Number(one.total === null) - Number(two.total === null) || unlike(one.room) - unlike(two.room),
    )
    .slice(0, 3);
}
