import type { Contract } from '@latchkey/api-contract/contract';
import type { InjectOptions } from 'fastify';
import { formCases } from './form-cases.ts';
import { paymentCases } from './payment-cases.ts';
import { reviewBy } from './review-case.ts';
import { searchHotels } from './search-case.ts';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel, revisedPrice } from './two-guests.ts';

const nights = 'checkIn=2026-12-14&checkOut=2026-12-16';
const slugs = { 1760: 'sandalwood-courtyard', 1188: 'haus-linde' };
const hosts = { 1760: 'sandalwood.localhost', 1188: 'haus-linde.localhost' };

const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 };

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

/** Every operation of guests, and how ids of others are tried on it. */
export const guestCases: Record<keyof Contract, Case> = {
  getSite: { kind: 'read', of: (hotelId) => ({ url: '/api/site', headers: { 'x-forwarded-host': hosts[hotelId] } }) },
  listHotels: { kind: 'read', of: (hotelId) => ({ url: `/api/hotels?slug=${slugs[hotelId]}` }) },
  searchHotels,
  listSitemapParts: { kind: 'of no hotel' },
  listSitemapHotels: {
    kind: 'read',
    isMarked: false,
    of: (hotelId) => ({ url: `/api/sitemap-hotels?from=${hotelId}&to=${hotelId}` }),
  },
  getHotel: ofHotel(''),
  getAvailability: ofHotel(`/availability?${nights}`),
  getCalendar: ofHotel('/calendar?from=2026-12-14&days=7', false),
  getStockVersion: ofHotel('/stock-version', false),
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
  ...paymentCases,
  ...formCases,
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
  readBookingLookup: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another hotel',
        request: {
          method: 'GET',
          url: `/api/booking-lookups/${inOtherHotel(asha.lookupId)}`,
          headers: { cookie: ben.cookie },
        },
        status: 404,
        code: 'not_found',
      },
    ],
  },
  repeatBookingLookup: {
    kind: 'refused',
    swaps: ({ asha, ben }) => [
      {
        what: 'another hotel',
        request: {
          method: 'POST',
          url: `/api/booking-lookups/${inOtherHotel(asha.lookupId)}/repeat`,
          headers: { cookie: ben.cookie },
        },
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
  leaveDevice: ofGuest('leave', {}),
  exportPersonalData: ofGuest('personal-data', {}, 'stay', 'GET'),
  erasePersonalData: ofGuest('erasure', {}),
  createItinerary: {
    kind: 'read',
    of: (hotelId) => ({ method: 'POST', url: '/api/itineraries', payload: { hotelId, days: 1, purpose: 'culture' } }),
  },
  subscribeNewsletter: form('newsletter-subscriptions', {}),
  requestAvailabilityAlert: form('availability-alerts', {
    checkIn: '2026-12-02',
    checkOut: '2026-12-03',
    adults: 2,
    childAges: [],
    infants: 0,
  }),
  reportBetterPrice: form('price-match-leads', {
    fullName: 'C',
    contactNumber: '+919845067890',
    foundAt: 'elsewhere',
    price: 4000,
  }),
  askQuestion: form('questions', { question: 'Is the pool heated?' }),
  enquireCorporate: form('corporate-enquiries', { company: 'Acme', fullName: 'C', contactNumber: '+919845067890' }),
  getReviewInvitation: reviewBy((invitation) => ({ url: `/api/review-invitations/${invitation}` })),
  writeReview: reviewBy((invitation) => ({
    method: 'POST',
    url: `/api/review-invitations/${invitation}/review`,
    payload: { rating: 1 },
  })),
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
};
