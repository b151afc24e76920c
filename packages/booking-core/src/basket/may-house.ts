import type { Sale } from './basket.types.ts';

/**
 * Whether the rooms on sale hold the party in one booking: as the engine has found out by `canHouse`; where it has said
 * nothing, whether they have as many places.
 */
export function mayHouse({ offers, party, housesParty }: Pick<Sale, 'offers' | 'party' | 'housesParty'>): boolean {
  const types = new Map(
    offers.map(({ room, freeRooms }) => [room.id, Math.min(room.maxRooms, freeRooms) * room.maxPax]),
  );
  const places = [...types.values()].reduce((sum, ofType) => sum + ofType, 0);
  return housesParty ?? places >= party.adults + party.childAges.length;
}
