import type { ApiClient } from '@latchkey/api-client/client';
import type { OperationName } from '@latchkey/api-contract/types';
import { addons, availability, content, hotel, packages } from './sandalwood.ts';

/** One reply of the API, or that it cannot be reached. */
export type Reply =
  | { readonly status: number; readonly body: unknown }
  | { readonly status: 'failure'; readonly kind: 'offline' };

const inEnglish = { language: 'en', isFallback: false };
const calendar = Array.from({ length: 60 }, (_, day) => {
  const date = new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10);
  return { date, price: 5460, availability: date === '2026-11-28' ? 'sold_out' : 'open', minStay: 1 };
});

/** Three and six hours of the Teak King between 6 in the morning and 9 in the evening. */
const slots = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  shown: { hour: hour % 12 || 12, period: hour < 12 ? 'AM' : 'PM' },
  isOffered: hour >= 6 && hour <= 18,
  rooms: [
    {
      roomTypeId: 'teak-king',
      lengths: [3, ...(hour <= 15 ? [6] : [])].map((hours) => ({ hours, availableRooms: 4 })),
    },
  ],
}));
const prices = [
  { roomTypeId: 'teak-king', ratePlanId: 'fixed', hours: 3, priceBeforeTax: 1380, total: 1450 },
  { roomTypeId: 'teak-king', ratePlanId: 'fixed', hours: 6, priceBeforeTax: 2400, total: 2520 },
];

/** One room for three hours. */
const bill = {
  currency: 'INR',
  rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'fixed', units: 1, amount: 1380 }],
  roomsTotal: 1380,
  discounts: [],
  discount: 0,
  additionalDiscount: 0,
  taxes: [],
  totalTax: 0,
  addons: [],
  addonsTotal: 0,
  convenienceFee: 0,
  total: 1380,
  dueNow: { full: 1380, 'at-property': 0 },
};

const replies: Partial<Record<OperationName, Reply>> = {
  getHotel: { status: 200, body: hotel },
  getAvailability: { status: 200, body: availability },
  getReviews: { status: 200, body: { ...content.reviews, ...inEnglish } },
  getFaqs: { status: 200, body: { faqs: content.faqs, ...inEnglish } },
  getPolicies: { status: 200, body: { policies: content.policies, ...inEnglish } },
  getAddons: { status: 200, body: { currency: 'INR', addons, ...inEnglish } },
  getPackages: { status: 200, body: { packages, ...inEnglish } },
  getVideos: { status: 200, body: { videos: [], ...inEnglish } },
  getNearby: { status: 200, body: { places: content.places, ...inEnglish } },
  getCalendar: { status: 200, body: { currency: 'INR', days: calendar } },
  getSlots: { status: 200, body: { currency: 'INR', date: '2026-11-21', prices, slots } },
  createQuote: {
    status: 201,
    body: { quoteToken: 'q-1', expiresAt: '2026-11-20T01:50:00Z', selection: {}, bill, pricingVersion: '' },
  },
};

export interface HouseApi extends ApiClient {
  /** Every call that was made, oldest first. */
  readonly calls: readonly { readonly operation: OperationName; readonly input: object }[];
}

/** The API as the mockups' house would answer it; single replies can be other ones. */
export function houseApi(other: Partial<Record<OperationName, Reply>> = {}): HouseApi {
  const calls: { operation: OperationName; input: object }[] = [];
  return {
    calls,
    call: (operation, input) => {
      calls.push({ operation, input });
      return Promise.resolve(
        (other[operation] ?? replies[operation] ?? { status: 'failure', kind: 'offline' }) as never,
      );
    },
  };
}
