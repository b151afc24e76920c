import { hotelApi } from '@latchkey/testing/fake-api';
import { hotel, site } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { commissionOf } from './commission.ts';
import { screen as marketing } from './marketing.screen.ts';

afterEach(cleanup);

const typed = { nights: '60', price: '118.50', currency: 'EUR', percent: '17.5' };

describe('a commission', () => {
  test('is computed in minor units where the currency has them', () =>
    expect(commissionOf(typed)).toEqual({
      kind: 'commission',
      currency: 'EUR',
      percent: 17.5,
      sold: 711_000,
      lost: 124_425,
      kept: 586_575,
      lostInAYear: 1_493_100,
    }));

  test('is computed in whole units where it has none, rounded half up', () =>
    expect(commissionOf({ nights: '3', price: '5,455', currency: 'INR', percent: '10' })).toMatchObject({
      sold: 16_365,
      lost: 1637,
      kept: 14_728,
    }));

  test.each([
    ['nights', '0'],
    ['nights', 'many'],
    ['nights', '100001'],
    ['price', ''],
    ['price', '99999999999'],
    ['currency', 'XXX'],
    ['percent', '101'],
    ['percent', '-5'],
  ] as const)('of %s "%s" is refused, and says which figure', (name, text) =>
    expect(commissionOf({ ...typed, [name]: text })).toEqual({ kind: 'refused', wrong: [name] }),
  );

  test('takes the digits and marks of other scripts', () =>
    expect(commissionOf({ nights: '٦٠', price: '١١٨٫٥٠', currency: 'EUR', percent: '17,5' })).toMatchObject({
      lost: 124_425,
    }));
});

test('the figures of the address are worked out by the server, and by the browser while one types', async () => {
  const path = '/marketing?nights=60&price=118.50&currency=EUR&percent=17.5';
  await showScreen(marketing, path, { words: loadWords, api: hotelApi() });
  expect(await screen.findByText('€14,931.00')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Commission in percent' }), { target: { value: '20' } });
  expect(screen.getByText('€17,064.00')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Price of a night' }), { target: { value: 'dear' } });
  expect(screen.getByRole('textbox', { name: 'Price of a night' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter all the details')).toBeDefined();
});

test('without JavaScript the form asks the same page, in its language', async () => {
  const arabic = { words: loadWords, api: hotelApi(), locale: 'ar' as const };
  await showScreen(marketing, '/marketing?lang=ar', arabic);
  const form = (await screen.findAllByRole('textbox'))[0]?.closest('form');
  expect(form?.getAttribute('action')).toBe('/marketing');
  expect(new FormData(form ?? undefined).get('lang')).toBe('ar');
});

test('offers stand with their figure while they hold, and not after their end', async () => {
  const advertised = {
    kind: 'online-cashback' as const,
    id: 'cash',
    upTo: 50,
    paidBy: 'the payment company',
    conditions: 'Once.',
    ends: '2026-11-20' as never,
  };
  const promotion = { id: 'early', name: 'Early', kind: 'early-bird' as const, daysAhead: 30, percent: 12 };
  const replies = {
    getHotel: { status: 200 as const, body: { ...hotel, advertisedOffers: [advertised] } },
    getPromotions: {
      status: 200 as const,
      body: {
        currency: 'INR' as const,
        promotions: [promotion],
        PromotionsExtraConfigs: [],
        language: 'en' as const,
        isFallback: false,
      },
    },
  };
  const shown = { words: loadWords, api: hotelApi(replies), site };
  await showScreen(marketing, '/marketing', shown);
  const early = (await screen.findByRole('heading', { name: 'off for booking early' })).closest('li');
  expect(early?.textContent).toMatch(/^12%/);
  const cash = screen.getByRole('heading', { name: /cashback, up to this sum/ }).closest('li');
  expect(within(cash ?? document.body).getByText(/the payment company/)).toBeDefined();
  cleanup();
  await showScreen(marketing, '/marketing', { ...shown, now: Date.parse('2026-11-21T06:00:00Z') });
  await screen.findByRole('heading', { name: 'off for booking early' });
  expect(screen.queryByRole('heading', { name: /cashback/ })).toBeNull();
});
