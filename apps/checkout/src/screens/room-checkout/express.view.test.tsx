import type { Site } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { hotel, nightsQuote, site } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { quoted } from '../../testing/show-checkout.ts';
import { screen as roomCheckout } from './room-checkout.screen.ts';

const scriptUrl = 'https://gateway.test/express-view.js';
const atStripe: Site = {
  ...site,
  hotel: site.hotel && {
    ...site.hotel,
    payment: { ...site.hotel.payment, gateway: 'stripe', scriptUrl, keyId: 'pk_1' },
  },
};
const show = (replies: Replies = {}, at: Site = atStripe) =>
  showScreen(roomCheckout, `/room/checkout?quote=${nightsQuote.quoteToken}`, {
    words: loadWords,
    site: at,
    api: hotelApi({ ...quoted, ...replies }),
  });

type Hear = (event: object) => void;
const confirmPayment = vi.fn<(options: object) => Promise<object>>();
const paymentFailed = vi.fn<(why: object) => void>();
const elements = vi.fn<(options: { readonly amount: number }) => void>();
let heard = new Map<string, Hear>();
let scripts: string[] = [];

/** The gateway's script as its documents describe it, on a device whose browser can open a wallet. */
beforeEach(() => {
  [heard, scripts] = [new Map(), []];
  for (const one of [confirmPayment, paymentFailed, elements]) one.mockReset();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PaymentRequest', class {});
  vi.stubGlobal('Stripe', () => ({
    confirmPayment,
    elements: (options: { readonly amount: number }) => {
      elements(options);
      return {
        submit: async () => ({}),
        create: () => ({
          mount: () => heard.get('ready')?.({ availablePaymentMethods: { applePay: true } }),
          on: (event: string, hear: Hear) => heard.set(event, hear),
          destroy: () => undefined,
        }),
      };
    },
  }));
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) {
        scripts.push(node.src);
        node.dispatchEvent(new Event('load'));
      }
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wallet = () => screen.findByRole('button', { name: /^Pay .* with a wallet$/ });
const express = () => within(screen.getByRole('region', { name: 'Book with a wallet' }));
const agree = (billingDetails: object): void => heard.get('confirm')?.({ billingDetails, paymentFailed });
const meera = {
  name: 'Meera Iyer',
  email: 'meera@example.com',
  phone: '98450 12345',
  address: { country: 'IN' },
};
const bookingId = '1760_AAAAAAAAAAAAAAAAAAAAAA';
const made = { status: 201, body: { bookingId, status: 'payment_pending' } } as NonNullable<Replies['createBooking']>;
const order = {
  status: 201,
  body: { order_id: 'pi_1', amount: 1_848_000, currency: 'INR', clientSecret: 'pi_1_secret_2' },
} as const;

test('a wallet’s guest is booked with what it tells, in full, and the engine is told that it is paid', async () => {
  confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  const { api } = await show({
    createBooking: made,
    createPaymentOrder: order,
    completePayment: { status: 409, body: { code: 'payment_failed' } },
  });
  const button = await wallet();
  expect(scripts).toEqual([]);
  await press(button);
  await vi.waitFor(() => expect(heard.has('confirm')).toBe(true));
  expect(scripts).toEqual([scriptUrl]);
  expect(elements.mock.calls.map(([{ amount }]) => amount)).toEqual([nightsQuote.bill.dueNow.full * 100]);
  agree(meera);
  await vi.waitFor(() => expect(api.inputsOf('completePayment')).toHaveLength(1));
  expect(api.inputsOf('createBooking')).toMatchObject([
    {
      body: {
        quoteToken: 'q-flexible',
        phoneCountry: 'IN',
        travellers: [{ fullName: 'Meera Iyer', email: 'meera@example.com' }],
        payment: { mode: 'online', plan: 'full' },
      },
    },
  ]);
  expect(api.inputsOf('createPaymentOrder')).toMatchObject([{ query: { amount: nightsQuote.bill.dueNow.full } }]);
  expect(api.inputsOf('completePayment')).toMatchObject([{ body: { gateway: 'stripe', orderId: 'pi_1' } }]);
});

// Shows docs/rules.md: Express (Agreed in words).
test('the sum, what comes back and both policies stand beside the button before it is pressed', async () => {
  await show();
  const button = await wallet();
  expect(button.textContent).toContain(formatMoney(nightsQuote.bill.dueNow.full, nightsQuote.bill.currency, 'en'));
  const said = express();
  expect(said.getByRole('link', { name: 'terms' }).getAttribute('href')).toMatch(/terms/);
  expect(said.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toMatch(/privacy/);
  expect(said.getByText(/cancel/i)).toBeDefined();
});

test('where another company serves some guests no wallet is offered, and only what all can pay by is named', async () => {
  const at = atStripe.hotel?.payment;
  const several = (gateway: 'stripe' | 'razorpay', others: 'stripe' | 'razorpay'): Site => ({
    ...atStripe,
    hotel: atStripe.hotel && at ? { ...atStripe.hotel, payment: { ...at, gateway, others: [others] } } : null,
  });
  await show();
  await wallet();
  cleanup();
  await show({}, several('stripe', 'razorpay'));
  expect(await screen.findByText(/Credit or debit card\./)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Book with a wallet' })).toBeNull();
  cleanup();
  await show({}, several('razorpay', 'stripe'));
  expect(await screen.findByText(/Credit or debit card\./)).toBeDefined();
  expect(screen.queryByText(/UPI/)).toBeNull();
});

test('what a wallet does not tell is asked in the form, and nothing is booked', async () => {
  const { api } = await show();
  await press(await wallet());
  await vi.waitFor(() => expect(heard.has('confirm')).toBe(true));
  agree({ name: 'Meera Iyer', email: 'meera@example.com' });
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledTimes(1));
  expect((await express().findByRole('status')).textContent).toContain('left something out');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Full name/ }).value).toBe('Meera Iyer');
  expect(screen.getByRole('alert').textContent).toContain('Please fill all the details');
  expect(api.inputsOf('createBooking')).toEqual([]);
  // The guest adds the detail that the wallet lacks: the wallet can be pressed again.
  await userEvent.type(screen.getByRole('textbox', { name: /Contact number/ }), '+91 98450 12345');
  agree({ name: 'Meera Iyer', email: 'meera@example.com' });
  await vi.waitFor(() => expect(api.inputsOf('createBooking')).toHaveLength(1));
});

