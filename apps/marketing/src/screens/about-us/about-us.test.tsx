import type { HotelCard } from '@latchkey/api-contract/types';
import { cookieDays } from '@latchkey/booking-core/privacy';
import { hotelApi, offline } from '@latchkey/testing/fake-api';
import { hotel, site } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { load } from './about-us.loader.ts';
import { screen as aboutUs } from './about-us.screen.ts';

afterEach(cleanup);

const provider = { ...site, kind: 'provider' as const, hotel: null };
const { id, name, city, websiteSlug, domain, currency, theme, HotelImages } = hotel;
const [image] = HotelImages;
if (image === undefined) throw new Error('the hotel of the tests has no picture');
const card: HotelCard = { id, name, city, websiteSlug, domain, currency, theme, image, fromPrice: null };
const listed = { listHotels: { status: 200 as const, body: { hotels: [{ ...card, destination: 'South India' }] } } };

test('the provider shows its hotels on their own clocks', async () => {
  const now = Date.parse('2026-11-20T01:20:00Z');
  await showScreen(aboutUs, '/about-us', { words: loadWords, site: provider, api: hotelApi(listed), now });
  const clocks = await screen.findByRole('region', { name: 'The time at our 1 hotel now' });
  const own = within(clocks).getByRole('listitem');
  expect(own.textContent?.replace(/\s/g, ' ')).toMatch(
    /South India6:50 am.*Check-out until 11 am, check-in from 12 noon/,
  );
  expect(within(own).getByRole('link', { name }).getAttribute('href')).toBe('http://sandalwood.localhost/');
});

test('on its own host the page is the hotel’s, in its words and with its number', async () => {
  await showScreen(aboutUs, '/about-us', { words: loadWords });
  expect(await screen.findByRole('heading', { level: 1, name: hotel.headline })).toBeDefined();
  expect(screen.getByText(hotel.story)).toBeDefined();
  expect(screen.getByRole('link', { name: hotel.phone })).toBeDefined();
  expect(screen.queryByRole('region', { name: /One moment/ })).toBeNull();
});

test('what is kept is drawn a stroke a day', async () => {
  await showScreen(aboutUs, '/about-us', { words: loadWords });
  const cookies = (await screen.findByText(/The cookies for your language/)).closest('li');
  expect(within(cookies ?? document.body).getByText(`${cookieDays} days`)).toBeDefined();
  expect(cookies?.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(cookieDays);
});

test('a hotel that cannot be read is said so; the provider’s page stands without its hotels', async () => {
  expect(await load(screenRequest({ api: hotelApi({ getHotel: offline }) }))).toMatchObject({ status: 503 });
  const alone = screenRequest({ site: provider, api: hotelApi({ listHotels: offline }) });
  expect(await load(alone)).toEqual({ kind: 'ready', model: { kind: 'provider', hotels: [] } });
});
