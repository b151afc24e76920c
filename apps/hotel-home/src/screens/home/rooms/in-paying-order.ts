import type { RoomAvailability } from '@latchkey/api-contract/types';
import { priceOffer, priceOneRoom, type Sale } from '@latchkey/booking-core/basket';

/**
 * Sorts available rooms by this party's lowest price, then rooms too small for the party, then sold-out rooms
 * (docs/rules.md, "States and selection"). Rooms that compare equal keep their order.
 */
export function inPayingOrder(rooms: readonly RoomAvailability[], sale: Sale): RoomAvailability[] {
  const least = (totals: readonly (number | undefined)[]): number =>
    Math.min(...totals.map((total) => total ?? Number.POSITIVE_INFINITY));
  const ranked = rooms.map((room) => {
    const offers = sale.offers.filter((offer) => offer.room.id === room.roomTypeId);
    const [whole, one] = [
      least(offers.map((offer) => priceOffer(sale, offer)?.total)),
      least(offers.map((offer) => priceOneRoom(sale, offer)?.total)),
    ];
    return {
      room,
      group: room.availableRooms === 0 ? 2 : Number(!Number.isFinite(whole)),
      // One room's price says nothing of a party that needs two.
      price: Number.isFinite(whole) ? whole : one,
    };
  });
  return ranked
    .toSorted((left, right) => left.group - right.group || (left.price === right.price ? 0 : left.price - right.price))
    .map(({ room }) => room);
}
