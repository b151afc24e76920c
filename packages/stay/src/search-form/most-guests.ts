import type { Hotel } from '@latchkey/api-contract/types';

/** Guests that a link of a stay can carry. */
export const linkLimit = 20;

/** How many guests a hotel can be asked for at once: as many as all its rooms hold, and a link can carry. */
export const mostGuests = ({ HotelRooms }: Pick<Hotel, 'HotelRooms'>): number =>
  Math.min(
    linkLimit,
    HotelRooms.reduce((sum, room) => sum + room.maxPax * room.maxRooms, 0),
  );
