import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi } from '@latchkey/testing/fake-api';
import { nightsQuote } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const stay = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const tag = async () => within(await screen.findByRole('complementary', { name: 'Your stay' }));
const quoted = (additionalDiscount: number) =>
  ({
    createQuote: {
      status: 201,
      body: { ...nightsQuote, bill: { ...nightsQuote.bill, additionalDiscount, total: 18_480 - additionalDiscount } },
    },
  }) as const;

/** A room that is chosen, and a code typed into the field that opens beneath its bill. */
async function typeCode(code: string): Promise<void> {
  await press(await screen.findByRole('button', { name: /Choose: Teak King, Breakfast/ }));
  await press(await (await tag()).findByRole('button', { name: 'Promo code' }));
  await userEvent.type((await tag()).getByRole('textbox', { name: 'Promo code' }), code);
}

test('Enter applies the code and books nothing; it says what it saves and can be taken out', async () => {
  // The screen's own history is one of the test; a guest's is the window's.
  history.replaceState(null, '', stay);
  const { api, address } = await showHome(stay, 'en', hotelApi(quoted(2000)));
  await typeCode(' key15{Enter}');
  expect((await (await tag()).findByRole('status')).textContent).toBe('KEY15 is applied: you save ₹2,000.');
  expect(address()).toContain('coupon=key15');
  expect(api.inputsOf('createQuote')).toMatchObject([
    { body: { couponCode: 'key15' } },
    { body: { couponCode: 'key15' } },
  ]);
  const remove = (await tag()).getByRole('button', { name: 'Remove the code' });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  history.replaceState(null, '', address());
  await press(remove);
  await waitFor(() => expect(address()).not.toContain('coupon'));
  expect(await (await tag()).findByRole('button', { name: 'Promo code' })).toBeDefined();
});

test('a code that nobody knows is said so beside its field, and the stay stays as it is', async () => {
  const { address } = await showHome(
    stay,
    'en',
    hotelApi({ createQuote: { status: 422, body: { code: 'unknown_coupon' } } }),
  );
  await typeCode('NOPE');
  await press((await tag()).getByRole('button', { name: 'Apply' }));
  expect(await (await tag()).findByText('We do not know this code. Please check how it is written.')).toBeDefined();
  expect(address()).not.toContain('coupon');
  expect((await (await tag()).findByRole('row', { name: /^Total/ })).textContent).toContain('18,480');
});

test('a code of the link that takes nothing off is said so', async () => {
  await showHome(`${stay}?coupon=KEY15`, 'en', hotelApi(quoted(0)));
  await press(await screen.findByRole('button', { name: /Choose: Teak King, Breakfast/ }));
  expect((await (await tag()).findByRole('status')).textContent).toBe(
    'KEY15 takes nothing off the price of this stay.',
  );
});

test('extras keep the page’s language once a code is applied, though a quote names them in English', async () => {
  const addons = [{ addonId: 'airport-car', name: 'Fahrt vom Flughafen', category: 'booking' as const, price: 1400 }];
  const english = { addonId: 'airport-car', name: 'Airport car, one way', quantity: 1, amount: 1400 };
  const bill = { ...nightsQuote.bill, addons: [english], addonsTotal: 1400, additionalDiscount: 2000 };
  const api = hotelApi({
    getAddons: { status: 200, body: { currency: 'INR', addons, language: 'de', isFallback: false } },
    createQuote: { status: 201, body: { ...nightsQuote, bill } },
  });
  await showHome(`${stay}?coupon=KEY15`, 'de', api);
  await press(await screen.findByRole('button', { name: /Teak King.*Breakfast/ }));
  await press(await screen.findByRole('button', { name: /Fahrt vom Flughafen/ }));
  const own = within(await screen.findByRole('complementary', { name: 'Ihr Aufenthalt' }));
  expect(await own.findByRole('row', { name: /Fahrt vom Flughafen/ })).toBeDefined();
  expect(document.body.textContent).not.toContain('Airport car');
});
