import type { InjectOptions } from 'fastify';
import type { TestEngine } from '../test-engine.ts';
import type { Case, Swap } from './tenancy-case.ts';
import { authorizationOf, inOtherHotel } from './two-guests.ts';

/** The same call with another hotel's signature, and with none. */
export const keyFaults = (engine: TestEngine, request: InjectOptions): Swap[] => {
  const forged = authorizationOf(engine, 1760).authorization.replace('1760.', '2116.');
  return [
    {
      what: 'another hotel’s signature',
      request: { ...request, headers: { ...request.headers, authorization: forged } },
      status: 401,
      code: 'invalid_key',
    },
    { what: 'no key', request, status: 401, code: 'invalid_key' },
  ];
};

/** A property's call about a booking of another, named by id, by its random part and by reference. */
export const ofProperty = (
  path: string,
  payload: object | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'POST',
  headers: Readonly<Record<string, string>> = {},
): Case => ({
  kind: 'refused',
  swaps: ({ engine, asha }) => {
    const call = (booking: string): InjectOptions => ({
      method,
      url: `/api/property/bookings/${booking}${path}`,
      headers: { ...authorizationOf(engine, 2116), ...headers },
      ...(payload === null ? {} : { payload }),
    });
    return [
      { what: 'by id', request: call(asha.stay), status: 404, code: 'not_found' },
      { what: 'by its random part', request: call(inOtherHotel(asha.stay)), status: 404, code: 'not_found' },
      {
        what: 'by reference',
        request: call(asha.reference),
        status: 404,
        code: 'not_found',
      },
      ...keyFaults(engine, { ...call(asha.asked), headers }),
    ];
  },
});

/** A read of the property's side: only its own key opens it. */
export const readByKey = (what: string): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => keyFaults(engine, { url: `/api/property/${what}` }),
});
