import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { availability } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { loadWords } from '../../../i18n.ts';
import { showHome } from '../../../testing/show-home.ts';
import { screen as home } from '../home.screen.ts';

afterEach(cleanup);

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const full = {
  getAvailability: {
    status: 200,
    body: { ...availability, rooms: availability.rooms.map((room) => ({ ...room, availableRooms: 0, minStay: 1 })) },
  },
} as const;

test('on dates that are sold out a guest leaves an address once, and a wrong one is refused in the fixed words', async () => {
  const { api } = await showHome(
    stay,
    'en',
    hotelApi({ ...full, requestAvailabilityAlert: { status: 202, body: { received: true } } }),
  );
  const ask = await screen.findByRole('button', { name: 'Tell me if a room becomes available' });
  await press(ask);
  expect(screen.getByText('Please Enter Email Address')).toBeDefined();
  await userEvent.type(
    within(screen.getByRole('form', { name: 'Tell me if a room becomes available' })).getByLabelText('Email'),
    'guest@example.com',
  );
  await press(ask);
  expect(await screen.findByText(/^Thank you. Please confirm it with the link/)).toBeDefined();
  expect(api.inputsOf('requestAvailabilityAlert')).toEqual([
    expect.objectContaining({
      body: {
        hotelId: 1760,
        email: 'guest@example.com',
        checkIn: '2026-11-27',
        checkOut: '2026-11-30',
        adults: 2,
        childAges: [],
        infants: 0,
        language: 'en',
      },
    }),
  ]);
});

test('on other dates that are sold out too a guest may leave an address again', async () => {
  const { api } = await showHome(
    stay,
    'en',
    hotelApi({ ...full, requestAvailabilityAlert: { status: 202, body: { received: true } } }),
  );
  const leaveAddress = async (): Promise<void> => {
    const form = await screen.findByRole('form', { name: 'Tell me if a room becomes available' });
    await userEvent.type(within(form).getByLabelText('Email'), 'guest@example.com');
    await press(within(form).getByRole('button'));
    await screen.findByText(/^Thank you. Please confirm it with the link/);
  };
  await leaveAddress();
  const [others] = screen.getAllByRole('link', { name: /Dec/ });
  await userEvent.click(others as HTMLElement);
  await leaveAddress();
  const asked = api.inputsOf('requestAvailabilityAlert').map((input) => (input as { body: { checkIn: string } }).body);
  expect(new Set(asked.map(({ checkIn }) => checkIn)).size).toBe(2);
});

test('without a script it is a plain form, whose page is there again with its dates and what was typed', async () => {
  const dates = { checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '2', children: '0', infants: '0', ages: '' };
  await showScreen(home, '/?post=alert', {
    words: loadWords,
    api: hotelApi(full),
    returned: { fields: { ...dates, email: 'guest@' }, code: 'email_invalid' },
  });
  const form = await screen.findByRole('form', { name: 'Tell me if a room becomes available' });
  expect(form.getAttribute('action')).toBe('?post=alert#rooms');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
    checkIn: '2026-11-27',
    checkOut: '2026-11-30',
    adults: '2',
    email: 'guest@',
  });
  expect(screen.getByText('Please Enter Valid Email Address')).toBeDefined();
});

test('on dates that are not on sale yet the page says until when stays can be booked, and asks for no address', async () => {
  await showHome('/rooms/1760/2027-11-19/2027-11-21/2/0', 'en', hotelApi(full));
  expect(
    await screen.findByText(/^These dates are not on sale yet. Bookings are open up to 20 Nov 2027.$/),
  ).toBeDefined();
  expect(screen.getAllByText('Not on sale yet')).toHaveLength(availability.rooms.length);
  expect(screen.queryByRole('button', { name: 'Tell me if a room becomes available' })).toBeNull();
  cleanup();
  await showHome('/rooms/1760/2027-11-18/2027-11-20/2/0', 'en', hotelApi(full));
  expect(await screen.findAllByText('Sold out for your dates')).toHaveLength(availability.rooms.length);
});
