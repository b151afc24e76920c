import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { InjectOptions } from 'fastify';
import { answerCases } from './answer-cases.ts';
import { bookkeepingCases } from './bookkeeping-cases.ts';
import { counterCases } from './counter-cases.ts';
import { invoiceCases } from './invoice-cases.ts';
import { registrationCases } from './registration-cases.ts';
import { keyFaults, ofProperty, readByKey } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';
import { setUpCases } from './set-up-cases.ts';
import { signedInOnly } from './signed-in-only.ts';
import { startCases } from './start-cases.ts';
import { authorizationOf, operatorOf } from './two-guests.ts';
import { unitCases } from './unit-cases.ts';
import { walkIn } from './walk-in-case.ts';

const span = 'from=2026-12-01&to=2026-12-10';

/** A call about the review of a booking: another property's key does not find it, and only the operator judges it. */
const ofPropertyReview = (method: 'PUT' | 'POST', what: string, payload: object): Case => ({
  kind: 'refused',
  swaps: ({ engine, asha }) => {
    const call = (hotelId: number): InjectOptions => ({
      method,
      url: `/api/property/bookings/${asha.stay}/review/${what}`,
      headers: authorizationOf(engine, hotelId),
      payload,
    });
    const refused = what === 'judgement' ? { status: 403, code: 'operator_only' } : { status: 404, code: 'not_found' };
    return [
      { what: 'another property', request: call(2116), ...refused },
      ...keyFaults(engine, { ...call(1760), headers: {} }),
    ];
  },
});

const stock = (what: string, payload: object, method: 'PUT' | 'POST' = 'PUT'): Case => ({
  kind: 'elsewhere',
  requests: ({ engine }) => [
    {
      method,
      url: `/api/property/${what}`,
      headers: authorizationOf(engine, 2116),
      payload: { roomTypeId: 'courtyard-king', from: '2026-12-14', to: '2026-12-20', ...payload },
    },
  ],
});

/** The same of many nights at once. */
const ari: Case = {
  kind: 'elsewhere',
  requests: ({ engine }) => [
    {
      method: 'POST',
      url: '/api/property/ari',
      headers: { ...authorizationOf(engine, 2116), 'idempotency-key': 'nights-of-theirs' },
      payload: {
        changes: [{ roomTypeId: 'courtyard-king', from: '2026-12-14', to: '2026-12-20', minStayThrough: 2 }],
      },
    },
  ],
};

/** A call about keys: no key of a property may make it, and the operator makes it for one hotel at a time. */
const keysOnly = (request: InjectOptions, status: number): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => [
    ...keyFaults(engine, request),
    {
      what: 'a key of the hotel itself',
      request: { ...request, headers: authorizationOf(engine, 1760) },
      status: 403,
      code: 'operator_only',
    },
    {
      what: 'the operator, for another hotel than the key is of',
      request: { ...request, headers: operatorOf(engine, 1188) },
      status,
      ...(status === 404 ? { code: 'not_found' } : {}),
    },
    {
      what: 'the operator’s proof for another hotel',
      request: {
        ...request,
        headers: { authorization: operatorOf(engine, 1188).authorization.replace('operator.1188', 'operator.1760') },
      },
      status: 401,
      code: 'invalid_key',
    },
  ],
});

/** A call about people or the journal: no key of a property may make it, and the operator makes it for one hotel at a time. */
const peopleOnly = (request: InjectOptions, status: number): Case => ({
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
      what: 'the operator',
      request: { ...request, headers: operatorOf(engine, 1188) },
      status,
      ...(status === 404 ? { code: 'not_found' } : {}),
      ...(status === 403 ? { code: 'not_allowed' } : {}),
      ...(status === 409 ? { code: 'first_owner_only' } : {}),
    },
  ],
});

const somebody = 'm2b5r1c9wq3X0mJ6mV0Kx8';

const nobodysPasskey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };

const nobodysBrowser = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: { p256dh: 'AAAA', auth: 'AAAA' } };

/** A call about a person's own browsers: keys and the operator may not make it. */
const ownOnly = (request: InjectOptions): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => [
    ...keyFaults(engine, request),
    ...[authorizationOf(engine, 1760), operatorOf(engine, 1760)].map((headers) => ({
      what: 'somebody who is no person',
      request: { ...request, headers },
      status: 403,
      code: 'not_allowed',
    })),
  ],
});

/** A secret that is none. */
const ofSecret = (url: string, payload: object, status: number, code: string): Case => ({
  kind: 'refused',
  swaps: () => [{ what: 'no secret of anybody', request: { method: 'POST', url, payload }, status, code }],
});

