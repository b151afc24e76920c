import type { InjectOptions } from 'fastify';
import type { ServedName } from '../../src/http/route.ts';
import type { TestEngine } from '../test-engine.ts';
import { signPayment } from '../test-gateway.ts';
import { authorizationOf, inOtherHotel, revisedPrice, type Guest } from './two-guests.ts';

/** A call with somebody else's id in it, and what it must be answered. */
export interface Swap {
  readonly what: string;
  readonly request: InjectOptions;
  readonly status: number;
  readonly code?: string;
}

export interface World {
  readonly engine: TestEngine;
  readonly asha: Guest;
  readonly ben: Guest;
}

/** How an operation is tried: a read of one hotel's own facts, calls that must be refused, or calls that reach one hotel only. */
export type Case =
  | { readonly kind: 'read'; readonly of: (hotelId: 1760 | 1188) => InjectOptions; readonly isMarked?: boolean }
  | { readonly kind: 'refused'; readonly swaps: (world: World) => readonly Swap[] }
  | { readonly kind: 'elsewhere'; readonly requests: (world: World) => readonly InjectOptions[] };

const span = 'from=2026-12-01&to=2026-12-10';
const nights = 'checkIn=2026-12-14&checkOut=2026-12-16';
const slugs = { 1760: 'sandalwood-courtyard', 1188: 'haus-linde' };
const hosts = { 1760: 'sandalwood.localhost', 1188: 'haus-linde.localhost' };

const ofHotel = (path: string, isMarked = true): Case => ({
  kind: 'read',
  isMarked,
  of: (hotelId) => ({ url: `/api/hotels/${hotelId}${path}` }),
});

/** A change of a booking: by another guest's device, by none, and under another hotel's number. */
const ofGuest = (
  path: string,
  payload: object,
  booking: 'held' | 'stay' | 'asked' = 'stay',
  method: 'GET' | 'POST' = 'POST',
): Case => ({
  kind: 'refused',
  swaps: ({ asha, ben }) => {
    const call = (bookingId: string, cookie: string): InjectOptions => ({
      method,
      url: `/api/bookings/${bookingId}/${path}`,
      headers: { cookie },
      ...(method === 'GET' ? {} : { payload }),
    });
    return [
      { what: 'another device', request: call(asha[booking], ben.cookie), status: 403, code: 'verification_needed' },
      { what: 'no device', request: call(asha[booking], ''), status: 403, code: 'verification_needed' },
      {
        what: 'another hotel',
        request: call(inOtherHotel(asha[booking], 1188), asha.cookie),
        status: 404,
        code: 'not_found',
      },
    ];
  },
});

const keyFaults = (engine: TestEngine, request: InjectOptions): Swap[] => {
  const forged = authorizationOf(engine, 1760).authorization.replace('1760.', '2116.');
  return [
    {
      what: 'another hotel’s signature',
      request: { ...request, headers: { authorization: forged } },
      status: 401,
      code: 'invalid_key',
    },
    { what: 'no key', request, status: 401, code: 'invalid_key' },
  ];
};

/** A property's call about a booking of another, named by id, by its random part and by reference. */
const ofProperty = (path: string, payload: object | null): Case => ({
  kind: 'refused',
  swaps: ({ engine, asha }) => {
    const call = (booking: string): InjectOptions => ({
      method: payload === null ? 'GET' : 'POST',
      url: `/api/property/bookings/${booking}${path}`,
      headers: authorizationOf(engine, 2116),
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
      ...keyFaults(engine, { ...call(asha.asked), headers: {} }),
    ];
  },
});

const form = (path: string, payload: object): Case => ({
  kind: 'elsewhere',
  requests: () => [
    {
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'idempotency-key': 'the-same-key' },
      payload: { ...payload, hotelId: 2116, email: 'c@d.eu' },
    },
  ],
});

const stock = (what: string, payload: object): Case => ({
  kind: 'elsewhere',
  requests: ({ engine }) => [
    {
      method: 'PUT',
      url: `/api/property/${what}`,
      headers: authorizationOf(engine, 2116),
      payload: { roomTypeId: 'courtyard-king', from: '2026-12-14', to: '2026-12-20', ...payload },
    },
  ],
});

const readByKey = (what: string): Case => ({
  kind: 'refused',
  swaps: ({ engine }) => keyFaults(engine, { url: `/api/property/${what}` }),
});

