import type { Page } from '@playwright/test';
import { sandalwood } from '../hotels.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import type { TravellerOfStory } from '../pages/room-checkout.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay, type StayDates } from '../stays.ts';

/** A hotel that measures its visits unasked, by a public host, unlike a local or a developer's one. */
export const measured = { ...sandalwood, host: 'sandalwood.hotels.test' };

interface BookedVisit {
  /** The campaign it came by. */
  readonly visit: string;
  /** Whether it came from Google's hotel links. */
  readonly isGhc?: boolean;
  readonly weeks: number;
  readonly traveller: TravellerOfStory;
  readonly mode: 'online' | 'at-property';
}

/** A visit that books, without the way to it: other stories tell that. */
export async function bookInVisit(
  page: Page,
  { visit, isGhc = false, weeks, traveller, mode }: BookedVisit,
): Promise<{ readonly bookingId: string; readonly stay: StayDates }> {
  const arrived = `lang=en${isGhc ? '&mode=GHC' : ''}&utm_campaign=${visit}`;
  await page.goto(`${addressOf(measured.host)}/privacy-policy?${arrived}`);
  const stay = mondayStay(measured, weeks);
  const quote = await quoteBy(page, measured, {
    ...stay,
    roomTypeId: 'teak-king',
    ratePlanId: 'breakfast',
    adults: 2,
  });
  return { bookingId: await bookingBy(page, quote, { traveller, mode, language: 'en' }), stay };
}
