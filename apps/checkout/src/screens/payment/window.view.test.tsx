import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { site, unpaidBooking, wholeBooking } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { rememberBooking } from '@latchkey/visit';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as payment } from './payment.screen.ts';
import { path, showPayment, unpaid } from '../../testing/show-payment.ts';

/** The India gateway's window, which ends as a test says. */
function windowThat(end: (options: GatewayOptions, fail: (failed: object) => void) => void): void {
  vi.stubGlobal(
    'Razorpay',
    class {
      fail: (failed: object) => void = () => undefined;
      options: GatewayOptions;
      constructor(options: GatewayOptions) {
        this.options = options;
      }
      on(_event: string, listener: (failed: object) => void): void {
        this.fail = listener;
      }
      open(): void {
        end(this.options, this.fail);
      }
    },
  );
  // The script "arrives" as soon as it is asked for: its global is there.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
  });
}

interface GatewayOptions {
  readonly handler: (paid: object) => void;
  readonly modal: { readonly ondismiss: () => void };
  readonly amount: number;
  readonly config: { readonly display: { readonly blocks: object } };
}

const order = { order_id: 'order_1', amount: 462_000, currency: 'INR' };
const pay = async () => press(await screen.findByRole('button', { name: /^Pay .*now$/ }));
const paid = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 's' };

/** Of these tests alone: a script is loaded once in a page. */
const scriptUrl = 'https://gateway.test/checkout.js';
const showAtGateway = (replies: Replies) =>
  showScreen(payment, path, {
    words: loadWords,
    site: { ...site, hotel: site.hotel && { ...site.hotel, payment: { ...site.hotel.payment, scriptUrl } } },
    api: hotelApi({ ...unpaid, ...replies }),
  });

describe('a payment window', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test.each([
    ['insufficient_funds', /not enough money/],
    ['payment_declined', /Try another card/],
    ['incorrect_pin', /A PIN, a code or a card detail/],
    ['payment_timed_out', /did not answer in time/],
    ['payment_cancelled', /You stopped the payment/],
    ['bank_technical_error', /technical problem/],
    ['something_new', /^Payment failed\. Please try again\.$/],
  ])('that fails for %s says what to do next', async (reason, next) => {
    windowThat((_, fail) => fail({ error: { reason } }));
    await showAtGateway({ createPaymentOrder: { status: 201, body: order } });
    await pay();
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Payment failed. Please try again.');
    expect(said.textContent).toMatch(next);
    expect(screen.getByRole('button', { name: 'Pay at the hotel instead' })).toBeDefined();
  });

  test('is of the account that the order names, where the hotel has several', async () => {
    const windows: object[] = [];
    windowThat((options) => {
      windows.push(options);
      options.modal.ondismiss();
    });
    const atVault = { ...site.hotel?.payment, gateway: 'card-vault', others: ['razorpay'], scriptUrl, keyId: 'vault' };
    const account = { gateway: 'razorpay', scriptUrl, keyId: 'rzp_of_others', vendor: 'acc_of_others' } as const;
    const { api } = await showScreen(payment, path, {
      words: loadWords,
      site: {
        ...site,
        hotel: site.hotel && { ...site.hotel, payment: { ...site.hotel.payment, ...atVault } as never },
      },
      api: hotelApi({ ...unpaid, createPaymentOrder: { status: 201, body: { ...order, account } } }),
    });
    await pay();
    await screen.findByRole('alert');
    expect(windows).toMatchObject([{ key: 'rzp_of_others', order_id: 'order_1' }]);
    expect(api.inputsOf('reportPaymentClosed')).toMatchObject([
      { body: { reason: 'modal closed for the India gateway' } },
    ]);
  });

  test('that is closed tells the API so once, without the secret part of the booking’s id', async () => {
    windowThat((options) => options.modal.ondismiss());
    const { api } = await showAtGateway({ createPaymentOrder: { status: 201, body: order } });
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain('The payment window was closed.');
    expect(api.inputsOf('reportPaymentClosed')).toMatchObject([
      {
        body: {
          event: 'payment_closed',
          reason: 'modal closed for the India gateway',
          bookingObj: { hotelId: 1760, orderId: 'order_1' },
        },
      },
    ]);
    expect(
      JSON.stringify(api.inputsOf('reportPaymentClosed').map((input) => 'body' in input && input.body)),
    ).not.toContain(unpaidBooking.bookingId);
  });

  test('that is paid without a clear answer of the API forbids another payment, and is told again under one key', async () => {
    windowThat((options) => options.handler(paid));
    const { api } = await showAtGateway({
      createPaymentOrder: { status: 201, body: order },
      completePayment: { status: 502, body: { code: 'gateway_unavailable' } },
    });
    await pay();
    expect(await screen.findByRole('heading', { level: 1, name: 'Please don’t pay again.' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3500));
    const keys = api.inputsOf('completePayment').map((input) => ('headers' in input ? input.headers : null));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toEqual(keys[0]);
  });

  test('that cannot be opened, its script being blocked, is said so with the other ways at hand', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('error'));
    });
    await showScreen(payment, path, {
      words: loadWords,
      site: {
        ...site,
        hotel: site.hotel && {
          ...site.hotel,
          payment: { ...site.hotel.payment, scriptUrl: 'https://blocked.test/checkout.js' },
        },
      },
      api: hotelApi({ ...unpaid, createPaymentOrder: { status: 201, body: order } }),
    });
    await pay();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Payment system is not available. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Pay at the hotel instead' })).toBeDefined();
  });

  test('is one, though its button is pressed again before the page has drawn that it is busy', async () => {
    let opened = 0;
    windowThat(() => (opened += 1));
    const { api } = await showAtGateway({ createPaymentOrder: { status: 201, body: order } });
    const button = await screen.findByRole('button', { name: /^Pay .*now$/ });
    await act(async () => {
      button.click();
      button.click();
    });
    await vi.waitFor(() => expect(opened).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([opened, api.inputsOf('createPaymentOrder').length]).toEqual([1, 1]);
  });

  test('has its order made when its button is reached, once for the press too', async () => {
    windowThat((options) => options.modal.ondismiss());
    const { api } = await showAtGateway({ createPaymentOrder: { status: 201, body: order } });
    const button = await screen.findByRole('button', { name: /^Pay .*now$/ });
    act(() => button.focus());
    expect(api.inputsOf('createPaymentOrder')).toHaveLength(1);
    await pay();
    await screen.findByRole('alert');
    expect(api.inputsOf('createPaymentOrder')).toHaveLength(1);
  });

  test('that is paid and gives the focus back to its button has no other order made', async () => {
    windowThat(({ handler }) => {
      const button = screen.getByRole('button', { name: /^Pay .*now$/ });
      button.blur();
      button.focus();
      handler(paid);
    });
    const { api } = await showAtGateway({
      createPaymentOrder: { status: 201, body: order },
      completePayment: { status: 409, body: { code: 'booking_expired' } },
    });
    await pay();
    await screen.findByRole('heading', { level: 1, name: /You get a full refund/ });
    expect(api.inputsOf('createPaymentOrder')).toHaveLength(1);
  });

  test('that is paid for rooms that are gone says that all of it goes back', async () => {
    windowThat((options) => options.handler(paid));
    await showAtGateway({
      createPaymentOrder: { status: 201, body: order },
      completePayment: { status: 409, body: { code: 'booking_expired' } },
    });
    await pay();
    expect(await screen.findByRole('heading', { level: 1, name: /You get a full refund\.$/ })).toBeDefined();
  });

  test('opens at the lenders for a guest who pays in parts', async () => {
    let blocks: object = {};
    windowThat((options) => {
      blocks = options.config.display.blocks;
      options.modal.ondismiss();
    });
    const bnpl = { instalments: 3, everyDays: 30, from: 1000 };
    await showScreen(payment, path, {
      words: loadWords,
      site: { ...site, hotel: site.hotel && { ...site.hotel, payment: { ...site.hotel.payment, bnpl, scriptUrl } } },
      api: hotelApi({ ...unpaid, createPaymentOrder: { status: 201, body: order } }),
    });
    await press(await screen.findByRole('button', { name: 'Pay in 3 parts instead' }));
    expect(JSON.stringify(blocks)).toContain('paylater');
  });
});

