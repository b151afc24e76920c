import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { linde, sandalwood, type DemoHotel } from '../hotels.ts';
import type { Language } from '../language.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { bookingBy, quoteBy } from './api.ts';
import type { TravellerOfStory } from './room-checkout.ts';

/** A room of a hotel with each gateway, to be held and paid for. */
export const heldRooms = {
  'India gateway': { hotel: sandalwood, roomTypeId: 'indigo-twin', ratePlanId: 'breakfast' },
  'card vault': { hotel: linde, roomTypeId: 'court-double', ratePlanId: 'flexible' },
} as const;

interface Held {
  readonly hotel: DemoHotel;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly weeks: number;
  readonly traveller: TravellerOfStory;
}

/** Goes to the payment of a stay that is held, without the way to it: other stories tell that. */
export async function openHeldBooking(
  page: Page,
  { hotel, roomTypeId, ratePlanId, weeks, traveller }: Held,
  language: Language,
): Promise<void> {
  const origin = addressOf(hotel.host);
  // A page of the hotel that costs little: its address is all that the calls need.
  await page.goto(`${origin}/privacy-policy?lang=${language}`, { waitUntil: 'commit' });
  const wanted = { ...mondayStay(hotel, weeks), roomTypeId, ratePlanId, adults: 2 };
  const quote = await quoteBy(page, hotel, wanted);
  const bookingId = await bookingBy(page, quote, { traveller, mode: 'online', language });
  await page.goto(`${origin}/checkout/${bookingId}?lang=${language}`);
  await ready(page);
}
