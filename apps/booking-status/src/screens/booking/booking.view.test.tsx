import type { Locale } from '@latchkey/site/urls';
import { hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { hotel, publicBooking, wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as confirmation } from './confirmation.screen.ts';
import { screen as status } from './status.screen.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const screens = {
  confirmation: { screen: confirmation, path: `/bookings/confirmation/${wholeBooking.bookingId}` },
  status: { screen: status, path: `/bookings/${wholeBooking.bookingId}` },
} as const;
const own: Replies = { getBooking: { status: 200, body: { access: 'whole', booking: wholeBooking } } };
const show = (name: keyof typeof screens, replies: Replies = {}, locale: Locale = 'en') =>
  showScreen(screens[name].screen, screens[name].path, {
    words: loadWords,
    locale,
    api: hotelApi({ ...own, ...replies }),
  });

describe.each(['confirmation', 'status'] as const)('the page of a booking (%s)', (name) => {
  test('has the key, the account and the way for the device that booked', async () => {
    await show(name);
    const key = await screen.findByRole('complementary', { name: 'Your check-in code' });
    expect(within(key).getByText('SWC-4K7Q')).toBeDefined();
    expect(within(key).getByText('Due at the hotel')).toBeDefined();
    // 18,480 rupees less the 4,620 that are paid.
    expect(within(key).getByText(/13,860/)).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Finding us' })).toBeDefined();
    const [guest] = wholeBooking.travellers;
    expect(screen.getByText(/^It goes to/).textContent).toBe(
      `It goes to ${guest?.email ?? ''} and ${guest?.contactNumber ?? ''}.`,
    );
  });

  test('speaks Arabic', async () => {
    await show(name, {}, 'ar');
    const key = await screen.findByRole('complementary', { name: 'رمز تسجيل الوصول' });
    expect(within(key).getByText('المستحق في الفندق')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'كيف تصل إلينا' })).toBeDefined();
  });

  test('shows a stranger neither reference nor money', async () => {
    await show(name, { getBooking: { status: 200, body: { access: 'public', booking: publicBooking } } });
    expect(await screen.findByText('Verify it’s you to see the code.')).toBeDefined();
    expect(screen.queryByText('SWC-4K7Q')).toBeNull();
    expect(screen.queryByText(/13,860/)).toBeNull();
    expect(screen.queryByText(/^It goes to/)).toBeNull();
  });

  test.each([
    ['en', 'Booking is either expired or does not exist. Please try creating a booking again.'],
    ['ar', 'انتهت صلاحية الحجز أو أنه غير موجود. يُرجى محاولة إنشاء حجز جديد.'],
  ] as const)('says that there is no such booking (%s)', async (locale, sentence) => {
    await show(name, { getBooking: { status: 404, body: { code: 'not_found' } } }, locale);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
  });

  test.each([
    ['en', 'Please try again later!'],
    ['ar', 'يُرجى المحاولة لاحقًا!'],
  ] as const)('says that the booking cannot be read just now (%s)', async (locale, sentence) => {
    await show(name, { getBooking: offline }, locale);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
  });
});

describe('the first deadline of cancelling', () => {
  const shownFor = (amountPaid: number): Promise<unknown> =>
    show('status', {
      getBooking: { status: 200, body: { access: 'whole', booking: { ...wholeBooking, amountPaid } } },
    });

  test('ends the free time of who has paid nothing', async () => {
    await shownFor(0);
    expect(await screen.findByText('Free cancellation until then')).toBeDefined();
  });

  test('is not called free where the payment company keeps its fee', async () => {
    await shownFor(wholeBooking.amountPaid);
    expect(await screen.findByText('Highest refund until then')).toBeDefined();
    expect(screen.queryByText(/Free cancellation until then|Full refund until then/)).toBeNull();
  });

  test('is of the full refund where all was paid in cash', async () => {
    const { amountPaid } = wholeBooking;
    await show('status', {
      getBooking: {
        status: 200,
        body: { access: 'whole', booking: { ...wholeBooking, paidAtProperty: amountPaid } },
      },
    });
    expect(await screen.findByText('Full refund until then')).toBeDefined();
  });
});