test('the window that opens by itself opens at the lenders where the stay was booked in parts, which stays the way', async () => {
  let blocks: object = {};
  windowThat((options) => {
    blocks = options.config.display.blocks;
    options.modal.ondismiss();
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
  rememberBooking({ bookingId: unpaidBooking.bookingId, bookingObj: { hotelId: 1760, quoteToken: 'q' } });
  const bnpl = { instalments: 3, everyDays: 30, from: 1000 };
  await showScreen(payment, `${path}?pay=instalments`, {
    words: loadWords,
    site: { ...site, hotel: site.hotel && { ...site.hotel, payment: { ...site.hotel.payment, bnpl, scriptUrl } } },
    api: hotelApi({ ...unpaid, createPaymentOrder: { status: 201, body: order } }),
  });
  await screen.findByText('The payment window was closed. Nothing has been charged.');
  expect(JSON.stringify(blocks)).toContain('paylater');
  // The guest's choice stands after the window, and another one is taken at its word.
  expect(screen.getByRole('button', { name: /^Pay .*4,620 in 3 parts$/ })).toBeDefined();
  await press(screen.getByRole('button', { name: 'Pay in full instead' }));
  expect(JSON.stringify(blocks)).not.toContain('paylater');
  expect(screen.getByRole('button', { name: /^Pay .*4,620 now$/ })).toBeDefined();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('anything due', () => {
  const change = {
    stay: wholeBooking.stay,
    rooms: wholeBooking.rooms,
    newTotal: 20_000,
    due: 1520,
    expiresAt: '2026-11-20T02:00:00Z',
  };
  test.each([
    ['the rest of an advance', { amountPayable: 13_860 }, 'Pay the rest now.', /Pay .*13,860 now/],
    [
      'the difference of a change',
      { amountDueNow: 1520, amountPayable: 1520, change },
      'Your change costs more.',
      /Pay .*1,520 now/,
    ],
  ])('is paid here: %s', async (_case, facts, title, button) => {
    const booking = { ...wholeBooking, ...facts };
    const { api } = await showPayment({
      getBooking: { status: 200, body: { access: 'whole', booking } },
      createPaymentOrder: { status: 409, body: { code: 'amount_changed' } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    await press(screen.getByRole('button', { name: button }));
    expect(api.inputsOf('createPaymentOrder')).toMatchObject([{ query: { amount: facts.amountPayable } }]);
    expect((await screen.findByRole('alert')).textContent).toContain('The amount due has changed since');
  });

  test('says so where the property has agreed to another price', async () => {
    const booking = { ...unpaidBooking, total: 17_000, amountPayable: 17_000 };
    await showPayment({ getBooking: { status: 200, body: { access: 'whole', booking } } });
    expect((await screen.findByRole('row', { name: /As agreed with the hotel/ })).textContent).toContain('1,480');
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('17,000');
  });

  test('is not asked for while a payment is on its way', async () => {
    const booking = { ...unpaidBooking, isPaymentPending: true };
    await showPayment({ getBooking: { status: 200, body: { access: 'whole', booking } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Please don’t pay again.' })).toBeDefined();
  });
});
