import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const choose = async (name: string | RegExp): Promise<void> =>
  press((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);
const named = (name: string | RegExp): HTMLElement | undefined => screen.queryAllByRole('button', { name }).at(-1);
const focused = (): Element | null => document.activeElement;

test('the focus goes from the button of a plan to its count and back', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: /^Rooms: Teak King/ }).contains(document.activeElement)).toBe(true),
  );
  // Extras have counts of their own.
  await press(
    within(screen.getByRole('group', { name: /^Rooms: Teak King/ })).getByRole('button', { name: 'One fewer' }),
  );
  await waitFor(() => expect(focused()).toBe(named(/Choose: Teak King, Breakfast/)));
});

test('a key that is pressed twice takes one room', async () => {
  await showHome(stay);
  const [button] = await screen.findAllByRole('button', { name: /Choose: Teak King, Breakfast/ });
  button?.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  const count = await screen.findByRole('group', { name: /^Rooms: Teak King/ });
  expect(within(count).getByRole('status').textContent).toBe('1');
  expect(focused()).toBe(count);
});

test('undoing gives the focus back to what was undone', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  await choose('Undo');
  await waitFor(() => expect(focused()).toBe(named(/Choose: Teak King, Breakfast/)));
  await choose(/Choose: Teak King, Breakfast/);
  await choose(/Add: Airport car/);
  await choose('Undo');
  await waitFor(() => expect(focused()).toBe(named(/Add: Airport car/)));
});

test('clearing leaves the focus in the tag', async () => {
  await showHome(stay);
  await choose(/Choose: Teak King, Breakfast/);
  await choose('Clear selection');
  await waitFor(() => expect(focused()).toBe(named('Book this stay')));
});

test('what takes the place of a form that was sent takes its focus', async () => {
  await showHome(stay, 'en', hotelApi({ subscribeNewsletter: { status: 202, body: { received: true } } }));
  await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.com{enter}');
  const said = await screen.findByText(
    'Thank you. Please confirm it with the link in the email that we have sent you.',
  );
  await waitFor(() => expect(document.activeElement).toBe(said));
});
