import type { Site } from '@latchkey/api-contract/types';
import { hotelApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { site } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../i18n.ts';
import { screen as landing } from '../screens/landing/landing.screen.ts';
import { foundHotel } from './finder.fixtures.ts';

afterEach(cleanup);

const platform: Site = { ...site, kind: 'platform', name: 'Latchkey', hotel: null };
const palace = {
  ...foundHotel,
  id: 2116,
  name: 'Sandalwood Palace',
  domain: 'palace.localhost',
  confirmation: 'manual' as const,
  stay: { kind: 'sold_out' as const },
};
const found = (hotels = [foundHotel, palace], more = {}): Replies => ({
  searchHotels: { status: 200, body: { hotels, total: hotels.length, pages: 1, isCut: false, ...more } },
  listHotels: { status: 200, body: { hotels: [] } },
});
const show = (path: string, replies: Replies = found()) =>
  showScreen(landing, path, { words: loadWords, api: hotelApi(replies), site: platform });
const stay = 'checkIn=2026-12-08&checkOut=2026-12-10&adults=2';

test('each hotel says what the stay costs in all, and leads to its own rooms on these dates', async () => {
  await show(`/?place=sandal&${stay}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hotels: sandal' })).toBeDefined();
  const [courtyard, other] = screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('hotel-'));
  if (courtyard === undefined || other === undefined) throw new Error('two hotels were found');
  expect(courtyard.textContent).toContain('₹11,235');
  expect(courtyard.textContent).toContain('2 nights, 2 adults, taxes included');
  expect(within(courtyard).getByRole('link', { name: 'See rooms' }).getAttribute('href')).toBe(
    'http://sandalwood.localhost/rooms/1760/2026-12-08/2026-12-10/2/0',
  );
  expect(other.textContent).toContain('Sold out for your dates');
  expect(other.textContent).toContain('The hotel confirms by email');
});

test('order and filters are links that keep the search and start at its first page', async () => {
  await show(`/?place=sandal&${stay}&page=2&free=1`);
  const order = await screen.findByRole('navigation', { name: 'Sort by' });
  const search = `/?place=sandal&${stay}`;
  expect(within(order).getByRole('link', { name: 'Lowest price' }).getAttribute('href')).toBe(
    `${search}&sort=price&free=1`,
  );
  const only = screen.getByRole('navigation', { name: 'Show only' });
  expect(within(only).getByRole('link', { name: 'Available' }).getAttribute('href')).toBe(search);
  expect(within(only).getByRole('link', { name: 'Available' }).getAttribute('aria-current')).toBe('true');
});

test('the form goes to the address of what is typed', async () => {
  const shown = await show('/');
  const form = await screen.findByRole('form', { name: 'Search hotels' });
  const place = within(form).getByRole('searchbox', { name: 'City, country or hotel' });
  fireEvent.change(place, { target: { value: ' Goa ' } });
  await press(within(form).getByRole('button', { name: 'Search hotels' }));
  expect(shown.address()).toBe('/?place=Goa&checkIn=2026-11-27&checkOut=2026-11-29&adults=2');
});

test('where hotels are priced, other guests are searched for at once, and until they are here none is led to', async () => {
  const api = hotelApi(found());
  let held = Promise.resolve();
  const call: FakeApi['call'] = async (operation, ...asked) => {
    if (operation === 'searchHotels') await held;
    return api.call(operation, ...asked);
  };
  const shown = await showScreen(landing, `/?place=&${stay}`, {
    words: loadWords,
    api: { ...api, call },
    site: platform,
  });
  const rooms = async () => (await screen.findAllByRole('link', { name: 'See rooms' }))[0];
  expect((await rooms())?.closest('[inert]')).toBeNull();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const form = within(await screen.findByRole('form', { name: 'Search hotels' }));
  await press(form.getByRole('button', { name: /^Guests/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  await press(within(dialog.getByRole('group', { name: 'Adults' })).getByRole('button', { name: 'One fewer' }));
  await press(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(async () => expect((await rooms())?.closest('[inert]')).not.toBeNull());
  expect(screen.getByText('One moment, we are looking for hotels.')).toBeDefined();
  expect(form.getByRole('button', { name: /1 adult/ })).toBeDefined();
  resolve();
  await waitFor(async () => expect((await rooms())?.getAttribute('href')).toMatch(/\/1\/0$/));
  expect((await rooms())?.closest('[inert]')).toBeNull();
  expect(shown.address()).toContain('adults=1');
});

test('before anything is priced, guests wait for the search', async () => {
  const shown = await show('/');
  const form = within(await screen.findByRole('form', { name: 'Search hotels' }));
  await press(form.getByRole('button', { name: /^Guests/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  await press(within(dialog.getByRole('group', { name: 'Adults' })).getByRole('button', { name: 'One fewer' }));
  await press(dialog.getByRole('button', { name: 'Done' }));
  expect(form.getByRole('button', { name: /1 adult/ })).toBeDefined();
  expect(shown.address()).toBe('/');
  await press(form.getByRole('button', { name: 'Search hotels' }));
  expect(shown.address()).toContain('adults=1');
});

test('nothing found, a search that is cut and an API that is away are said', async () => {
  await show(`/?place=nowhere&${stay}`, found([]));
  expect(await screen.findByRole('heading', { level: 2, name: 'No hotel found' })).toBeDefined();
  cleanup();
  await show(`/?place=&${stay}&sort=price`, found(undefined, { isCut: true, pages: 3 }));
  expect(await screen.findByText('More hotels match than we can compare at once.')).toBeDefined();
  expect(screen.getByText('Page 1 of 3')).toBeDefined();
  cleanup();
  await show(`/?place=goa&${stay}`, {});
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again later!');
});
