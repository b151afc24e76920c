import type { CalendarDay } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { fakeApi, type FakeApi, type Replies } from '../fake-api.ts';
import { availability } from './availability.ts';
import { content } from './content.ts';
import { addons, packages } from './extras.ts';
import { hotel } from './hotel.ts';
import { prices, slots } from './hours.ts';
import { hourlyQuote } from './quotes.ts';

const inEnglish = { language: 'en', isFallback: false } as const;
const today = '2026-11-20' as LocalDate;
const soldOut = '2026-11-28';

/** Sixty days from 20 November 2026, of which one is sold out. */
const calendar = Array.from({ length: 60 }, (_, day): CalendarDay => {
  const date = addDays(today, day);
  return { date, price: 5460, availability: date === soldOut ? 'sold_out' : 'open', minStay: 1 };
});

/** What the API answers of the hotel, by operation. */
export const hotelReplies: Replies = {
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
  getSlots: { status: 200, body: { currency: 'INR', date: addDays(today, 1), prices, slots } },
  createQuote: { status: 201, body: hourlyQuote },
};

/** The API as it answers of the hotel; single replies can be others. */
export const hotelApi = (others: Replies = {}): FakeApi => fakeApi({ ...hotelReplies, ...others });
