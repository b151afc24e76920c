import { hotelApi } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../../i18n.ts';
import { screen as statusScreen } from '../status.screen.ts';

afterEach(cleanup);

const show = async (changes: Partial<typeof wholeBooking> = {}, at: { readonly now?: number } = {}) => {
  const booking = { ...wholeBooking, ...changes };
  await showScreen(statusScreen, `/bookings/${booking.bookingId}`, {
    words: loadWords,
    locale: 'en',
    ...at,
    api: hotelApi({ getBooking: { status: 200, body: { access: 'whole', booking } } }),
  });
  await screen.findByRole('heading', { level: 1 });
};

/** What the browser does when the guest prints; the sheet, or null where the page itself is printed. */
const print = (): HTMLElement | null => {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return document.querySelector<HTMLElement>('body > div[lang]');
};

test('a confirmed booking is printed as one sheet, which is gone when the printing is over', async () => {
  const [lead] = wholeBooking.travellers;
  if (lead === undefined) throw new Error('nobody travels');
  await show({
    travellers: [
      {
        ...lead,
        companions: [{ fullName: 'Ravi Iyer' }],
        invoice: { company: 'Iyer & Co', taxNumber: '29ABCDE1234F1Z5' },
      },
    ],
    estimatedArrivalTime: '16:00',
    specialRequests: 'Two pillows.',
  });
  await vi.waitFor(() => expect(print()).not.toBeNull());
  const sheet = within(print() ?? document.body);
  expect(sheet.getByText('Iyer & Co, 29ABCDE1234F1Z5')).toBeDefined();
  expect(sheet.getByText(/^between 4.pm and 5.pm$/)).toBeDefined();
  expect(sheet.getByText(/Meera Iyer, Ravi Iyer \(2 guests\)/)).toBeDefined();
  for (const words of ['SWC-4K7Q', 'Two pillows.', '3', 'Due at the hotel', 'If you cancel'])
    expect(sheet.getAllByText(words)).not.toHaveLength(0);
  expect(sheet.getByText(/^You get .*₹.* back$/), 'the charge is kept').toBeDefined();
  expect(sheet.getByRole('img', { name: 'Booking reference' })).toBeDefined();
  expect(sheet.getByText(/photo ID for each adult/)).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('body > div[lang]')).toBeNull();
});

test('the sheet says what the price of a room is made of', async () => {
  const { bill } = wholeBooking;
  const parts = [
    { kind: 'room' as const, guests: 2, amount: 18_480 },
    { kind: 'child-band' as const, guests: 1, under: 6, amount: 0 },
  ];
  await show({
    bill: { ...bill, rooms: bill.rooms.map((room) => ({ ...room, basis: { name: 'Teak King', parts } })) },
  });
  await vi.waitFor(() => expect(print()).not.toBeNull());
  expect(print()?.textContent).toContain('Teak KingRoom for up to 2 guests: ₹18,480; child under 6: free');
});

test('a booking that is not confirmed has no sheet', async () => {
  await show({ status: 'cancelled' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(print()).toBeNull();
});

test('a sheet that is printed during the stay has no line of cancelling any more, and names the code of the discount', async () => {
  const bill = { ...wholeBooking.bill, additionalDiscount: 1531 };
  await show({ bill, couponCode: 'key15' }, { now: Date.parse('2026-11-28T06:00:00Z') });
  await vi.waitFor(() => expect(print()).not.toBeNull());
  const sheet = within(print() ?? document.body);
  expect(sheet.queryByText('If you cancel')).toBeNull();
  expect(sheet.getByText('KEY15')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
