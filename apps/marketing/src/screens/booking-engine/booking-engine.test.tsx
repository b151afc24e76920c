import type { Availability } from '@latchkey/api-contract/types';
import { hotelApi, newerReply, offline } from '@latchkey/testing/fake-api';
import { availability, site } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { recordedRaces } from '../../proofs/recorded-races.ts';
import { load } from './booking-engine.loader.ts';
import { screen as bookingEngine } from './booking-engine.screen.ts';

afterEach(cleanup);

const api = hotelApi();

/** Name and reason of each tax that is explained. */
const reasonsIn = (region: HTMLElement): (readonly string[])[] =>
  [...region.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent.replace(/\s/g, ' ')),
  );

test('each night on sale leads to its rooms, and a sold-out one to none', async () => {
  await showScreen(bookingEngine, '/booking-engine', { words: loadWords, api });
  const prices = await screen.findByRole('region', { name: /the next five weeks/ });
  const night = within(prices).getByRole('link', { name: 'Fri 27 Nov: ₹5,460' });
  expect(night.getAttribute('href')).toBe('/rooms/1760/2026-11-27/2026-11-28/2/0');
  expect(within(prices).queryByRole('link', { name: /28 Nov/ })).toBeNull();
  expect(within(prices).getByText('Sat 28 Nov Sold out')).toBeDefined();
});

test('every tax of the bill is explained by its rate, its base and the prices it holds for', async () => {
  await showScreen(bookingEngine, '/booking-engine', { words: loadWords, api });
  const reasons = reasonsIn(await screen.findByRole('region', { name: 'Every line says why.' }));
  expect(reasons.map(([name]) => name)).toEqual(['CGST', 'SGST']);
  // Three nights of 6,200 less the long-stay offer's 1,000.
  for (const [, reason] of reasons) {
    expect(reason).toContain('2.5% of ₹17,600 (rooms after discounts): ₹440.');
    expect(reason).toContain(
      'This rate applies to nights that cost up to ₹7,500; the most expensive night here costs ₹5,866.',
    );
  }
});

test('a fixed tax, one that is in the price and one on another tax say so', async () => {
  const [tax] = availability.taxes;
  if (tax === undefined) throw new Error('the hotel of the tests has no tax');
  const taxes: Availability['taxes'] = [
    { ...tax, id: 'city', name: 'City tax', taxType: 'fixed', tax: 100, priceTo: null },
    { ...tax, id: 'vat', name: 'VAT', tax: 7, inclusive: true, priceTo: null, priceFrom: 1000 },
    { ...tax, id: 'fee', name: 'Service', index: 7, priceTo: null },
    { ...tax, id: 'levy', name: 'Levy', index: 8, useIndex: 7, priceTo: null },
  ];
  const replies = { getAvailability: { status: 200 as const, body: { ...availability, taxes } } };
  await showScreen(bookingEngine, '/booking-engine', { words: loadWords, api: hotelApi(replies) });
  const bill = await screen.findByRole('region', { name: 'Every line says why.' });
  const [city, vat, , levy] = reasonsIn(bill).map(([, reason]) => reason);
  expect(city).toContain('A fixed sum for each room and night: 3 × ₹100 = ₹300.');
  expect(vat).toContain('This rate applies to nights that cost ₹1,000 or more');
  expect(vat).toContain('the price without taxes');
  expect(vat).toContain('Already included in the price; shown here, not added.');
  expect(levy).toContain('(rooms after discounts, plus Service)');
});

test('an engine that computes in another way is not explained', async () => {
  const other = newerReply(200, { ...availability, pricingVersion: '2099-01-01' });
  expect(await load(screenRequest({ api: hotelApi({ getAvailability: other }) }))).toMatchObject({
    model: { stay: null, days: expect.any(Array) },
  });
});

test('without the API the page keeps its races', async () => {
  await showScreen(bookingEngine, '/booking-engine', { words: loadWords, api: hotelApi({ getHotel: offline }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Watch it work.' })).toBeDefined();
  expect(screen.queryByRole('region', { name: /the next five weeks/ })).toBeNull();
  const race = screen.getByRole('region', { name: /One room left/ });
  expect(within(race).getAllByText(/^Room held after/)).toHaveLength(recordedRaces.races.length);
  expect(within(race).getAllByText(/^Told “sold out” after/)).toHaveLength(recordedRaces.races.length);
});

test('the provider shows its own hotel, and its page alone is for search engines', async () => {
  const asked = hotelApi();
  const provider = { ...site, kind: 'provider' as const, hotel: null };
  await load(screenRequest({ api: asked, site: provider }));
  expect(asked.inputsOf('getHotel')).toEqual([{ params: { hotelId: 1760 }, query: { lang: 'en' } }]);
  expect(bookingEngine.head({}, screenRequest({ site: provider })).canonical).toBe('/booking-engine');
  expect(bookingEngine.head({}, screenRequest()).canonical).toBeUndefined();
});
