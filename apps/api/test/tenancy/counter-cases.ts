import type { InjectOptions } from 'fastify';
import { keyFaults, readByKey } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';
import { authorizationOf } from './two-guests.ts';

const refused = (request: InjectOptions, also: { readonly status: number; readonly code: string }): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => [
    {
      what: 'another hotel’s',
      request: { ...request, headers: { ...request.headers, ...authorizationOf(engine, 2116) } },
      ...also,
    },
    ...keyFaults(engine, request),
  ],
});

const headers = { 'idempotency-key': 'a-key-of-a-drawer' };
const missing = { status: 404, code: 'not_found' };
/** A drawer is a person's: no program has one. */
const ofPeople = { status: 403, code: 'not_allowed' };
const shift = '/api/property/shifts/a-drawer-of-theirs';

/** How drawers and days of others are tried. */
export const counterCases = {
  getCounter: readByKey('counter'),
  openShift: refused({ method: 'POST', url: '/api/property/shifts', headers, payload: { float: 0 } }, ofPeople),
  moveCash: refused(
    { method: 'POST', url: `${shift}/moves`, headers, payload: { kind: 'in', amount: 1, note: 'Theirs' } },
    ofPeople,
  ),
  countShift: refused({ method: 'POST', url: `${shift}/count`, headers, payload: { counted: 0 } }, ofPeople),
  getShift: refused({ url: shift }, missing),
  listDays: readByKey('days'),
  getDayReport: refused({ url: '/api/property/days/2026-12-01' }, missing),
  endDay: refused(
    { method: 'POST', url: '/api/property/days/2020-12-01/end', headers, payload: {} },
    { status: 409, code: 'not_open' },
  ),
  setDayEnd: {
    kind: 'refused',
    swaps: ({ engine }) =>
      keyFaults(engine, { method: 'PUT', url: '/api/property/day-end', payload: { endsAt: '02:00' } }),
  },
} satisfies Record<string, Case>;
