import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { hotelApi } from '@latchkey/testing/fake-api';
import { hotel } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const promotions = (PromotionsExtraConfigs: { type: string; value: string[] }[]) =>
  hotelApi({
    getPromotions: {
      status: 200,
      body: {
        currency: 'INR',
        promotions: [{ id: 'long', name: 'Long-stay offer', kind: 'flat-above', above: 15_000, off: 1000 }],
        PromotionsExtraConfigs,
        language: 'en',
        isFallback: false,
      },
    },
    subscribeNewsletter: { status: 202, body: { received: true } },
  });
const withCode = () => promotions([{ type: 'coupon_code', value: ['15 % more, with a code'] }]);
const choose = async (): Promise<void> =>
  press(await screen.findByRole('button', { name: /Choose: Teak King, Breakfast/ }));
const open = async (): Promise<void> => press(await screen.findByRole('button', { name: 'Get our offers by email' }));
const modal = () => screen.findByRole('dialog', { name: 'Offers by email' });

test('nothing is offered before a room is chosen', async () => {
  const api = withCode();
  await showHome(stay, 'en', api);
  await screen.findByRole('region', { name: 'Talk to us' });
  expect(api.calls.some(({ operation }) => operation === 'getPromotions')).toBe(false);
});

test('what the hotel gives is said by its own names at a press, and the booking goes on', async () => {
  await showHome(stay, 'en', withCode());
  await choose();
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  const dialog = within(await modal());
  expect([dialog.getByText('15 % more, with a code'), dialog.getByText('Long-stay offer')]).toHaveLength(2);
  await press(dialog.getByRole('button', { name: 'Continue booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Offers by email' })).toBeNull());
  cleanup();
  await showHome(stay, 'en', withCode());
  await screen.findByRole('row', { name: /^Total/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who signs up is thanked and not asked again', async () => {
  await showHome(stay, 'en', withCode());
  await choose();
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  const dialog = within(await modal());
  await userEvent.type(dialog.getByLabelText('Email'), 'asha@example.com');
  await press(dialog.getByRole('button', { name: 'Sign up' }));
  expect((await dialog.findByRole('status')).textContent).toContain('Thank you.');
  expect(sessionStorage.getItem('bookingObj')).toContain('"isSignup":true');
});

test('a hotel without a code offers nothing', async () => {
  const api = promotions([]);
  await showHome(stay, 'en', api);
  await choose();
  await waitFor(() => expect(api.calls.some(({ operation }) => operation === 'getPromotions')).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an offer that needs a code leads to the letters, which bring it', async () => {
  const offer = {
    id: 'further',
    kind: 'further-by-code' as const,
    percent: 15,
    paidBy: 'the hotel',
    conditions: 'From our newsletter.',
    ends: '2026-12-31' as LocalDate,
  };
  await showHome(stay, 'en', hotelApi({ getHotel: { status: 200, body: { ...hotel, advertisedOffers: [offer] } } }));
  const way = await screen.findByRole('link', { name: 'Get the code by email' });
  const letters = document.querySelector(way.getAttribute('href') ?? '');
  expect(letters?.textContent).toMatch(/first the code for a further 15.?% off/);
});
