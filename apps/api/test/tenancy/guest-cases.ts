import type { Contract } from '@latchkey/api-contract/contract';
import type { InjectOptions } from 'fastify';
import { bookingCases } from './booking-cases.ts';
import { changeCases } from './change-cases.ts';
import { lookupCases } from './lookup-cases.ts';
import { paymentCases } from './payment-cases.ts';
import { reviewBy } from './review-case.ts';
import { searchHotels } from './search-case.ts';
import { shareCases } from './share-cases.ts';
import type { Case } from './tenancy-case.ts';
import { inOtherHotel } from './two-guests.ts';

const nights = 'checkIn=2026-12-14&checkOut=2026-12-16';
const slugs = { 1760: 'sandalwood-courtyard', 1188: 'haus-linde' };
const hosts = { 1760: 'sandalwood.localhost', 1188: 'haus-linde.localhost' };

const ofHotel = (path: string, isMarked = true): Case => ({
  kind: 'read',
  isMarked,
  of: (hotelId) => ({ url: `/api/hotels/${hotelId}${path}` }),
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
  ...bookingCases,
  ...changeCases,
  ...lookupCases,
  ...paymentCases,
  ...shareCases,
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
  enquireAsHotelier: { kind: 'of no hotel' },
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
