import type { Availability, Hotel } from '@latchkey/api-contract/types';
import { nightlySale, priceOffer, roomsNeeded } from '@latchkey/booking-core/basket';
import type { GuestCounts } from '@latchkey/booking-core/pricing';
import type { StaySearch } from './stay-search.ts';
import type { OfferLine, Unsold } from './new-booking.model.ts';

/** What can be had for a stay, cheapest first as the engine lists it, and what cannot. */
interface OnSale {
  readonly offers: readonly (OfferLine & { readonly guests: readonly GuestCounts[] })[];
  readonly unsold: readonly Unsold[];
}

/** The rooms that can be had for a stay by all of the party, at the price that guests are shown; and why others cannot. */
export function offersOf(hotel: Hotel, availability: Availability, { nights, guests }: StaySearch): OnSale {
  const sale = nightlySale({ hotel, availability, stay: { guests } });
  const offers = sale.offers.flatMap((offer) => {
    const [cost, needed] = [priceOffer(sale, offer), roomsNeeded(sale, offer)];
    if (cost === null || needed === null) return [];
    const { room, plan, freeRooms } = offer;
    return [
      {
        roomTypeId: room.id,
        ratePlanId: plan.id,
        room: room.name,
        plan: plan.name,
        rooms: cost.roomCount,
        left: freeRooms,
        total: cost.total,
        guests: needed,
      },
    ];
  });
  const unsold = availability.rooms.flatMap(({ roomTypeId, name, availableRooms, minStay }): Unsold[] => {
    if (offers.some((offer) => offer.roomTypeId === roomTypeId)) return [];
    const why = minStay > nights ? 'min_stay' : availableRooms === 0 ? 'sold_out' : 'too_small';
    return [{ room: name, why, minStay }];
  });
  return { offers, unsold };
}
