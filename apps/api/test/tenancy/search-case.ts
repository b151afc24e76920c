import type { Case } from './tenancy-case.ts';

const stay = 'checkIn=2026-12-14&checkOut=2026-12-16';

/** A search: the words of the hotel in Berlin alone find it, and whatever finds another finds it too. */
export const searchHotels: Case = {
  kind: 'read',
  of: (hotelId) => ({ url: `/api/hotel-search?${stay}&place=${hotelId === 1188 ? 'linde' : 'nowhere'}` }),
};