test('a cancelled booking has neither key nor anything to pay', async () => {
  const booking = { ...wholeBooking, status: 'cancelled' as const };
  await show('status', { getBooking: { status: 200, body: { access: 'whole', booking } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'This booking is cancelled.' })).toBeDefined();
  expect(screen.queryByText('Due at the hotel')).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Your check-in code' })).toBeNull();
});

describe('a booking that waits for a code', () => {
  const held = {
    ...publicBooking,
    status: 'payment_pending' as const,
    codeWanted: true,
    expiresAt: new Date(Date.now() + 14.5 * 60_000).toISOString(),
  };
  const waiting: Replies = { getBooking: { status: 200, body: { access: 'public', booking: held } } };
  const path = `/bookings/${wholeBooking.bookingId}`;
  const open = (at: string, locale: Locale = 'en') =>
    showScreen(status, at, { words: loadWords, locale, api: hotelApi(waiting) });

  test.each([
    ['en', 'Your six-digit code', 'Confirm the stay', 'Send another code'],
    ['ar', 'رمزك المكوّن من ستة أرقام', 'تأكيد الإقامة', 'إرسال رمز آخر'],
  ] as const)('takes it in a form that needs no script (%s)', async (locale, label, confirm, again) => {
    await open(path, locale);
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    const [form, other] = [
      screen.getByRole<HTMLButtonElement>('button', { name: confirm }).form,
      screen.getByRole<HTMLButtonElement>('button', { name: again }).form,
    ];
    const action = `/api/booking-codes/${wholeBooking.bookingId}?lang=${locale}`;
    expect([field.name, field.form === form, form?.method, form?.getAttribute('action')]).toEqual([
      'code',
      true,
      'post',
      action,
    ]);
    expect([other?.method, other?.getAttribute('action'), other?.elements.length]).toEqual(['post', action, 1]);
    expect(screen.queryByRole('link', { name: 'Complete the booking' })).toBeNull();
  });

  test.each([
    ['code-wrong', 'That code is not right. Please check it.'],
    ['code-over', 'This code is no longer valid. Ask for a new one.'],
    ['code-sent', 'Another code is on its way. Only the newest one counts.'],
  ])('says what came of it (%s)', async (notice, sentence) => {
    await open(`${path}?notice=${notice}`);
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  test.each([
    ['en', 'Send the request', /and the hotel gets your request/, /a link to your email that sends the request/],
    ['de', 'Anfrage senden', /das Hotel erhält Ihre Anfrage/, /der die Anfrage ohne Code sendet/],
    ['ar', 'إرسال الطلب', /ليصل طلبك إلى الفندق/, /رابطًا يرسل الطلب من دون رمز/],
    ['hi', 'अनुरोध भेजें', /आपका अनुरोध होटल को मिल जाएगा/, /बिना कोड के अनुरोध भेज दिया जाता है/],
  ] as const)('sends a request by it where the hotel confirms by hand (%s)', async (locale, send, lead, spent) => {
    const request: Replies = {
      getBooking: { status: 200, body: { access: 'public', booking: { ...held, codeMakes: 'requested' } } },
    };
    await showScreen(status, `${path}?notice=code-spent`, { words: loadWords, locale, api: hotelApi(request) });
    expect(await screen.findByRole('button', { name: send })).toBeDefined();
    expect(screen.getByText(lead)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm the stay' })).toBeNull();
    expect(screen.getByText(spent)).toBeDefined();
  });

  test('takes it at a hotel that confirms by hand too, and is a request from then on', async () => {
    const byHand: Replies = { getHotel: { status: 200, body: { ...hotel, confirmation: 'manual' } } };
    const at = (replies: Replies) =>
      showScreen(status, path, { words: loadWords, locale: 'en', api: hotelApi({ ...byHand, ...replies }) });
    await at(waiting);
    expect(await screen.findByLabelText('Your six-digit code')).toBeDefined();
    expect(screen.queryByText('Request sent.')).toBeNull();
    cleanup();
    const { codeWanted: _entered, ...asked } = held;
    const requested = { ...asked, status: 'requested' as const };
    await at({ getBooking: { status: 200, body: { access: 'public', booking: requested } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Request sent.' })).toBeDefined();
    expect(screen.queryByLabelText('Your six-digit code')).toBeNull();
  });

  test('says nothing of a notice it does not know', async () => {
    await open(`${path}?notice=toString`);
    expect(await screen.findByLabelText('Your six-digit code')).toBeDefined();
  });
});
