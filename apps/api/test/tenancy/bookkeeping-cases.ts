import type { InjectOptions } from 'fastify';
import { keyFaults } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';
import { authorizationOf } from './two-guests.ts';

/** Books are of people: no program has them, whosever key it is; that another house's batch is not found, its own test shows. */
const ofPeople = (request: InjectOptions): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => [
    {
      what: 'another hotel’s',
      request: { ...request, headers: { ...request.headers, ...authorizationOf(engine, 2116) } },
      status: 403,
      code: 'not_allowed',
    },
    ...keyFaults(engine, request),
  ],
});

const url = '/api/property/books';

export const bookkeepingCases = {
  getBookkeeping: ofPeople({ url }),
  setBookkeeping: ofPeople({
    method: 'PUT',
    url,
    payload: { chart: 'own', datev: null, advanceTax: null, accounts: {} },
  }),
  makeBookkeepingBatch: ofPeople({
    method: 'POST',
    url: `${url}/batches`,
    headers: { 'idempotency-key': 'books-of-theirs' },
    payload: { month: '2026-12' },
  }),
  getBookkeepingFile: ofPeople({ url: `${url}/1760/1/journal` }),
} satisfies Record<string, Case>;
