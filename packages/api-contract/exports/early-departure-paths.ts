import type { HttpMethod } from './paths.ts';

/** What an early departure comes to: apart from the other operations of the property's side, since one panel alone asks it. */
export const earlyDeparturePaths = {
  quoteEarlyDeparture: { method: 'GET', path: '/api/property/bookings/:booking/departure/early' },
} as const satisfies Record<string, { method: HttpMethod; path: `/api/property/${string}` }>;
