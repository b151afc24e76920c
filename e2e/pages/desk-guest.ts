import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linde, openAllDay, type DemoHotel } from '../hotels.ts';
import type { Language } from '../language.ts';
import { addressOf } from '../running/addresses.ts';
import type { StayDates } from '../stays.ts';
import { bookingBy, quoteBy } from './api.ts';
import type { TravellerOfStory } from './room-checkout.ts';

/** Where the stories of the desk book, by language: rooms enough for a guest of each story tonight, also when it is tried again. */
const houses = {
  en: { hotel: openAllDay, roomTypeId: 'indigo-twin', ratePlanId: 'breakfast' },
  ar: { hotel: linde, roomTypeId: 'court-double', ratePlanId: 'flexible' },
} as const;
export const houseOf = (language: Language) => (language === 'en' ? houses.en : houses.ar);

/** Somebody nobody else is. */
export function somebody(name: string): TravellerOfStory {
  const letters = Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('');
  return {
    fullName: `${name} ${letters[0]?.toUpperCase()}${letters.slice(1)}`,
    email: `${letters}.${randomInt(1e6)}@example.com`,
    contactNumber: `+91 98450 ${randomInt(10_000, 100_000)}`,
  };
}

/** The date so many days later. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A room on sale at a hotel, as a story books it. */
export interface House {
  readonly hotel: DemoHotel;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** Books a stay that is paid at the hotel, or online, where it is then held; answers the booking's id. */
export async function bookAs(
  page: Page,
  traveller: TravellerOfStory,
  dates: StayDates,
  language: Language,
  { hotel, ...room }: House = houseOf(language),
  mode: 'at-property' | 'online' = 'at-property',
): Promise<string> {
  await page.goto(`${addressOf(hotel.host)}/privacy-policy?lang=${language}`, { waitUntil: 'commit' });
  const quote = await quoteBy(page, hotel, { ...dates, ...room, adults: 2 });
  return bookingBy(page, quote, { traveller, mode, language });
}
