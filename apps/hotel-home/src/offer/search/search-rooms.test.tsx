import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi, type FakeApi } from '@latchkey/testing/fake-api';
import { press } from '@latchkey/testing/press';
import { showHome, showRoom } from '../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const searchForm = async () => within(await screen.findByRole('form', { name: 'Dates and guests' }));
const question = async (name: RegExp): Promise<void> => press((await searchForm()).getByRole('button', { name }));
const more = (dialog: ReturnType<typeof within>, guests: string): Promise<void> =>
  press(within(dialog.getByRole('group', { name: guests })).getByRole('button', { name: 'One more' }));

test('guests are chosen with their ages, change nothing before they are done, and are searched at once', async () => {
  const { address } = await showHome(stay);
  await question(/^Guests/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  await more(dialog, 'Adults');
  await more(dialog, 'Children');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Age of child/ }), '9');
  expect((await searchForm()).getByRole('button', { name: /2 adults/ })).toBeDefined();
  await press(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(address()).toBe('/rooms/1760/2026-11-27/2026-11-30/3/1?ages=9'));
  expect((await searchForm()).getByRole('button', { name: /3 adults, 1 child/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change the guests: 3 adults, 1 child' })).toBeDefined();
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

/** An API whose rooms come when they are let go, from now on. */
function holdingRooms(): { readonly api: FakeApi; readonly hold: () => () => void } {
  const api = hotelApi();
  let held = Promise.resolve();
  const call: FakeApi['call'] = async (operation, ...asked) => {
    if (operation === 'getAvailability') await held;
    return api.call(operation, ...asked);
  };
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { api: { ...api, call }, hold };
}
const oneFewer = async (): Promise<void> => {
  await question(/^Guests/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  await press(within(dialog.getByRole('group', { name: 'Adults' })).getByRole('button', { name: 'One fewer' }));
  await press(dialog.getByRole('button', { name: 'Done' }));
};
const canChoose = (): boolean =>
  screen.getAllByRole('button', { name: /^Choose: Teak King/ }).every((act) => act.closest('[inert]') === null);
const book = (): Element | undefined => screen.getAllByRole('button', { name: 'Book this stay' })[0];

test.each([
  ['rooms', (api: FakeApi) => showHome(stay, 'en', api)],
  ['a room', (api: FakeApi) => showRoom('/room-view/teak-king?checkIn=2026-11-27&checkOut=2026-11-30&adults=2', api)],
])('while %s of another stay are on their way, nothing of the one before can be chosen or booked', async (_, show) => {
  const { api, hold } = holdingRooms();
  const { address } = await show(api);
  await searchForm();
  expect([canChoose(), book()?.getAttribute('aria-busy')]).toEqual([true, null]);
  const letGo = hold();
  await oneFewer();
  await waitFor(() => expect(canChoose()).toBe(false));
  expect(book()?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('One moment, we are looking up rooms and prices.')).toBeDefined();
  expect((await searchForm()).getByRole('button', { name: /1 adult/ })).toBeDefined();
  letGo();
  await waitFor(() => expect(canChoose()).toBe(true));
  expect(book()?.getAttribute('aria-busy')).toBeNull();
  expect(address()).toMatch(/\/1\/0$|adults=1/);
  expect(screen.getByText(/^3 nights, 1 adult\./)).toBeDefined();
});

test('dates that are chosen while other guests are on their way are searched for those guests', async () => {
  const { api, hold } = holdingRooms();
  const { address } = await showHome(stay, 'en', api);
  const letGo = hold();
  await oneFewer();
  await press(await screen.findByRole('button', { name: /^Change the dates/ }));
  const dates = within(await screen.findByRole('dialog', { name: 'When would you like to stay?' }));
  await press(await dates.findByRole('button', { name: /December 8, 2026/ }));
  await press(dates.getByRole('button', { name: /December 10, 2026/ }));
  await press(dates.getByRole('button', { name: 'Use these dates' }));
  letGo();
  await waitFor(() => expect(address()).toBe('/rooms/1760/2026-12-08/2026-12-10/1/0'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change the guests: 1 adult' })).toBeDefined());
});

test('a search that is left before it has come leaves the form as the rooms beside it', async () => {
  const { api, hold } = holdingRooms();
  const { back } = await showHome(stay, 'en', api);
  const letGo = hold();
  await oneFewer();
  await waitFor(() => expect(canChoose()).toBe(false));
  back();
  letGo();
  await waitFor(() => expect(canChoose()).toBe(true));
  expect((await searchForm()).getByRole('button', { name: /2 adults/ })).toBeDefined();
});
