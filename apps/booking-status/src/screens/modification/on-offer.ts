import type { Availability, Hotel } from '@latchkey/api-contract/types';
import { freePrices, lengthsOf } from '@latchkey/booking-core/basket';
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
 * The rooms that are free for nights, at the price for the party, or for the largest party that the plan has a price
 * for.
 */
export function freeForNights({ rooms }: Pick<Availability, 'rooms'>, guests: number): FreeRooms[] {
  return rooms.flatMap(({ roomTypeId, availableRooms, pricing }) =>
    pricing.map(({ ratePlanId, priceForPax }) => ({
      roomTypeId,
      ratePlanId,
      free: availableRooms,
      price: (priceForPax.find(({ pax }) => pax >= guests) ?? priceForPax.at(-1))?.total ?? null,
    })),
  );
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
