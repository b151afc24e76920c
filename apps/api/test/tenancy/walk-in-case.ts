import type { InjectOptions } from 'fastify';
import { keyFaults } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';
import { authorizationOf } from './two-guests.ts';

/** A booking that a property makes, of a quote of another hotel. */
export const walkIn: Case = {
  kind: 'refused',
  swaps: ({ engine }) => {
    const request = (hotelId: number, quoteToken: string): InjectOptions => ({
      method: 'POST',
      url: '/api/property/bookings',
      headers: { ...authorizationOf(engine, hotelId), 'idempotency-key': 'a-walk-in-of-theirs' },
      payload: {
        quoteToken,
        guest: { fullName: 'Asha Rao', phone: '+919845012345' },
        locale: 'en',
        pays: 'at_property',
      },
    });
    const none = `1760_m2b5r1c9wq3X0mJ6mV0Kx8`;
    return [
      { what: 'a quote that is none', request: request(2116, none), status: 404, code: 'not_found' },
      ...keyFaults(engine, { ...request(1760, none), headers: { 'idempotency-key': 'a-walk-in-of-theirs' } }),
    ];
  },
};
