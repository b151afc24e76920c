import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { nightsQuote, wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { screen } from '@testing-library/react';
import type { ModificationQuote } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import { loadWords } from '../i18n.ts';
import { screen as modify } from '../screens/modification/modify.screen.ts';

export const { bookingId } = wholeBooking;
const path = `/bookings/modify/${bookingId}`;
export const quote: ModificationQuote = {
  quoteToken: 'q-change',
  expiresAt: '2026-11-20T01:50:00Z',
  selection: nightsQuote.selection,
  bill: nightsQuote.bill,
  currency: 'INR',
  oldTotal: 18_480,
  newTotal: 24_990,
  difference: 6510,
  paid: 4620,
  due: 1628,
  penalty: 0,
  processingCharge: 0,
  refund: 0,
  leastFeeAfter: 0,
};
export const show = (search = '', replies: Replies = {}, locale: Locale = 'en') =>
  showScreen(modify, `${path}${search}`, {
    words: loadWords,
    locale,
    api: hotelApi({
      getBooking: { status: 200, body: { access: 'whole', booking: wholeBooking } },
      quoteModification: { status: 200, body: quote },
      ...replies,
    }),
  });
export const room = (name: RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name });
