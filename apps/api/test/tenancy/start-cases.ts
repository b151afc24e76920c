import { signedInOnly } from './signed-in-only.ts';
import type { Case } from './tenancy-case.ts';

const nobodysHouse = {
  kind: 'hotel',
  name: 'Theirs',
  sentence: '',
  country: 'NP',
  city: 'Kathmandu',
  street: 'Chaksibari Marg 14',
  postalCode: '',
  latitude: null,
  longitude: null,
  phone: '+977 1 4700123',
  email: 'c@d.eu',
  slug: '',
};

/** How ids of others are tried on houses that somebody sets up. */
export const startCases = {
  askToStart: { kind: 'of no hotel' },
  listCountries: { kind: 'of no hotel' },
  listStarts: signedInOnly({ url: '/api/staff/starts' }),
  beginStart: signedInOnly({
    method: 'POST',
    url: '/api/staff/starts',
    payload: { language: 'en', house: nobodysHouse },
  }),
  listOperated: signedInOnly({ url: '/api/staff/operator/hotels' }),
  getOperatedMonth: signedInOnly({ url: '/api/staff/operator/month' }),
  approveOpening: signedInOnly({ method: 'POST', url: '/api/staff/operator/hotels/1760/approval', payload: {} }),
  refuseOpening: signedInOnly({
    method: 'POST',
    url: '/api/staff/operator/hotels/1760/refusal',
    payload: { words: 'No' },
  }),
  approveChanges: signedInOnly({
    method: 'POST',
    url: '/api/staff/operator/hotels/1760/changes/approval',
    payload: {},
  }),
  takeBackChanges: signedInOnly({
    method: 'POST',
    url: '/api/staff/operator/hotels/1760/changes/reversal',
    payload: {},
  }),
  holdHotel: signedInOnly({
    method: 'POST',
    url: '/api/staff/operator/hotels/1760/hold',
    payload: { words: 'No' },
  }),
  releaseHotel: signedInOnly({ method: 'DELETE', url: '/api/staff/operator/hotels/1760/hold' }),
  getStart: signedInOnly({ url: '/api/staff/starts/1760' }),
  saveStart: signedInOnly({
    method: 'PUT',
    url: '/api/staff/starts/1760',
    payload: { version: 1, language: 'en', house: nobodysHouse },
  }),
} satisfies Record<string, Case>;
