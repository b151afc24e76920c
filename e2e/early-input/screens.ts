import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askedCardHouse, cardHouse, creek, thamel, type DemoHotel } from '../hotels.ts';
import { judgedPages, type JudgedPage } from '../judge/pages.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { wordsOf } from '../words.ts';

/** A page of the guests', and what is pressed on it in every run. */
export interface Screen extends JudgedPage {
  readonly always?: string;
}

const checkoutAt = (name: string, hotel: DemoHotel, always: string): Screen => ({
  name,
  host: hotel.host,
  path: '',
  isListed: false,
  make: async (page) => {
    const room = { ...mondayStay(hotel, 30), roomTypeId: 'creek-room', ratePlanId: 'flexible', adults: 2 };
    return `/room/checkout?quote=${await quoteBy(page, hotel, room)}`;
  },
  always,
});

let weeks = randomInt(40);

/** A bed whose cost can be divided. */
async function divided(page: Page): Promise<string> {
  weeks += 1;
  const bed = { ...mondayStay(thamel, 8 + (weeks % 40), 1), roomTypeId: 'dorm-bed', ratePlanId: 'flexible', adults: 1 };
  const quote = await quoteBy(page, thamel, bed);
  const traveller = { fullName: 'Meera Iyer', email: 'meera@example.com', contactNumber: '+91 98450 12345' };
  return bookingBy(page, quote, { traveller, mode: 'at-property', language: 'en' });
}

async function share(page: Page): Promise<string> {
  await page.goto(`${addressOf(thamel.host)}/bookings/divide/${await divided(page)}`);
  const say = wordsOf('shares', 'en');
  await page.getByRole('button', { name: say('Hand out the links') }).click();
  return new URL(
    await page
      .getByRole('textbox', { name: say('Link of share {number}') })
      .first()
      .inputValue(),
  ).pathname;
}

const ofShares = (name: string, make: (page: Page) => Promise<string>): Screen => ({
  name,
  host: thamel.host,
  path: '',
  isListed: false,
  make,
});

/** Those on the way to a price: a change presses something on four of them, each on every third day. */
const onTheWay = [
  'hotel home',
  'hotel home on dates',
  'landing',
  'search',
  'room',
  'planner',
  'find a booking',
  'room checkout',
  'payment',
  'status',
  'cancel',
  'modify',
];

const today = Math.floor(Date.now() / 86_400_000);
const isOfToday = (name: string): boolean => onTheWay.includes(name) && (onTheWay.indexOf(name) + today) % 3 === 0;

const allScreens: readonly Screen[] = [
  checkoutAt('checkout with boxes of tax exemptions', cardHouse, 'main input[type=checkbox]'),
  checkoutAt(
    'checkout of a request with a card as a guarantee',
    askedCardHouse,
    'main button[type=submit]:not([aria-hidden],[name])',
  ),
  checkoutAt('checkout with a wallet', creek, 'main section > button[type=button]'),
  ofShares('divide the cost', async (page) => `/bookings/divide/${await divided(page)}`),
  ofShares('a share', share),
  ...judgedPages.filter(({ host }) => host !== hosts.desk),
];

/** Every page that guests press something on, and whether a change presses it too. */
export const screens = allScreens.map((screen) => ({
  ...screen,
  isOfEachRun: screen.always !== undefined || isOfToday(screen.name),
}));
