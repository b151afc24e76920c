import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { press } from '@latchkey/testing/press';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { hotel, prices, slots } from '@latchkey/testing/hotel';
import { showHome } from '../../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const hourly = '/?stay=hour&date=2026-11-21';

test('booking without an hour, and without a room, is refused in the fixed words', async () => {
  const { address } = await showHome(hourly);
  const tag = await screen.findByRole('complementary', { name: 'Your stay' });
  await press(within(tag).getByRole('button', { name: 'Book this stay' }));
  expect(within(tag).getByText('Please select time slot')).toBeDefined();
  await press(screen.getByRole('link', { name: /^9\sam$/ }));
  expect(address()).toBe('/?stay=hour&date=2026-11-21&start=9&hours=3#rooms');
  await press(await screen.findByRole('button', { name: 'Book this stay' }));
  expect(await screen.findByText('Please select at least one room')).toBeDefined();
});

test('an hour that cannot be had says so', async () => {
  await showHome(`${hourly}&start=22`);
  expect(await screen.findByText('Not available for the selected checkin time')).toBeDefined();
});

test('six hours from six in the evening are more than the hotel has', async () => {
  await showHome(`${hourly}&start=18&hours=6`);
  expect(await screen.findByText('Not available for the selected checkin time')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Choose: Teak King/ })).toBeNull();
});

test('a chosen room is quoted for its hours', async () => {
  const api = hotelApi({ createQuote: { status: 409, body: { code: 'sold_out' } } });
  await showHome(`${hourly}&start=9&hours=6`, 'en', api);
  await press(await screen.findByRole('button', { name: /Choose: Teak King/ }));
  const tag = within(screen.getByRole('complementary', { name: 'Your stay' }));
  expect(await tag.findByText('Not available for the selected checkin time')).toBeDefined();
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')).toMatchObject({
    operation: 'createQuote',
    input: {
      body: {
        stay: { kind: 'hours', date: '2026-11-21', startHour: 9, hours: 6 },
        rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'fixed', adults: 2 }],
      },
    },
  });
});

test('several rooms are counted up to what is free, with an adult in each', async () => {
  const { api } = await showHome(`${hourly}&start=9&hours=3`);
  await press(await screen.findByRole('button', { name: /Choose: Teak King/ }));
  const more = within(await screen.findByRole('group', { name: /^Rooms: Teak King/ })).getByRole('button', {
    name: 'One more',
  });
  await press(more);
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')?.input).toMatchObject({
    body: {
      stay: { kind: 'hours', startHour: 9, hours: 3 },
      rooms: [
        { roomTypeId: 'teak-king', adults: 1 },
        { roomTypeId: 'teak-king', adults: 1 },
      ],
    },
  });
  await press(more);
  expect(screen.getByText('Maximum room count reached!')).toBeDefined();
});

test('no room is left in the stay when its count goes to none', async () => {
  await showHome(`${hourly}&start=9&hours=3`);
  await press(await screen.findByRole('button', { name: /Choose: Teak King/ }));
  await press(
    within(await screen.findByRole('group', { name: /^Rooms: Teak King/ })).getByRole('button', { name: 'One fewer' }),
  );
  await press(
    within(screen.getByRole('complementary', { name: 'Your stay' })).getByRole('button', { name: 'Book this stay' }),
  );
  expect(await screen.findByText('Please select at least one room')).toBeDefined();
});

test('who is coming is said in the address, and every choice keeps it', async () => {
  const { api, address } = await showHome(`${hourly}&start=9&hours=3&adults=5&children=1`);
  await press(screen.getByRole('link', { name: '6 hours' }));
  expect(address()).toBe('/?stay=hour&date=2026-11-21&start=9&hours=6&adults=5&children=1#rooms');
  await press(await screen.findByRole('button', { name: /Choose: Teak King/ }));
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')?.input).toMatchObject({
    body: { rooms: [{ adults: 3 }, { adults: 2, childAges: [null] }] },
  });
});

