import type { Availability, Hotel } from '@latchkey/api-contract/types';
import { freePrices, lengthsOf, nightlySale, priceOneRoom } from '@latchkey/booking-core/basket';
import type { GuestCounts } from '@latchkey/booking-core/pricing';
import type { HoursModel } from '@latchkey/stay/use-stay';
import type { OfferedRooms } from './modification.model.ts';
import { roomField } from './wanted-stay.ts';
import type { WantedRooms, WantedStay } from './wanted-stay.types.ts';

/** A room of a type on a plan that is free on the dates, beside those that the booking has itself. */
interface FreeRooms {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly free: number;
  /** One room for the whole stay, all taxes included. */
  readonly price: number | null;
}

/** What can be had on the dates that are wanted, with how many of each: what is booked is always among it. */
export function roomsOnOffer(
  hotel: Pick<Hotel, 'HotelRooms'>,
  free: readonly FreeRooms[],
  { booked, wanted }: { readonly booked: WantedStay; readonly wanted: WantedStay },
): OfferedRooms[] {
  const counted = (rooms: readonly WantedRooms[], of: Omit<WantedRooms, 'count'>): number =>
    rooms.find((one) => roomField(one) === roomField(of))?.count ?? 0;
  return hotel.HotelRooms.flatMap((room) =>
    room.ratePlans.flatMap((plan): OfferedRooms[] => {
      const of = { roomTypeId: room.id, ratePlanId: plan.id };
      const offer = free.find((one) => roomField(one) === roomField(of));
      const own = booked.rooms
        .filter(({ roomTypeId }) => roomTypeId === room.id)
        .reduce((sum, { count }) => sum + count, 0);
      const [isBooked, count] = [counted(booked.rooms, of) > 0, counted(wanted.rooms, of)];
      if (offer === undefined && !isBooked && count === 0) return [];
      const most = Math.min(room.maxRooms, Math.max((offer?.free ?? 0) + own, count));
      return [
        {
          ...of,
          roomName: room.name,
          ratePlanName: plan.name,
          isDorm: room.dormBed,
          count,
          most,
          price: offer?.price ?? null,
        },
      ];
    }),
  );
}

/**
 * The rooms that are free for nights, each at the price for those who would sleep in it: who does in the rooms of this
 * type that are wanted, else as many of the party as one holds.
 */
export function freeForNights(
  hotel: Pick<Hotel, 'HotelRooms'>,
  availability: Availability,
  guests: GuestCounts,
  placed: readonly (GuestCounts & { readonly roomTypeId: string })[],
): FreeRooms[] {
  const freeOf = new Map(availability.rooms.map((room) => [room.roomTypeId, room.availableRooms]));
  // Rooms that only the booking itself has are not free, and have their price all the same.
  const rooms = availability.rooms.map((room) => ({ ...room, availableRooms: Math.max(1, room.availableRooms) }));
  const sale = nightlySale({ hotel, availability: { ...availability, rooms }, stay: { guests } });
  return sale.offers.map((offer) => {
    const party = placed.find(({ roomTypeId }) => roomTypeId === offer.room.id) ?? guests;
    return {
      roomTypeId: offer.room.id,
      ratePlanId: offer.plan.id,
      free: freeOf.get(offer.room.id) ?? 0,
      price: priceOneRoom({ ...sale, party }, offer)?.total ?? null,
    };
  });
}

/** The rooms that are free from the hour that is wanted, and the lengths that the hotel sells. */
export function freeForHours(
  { slots, prices }: Pick<HoursModel, 'slots' | 'prices'>,
  { startHour, hours }: { readonly startHour: number; readonly hours: number },
): { readonly free: FreeRooms[]; readonly starts: number[]; readonly lengths: number[] } {
  return {
    free: freePrices({ slots, prices, start: startHour, hours }).map(({ price, freeRooms }) => ({
      roomTypeId: price.roomTypeId,
      ratePlanId: price.ratePlanId,
      free: freeRooms,
      price: price.total,
    })),
    starts: slots.filter(({ isOffered, hour }) => isOffered || hour === startHour).map(({ hour }) => hour),
    lengths: [...new Set([...lengthsOf(prices), hours])].toSorted((one, other) => one - other),
  };
}