/** Every operation of properties, and how another property's key and ids are tried on it. */
export const propertyCases: Record<keyof PropertyContract, Case> = {
  listPropertyBookings: {
    kind: 'refused',
    swaps: ({ engine }) => [
      {
        what: 'another hotel’s list',
        request: { url: '/api/property/bookings', headers: authorizationOf(engine, 1188) },
        status: 200,
      },
      ...keyFaults(engine, { url: '/api/property/bookings' }),
    ],
  },
  bookAtProperty: walkIn,
  getPropertyBooking: ofProperty('', null, 'GET'),
  getLinkedBooking: ownOnly({ url: '/api/property/linked-booking' }),
  confirmRequest: ofProperty('/confirmation', {}),
  rejectRequest: ofProperty('/rejection', {}),
  revisePrice: ofProperty('/price-revision', { price: 1 }),
  markArrival: ofProperty('/arrival', {}),
  takeArrivalBack: ofProperty('/arrival/undo', {}),
  markDeparture: ofProperty('/departure', {}),
  quoteEarlyDeparture: ofProperty('/departure/early', null, 'GET'),
  departEarly: ofProperty('/departure/early', { early: { keep: 'terms', charged: 1 } }),
  takeDepartureBack: ofProperty('/departure', null, 'DELETE'),
  markNoShow: ofProperty('/no-show', {}),
  takeNoShowBack: ofProperty('/no-show/undo', {}),
  quotePropertyChange: ofProperty('/change-quote', {
    stay: { kind: 'hours', date: '2026-12-02', startHour: 9, hours: 3 },
  }),
  previewAct: ofProperty('/act-preview', { act: 'refund', amount: 1 }),
  changeByProperty: ofProperty('/change', { quoteToken: 'none' }),
  refundByProperty: ofProperty('/refunds', { amount: 1 }),
  cancelByProperty: ofProperty('/cancellation', { refund: 0 }),
  recordPayment: ofProperty('/payments', { amount: 1, method: 'cash' }),
  takePaymentBack: ofProperty(`/payments/${somebody}/take-back`, {}),
  getFolio: ofProperty('/folio', null, 'GET'),
  postToFolio: ofProperty('/folio/lines', { kind: 'extra', name: 'Bar', amount: 1 }),
  reverseFolioLine: ofProperty(`/folio/lines/${somebody}/reversal`, { reason: 'Another room’s' }),
  addFolioPayer: ofProperty('/folio/payers', { kind: 'company', name: 'Acme Ltd' }),
  moveFolioLines: ofProperty('/folio/moves', { from: 'guest', to: somebody, what: { room: 0 } }),
  transferFolioLines: ofProperty('/folio/transfers', { lineIds: [somebody], toBooking: somebody, reason: 'Theirs' }),
  listLeftOwing: readByKey('left-owing'),
  ...counterCases,
  ...bookkeepingCases,
  giveBackAtProperty: ofProperty('/given-back', { method: 'cash' }),
  captureDeposit: ofProperty('/deposit/capture', { amount: 1, reason: 'A broken window' }),
  letDepositGo: ofProperty('/deposit/let-go', {}),
  ...invoiceCases,
  ...registrationCases,
  answerGuestRequest: {
    kind: 'refused',
    swaps: ({ engine, asha, ben }) => {
      const answer = (booking: string, hotelId: number): InjectOptions => ({
        method: 'POST',
        url: `/api/property/bookings/${booking}/requests/${asha.requestId}/answer`,
        headers: authorizationOf(engine, hotelId),
        payload: { decision: 'decline' },
      });
      return [
        { what: 'another hotel’s booking', request: answer(asha.stay, 2116), status: 404, code: 'not_found' },
        { what: 'its own booking', request: answer(asha.asked, 2116), status: 404, code: 'not_found' },
        { what: 'another booking of the hotel', request: answer(ben.stay, 1760), status: 404, code: 'not_found' },
        ...keyFaults(engine, { ...answer(asha.stay, 1760), headers: {} }),
      ];
    },
  },
  changeContact: ofProperty('/contact', { fullName: 'Theirs' }, 'PUT'),
  sendVoucherAgain: ofProperty('/voucher', {}),
  sendPaymentLink: ofProperty('/payment-link', {}),
  getDay: readByKey('day'),
  lookAtDay: ownOnly({
    method: 'PUT',
    url: '/api/property/day/look',
    payload: { at: '2026-11-20T08:00:00.000Z' },
  }),
  findBookings: {
    kind: 'refused',
    swaps: ({ engine }) => keyFaults(engine, { method: 'POST', url: '/api/property/find', payload: { q: 'Asha' } }),
  },
  followChanges: readByKey('changes'),
  addNote: {
    kind: 'refused',
    swaps: ({ engine, asha }) => {
      const request = (hotelId: number): InjectOptions => ({
        method: 'POST',
        url: '/api/property/notes',
        headers: { ...authorizationOf(engine, hotelId), 'idempotency-key': 'a-note-of-theirs' },
        payload: { text: 'Theirs', booking: asha.stay },
      });
      return [
        { what: 'about another hotel’s booking', request: request(2116), status: 404, code: 'not_found' },
        ...keyFaults(engine, { ...request(1760), headers: { 'idempotency-key': 'a-note-of-theirs' } }),
      ];
    },
  },
  doneNote: {
    kind: 'refused',
    swaps: ({ engine }) => keyFaults(engine, { method: 'DELETE', url: '/api/property/notes/none' }),
  },
  ...answerCases,
  ...unitCases,
  listPropertyReviews: readByKey('reviews'),
  answerReview: ofPropertyReview('PUT', 'answer', { answer: 'Thank you.' }),
  judgeReview: ofPropertyReview('POST', 'judgement', { decision: 'refuse' }),
  getInventory: readByKey(`inventory?${span}`),
  setInventory: stock('inventory', { total: 0 }),
  getRates: readByKey(`rates?${span}`),
  setRates: stock('rates', { ratePlanId: 'flexible', priceForPax: [{ pax: 2, price: 1 }], force: true }),
  setRestrictions: stock('restrictions', { closed: true }),
  listOverrides: readByKey('overrides'),
  getRateGrid: readByKey(`rate-grid?from=2026-12-14`),
  getReports: readByKey(`reports?from=2026-12-01`),
  changeAri: ari,
  clearOverrides: stock('overrides/clearing', {}, 'POST'),
  listPropertyKeys: keysOnly({ url: '/api/property/keys' }, 200),
  createPropertyKey: keysOnly(
    { method: 'POST', url: '/api/property/keys', payload: { name: 'Theirs', replaces: 'abcdefgh' } },
    404,
  ),
  revokePropertyKey: keysOnly({ method: 'DELETE', url: '/api/property/keys/abcdefgh' }, 404),
  listPeople: peopleOnly({ url: '/api/property/people' }, 200),
  invitePerson: peopleOnly(
    {
      method: 'POST',
      url: '/api/property/people',
      payload: { mail: 'c@d.eu', name: 'C', role: 'reception', language: 'en' },
    },
    409,
  ),
  changePersonRole: peopleOnly(
    { method: 'PUT', url: `/api/property/people/${somebody}`, payload: { role: 'owner' } },
    403,
  ),
  removePerson: peopleOnly({ method: 'DELETE', url: `/api/property/people/${somebody}` }, 404),
  makeSignInLink: peopleOnly({ method: 'POST', url: `/api/property/people/${somebody}/links`, payload: {} }, 404),
  ...setUpCases,
  getBounds: readByKey('bounds'),
  setBounds: peopleOnly(
    { method: 'PUT', url: '/api/property/bounds', payload: { pricePercent: null, refund: null } },
    403,
  ),
  listPushDevices: ownOnly({ url: '/api/property/push-devices' }),
  pushToDevice: ownOnly({ method: 'PUT', url: '/api/property/push-devices', payload: nobodysBrowser }),
  endPushToDevice: ownOnly({ method: 'DELETE', url: `/api/property/push-devices/${somebody}` }),
  listJournal: peopleOnly({ url: '/api/property/journal' }, 200),
  ...startCases,
  askForSignInLink: { kind: 'of no hotel' },
  signInByLink: ofSecret('/api/staff/sessions', { token: `${somebody}.${'A'.repeat(43)}` }, 410, 'link_expired'),
  useRecoveryCode: ofSecret('/api/staff/recovery', { mail: 'c@d.eu', code: 'aaaaa' }, 422, 'code_wrong'),
  getStaffSession: signedInOnly({ url: '/api/staff/session' }),
  chooseDensity: signedInOnly({ method: 'PUT', url: '/api/staff/density', payload: { density: 'tight' } }),
  endStaffSession: { kind: 'of no hotel' },
  listStaffSessions: signedInOnly({ url: '/api/staff/sessions' }),
  acceptInvitation: signedInOnly({ method: 'POST', url: '/api/staff/invitations/1760' }),
  declineInvitation: signedInOnly({ method: 'DELETE', url: '/api/staff/invitations/1760' }),
  leaveHotel: signedInOnly({ method: 'DELETE', url: '/api/staff/hotels/1760' }),
  listPasskeys: signedInOnly({ url: '/api/staff/passkeys' }),
  startPasskey: signedInOnly({ method: 'POST', url: '/api/staff/passkeys/options', payload: {} }),
  keepPasskey: signedInOnly({
    method: 'POST',
    url: '/api/staff/passkeys',
    payload: { response: { ...nobodysPasskey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } },
  }),
  removePasskey: signedInOnly({ method: 'DELETE', url: '/api/staff/passkeys/AAAA' }),
  startPasskeySignIn: { kind: 'of no hotel' },
  signInByPasskey: ofSecret(
    '/api/staff/passkey-sign-in',
    {
      response: {
        ...nobodysPasskey,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
      },
    },
    422,
    'passkey_refused',
  ),
  endOtherSession: signedInOnly({ method: 'DELETE', url: `/api/staff/sessions/${somebody}` }),
};
