import { hotelApi, offline } from '@latchkey/testing/fake-api';
import { publicBooking, unpaidBooking } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as payment } from './payment.screen.ts';
import { path, showPayment, unpaid } from '../../testing/show-payment.ts';

describe('a booking that waits for its money', () => {
  test('says what is due, until when, and offers to pay at the hotel', async () => {
    const { api } = await showPayment({ completePayment: offline });
    expect(await screen.findByRole('heading', { level: 1, name: 'One last step.' })).toBeDefined();
    expect(screen.getByRole('button', { name: /Pay .*4,620 now/ })).toBeDefined();
    expect(screen.getByText(/7:30/)).toBeDefined();
    expect(screen.getByText(/night.* · .*adult.* · Reference /)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the rooms' }).getAttribute('href')).toBe('/');
    await press(screen.getByRole('button', { name: 'Pay at the hotel instead' }));
    expect(api.inputsOf('completePayment')).toMatchObject([{ body: { gateway: 'at-property', hotelId: 1760 } }]);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No connection. Check your internet and press again',
    );
  });

  test('and puts a request says that the hotel answers it, and that all comes back unless it says yes', async () => {
    const booking = { ...unpaidBooking, paymentMakes: 'requested' as const };
    await showPayment({ getBooking: { status: 200, body: { access: 'whole', booking } } });
    expect(await screen.findByText(/the hotel gets your request and answers it/)).toBeDefined();
    expect(screen.getByText(/you get everything back within 3-5 working days/)).toBeDefined();
  });

  test('says that the gateway is out of reach, and can be tried again', async () => {
    await showPayment({ createPaymentOrder: { status: 502, body: { code: 'gateway_unavailable' } } }, 'ar');
    await press(await screen.findByRole('button', { name: /^ادفع/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('نظام الدفع غير متاح. يُرجى المحاولة مرة أخرى.');
    expect(screen.getByRole('button', { name: /^ادفع/ }).getAttribute('aria-busy')).not.toBe('true');
  });

  test('that ran out meanwhile has nothing to pay', async () => {
    await showPayment({ createPaymentOrder: { status: 409, body: { code: 'booking_expired' } } });
    await press(await screen.findByRole('button', { name: /Pay .*now/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Booking is either expired/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
});

test('a page that the browser brings back after paying is loaded anew', async () => {
  await showPayment();
  await screen.findByRole('heading', { level: 1, name: 'One last step.' });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});

test('a form without a script leads to paying at the hotel, and says why where it cannot', async () => {
  await showScreen(payment, `${path}?notice=verification-needed`, { words: loadWords, api: hotelApi(unpaid) });
  expect((await screen.findByRole('alert')).textContent).toContain('made on another device');
  const form = screen.getByRole('button', { name: 'Pay at the hotel instead' }).closest('form');
  expect([form?.method, form?.action]).toEqual(['post', expect.stringContaining('?post=pay-at-property')]);
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
      'تم هذا الحجز من جهاز آخر. يُرجى الدفع منه أو الاتصال بالفندق.',
    ],
    ['that cannot be read', 'en', offline, 'Please try again later!'],
    ['that cannot be read', 'ar', offline, 'يُرجى المحاولة لاحقًا!'],
  ] as const)('%s says so (%s)', async (_case, locale, getBooking, sentence) => {
    await showPayment({ getBooking }, locale);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pay|ادفع/ })).toBeNull();
  });
});

test('a page left open is loaded anew when the hold has run out, and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const now = Date.parse(unpaidBooking.expiresAt ?? '') - 60_000;
  await showScreen(payment, path, { words: loadWords, now, api: hotelApi(unpaid) });
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
