import type { InjectOptions } from 'fastify';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel } from './two-guests.ts';

/** A stay is reviewed by the device that may see it; its id alone, or in another hotel, opens nothing. */
export const reviewBy = (request: (invitation: string) => InjectOptions): Case => ({
  kind: 'refused',
  swaps: ({ asha, ben }) => [
    { what: 'no device', request: request(asha.stay), status: 404, code: 'not_found' },
    {
      what: 'another device',
      request: { ...request(asha.stay), headers: { cookie: ben.cookie } },
      status: 404,
      code: 'not_found',
    },
    {
      what: 'another hotel',
      request: { ...request(inOtherHotel(asha.stay)), headers: { cookie: asha.cookie } },
      status: 404,
      code: 'not_found',
    },
  ],
});
