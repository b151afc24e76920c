import type { InjectOptions } from 'fastify';
import { keyFaults, ofProperty, readByKey } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';
import { authorizationOf } from './two-guests.ts';

/** A call about a room of another hotel. */
const ofRoom = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Case => ({
  kind: 'refused',
  swaps: ({ engine, asha }) => {
    const call = (hotelId: number): InjectOptions => ({
      method,
      url: `/api/property/units/${asha.unitId}${path}`,
      headers: {
        ...authorizationOf(engine, hotelId),
        ...(path === '/broken' ? { 'idempotency-key': 'a-key-of-a-room' } : {}),
      },
      ...(payload === undefined ? {} : { payload: 'booking' in payload ? { booking: asha.stay } : payload }),
    });
    return [
      { what: 'another hotel’s room', request: call(2116), status: 404, code: 'not_found' },
      ...keyFaults(engine, { ...call(1760), headers: {} }),
    ];
  },
});

const closing = { first: '2026-12-14', last: '2026-12-15', kind: 'out_of_order' };

/** How ids of others are tried on rooms by number. */
export const unitCases = {
  listUnits: readByKey('units'),
  getRoomPlan: readByKey('room-plan?first=2026-12-01&last=2026-12-10'),
  moveStay: ofRoom('POST', '/stays', { booking: '' }),
  unpinStay: ofProperty('/pins', null, 'DELETE'),
  closeUnit: ofRoom('POST', '/closures', closing),
  reopenUnit: {
    kind: 'refused',
    swaps: ({ engine }) => keyFaults(engine, { method: 'DELETE', url: '/api/property/closures/none' }),
  },
  setUnitState: ofRoom('PUT', '/state', { state: 'clean' }),
  reportBroken: ofRoom('POST', '/broken', { text: 'The tap drips' }),
  markMended: ofRoom('DELETE', '/broken'),
  listUnitChanges: ofRoom('GET', '/changes'),
  keepPicture: {
    kind: 'refused',
    swaps: ({ engine }) =>
      keyFaults(engine, { method: 'POST', url: '/api/property/pictures', payload: { content: 'AAAA' } }),
  },
  getPicture: {
    kind: 'refused',
    swaps: ({ engine, asha }) => {
      const path = `/api/property/pictures/1760/${asha.pictureId}`;
      const others = path.replace('/1760/', '/2116/');
      const authorization = authorizationOf(engine, 2116);
      return [
        {
          what: 'another hotel’s picture',
          request: { url: path, headers: authorization },
          status: 404,
          code: 'not_found',
        },
        {
          what: 'the same in its own name',
          request: { url: others, headers: authorization },
          status: 404,
          code: 'not_found',
        },
        ...keyFaults(engine, { url: path }),
      ];
    },
  },
} satisfies Record<string, Case>;
