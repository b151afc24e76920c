import type { BrowserContext } from '@playwright/test';
import { sandalwood } from '../hotels.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { mondayStay } from '../stays.ts';

/** The documents that are measured in turns: a hotel's home, and both of checkout. */
export const documents = ['home', 'room-checkout', 'payment'] as const;
export type Measured = (typeof documents)[number];

let weeks = 0;

/**
 * The address of a document, for the device that the context is. What it shows is made from a page without scripts and
 * styles, so that nothing of it is in the browser's cache.
 */
export async function addressOf(context: BrowserContext, home: string, measured: Measured): Promise<string> {
  if (measured === 'home') return home;
  const { origin } = new URL(home);
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  // Weeks of its own for each, so that there is always a room.
  weeks += 1;
  const wanted = {
    ...mondayStay(sandalwood, 8 + (weeks % 40)),
    roomTypeId: 'teak-king',
    ratePlanId: 'breakfast',
    adults: 2,
  };
  const quote = await quoteBy(page, sandalwood, wanted);
  const traveller = {
    fullName: 'Meera Iyer',
    email: `bench.${Date.now()}@example.com`,
    contactNumber: `+91 98450 ${String(Date.now()).slice(-5)}`,
  };
  const address =
    measured === 'room-checkout'
      ? `${origin}/room/checkout?quote=${quote}`
      : `${origin}/checkout/${await bookingBy(page, quote, { traveller, mode: 'online', language: 'en' })}`;
  await page.close();
  return address;
}