test('the code of the link goes with the hours, and with every choice of them', async () => {
  const byTheHour = { ...hotel, HotelRooms: hotel.HotelRooms.map((room) => ({ ...room, hourly: true })) };
  const replies = hotelApi({ getHotel: { status: 200, body: byTheHour } });
  const { api, address } = await showHome(`${hourly}&start=9&hours=3&coupon=KEY15`, 'en', replies);
  await press(screen.getByRole('link', { name: '6 hours' }));
  expect(address()).toBe('/?stay=hour&date=2026-11-21&start=9&hours=6&coupon=KEY15#rooms');
  await press(await screen.findByRole('button', { name: /Choose: Teak King/ }));
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')?.input).toMatchObject({
    body: { couponCode: 'KEY15', stay: { kind: 'hours' } },
  });
  expect(screen.getByRole('link', { name: 'Nights' }).getAttribute('href')).toBe('/?coupon=KEY15');
  await press(screen.getByRole('link', { name: 'Nights' }));
  expect((await screen.findByRole('link', { name: 'A few hours' })).getAttribute('href')).toBe(
    '/?stay=hour&coupon=KEY15#rooms',
  );
});

test('an hour that is sold out is told apart from one that has gone by or is never sold', async () => {
  const api = hotelApi();
  const slotsNow = slots.map((slot) =>
    slot.hour === 7 ? { ...slot, isOffered: false, closedAs: 'sold_out' as const, rooms: [] } : slot,
  );
  api.answer('getSlots', {
    status: 200,
    body: { currency: 'INR', date: '2026-11-21' as LocalDate, prices, slots: slotsNow },
  });
  await showHome(hourly, 'en', api);
  const texts = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(texts).toContain('7\u00a0amsold out');
  expect(texts).toContain('3\u00a0amnot available');
  expect(screen.getByRole('link', { name: /^8\sam$/ })).toBeDefined();
});

test('the day and the guests are chosen by our own pickers, children with their ages', async () => {
  const { address } = await showHome(`${hourly}&start=9&hours=6`);
  await press(await screen.findByRole('button', { name: /^Day/ }));
  const days = within(await screen.findByRole('dialog', { name: 'Which day?' }));
  await press(await days.findByRole('button', { name: /November 25, 2026/ }));
  expect(address()).toBe('/?stay=hour&date=2026-11-25&hours=6#rooms');
  await press(await screen.findByRole('button', { name: /^Guests/ }));
  const party = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  await press(within(party.getByRole('group', { name: 'Children' })).getByRole('button', { name: 'One more' }));
  await press(within(party.getByRole('group', { name: 'Infants' })).getByRole('button', { name: 'One more' }));
  await userEvent.selectOptions(party.getByRole('combobox', { name: /Age of child/ }), '9');
  await press(party.getByRole('button', { name: 'Done' }));
  expect(address()).toContain('children=1&ages=9&infants=1');
});

test('extras go with hours as they go with nights, but those of nights alone', async () => {
  const { api } = await showHome(`${hourly}&start=9&hours=3`);
  await press(await screen.findByRole('button', { name: /Choose: Teak King/ }));
  await press(await screen.findByRole('button', { name: 'Add: Airport car, one way' }));
  expect(screen.queryByText('Room until 4 pm')).toBeNull();
  expect(api.calls.findLast(({ operation }) => operation === 'createQuote')?.input).toMatchObject({
    body: { stay: { kind: 'hours' }, addons: [{ addonId: 'airport-car', quantity: 1 }] },
  });
});

test('a room for hours has its picture, and says nothing of what a night would give back', async () => {
  await showHome(`${hourly}&start=9&hours=3`);
  const choose = await screen.findByRole('button', { name: /Choose: Teak King/ });
  expect(choose.closest('li')?.querySelector('img')?.getAttribute('src')).toContain('/images/1760/');
  const policy = screen.queryByRole('region', { name: 'If plans change' });
  expect(policy?.textContent ?? '').not.toMatch(/₹|Check-in/);
});
