import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAllDay, palace, sandalwood, type DemoHotel } from '../hotels.ts';
import { bookingBy, cancelBy, payBy, quoteBy } from '../pages/api.ts';
import { confirmRequest, rejectRequest, revisePrice } from '../pages/property.ts';
import { mondayStay, todayAt, type StayDates } from '../stays.ts';

// Stays that the page's device asks a price for or books, by calls of the page that is open. Each answers the quote's
// token or the booking's id.

let weeks = randomInt(40);

/** Two nights in weeks of their own, so that there is always a room. */
function comingStay(hotel: DemoHotel): StayDates {
  weeks += 1;
  return mondayStay(hotel, 8 + (weeks % 40));
}

const traveller = () => ({
  fullName: 'Meera Iyer',
  email: `guest.${Date.now()}@example.com`,
  contactNumber: `+91 98450 ${randomInt(10_000, 100_000)}`,
});

const quoteOf = (page: Page, hotel: DemoHotel, stay: StayDates, roomTypeId = 'teak-king'): Promise<string> =>
  quoteBy(page, hotel, { ...stay, roomTypeId, ratePlanId: 'breakfast', adults: 2 });

const book = async (page: Page, quote: string, mode: 'online' | 'at-property'): Promise<string> =>
  bookingBy(page, quote, { traveller: traveller(), mode, language: 'en' });

/** A price that a guest has asked for. */
export const quotedStay = (page: Page): Promise<string> => quoteOf(page, sandalwood, comingStay(sandalwood));

/** A stay that is held until it is paid for. */
export const heldStay = async (page: Page): Promise<string> => book(page, await quotedStay(page), 'online');

export async function paidStay(page: Page): Promise<string> {
  const bookingId = await heldStay(page);
  await payBy(page, sandalwood, bookingId);
  return bookingId;
}

export const stayPaidOnArrival = async (page: Page): Promise<string> =>
  book(page, await quotedStay(page), 'at-property');

export async function cancelledStay(page: Page): Promise<string> {
  const bookingId = await paidStay(page);
  await cancelBy(page, bookingId);
  return bookingId;
}

/** A stay that the hotel has yet to confirm. */
export const requestedStay = async (page: Page): Promise<string> =>
  book(page, await quoteOf(page, palace, comingStay(palace), 'arch-twin'), 'at-property');

/** A stay that has begun: its guest may review it. Only the hotel that is made for a run has one at every hour. */
export async function stayOfToday(page: Page): Promise<string> {
  const checkIn = todayAt(openAllDay);
  const checkOut = new Date(Date.parse(checkIn) + 86_400_000).toISOString().slice(0, 10);
  return book(page, await quoteOf(page, openAllDay, { checkIn, checkOut }), 'at-property');
}

/** A request that the hotel confirmed. */
export async function confirmedStay(page: Page): Promise<string> {
  const bookingId = await requestedStay(page);
  await confirmRequest(palace, bookingId);
  return bookingId;
}

/** A request that the hotel turned down. */
export async function rejectedStay(page: Page): Promise<string> {
  const bookingId = await requestedStay(page);
  await rejectRequest(palace, bookingId);
  return bookingId;
}

/** A request for which the hotel named another price, in minor units, that the guest has yet to answer. */
export async function repricedStay(page: Page): Promise<string> {
  const bookingId = await requestedStay(page);
  await revisePrice(palace, bookingId, 2_500_000);
  return bookingId;
}
