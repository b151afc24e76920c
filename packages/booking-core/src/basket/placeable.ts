import { basePaxOfNights } from '../rooms/occupancy.ts';
import type { PlaceableRoom } from '../rooms/place-guests.ts';
import type { Offer, SoldRoom } from './basket.types.ts';

/** A room of an offer as guests are placed in it: the prices of its nights, or of the hours, say for how many it is. */
export const placeable = <Room extends SoldRoom>({
  room,
  stay,
  mostGuests = room.maxPax,
  basePax = room.maxPax,
}: Pick<Offer<Room>, 'room' | 'stay' | 'mostGuests' | 'basePax'>): Room & PlaceableRoom => ({
  ...room,
  maxPax: Math.min(room.maxPax, mostGuests),
  basePax: stay.kind === 'nights' ? basePaxOfNights(stay.nights) : basePax,
});
