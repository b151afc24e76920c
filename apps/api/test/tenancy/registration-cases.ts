import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { InjectOptions } from 'fastify';
import { keyFaults, readByKey } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';

const byKey = (request: InjectOptions): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => keyFaults(engine, request),
});
const put = (url: string, payload: object): Case => byKey({ method: 'PUT', url: `/api/property/${url}`, payload });
const post = (url: string, payload: object = {}, headers: Record<string, string> = {}): Case =>
  byKey({ method: 'POST', url: `/api/property/${url}`, payload, headers });

/** Operations about registrations, which no program may call; that another house's are not found, `registration.test.ts` shows. */
export const registrationCases = {
  listRegistrations: readByKey('registrations'),
  listRegisteredDay: post('registrations/day', { day: '2026-12-02' }),
  readRegistration: post('registrations/none/reading'),
  keepRegistration: put('registrations/none/travellers/0', { nationality: 'FR' }),
  confirmRegistration: post('registrations/none/confirmation', { isSigned: true }),
  makeRegistrationFile: post('registrations/none/files', { kind: 'arrival' }),
  sendRegistration: post('registrations/none/sendings', { kind: 'arrival' }, { 'idempotency-key': 'theirs-again' }),
  handInRegistration: post('registration-files/none/receipt', { receipt: '1' }),
  getRegistrationSettings: readByKey('registration-settings'),
  setRegistrationSettings: put('registration-settings', { house: {}, ownFields: [] }),
} satisfies Partial<Record<keyof PropertyContract, Case>>;
