import type { BookingReply, WholeBooking } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import { hotelApi } from '@latchkey/testing/fake-api';
import { site, publicBooking, unpaidBooking, wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as status } from './status.screen.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { bookingId } = wholeBooking;
const hour = 3_600_000;
/** Noon of 27 November in Bengaluru. */
const checkIn = Date.parse('2026-11-27T06:30:00Z');
const whole = (booking: WholeBooking): { readonly status: 200; readonly body: BookingReply } => ({
  status: 200,
  body: { access: 'whole', booking },
});
const show = (
  facts: Partial<WholeBooking>,
  { at, locale = 'en' }: { readonly at?: number; readonly locale?: Locale } = {},
) =>
  showScreen(status, `/bookings/${bookingId}`, {
    words: loadWords,
    locale,
    api: hotelApi({ getBooking: whole({ ...wholeBooking, ...facts }) }),
    ...(at === undefined ? {} : { now: at }),
  });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('a booking', () => {
  test('that is requested says until when it is answered, and can be withdrawn', async () => {
    await show({ status: 'requested', expiresAt: '2026-11-21T01:00:00Z' });
    await title('Request sent.');
    expect(screen.getByText(/We’ll answer by Sat 21 Nov, 6:30\sam, Bengaluru time/)).toBeDefined();
    expect(link('Withdraw the request')).toBe(`/bookings/cancel/${bookingId}`);
    expect(link('Cancel booking')).toBeUndefined();
    const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringContaining('Request sent'),
      expect.stringContaining('The hotel answers by then'),
      expect.stringContaining('Check-in'),
      expect.stringContaining('Check-out'),
    ]);
    expect(screen.getByText(/The answer goes to/).textContent).toContain(wholeBooking.travellers[0]?.email);
  });

  test('can be changed until the stay begins, though cancelling costs everything, and not after that', async () => {
    await show({}, { at: checkIn - 25 * hour });
    await title(/^It’s yours/);
    expect(link('Modify')).toBe(`/bookings/modify/${bookingId}`);
    cleanup();
    await show({ cancellation: [] }, { at: checkIn - 25 * hour });
    await title(/^It’s yours/);
    expect([link('Cancel booking'), link('Modify')]).toEqual([
      `/bookings/cancel/${bookingId}`,
      `/bookings/modify/${bookingId}`,
    ]);
    cleanup();
    await show({}, { at: checkIn + hour });
    await screen.findByRole('heading', { level: 1 });
    expect(link('Modify')).toBeUndefined();
  });

  test.each(['rejected', 'cancelled', 'no_show'] as const)('that is %s leads to the rooms again', async (status) => {
    await show({ status });
    await screen.findByRole('heading', { level: 1 });
    expect(link('Choose a room')).toBe('/#rooms');
  });

  test('that is confirmed and not paid in full can be paid online at once', async () => {
    await show({ amountPaid: 5000, total: 13_986, amountPayable: 8986 });
    await title(/^It’s yours/);
    expect(screen.getByRole('link', { name: /^Pay ₹\s?8,986 online now$/ }).getAttribute('href')).toBe(
      `/checkout/${bookingId}`,
    );
  });

  test.each([
    ['en', 'One last step.', /Held until Fri 20 Nov, 7:30\sam, Bengaluru time/],
    ['ar', 'خطوة أخيرة.', /7:30/],
  ] as const)('that waits for its payment says until when, without a countdown (%s)', async (locale, heading, held) => {
    await show(unpaidBooking, { locale });
    await title(heading);
    expect(screen.getByText(held)).toBeDefined();
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toContain(
      `/checkout/${bookingId}${locale === 'en' ? '' : '?lang=ar'}`,
    );
  });

  test('that is waited for from a day before check-in, enjoyed after its first night, reviewed after it', async () => {
    await show({}, { at: checkIn - 24 * hour - 1 });
    await title(/^It’s yours, Meera/);
    cleanup();
    await show({}, { at: checkIn - 24 * hour });
    await title('We are waiting to host you.');
    expect(link('Cancel booking')).toBe(`/bookings/cancel/${bookingId}`);
    cleanup();
    await show({}, { at: checkIn });
    await title('We are waiting to host you.');
    expect([link('Cancel booking'), link('Modify'), link('Tell us how it was')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(screen.getByText(/Check-in has begun, so it can no longer be cancelled here/)).toBeDefined();
    cleanup();
    await show({}, { at: checkIn + 18 * hour });
    await title('Enjoy your stay.');
    expect(screen.queryByText('Checked in'), 'nobody has said so').toBeNull();
    expect(link('Tell us how it was')).toBeUndefined();
    cleanup();
    await show({}, { at: checkIn + 72 * hour });
    await title('Thank you for staying with us.');
    expect(link('Tell us how it was')).toBe(`/review?of=${bookingId}`);
  });

  test('whose guest did not come says what was kept, and by which rule', async () => {
    const penalties = { checkInDayPercent: 100, noShowPercent: 80 };
    await show({ status: 'no_show', kept: 4620, penalties });
    await title('We are sorry that you could not come.');
    expect(
      screen.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          /The hotel kept ₹\s?4,620 of what you paid.*at least 80% of the total/.test(element.textContent),
      ),
    ).toBeDefined();
  });

  test('that is cancelled shows each refund as it stands, and when it arrives; none as done that is not', async () => {
    const arrives = { from: '2026-11-26', to: '2026-11-27' } as NonNullable<
      NonNullable<WholeBooking['refunds']>[number]['arrives']
    >;
    await show({
      status: 'cancelled',
      paymentStatus: 'refund_pending',
      refundAmount: 4505,
      kept: 115,
      refunds: [
        { amount: 4505, status: 'failed', reason: 'cancelled', at: '2026-11-20T01:00:00Z', arrives },
        { amount: 4505, status: 'pending', reason: 'cancelled', at: '2026-11-20T01:05:00Z', arrives },
      ],
    });
    await title('This booking is cancelled.');
    expect(screen.getByText(/A refund is initiated. It takes 4-5 business days./)).toBeDefined();
    const refunds = within(screen.getByRole('table', { name: 'Refunds' }));
    expect(refunds.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Failed; it is tried again.*4,505/),
      expect.stringMatching(/Pending.*Thu 26 Nov and Fri 27 Nov.*4,505/),
    ]);
    expect(screen.getByRole('row', { name: /Kept by the hotel/ }).textContent).toContain('115');
    expect(document.body.textContent).not.toMatch(/Refunded|Nothing has been charged/);
  });

  test.each([
    ['dispute', { status: 'pending', isWaiting: true }, /in dispute with the bank/, /Waiting for the bank’s decision/],
    ['gateway', { status: 'failed', isOver: true }, /The hotel owes it to you/, /Failed; please ask the hotel/],
  ] as const)('whose refund is held by a %s promises no days', async (refundHeldBy, how, sentence, standing) => {
    const refunds = [{ amount: 4505, reason: 'cancelled', at: '2026-11-20T01:00:00Z', ...how }];
    await show({ status: 'cancelled', paymentStatus: 'refund_pending', refundHeldBy, refundAmount: 4505, refunds });
    await title('This booking is cancelled.');
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.getByRole('row', { name: standing }).textContent).toContain('4,505');
    expect(document.body.textContent).not.toMatch(/business days|Reaches you|tried again/);
  });

  test('of which the hotel gave some back at the gateway says so, and what is due again', async () => {
    const given = { amount: 620, status: 'processed', reason: 'at_gateway', isMadeAtGateway: true } as const;
    await show({ refundAmount: 620, refunds: [{ ...given, at: '2026-11-20T01:00:00Z' }] });
    const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
    const { total, amountPaid } = wholeBooking;
    const due = (total - amountPaid + 620).toLocaleString('en-IN');
    expect(rows).toContainEqual(expect.stringMatching(/Given back by the hotel: Processed.*620/));
    expect(rows).toContainEqual(expect.stringMatching(new RegExp(`Due at the hotel.*${due}`)));
  });

  test.each([
    ['unpaid', /Nothing has been charged/],
    ['refund_pending', /A refund is initiated/],
  ] as const)('that has expired says what of its money is true: %s', async (paymentStatus, sentence) => {
    await show({ status: 'expired', paymentStatus, amountPaid: paymentStatus === 'unpaid' ? 0 : 4620 });
    await title('Booking is either expired or does not exist. Please try creating a booking again.');
    expect(screen.getByText(sentence)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/time to pay/i);
    expect(link('Choose a room')).toBe('/#rooms');
  });

  test('whose code was not entered in time has no word of paying', async () => {
    await showScreen(status, `/bookings/${bookingId}`, {
      words: loadWords,
      api: hotelApi({
        getBooking: {
          status: 200,
          body: {
            access: 'public',
            booking: {
              ...publicBooking,
              status: 'payment_pending',
              paymentStatus: 'unpaid',
              codeWanted: true,
              expiresAt: '2026-11-20T01:19:00Z',
            },
          },
        },
      }),
    });
    await title(/either expired or does not exist/);
    expect(
      screen.getByText('It was not completed in time, so the rooms were released. Nothing has been charged.'),
    ).toBeDefined();
    expect(screen.queryByLabelText('Your six-digit code')).toBeNull();
  });

  test('that is rejected says when what was paid comes back', async () => {
    await show({ status: 'rejected', paymentStatus: 'refund_pending', refundAmount: 4620 });
    await title('The hotel could not take this booking.');
    expect(screen.getByText(/get back what you paid within 3-5 working days/)).toBeDefined();
    expect(link('Cancel booking')).toBeUndefined();
  });

  test('that does not exist leads to the rooms of its hotel on the provider’s domain too', async () => {
    await showScreen(status, `/bookings/${bookingId}`, {
      words: loadWords,
      site: { ...site, kind: 'provider' },
      api: hotelApi({ getBooking: { status: 404, body: { code: 'not_found' } } }),
    });
    await title(/either expired or does not exist/);
    expect(link('Choose a room')).toBe('/sandalwood-courtyard#rooms');
  });

  test('that costs what was agreed has a bill that ends at it', async () => {
    const bill = { ...wholeBooking.bill, total: 13_986 };
    await show({ ...unpaidBooking, bill, total: 25_000, amountDueNow: 25_000 });
    const rows = within(await screen.findByRole('table', { name: 'The bill of your stay' })).getAllByRole('row');
    const ends = rows.map((row) => row.textContent).slice(-2);
    expect(ends).toEqual([
      expect.stringMatching(/As agreed with the hotel.*11,014/),
      expect.stringMatching(/Total.*25,000/),
    ]);
    // A sum that the guest was never shown.
    expect(rows.map((row) => row.textContent).join(' ')).not.toContain('13,986');
  });

  test('shows everybody who comes, when they arrive, what they asked for, and how it is paid', async () => {
    await show({
      travellers: [
        {
          fullName: 'Meera Iyer',
          contactNumber: '+919845012345',
          email: 'meera@example.com',
          companions: [{ fullName: 'Arjun Iyer' }],
          invoice: { company: 'Iyer & Co', taxNumber: '29ABCDE1234F1Z5' },
        },
      ],
      estimatedArrivalTime: '16:00',
      specialRequests: 'A quiet room',
    });
    const key = within(await screen.findByRole('complementary', { name: 'Your check-in code' }));
    expect(key.getByText('2 adults, Meera Iyer, Arjun Iyer')).toBeDefined();
    expect(key.getByText('Iyer & Co, 29ABCDE1234F1Z5')).toBeDefined();
    expect(key.getByText(/between 4\spm and 5\spm/)).toBeDefined();
    expect(key.getByText('A quiet room')).toBeDefined();
    expect(key.getByText('Payment: Partly paid')).toBeDefined();
    expect(key.getByRole('row', { name: /Deposit paid/ }).textContent).toContain('4,620');
  });

  test('whose price the hotel revised shows old, new and difference, until when, and takes either answer', async () => {
    await show({ status: 'price_revised', updatedPrice: 25_000, expiresAt: '2026-11-21T01:00:00Z' });
    await title('The hotel proposes another price.');
    const prices = within(screen.getByRole('table', { name: 'The new price beside the old one' }));
    expect(prices.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.stringContaining('18,480'),
      expect.stringContaining('6,520'),
      expect.stringContaining('25,000'),
      // What was paid with the request, and goes back where the guest refuses.
      expect.stringContaining('4,620'),
      expect.stringContaining('4,620'),
    ]);
    expect(screen.getByText(/held until Sat 21 Nov, 6:30\sam, Bengaluru time/)).toBeDefined();
    const [accept, refuse] = [/^Accept ₹\s?25,000$/, 'Refuse it'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    expect([accept?.value, refuse?.value]).toEqual(['accept', 'refuse']);
    expect(new FormData(accept?.form ?? undefined).get('updatedPrice')).toBe('25000');
    expect(link('Withdraw the request')).toBe(`/bookings/cancel/${bookingId}`);
  });
});
