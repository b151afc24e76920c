import type { Availability } from '@latchkey/api-contract/types';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { availability, hotel } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const path = (adults: number): string => `/rooms/1760/2026-11-27/2026-11-30/${adults}/0`;
const list = async () => within(await screen.findByRole('region', { name: /^Rooms/ }));
const cards = async () => (await list()).getAllByRole('article').map((card) => within(card));
const offering = (rooms: Availability['rooms']) =>
  hotelApi({ getAvailability: { status: 200, body: { ...availability, rooms } } });

test('rooms stand by what the party pays, and one that is sold out has no plan to choose', async () => {
  await showHome(path(2));
  const all = await cards();
  expect(all.map((card) => card.getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Teak King',
    'Indigo Twin',
    'Skyline Suite',
  ]);
  expect(all.map((card) => card.queryAllByRole('button', { name: /^Choose/ }).length)).toEqual([2, 2, 0]);
});

test('two rooms that are cheap each come after one that holds the whole party for less', async () => {
  const nightAt = (price: number, room: Availability['rooms'][number]): Availability['rooms'][number] => ({
    ...room,
    pricing: room.pricing.map((plan) => ({
      ...plan,
      nightly: plan.nightly.map((night) => ({ ...night, priceForPax: [{ pax: 2, price }] })),
    })),
  });
  const prices = [6000, 4000];
  const api = offering(availability.rooms.slice(0, 2).map((room, place) => nightAt(prices[place] ?? 0, room)));
  const names = async (): Promise<(string | null)[]> =>
    (await cards()).map((card) => card.getByRole('heading', { level: 3 }).textContent);
  await showHome(path(2), 'en', api);
  expect(await names()).toEqual(['Indigo Twin', 'Teak King']);
  cleanup();
  await showHome(path(3), 'en', api);
  expect(await names()).toEqual(['Teak King', 'Indigo Twin']);
});

test('how many are left is said where they are few, and nowhere else', async () => {
  await showHome(path(2));
  expect((await list()).getAllByText(/rooms? left/).map((badge) => badge.textContent)).toEqual(['2 rooms left']);
});

test('a room that asks for a longer stay says how long', async () => {
  const [first] = availability.rooms;
  await showHome(
    path(2),
    'en',
    offering(first === undefined ? [] : [{ ...first, availableRooms: 0, pricing: [], minStay: 5 }]),
  );
  expect((await list()).getByText('From 5 nights on these dates')).toBeDefined();
});

test('a price is of the whole stay, or of a night of it', async () => {
  await showHome(path(2));
  const [teak] = await cards();
  expect(teak?.getByText('₹18,480').closest('p')?.textContent).toContain('₹6,160 a night');
  await press((await list()).getByLabelText('Per night'));
  expect(teak?.getByText('₹6,160').closest('p')?.textContent).toContain('₹18,480 for the whole stay');
});

test('a party larger than a room is told how many rooms a price is for, or that they never hold it', async () => {
  await showHome(path(5));
  const named = async (name: string) => (await cards()).find((card) => card.queryByRole('heading', { name }) !== null);
  expect((await named('Teak King'))?.getAllByText('for 2 rooms')).toHaveLength(2);
  expect((await named('Indigo Twin'))?.getAllByText('for 3 rooms')).toHaveLength(2);
  cleanup();
  await showHome(path(9));
  expect((await list()).getAllByText('Fits 3 of 9. Add another room.').length).toBeGreaterThan(0);
  expect((await list()).queryAllByRole('listitem').every((row) => row.textContent !== '')).toBe(true);
});

test('a party that the hotel cannot hold is not sent to add rooms', async () => {
  await showHome(path(20));
  expect(
    (await list()).getAllByText(/^Fits \d+ of 20\. Our available rooms do not hold all of you/).length,
  ).toBeGreaterThan(0);
  expect((await list()).queryByText(/Add another room/)).toBeNull();
});

