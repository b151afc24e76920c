import type { InjectOptions } from 'fastify';
import { operatorHeaders } from '../desk.ts';
import { keyFaults } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';
import { authorizationOf } from './two-guests.ts';

/** A call of those who set a hotel up: keys are refused, and another hotel's operator finds nothing of this one. */
const ofManagement = (request: InjectOptions, status: number, code?: string): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => [
    ...keyFaults(engine, request),
    {
      what: 'a key of the hotel itself',
      request: { ...request, headers: authorizationOf(engine, 1760) },
      status: 403,
      code: 'not_allowed',
    },
    {
      what: 'the operator, about what another hotel has',
      request: { ...request, headers: operatorHeaders(engine, 1188) },
      status,
      ...(code === undefined ? {} : { code }),
    },
  ],
});

/** How ids of others are tried on what a hotel says of itself. */
export const setUpCases = {
  getSetUp: ofManagement({ url: '/api/property/set-up' }, 200),
  saveDraft: ofManagement(
    { method: 'PUT', url: '/api/property/set-up/draft', payload: { version: 77, changes: [] } },
    409,
    'changed',
  ),
  publishDraft: ofManagement(
    { method: 'POST', url: '/api/property/set-up/publications', payload: { version: 77 } },
    409,
    'changed',
  ),
  takeBackPlanned: ofManagement({ method: 'DELETE', url: '/api/property/set-up/planned/2027-03-01' }, 404, 'not_found'),
  getLanguages: ofManagement({ url: '/api/property/set-up/languages?language=hi' }, 200),
  proposeTexts: ofManagement(
    { method: 'POST', url: '/api/property/set-up/proposals', payload: { language: 'hi' } },
    409,
    'no_model',
  ),
  keepTexts: ofManagement(
    {
      method: 'PUT',
      url: '/api/property/set-up/languages/hi/texts',
      payload: { texts: [{ path: 'headline', original: 'Of another house', value: 'एक' }] },
    },
    409,
    'changed',
  ),
  listPublications: ofManagement({ url: '/api/property/set-up/publications' }, 200),
  revertTo: ofManagement(
    { method: 'POST', url: '/api/property/set-up/publications/77/revert', payload: {} },
    404,
    'not_found',
  ),
  keepHotelImage: ofManagement(
    { method: 'POST', url: '/api/property/set-up/images', payload: { content: 'AAAA' } },
    422,
    'picture_of_unknown_kind',
  ),
  getHotelImage: ofManagement({ url: '/api/property/set-up/images/1760/coastal-resort-dusk-pool' }, 404, 'not_found'),
  makePreview: ofManagement({ method: 'POST', url: '/api/property/previews', payload: {} }, 201),
  beginTrial: ofManagement({ method: 'POST', url: '/api/property/trials', payload: {} }, 403, 'not_allowed'),
  getOpening: ofManagement({ url: '/api/property/opening' }, 200),
  openHotel: ofManagement({ method: 'POST', url: '/api/property/opening', payload: {} }, 409, 'opened_already'),
  getOwnDomain: ofManagement({ url: '/api/property/own-domain' }, 200),
  nameOwnDomain: ofManagement(
    { method: 'PUT', url: '/api/property/own-domain', payload: { host: 'sandalwood.localhost' } },
    422,
    'host_taken',
  ),
  checkOwnDomain: ofManagement(
    { method: 'POST', url: '/api/property/own-domain/check', payload: {} },
    404,
    'not_found',
  ),
  removeOwnDomain: ofManagement(
    { method: 'DELETE', url: '/api/property/own-domain/stay.sandalwood.example' },
    404,
    'not_found',
  ),
  listGatewayAccounts: ofManagement({ url: '/api/property/gateway-accounts' }, 200),
  // Whose account is paid into, the operator changes of no hotel.
  keepGatewayAccount: ofManagement(
    {
      method: 'PUT',
      url: '/api/property/gateway-accounts/stripe',
      payload: { keyId: 'pk_test_theirs', secretKey: 'sk_test_theirs' },
    },
    403,
    'not_allowed',
  ),
  removeGatewayAccount: ofManagement(
    { method: 'DELETE', url: '/api/property/gateway-accounts/stripe' },
    403,
    'not_allowed',
  ),
} satisfies Record<string, Case>;
