import type { InjectOptions } from 'fastify';
import type { Case } from './tenancy-case.ts';

/** A call of a person at the desk, without a session. */
export const signedInOnly = (request: InjectOptions): Case => ({
  kind: 'refused',
  swaps: () => [{ what: 'nobody', request, status: 401, code: 'not_signed_in' }],
});