test('a stay that cannot be booked is said where the wallet was pressed, and nothing is paid', async () => {
  await show({ createBooking: { status: 409, body: { code: 'sold_out' } } });
  await press(await wallet());
  await vi.waitFor(() => expect(heard.has('confirm')).toBe(true));
  agree(meera);
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledTimes(1));
  expect((await express().findByRole('status')).textContent).toBe(
    'Sorry, Stays are not available for the selected days.',
  );
  expect(confirmPayment).not.toHaveBeenCalled();
});

test('the advance that is chosen is what the wallet pays, and another choice asks for another press', async () => {
  await show();
  await press(await screen.findByRole('radio', { name: /^Pay a deposit now/ }));
  await press(await wallet());
  await vi.waitFor(() => expect(elements).toHaveBeenCalledTimes(1));
  expect(elements.mock.calls[0]?.[0].amount).toBe((nightsQuote.bill.dueNow.advance ?? 0) * 100);
  await press(screen.getByRole('radio', { name: /^Pay in full now/ }));
  expect(await wallet()).toBeDefined();
});

const room = hotel.HotelRooms.map((one) => ({ ...one, whoSleeps: 'Women only.' }));
test.each<[string, Replies, Site]>([
  ['another gateway', {}, site],
  ['a hotel that answers by hand', { getHotel: { status: 200, body: { ...hotel, confirmation: 'manual' } } }, atStripe],
  [
    'a room of which the guest confirms who sleeps in it',
    { getHotel: { status: 200, body: { ...hotel, HotelRooms: room } } },
    atStripe,
  ],
  [
    'a plan that takes nothing now',
    {
      getHotel: {
        status: 200,
        body: {
          ...hotel,
          HotelRooms: hotel.HotelRooms.map((one) => ({
            ...one,
            ratePlans: one.ratePlans.map((plan) => ({ ...plan, payment: ['at-property'] as const })),
          })),
        },
      },
    },
    atStripe,
  ],
])('is not offered by %s', async (_case, replies, at) => {
  await show(replies, at);
  expect(await screen.findByRole('textbox', { name: /Full name/ })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Book with a wallet' })).toBeNull();
});

test('is not offered on a device that cannot have a wallet', async () => {
  vi.stubGlobal('PaymentRequest', undefined);
  Reflect.deleteProperty(globalThis, 'PaymentRequest');
  await show();
  expect(await screen.findByRole('textbox', { name: /Full name/ })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Book with a wallet' })).toBeNull();
});
