import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { availability, hotel, nightsQuote } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const tag = async () => within(await screen.findByRole('complementary', { name: 'Your stay' }));
const choose = async (name: RegExp): Promise<void> => press(await screen.findByRole('button', { name }));
const lines = async (): Promise<(string | null)[]> =>
  (await (await tag()).findAllByRole('row')).map((row) => row.textContent);

test('the bill has a line for each thing that is paid, and they stand in order', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add: Airport car/);
  const told = await lines();
  const order = [
    'Teak King, Breakfast',
    'Offer for larger bookings',
    'CGST',
    'SGST',
    'Airport car, one way',
    'Convenience fee',
    'Total',
  ];
  expect(order.map((name) => told.findIndex((line) => line?.includes(name)))).toEqual(order.map((_, place) => place));
  expect(told[6]).toContain('₹19,880');
});

test('the bar of a phone says the same total as the bill', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add: Airport car/);
  await lines();
  expect(screen.getByText('3 nights, taxes included').parentElement?.textContent).toContain('₹19,880');
});

test('a hotel whose arithmetic is newer than the page’s shows its own bill', async () => {
  const bill = {
    currency: hotel.currency,
    rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'flexible', units: 3, amount: 18_600 }],
    roomsTotal: 18_600,
    discounts: [],
    discount: 0,
    additionalDiscount: 0,
    taxes: [],
    totalTax: 0,
    addons: [{ addonId: 'airport-car', name: 'Airport car, one way', quantity: 1, amount: 1400 }],
    addonsTotal: 1400,
    convenienceFee: 0,
    total: 20_000,
    dueNow: { full: 20_000, 'at-property': 0 },
  };
  const api = hotelApi({
    getAvailability: { status: 200, body: { ...availability, pricingVersion: 'later' } },
    createQuote: {
      status: 201,
      body: { ...nightsQuote, bill, pricingVersion: 'later' },
    },
  });
  await showHome(stay, 'en', api);
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add: Airport car/);
  expect((await (await tag()).findByRole('row', { name: /^Total/ })).textContent).toContain('₹20,000');
  expect(api.calls.filter(({ operation }) => operation === 'createQuote').at(-1)?.input).toMatchObject({
    body: { addons: [{ addonId: 'airport-car', quantity: 1 }] },
  });
});

test('in Arabic the extra and its price are in the bill in the hotel’s words', async () => {
  await showHome(stay, 'ar');
  await press((await screen.findAllByRole('button', { name: /^اختر: Teak King/ }))[0] as HTMLElement);
  await choose(/^أضف: Airport car/);
  const row = await within(await screen.findByRole('complementary', { name: 'إقامتك' })).findByRole('row', {
    name: /Airport car/,
  });
  expect(row.textContent).toContain('1,400');
});

test('a hotel that confirms by hand says so before anything is chosen', async () => {
  await showHome('/', 'en', hotelApi({ getHotel: { status: 200, body: { ...hotel, confirmation: 'manual' } } }));
  expect((await screen.findAllByText(/The hotel confirms each booking itself/)).length).toBeGreaterThan(0);
});
