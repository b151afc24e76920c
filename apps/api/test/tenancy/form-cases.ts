import type { Contract } from '@latchkey/api-contract/contract';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel } from './two-guests.ts';

/** What checkout keeps of a form that led back, and how ids of others are tried on it. */
export const formCases = {
  readPostedForm: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another device',
        request: { url: `/api/posted-forms/${asha.postedForm}`, headers: { cookie: ben.cookie } },
        status: 404,
        code: 'not_found',
      },
      {
        what: 'another hotel',
        request: { url: `/api/posted-forms/${inOtherHotel(asha.postedForm, 1188)}`, headers: { cookie: asha.cookie } },
        status: 404,
        code: 'not_found',
      },
    ],
  },
} satisfies Partial<Record<keyof Contract, Case>>;