test('one adult is told to take a larger room, not a further one', async () => {
  await showHome('/rooms/1760/2026-11-27/2026-11-30/1/2');
  const small = (await list()).getAllByText('Fits 2 of 3. One adult can take one room only.');
  expect((await list()).queryByText(/Add another room/)).toBeNull();
  const row = within(small[0]?.closest('li') ?? document.body);
  await press(row.getByRole('button', { name: /^Choose/ }));
  expect((await screen.findAllByText('One adult can take one room only. Choose a larger one.')).length).toBeGreaterThan(
    0,
  );
});

test('a step-free room is said to be one, and the others can be left out', async () => {
  const access = { stepFree: true, doorWidthCm: 90, rollInShower: true };
  const features = {
    bathroom: 'own' as const,
    airConditioning: true,
    views: [],
    floors: { lowest: 0, highest: 0 },
    smoking: false,
    access,
  };
  const reachable = {
    ...hotel,
    HotelRooms: hotel.HotelRooms.map((room) => (room.id === 'indigo-twin' ? { ...room, features } : room)),
  };
  await showHome(path(2), 'en', hotelApi({ getHotel: { status: 200, body: reachable } }));
  const all = (await cards()).length;
  expect((await list()).getAllByText('Step-free')).toHaveLength(1);
  await press(screen.getByRole('button', { name: 'Step-free rooms only' }));
  const left = await cards();
  expect([all > 1, left.length]).toEqual([true, 1]);
  expect(left[0]?.getByRole('heading', { name: 'Indigo Twin' })).toBeDefined();
  await press(screen.getByRole('button', { name: 'Step-free rooms only' }));
  expect(await cards()).toHaveLength(all);
});

test('the beds of a dorm are counted as beds', async () => {
  const dorm = { ...hotel, HotelRooms: hotel.HotelRooms.map((room) => ({ ...room, dormBed: true })) };
  await showHome(path(2), 'en', hotelApi({ getHotel: { status: 200, body: dorm } }));
  expect((await cards())[0]?.getAllByText('for 2 beds')).toHaveLength(2);
});

test('a party larger than a booking’s beds is told how many one booking may have', async () => {
  const dorm = {
    ...hotel,
    HotelRooms: hotel.HotelRooms.map((room) => ({ ...room, dormBed: true, maxPax: 1, maxRooms: 8 })),
  };
  const many = availability.rooms.map((room) => ({ ...room, availableRooms: 20 }));
  const body = { ...availability, rooms: many };
  await showHome(
    path(9),
    'en',
    hotelApi({ getHotel: { status: 200, body: dorm }, getAvailability: { status: 200, body } }),
  );
  expect((await list()).getAllByText('Fits 8 of 9. Up to 8 beds in one booking.').length).toBeGreaterThan(0);
  expect((await list()).getAllByText('for 8 beds').length).toBeGreaterThan(0);
});

test('several rooms are counted one by one, beside each other', async () => {
  await showHome(path(4));
  await press(await screen.findByRole('button', { name: /Choose: Teak King, Breakfast/ }));
  expect((await list()).getByRole('group', { name: /^Rooms: Teak King/ }).textContent).toContain('2');
  const tag = within(await screen.findByRole('complementary', { name: 'Your stay' }));
  expect((await tag.findByRole('row', { name: /2 × Teak King/ })).textContent).toContain('₹37,200');
});

test('where only a longer stay is sold, it is offered instead', async () => {
  const rooms = availability.rooms.map((room) => ({ ...room, availableRooms: 0, pricing: [], minStay: 5 }));
  await showHome(path(2), 'en', offering(rooms));
  expect((await list()).getByText('The minimum stay on these dates is 5 nights:')).toBeDefined();
  const longer = (await list()).getByRole('link', { name: /Fri 27 Nov.* Wed 2 Dec/ });
  expect(longer.getAttribute('href')).toBe('/rooms/1760/2026-11-27/2026-12-02/2/0');
});

test('that one is left of a property sold whole is not said', async () => {
  const whole = { ...hotel, HotelRooms: hotel.HotelRooms.map((room) => ({ ...room, maxRooms: 1 })) };
  await showHome(path(2), 'en', hotelApi({ getHotel: { status: 200, body: whole } }));
  await cards();
  expect(screen.queryByText(/room(s)? left/)).toBeNull();
});
