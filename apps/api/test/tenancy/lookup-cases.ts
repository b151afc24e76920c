import type { Contract } from '@latchkey/api-contract/contract';
import type { InjectOptions } from 'fastify';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel } from './two-guests.ts';

/** How ids of others are tried on looking a booking up by a code. */
export const lookupCases = {
  createBookingLookup: {
    kind: 'refused',
    swaps: () => [
      {
        what: 'no hotel of ours',
        request: { method: 'POST', url: '/api/booking-lookups', payload: { hotelId: 9, identifier: '+919845012345' } },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  readBookingLookup: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another hotel',
        request: {
          method: 'GET',
          url: `/api/booking-lookups/${inOtherHotel(asha.lookupId)}`,
          headers: { cookie: ben.cookie },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  repeatBookingLookup: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another hotel',
        request: {
          method: 'POST',
          url: `/api/booking-lookups/${inOtherHotel(asha.lookupId)}/repeat`,
          headers: { cookie: ben.cookie },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  mailBookingLink: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another hotel',
        request: {
          method: 'POST',
          url: `/api/booking-lookups/${inOtherHotel(asha.lookupId)}/link`,
          headers: { cookie: ben.cookie },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  verifyBookingLookup: {
    kind: 'refused',
    swaps: ({ asha, ben }) => {
      const enter = (lookupId: string, code: string): InjectOptions => ({
        method: 'POST',
        url: `/api/booking-lookups/${lookupId}/verify`,
        headers: { cookie: ben.cookie },
        payload: { code },
      });
      return [
        { what: 'another guest’s code', request: enter(asha.lookupId, ben.code), status: 422, code: 'code_wrong' },
        {
          what: 'another hotel',
          request: enter(inOtherHotel(asha.lookupId), asha.code),
          status: 404,
          code: 'not_found',
        },
        {
          what: 'all hotels',
          request: enter(inOtherHotel(asha.lookupId, 0), asha.code),
          status: 404,
          code: 'not_found',
        },
      ];
    },
  },
} satisfies Partial<Record<keyof Contract, Case>>;
