import type { ReturnedForm } from '@latchkey/site/screen';
import type { Locale } from '@latchkey/site/urls';
import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { nightsQuote } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { loadWords } from '../i18n.ts';
import { screen as roomCheckout } from '../screens/room-checkout/room-checkout.screen.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** The quote of the page, where a test says nothing else. */
export const quoted: Replies = { getQuote: { status: 200, body: nightsQuote } };

/** The checkout of a stay of nights. */
export const showCheckout = (replies: Replies = {}, locale: Locale = 'en', returned?: ReturnedForm) =>
  showScreen(roomCheckout, `/room/checkout?quote=${nightsQuote.quoteToken}`, {
    words: loadWords,
    locale,
    api: hotelApi({ ...quoted, ...replies }),
    ...(returned === undefined ? {} : { returned }),
  });

/** Fills in what is needed and chooses to pay at the hotel. */
export async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /Full name/ }), 'Meera Iyer');
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'meera@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: /Contact number/ }), '+91 98450 12345');
  await press(screen.getByRole('radio', { name: /^Pay at the hotel/ }));
}
