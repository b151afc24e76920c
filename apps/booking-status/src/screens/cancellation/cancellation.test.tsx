import type { Locale } from '@latchkey/site/urls';
import { hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { publicBooking, wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as cancel } from './cancel.screen.ts';
import type { CancellationQuote } from '@latchkey/api-contract/types';

afterEach(cleanup);

const path = `/bookings/cancel/${wholeBooking.bookingId}`;
const quote: CancellationQuote = {
  currency: 'INR',
  total: 18_480,
  paid: 18_480,
  feePercent: 50,
  reason: 'tier',
  fee: 9240,
  leastFee: 0,
  penalty: 9240,
  processingCharge: 231,
  refund: 9009,
  code: 'refund',
  freeUntil: null,
  arrives: { from: '2026-11-26', to: '2026-11-27' } as CancellationQuote['arrives'],
};
const show = (replies: Replies, locale: Locale = 'en', search = '') =>
  showScreen(cancel, `${path}${search}`, {
    words: loadWords,
    locale,
    api: hotelApi({
      getBooking: { status: 200, body: { access: 'whole', booking: wholeBooking } },
      quoteCancellation: { status: 200, body: quote },
      ...replies,
    }),
  });

describe('cancelling a booking', () => {
  test('shows what is kept by when, what comes back now, and sends exactly that', async () => {
    await show({});
    const fees = await screen.findByRole('table', { name: /hotel time/ });
    expect(within(fees).getAllByRole('row').length).toBeGreaterThan(2);
    const back = screen.getByRole('table', { name: 'What you get back now' });
    expect(within(back).getByText(/9,240/)).toBeDefined();
    expect(within(back).getByText(/231/)).toBeDefined();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /Cancel and get ₹\s?9,009 back/ });
    expect(button.form?.getAttribute('action')).toBe('?post=cancellations');
    expect(button.querySelector('bdi')?.textContent, 'beside Arabic words too').toMatch(/^₹\s?9,009$/);
    expect(new FormData(button.form ?? undefined).get('refund')).toBe('9009');
    expect(screen.getByText(/4-5 business days/)).toBeDefined();
  });

  test('speaks Arabic', async () => {
    await show({}, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'هل تريد إلغاء هذا الحجز؟' })).toBeDefined();
  });

  test.each([
    ['nothing_paid', /Nothing has been paid/],
    ['fee_covers_payment', /as much as you have paid/],
    ['paid_less_than_refund', /nothing can be refunded here/],
  ] as const)('says before the press why nothing comes back: %s', async (code, sentence) => {
    await show({
      quoteCancellation: { status: 200, body: { ...quote, code, refund: 0, processingCharge: 0, arrives: null } },
    });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeDefined();
  });

  test('promises no days for what a bank has to decide on first', async () => {
    await show({ quoteCancellation: { status: 200, body: { ...quote, isDisputed: true, arrives: null } } });
    expect(await screen.findByText(/in dispute with your bank/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/It reaches you/);
  });

  test('never says that more is kept than was paid', async () => {
    await show({
      quoteCancellation: { status: 200, body: { ...quote, paid: 5000, refund: 0, code: 'fee_covers_payment' } },
    });
    const fees = await screen.findByRole('table', { name: /hotel time/ });
    expect(within(fees).getAllByText(/₹\s?5,000/).length).toBeGreaterThan(0);
    expect(within(fees).queryByText(/9,240|18,480/)).toBeNull();
    expect(within(fees).getAllByText(/₹\s?5,000/), 'equal steps are one').toHaveLength(1);
  });

  test('calls the fee of an unpaid stay what the terms ask for, not what is kept', async () => {
    await show({
      quoteCancellation: {
        status: 200,
        body: { ...quote, paid: 0, penalty: 0, processingCharge: 0, refund: 0, code: 'nothing_paid', arrives: null },
      },
    });
    expect(await screen.findByRole('heading', { name: 'What the hotel charges' })).toBeDefined();
    expect(screen.queryByText('What the hotel keeps')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Kept' })).toBeNull();
  });

  test('says what is taken of a card that was left, on the button too, and sends exactly that', async () => {
    await show({
      quoteCancellation: {
        status: 200,
        body: {
          ...quote,
          paid: 0,
          penalty: 0,
          processingCharge: 0,
          refund: 0,
          code: 'nothing_paid',
          arrives: null,
          charge: 6048,
        },
      },
    });
    const said = await screen.findByText(
      (_, element) => element?.tagName === 'P' && /taken from the card that you left/.test(element.textContent),
    );
    expect(said.textContent).toMatch(/The fee of ₹\s?6,048 is taken from the card that you left as a guarantee/);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Cancel for a fee of ₹\s?6,048$/ });
    const sent = new FormData(button.form ?? undefined);
    expect([sent.get('refund'), sent.get('charge')]).toEqual(['0', '6048']);
    expect(screen.queryByText(/nothing can be refunded here/)).toBeNull();
  });

  test('says that a change has set a least fee', async () => {
    await show({ quoteCancellation: { status: 200, body: { ...quote, leastFee: 5000 } } });
    expect(
      await screen.findByText(
        (_, element) => element?.tagName === 'P' && /at least ₹\s?5,000/.test(element.textContent),
      ),
    ).toBeDefined();
  });

  test('asks a device that did not book for a code, and shows nothing of the money', async () => {
    await show({
      getBooking: { status: 200, body: { access: 'public', booking: publicBooking } },
      quoteCancellation: { status: 403, body: { code: 'verification_needed' } },
    });
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeDefined();
    expect(screen.queryByText(/9,009/)).toBeNull();
  });

  test.each([
    ['not_cancellable', 'cancelled', 'This booking is cancelled already.'],
    ['not_cancellable', 'no_show', 'This booking can no longer be cancelled here.'],
    ['after_check_in', 'confirmed', 'The check-in time has passed, so this booking can no longer be cancelled.'],
  ] as const)('is closed where the engine says %s of a %s booking', async (code, status, sentence) => {
    await show({
      getBooking: { status: 200, body: { access: 'whole', booking: { ...wholeBooking, status } } },
      quoteCancellation: { status: 409, body: { code } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  test('shows a changed refund as a finding, with the new one to press', async () => {
    await show({}, 'en', '?notice=refund-changed');
    expect((await screen.findByRole('alert')).textContent).toContain('has changed. Please');
  });

  test('is not there for a booking that is not', async () => {
    await show({
      getBooking: { status: 404, body: { code: 'not_found' } },
      quoteCancellation: { status: 404, body: { code: 'not_found' } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: /either expired or does not exist/ })).toBeDefined();
    cleanup();
    await show({ getBooking: offline, quoteCancellation: offline });
    expect(await screen.findByRole('heading', { level: 1, name: 'Please try again later!' })).toBeDefined();
  });
});
