import type { Locale } from '@latchkey/site/urls';
import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { unpaidBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadWords } from '../i18n.ts';
import { screen as payment } from '../screens/payment/payment.screen.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

export const path = `/checkout/${unpaidBooking.bookingId}`;
export const unpaid: Replies = { getBooking: { status: 200, body: { access: 'whole', booking: unpaidBooking } } };
export const showPayment = (replies: Replies = {}, locale: Locale = 'en') =>
  showScreen(payment, path, { words: loadWords, locale, api: hotelApi({ ...unpaid, ...replies }) });
