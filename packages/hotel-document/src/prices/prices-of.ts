import type { HotelFacts } from '../schema/hotel-facts.schema.ts';

type RoomPrice = HotelFacts['rooms'][number]['prices'][string];

/** What a plan costs in a room, and where that stands. */
export interface PriceOfPlan {
  readonly room: HotelFacts['rooms'][number];
  readonly planId: string;
  readonly at: string;
  readonly price: RoomPrice;
}

/** Every price of a plan in a room. */
export const pricesOf = ({ rooms }: HotelFacts): PriceOfPlan[] =>
  rooms.flatMap((room) =>
    Object.entries(room.prices).map(([planId, price]) => ({
      room,
      planId,
      at: `rooms.${room.id}.prices.${planId}`,
      price,
    })),
  );
