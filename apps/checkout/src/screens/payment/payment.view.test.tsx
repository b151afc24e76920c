import type { Locale } from '@latchkey/site/urls';
import { hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { publicBooking, unpaidBooking } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as payment } from './payment.screen.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const path = `/checkout/${unpaidBooking.bookingId}`;
const unpaid: Replies = { getBooking: { status: 200, body: { access: 'whole', booking: unpaidBooking } } };
const show = (replies: Replies = {}, locale: Locale = 'en') =>
  showScreen(payment, path, { words: loadWords, locale, api: hotelApi({ ...unpaid, ...replies }) });

describe('a booking that waits for its money', () => {
  test('says what is due, until when, and offers to pay at the hotel', async () => {
    const { api } = await show({ completePayment: offline });
    expect(await screen.findByRole('heading', { level: 1, name: 'One last step.' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Pay .*4,620 now/ })).toBeDefined();
    expect(screen.getByText(/7:30/)).toBeDefined();
    await press(screen.getByRole('button', { name: 'Pay at the hotel instead' }));
    expect(api.inputsOf('completePayment')).toMatchObject([{ body: { gateway: 'at-property', hotelId: 1760 } }]);
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again later!');
  });

  test('says that the gateway is out of reach, and can be tried again', async () => {
    await show({ createPaymentOrder: { status: 502, body: { code: 'gateway_unavailable' } } }, 'ar');
    await press(await screen.findByRole('button', { name: /^ادفع/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('نظام الدفع غير متاح. يُرجى المحاولة مرة أخرى.');
    expect(screen.getByRole('button', { name: /^ادفع/ }).getAttribute('aria-busy')).not.toBe('true');
  });

  test('that ran out meanwhile has nothing to pay', async () => {
    await show({ createPaymentOrder: { status: 409, body: { code: 'booking_expired' } } });
    await press(await screen.findByRole('button', { name: /Pay .*now/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Booking is either expired/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
});

describe('a booking that cannot be paid', () => {
  const gone = 'Booking is either expired or does not exist. Please try creating a booking again.';
  test.each([
    ['that does not exist', 'en', { status: 404, body: { code: 'not_found' } }, gone],
    [
      'that does not exist',
      'ar',
      { status: 404, body: { code: 'not_found' } },
      'انتهت صلاحية الحجز أو أنه غير موجود. يُرجى محاولة إنشاء حجز جديد.',
    ],
    [
      'whose time ran out',
      'en',
      { status: 200, body: { access: 'whole', booking: { ...unpaidBooking, expiresAt: '2026-11-20T01:00:00Z' } } },
      gone,
    ],
    [
      'of another device',
      'ar',
      { status: 200, body: { access: 'public', booking: { ...publicBooking, status: 'payment_pending' } } },
      'أُجري هذا الحجز على جهاز آخر. يُرجى الدفع منه أو الاتصال بالفندق.',
    ],
    ['that cannot be read', 'en', offline, 'Please try again later!'],
    ['that cannot be read', 'ar', offline, 'يُرجى المحاولة لاحقًا!'],
  ] as const)('%s says so (%s)', async (_case, locale, getBooking, sentence) => {
    await show({ getBooking }, locale);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pay|ادفع/ })).toBeNull();
  });
});
