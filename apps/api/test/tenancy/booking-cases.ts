import type { Contract } from '@latchkey/api-contract/contract';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel } from './two-guests.ts';

const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 };

/** How ids of others are tried on quotes, and on making and reading bookings. */
export const bookingCases = {
  createQuote: {
    kind: 'refused',
    swaps: () => [
      {
        what: 'no hotel of ours',
        request: {
          method: 'POST',
          url: '/api/quotes',
          payload: {
            hotelId: 9,
            stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' },
            rooms: [room],
          },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  getQuote: {
    kind: 'refused',
    swaps: ({ asha }) => [
      {
        what: 'another hotel',
        request: { url: `/api/quotes/${inOtherHotel(asha.quoteToken)}` },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  createBooking: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another hotel',
        request: {
          method: 'POST',
          url: '/api/bookings',
          headers: { cookie: ben.cookie },
          payload: {
            quoteToken: inOtherHotel(asha.quoteToken),
            travellers: [{ fullName: 'B', contactNumber: '+919845067890', email: 'b@c.de' }],
            payment: { mode: 'online', plan: 'full' },
          },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  getBooking: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another device',
        request: { url: `/api/bookings/${asha.stay}`, headers: { cookie: ben.cookie } },
        status: 200,
      },
      { what: 'no device', request: { url: `/api/bookings/${asha.asked}` }, status: 200 },
      {
        what: 'another hotel',
        request: { url: `/api/bookings/${inOtherHotel(asha.stay)}`, headers: { cookie: asha.cookie } },
        status: 404,
        code: 'not_found',
      },
    ],
  },
} satisfies Partial<Record<keyof Contract, Case>>;