/** Every operation of the contract, and how ids of others are tried on it. */
export const cases: Record<ServedName, Case> = {
  getSite: { kind: 'read', of: (hotelId) => ({ url: '/api/site', headers: { 'x-forwarded-host': hosts[hotelId] } }) },
  listHotels: { kind: 'read', of: (hotelId) => ({ url: `/api/hotels?slug=${slugs[hotelId]}` }) },
  getHotel: ofHotel(''),
  getAvailability: ofHotel(`/availability?${nights}`),
  getCalendar: ofHotel('/calendar?from=2026-12-14&days=7', false),
  getReviews: ofHotel('/reviews'),
  getFaqs: ofHotel('/faqs'),
  getPolicies: ofHotel('/policies'),
  getNearby: ofHotel('/nearby'),
  getSlots: ofHotel('/slots?date=2026-12-14', false),
  getPromotions: ofHotel('/promotions', false),
  getAddons: ofHotel('/addons'),
  getPackages: ofHotel('/packages'),
  getVideos: ofHotel('/videos'),
  createQuote: {
    kind: 'refused',
    swaps: () => [
      {
        what: 'no hotel of ours',
        request: {
          method: 'POST',
          url: '/api/quotes',
          payload: {
            hotelId: 9,
            stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' },
            rooms: [room],
          },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  getQuote: {
    kind: 'refused',
    swaps: ({ asha }) => [
      {
        what: 'another hotel',
        request: { url: `/api/quotes/${inOtherHotel(asha.quoteToken)}` },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  createBooking: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another hotel',
        request: {
          method: 'POST',
          url: '/api/bookings',
          headers: { cookie: ben.cookie },
          payload: {
            quoteToken: inOtherHotel(asha.quoteToken),
            travellers: [{ fullName: 'B', contactNumber: '+919845067890', email: 'b@c.de' }],
            payment: { mode: 'online', plan: 'full' },
          },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  getBooking: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another device',
        request: { url: `/api/bookings/${asha.stay}`, headers: { cookie: ben.cookie } },
        status: 200,
      },
      { what: 'no device', request: { url: `/api/bookings/${asha.asked}` }, status: 200 },
      {
        what: 'another hotel',
        request: { url: `/api/bookings/${inOtherHotel(asha.stay)}`, headers: { cookie: asha.cookie } },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  createPaymentOrder: {
    kind: 'refused',
    swaps: ({ asha }) => [
      {
        what: 'another hotel',
        request: { method: 'POST', url: `/api/bookings/${inOtherHotel(asha.held)}/payment-orders` },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  completePayment: {
    kind: 'refused',
    swaps: ({ engine, asha, ben }) => {
      const paid = (bookingId: string, orderId: string, hotelId = 1760): InjectOptions => ({
        method: 'POST',
        url: `/api/bookings/${bookingId}/payments`,
        headers: { cookie: ben.cookie },
        payload: {
          gateway: 'razorpay',
          paymentId: 'pay_1',
          orderId,
          signature: signPayment(orderId, 'pay_1', engine.deps.settings.RAZORPAY_KEY_SECRET),
          hotelId,
        },
      });
      const atProperty = { ...paid(asha.held, ''), payload: { gateway: 'at-property', hotelId: 1760 } };
      return [
        { what: 'another booking’s order', request: paid(asha.held, ben.orderId), status: 404, code: 'not_found' },
        {
          what: 'another hotel in the body',
          request: paid(asha.held, asha.orderId, 2116),
          status: 404,
          code: 'not_found',
        },
        {
          what: 'another hotel',
          request: paid(inOtherHotel(asha.held), asha.orderId, 2116),
          status: 404,
          code: 'not_found',
        },
        { what: 'another device, to pay at the desk', request: atProperty, status: 403, code: 'verification_needed' },
      ];
    },
  },
  createBookingLookup: {
    kind: 'refused',
    swaps: () => [
      {
        what: 'no hotel of ours',
        request: { method: 'POST', url: '/api/booking-lookups', payload: { hotelId: 9, identifier: '+919845012345' } },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  verifyBookingLookup: {
    kind: 'refused',
    swaps: ({ asha, ben }) => {
      const enter = (lookupId: string, code: string): InjectOptions => ({
        method: 'POST',
        url: `/api/booking-lookups/${lookupId}/verify`,
        headers: { cookie: ben.cookie },
        payload: { code },
      });
      return [
        { what: 'another guest’s code', request: enter(asha.lookupId, ben.code), status: 422, code: 'code_wrong' },
        {
          what: 'another hotel',
          request: enter(inOtherHotel(asha.lookupId), asha.code),
          status: 404,
          code: 'not_found',
        },
        {
          what: 'all hotels',
          request: enter(inOtherHotel(asha.lookupId, 0), asha.code),
          status: 404,
          code: 'not_found',
        },
      ];
    },
  },
  quoteCancellation: ofGuest('cancellation-quote', {}),
  cancelBooking: ofGuest('cancellation', { refund: 0 }),
  answerPriceRevision: ofGuest('price-revision', { decision: 'accept', updatedPrice: revisedPrice }, 'asked'),
  createGuestRequest: ofGuest('requests', { kind: 'departure', time: '13:00' }),
  quoteModification: ofGuest('modification-quote', {
    stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-03' },
    rooms: [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 }],
  }),
  modifyBooking: {
    kind: 'refused',
    swaps: (world) => {
      const { asha, ben } = world;
      const swap = (bookingId: string, cookie: string, quoteToken: string): InjectOptions => ({
        method: 'POST',
        url: `/api/bookings/${bookingId}/modification`,
        headers: { cookie },
        payload: { quoteToken, due: 0, refund: 0 },
      });
      return [
        {
          what: 'another device',
          request: swap(asha.stay, ben.cookie, asha.changeToken),
          status: 403,
          code: 'verification_needed',
        },
        {
          what: 'another hotel’s number',
          request: swap(inOtherHotel(asha.stay), asha.cookie, asha.changeToken),
          status: 404,
          code: 'not_found',
        },
        {
          what: 'another hotel’s quote',
          request: swap(asha.stay, asha.cookie, inOtherHotel(asha.changeToken)),
          status: 409,
          code: 'quote_expired',
        },
      ];
    },
  },
  exportPersonalData: ofGuest('personal-data', {}, 'stay', 'GET'),
  erasePersonalData: ofGuest('erasure', {}),
  createItinerary: {
    kind: 'read',
    of: (hotelId) => ({ method: 'POST', url: '/api/itineraries', payload: { hotelId, days: 1, purpose: 'culture' } }),
  },
  subscribeNewsletter: form('newsletter-subscriptions', {}),
  reportBetterPrice: form('price-match-leads', {
    fullName: 'C',
    contactNumber: '+919845067890',
    foundAt: 'elsewhere',
    price: 4000,
  }),
  askQuestion: form('questions', { question: 'Is the pool heated?' }),
  enquireCorporate: form('corporate-enquiries', { company: 'Acme', fullName: 'C', contactNumber: '+919845067890' }),
  giveFeedback: {
    kind: 'refused',
    swaps: ({ asha, ben }) => {
      const give = (bookingId: string, cookie: string): InjectOptions => ({
        method: 'POST',
        url: '/api/feedback',
        headers: { cookie },
        payload: { bookingId, rating: 1 },
      });
      return [
        { what: 'another device', request: give(asha.stay, ben.cookie), status: 403, code: 'verification_needed' },
        { what: 'another hotel', request: give(inOtherHotel(asha.stay), asha.cookie), status: 404, code: 'not_found' },
      ];
    },
  },
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
  getPropertyBooking: ofProperty('', null),
  confirmRequest: ofProperty('/confirmation', {}),
  rejectRequest: ofProperty('/rejection', {}),
  revisePrice: ofProperty('/price-revision', { price: 1 }),
  markNoShow: ofProperty('/no-show', {}),
  cancelByProperty: ofProperty('/cancellation', { refund: 0 }),
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
        { what: 'another booking of the house', request: answer(ben.stay, 1760), status: 404, code: 'not_found' },
        ...keyFaults(engine, { ...answer(asha.stay, 1760), headers: {} }),
      ];
    },
  },
  getInventory: readByKey(`inventory?${span}`),
  setInventory: stock('inventory', { total: 0 }),
  getRates: readByKey(`rates?${span}`),
  setRates: stock('rates', { ratePlanId: 'flexible', priceForPax: [{ pax: 2, price: 1 }] }),
  setRestrictions: stock('restrictions', { closed: true }),
};

const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 };
