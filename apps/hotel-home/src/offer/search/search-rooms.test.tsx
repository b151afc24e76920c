import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const searchForm = async () => within(await screen.findByRole('form', { name: 'Dates and guests' }));
const question = async (name: RegExp): Promise<void> => press((await searchForm()).getByRole('button', { name }));
const more = (dialog: ReturnType<typeof within>, guests: string): Promise<void> =>
  press(within(dialog.getByRole('group', { name: guests })).getByRole('button', { name: 'One more' }));

test('guests are chosen with their ages, change nothing before they are done, and are in the address', async () => {
  const { address } = await showHome(stay);
  await question(/^Guests/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  await more(dialog, 'Adults');
  await more(dialog, 'Children');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Age of child/ }), '9');
  expect((await searchForm()).getByRole('button', { name: /2 adults/ })).toBeDefined();
  await press(dialog.getByRole('button', { name: 'Done' }));
  expect((await searchForm()).getByRole('button', { name: /3 adults, 1 child/ })).toBeDefined();
  await press((await searchForm()).getByRole('button', { name: 'Show rooms' }));
  await waitFor(() => expect(address()).toBe('/rooms/1760/2026-11-27/2026-11-30/3/1?ages=9'));
});

test('dates are chosen in a calendar that asks for prices only when it is open, and are searched at once', async () => {
  const { api, address } = await showHome(stay);
  const asked = () =>
    api.calls.filter(
      ({ operation, input }) => operation === 'getCalendar' && !JSON.stringify(input).includes('roomTypeId'),
    ).length;
  expect(asked()).toBe(0);
  await question(/^Dates/);
  const dialog = within(await screen.findByRole('dialog', { name: 'When would you like to stay?' }));
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await press(await dialog.findByRole('button', { name: /December 8, 2026/ }));
  await press(dialog.getByRole('button', { name: /December 10, 2026/ }));
  await press(dialog.getByRole('button', { name: 'Use these dates' }));
  await waitFor(() => expect(address()).toBe('/rooms/1760/2026-12-08/2026-12-10/2/0'));
});

test('a dialog that is closed changes nothing', async () => {
  const { address } = await showHome(stay, 'en', hotelApi());
  await question(/^Guests/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  await more(dialog, 'Adults');
  await press(dialog.getByRole('button', { name: 'Close' }));
  await press((await searchForm()).getByRole('button', { name: 'Show rooms' }));
  await waitFor(() => expect(address()).toBe(stay));
});

test('what was chosen and not searched is over on the page of other dates', async () => {
  const { address } = await showHome(stay);
  await question(/^Guests/);
  const guests = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  await more(guests, 'Adults');
  await press(guests.getByRole('button', { name: 'Done' }));
  expect((await searchForm()).getByRole('button', { name: /3 adults/ })).toBeDefined();
  await press(screen.getByRole('button', { name: /^Change the dates/ }));
  const dates = within(await screen.findByRole('dialog', { name: 'When would you like to stay?' }));
  await press(await dates.findByRole('button', { name: /December 8, 2026/ }));
  await press(dates.getByRole('button', { name: /December 10, 2026/ }));
  await press(dates.getByRole('button', { name: 'Use these dates' }));
  await waitFor(() => expect(address()).toBe('/rooms/1760/2026-12-08/2026-12-10/2/0'));
  await waitFor(async () => expect((await searchForm()).getByRole('button', { name: /2 adults/ })).toBeDefined());
});
