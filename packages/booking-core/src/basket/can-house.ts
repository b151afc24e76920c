import { housable } from '../rooms/housable.ts';
import type { Sale } from './basket.types.ts';
import { placeable } from './placeable.ts';

/** Whether the rooms on sale hold the party in one booking, of whatever types (`housable`). */
export function canHouse({ offers, party }: Pick<Sale, 'offers' | 'party'>): boolean {
  const types = Map.groupBy(offers, ({ room }) => room.id);
  return housable(
    party,
    [...types].map(([id, ofType]) => ({
      id,
      consistsOf: ofType[0]?.room.consistsOf,
      sold: ofType.map((offer) => placeable(offer)),
      free: Math.min(...ofType.map(({ freeRooms }) => freeRooms)),
      count: Math.min(...ofType.map(({ room, freeRooms }) => Math.min(room.maxRooms, freeRooms))),
    })),
  );
}
