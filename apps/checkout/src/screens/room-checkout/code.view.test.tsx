import { offline } from '@latchkey/testing/fake-api';
import { nightsQuote } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fillIn, showCheckout } from '../../testing/show-checkout.ts';

const code = () => screen.findByRole('textbox', { name: /^Code/ });

describe('Enter in the field of the code', () => {
  test('prices the stay with the code and books nothing', async () => {
    const { api } = await showCheckout({
      createQuote: { status: 201, body: { ...nightsQuote, quoteToken: 'q-code' } },
    });
    await fillIn();
    await userEvent.type(await code(), 'KEY15{Enter}');
    expect(api.inputsOf('createQuote')).toMatchObject([{ body: { couponCode: 'KEY15', hotelId: 1760 } }]);
    expect(api.inputsOf('createBooking')).toEqual([]);
    expect(window.location.search).toBe('?quote=q-code');
  });

  test('says that a code is not known, and books nothing', async () => {
    const { api } = await showCheckout({ createQuote: { status: 422, body: { code: 'unknown_coupon' } } });
    await fillIn();
    await userEvent.type(await code(), 'NOPE{Enter}');
    expect(await screen.findByText('We do not know this code. Please check how it is written.')).toBeDefined();
    expect(api.inputsOf('createBooking')).toEqual([]);
  });
});

test('a code that is typed and not applied is there after a reload, and gone once it is applied', async () => {
  await showCheckout();
  await userEvent.type(await code(), 'KEY15');
  cleanup();
  const quoted = { createQuote: { status: 201, body: { ...nightsQuote, quoteToken: 'q-code' } } } as const;
  await showCheckout(quoted);
  expect((await code()).getAttribute('value')).toBe('KEY15');
  await press(screen.getByRole('button', { name: 'Apply' }));
  cleanup();
  await showCheckout();
  expect((await code()).getAttribute('value')).toBe('');
});

describe('a promo code', () => {
  const discounted = {
    ...nightsQuote,
    quoteToken: 'q-code',
    selection: { ...nightsQuote.selection, couponCode: 'KEY15' },
    bill: { ...nightsQuote.bill, additionalDiscount: 2640, total: 15_708 },
  };

  test('says what it saves, and is taken out again', async () => {
    const { api } = await showCheckout({
      getQuote: { status: 200, body: discounted },
      createQuote: { status: 201, body: nightsQuote },
    });
    expect((await screen.findByText(/you save/)).textContent).toMatch(/KEY15 is applied: you save .*2,640/);
    await press(screen.getByRole('button', { name: 'Remove the code' }));
    expect(api.inputsOf('createQuote')).toMatchObject([{ body: { hotelId: 1760 } }]);
    expect(JSON.stringify(api.inputsOf('createQuote'))).not.toContain('KEY15');
    expect(window.location.search).toBe('?quote=q-flexible');
  });

  test('is called what the hotel calls it, as the visit says', async () => {
    await showCheckout({
      getQuote: { status: 200, body: discounted },
      getPromotions: {
        status: 200,
        body: {
          promotions: [],
          PromotionsExtraConfigs: [{ type: 'coupon_code', value: ['Garden party'] }],
          currency: 'INR',
          language: 'en',
          isFallback: false,
        },
      },
    });
    await waitFor(() => expect(screen.getByText(/you save/).textContent).toContain('(Garden party)'));
  });

  test('that was typed and not applied is applied before anything is booked', async () => {
    const { api } = await showCheckout({ createQuote: { status: 201, body: discounted } });
    await fillIn();
    await userEvent.type(await code(), 'key15');
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createQuote')).toMatchObject([{ body: { couponCode: 'key15' } }]);
    expect(api.inputsOf('createBooking')).toEqual([]);
    expect((await screen.findByText(/Nothing is booked yet/)).textContent).toContain('Your code is applied');
  });

  test('that is not known keeps the stay from being booked until it is taken out', async () => {
    const { api } = await showCheckout({
      createQuote: { status: 422, body: { code: 'unknown_coupon' } },
      createBooking: offline,
    });
    await fillIn();
    await userEvent.type(await code(), 'NOPE');
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(screen.getByRole('alert').textContent).toContain('We do not know this code.');
    await userEvent.clear(await code());
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createBooking')).toHaveLength(1);
  });
});
