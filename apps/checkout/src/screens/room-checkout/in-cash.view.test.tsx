import { hotel } from '@latchkey/testing/hotel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showCheckout } from '../../testing/show-checkout.ts';

const said = /Paid in cash it is ₹[\d,]+000\./;
const page = async (): Promise<string> => (await screen.findByRole('main')).textContent ?? '';

test('what is due at the hotel is told in coins where small ones are gone', async () => {
  await showCheckout({ getHotel: { status: 200, body: { ...hotel, cashStep: 1000 } } });
  expect(await page()).toMatch(said);
});

test('a sum that coins can pay is told once', async () => {
  await showCheckout();
  expect(await page()).not.toMatch(/in cash/);
});
