import { hotelApi } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen } from './divide.screen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bookingId = wholeBooking.bookingId;
const share = { shareId: '1760_aaaaaaaaaaaaaaaaaaaaaa', label: 'Noor', amount: 4500, paid: 0, refunded: 0 };
const shown = async (returned?: { readonly fields: Readonly<Record<string, string>>; readonly code: string }) =>
  showScreen(screen, `/bookings/divide/${bookingId}`, {
    words: loadWords,
    api: hotelApi({
      getBooking: { status: 200, body: { access: 'whole', booking: wholeBooking } },
      listShares: {
        status: 200,
        body: {
          currency: 'INR',
          left: 9000,
          until: '2026-12-01T00:00:00Z',
          shares: [{ ...share, state: 'open', until: '2026-12-01T00:00:00Z' }],
        },
      },
    }),
    ...(returned && { returned }),
  });

test('sums that are more than is left are named, and by how much', async () => {
  await shown({ fields: { 'amount.0': '8,500', 'amount.1': '1500' }, code: 'above_due' });
  expect((await page.findByRole('alert')).textContent).toContain(
    'Together that is ₹10,000, and ₹9,000 is left to pay: ₹1,000 too much.',
  );
});

test('where nothing can be copied the link is marked, and that is said', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  });
  await shown();
  const link = await page.findByRole<HTMLInputElement>('textbox', { name: 'Link of share 1' });
  await press(page.getByRole('button', { name: 'Send the link' }));
  expect(page.getByText(/^This browser does not let us copy/)).toBeDefined();
  expect(document.activeElement).toBe(link);
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
});
