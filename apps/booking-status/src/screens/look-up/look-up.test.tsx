import type { Locale } from '@latchkey/site/urls';
import { hotelApi, type Replies } from '@latchkey/testing/fake-api';
import { publicBooking, site } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as cancelEntry } from './cancel-entry.screen.ts';
import { screen as findEntry } from './find-entry.screen.ts';
import { screen as modifyEntry } from './modify-entry.screen.ts';

afterEach(cleanup);

const show = (search: string, replies: Replies = {}, locale: Locale = 'en') =>
  showScreen(cancelEntry, `/bookings/cancel${search}`, { words: loadWords, locale, api: hotelApi(replies) });
const found = {
  bookingId: publicBooking.bookingId,
  reference: 'SWC-4K7Q',
  hotelId: publicBooking.hotelId,
  hotelName: 'Sandalwood Courtyard',
  status: 'confirmed' as const,
  stay: publicBooking.stay,
  guestName: 'M•••• I•••',
};

describe('looking a booking up', () => {
  test('asks one question, for this hotel', async () => {
    await show('');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Booking reference or phone number/ });
    expect(field.form?.getAttribute('action')).toBe('?post=look-ups');
    expect(Object.fromEntries(new FormData(field.form ?? undefined))).toEqual({
      act: 'cancel',
      hotelId: '1760',
      identifier: '',
    });
  });

  test.each([
    ['en', 'Please enter booking id'],
    ['ar', 'يُرجى إدخال رقم الحجز'],
  ] as const)('says that nothing was typed (%s)', async (locale, sentence) => {
    await show('?notice=identifier-missing', {}, locale);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  test('takes the code, and says what is wrong with it', async () => {
    const open: Replies = { readBookingLookup: { status: 200, body: { state: 'open', bookings: [] } } };
    await show('?lookup=1760_x&notice=code-wrong', open);
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: /six-digit code/ });
    expect(code.autocomplete).toBe('one-time-code');
    expect(
      screen.getByText(/This is not the code, or: Sorry, We didn't find any booking for this number\./),
    ).toBeDefined();
  });

  test('tells a browser that blocks cookies so, and leads on by a link and the telephone', async () => {
    const open: Replies = { readBookingLookup: { status: 200, body: { state: 'open', bookings: [] } } };
    await show('?lookup=1760_x&notice=cookies-blocked', open);
    expect((await screen.findAllByText(/This browser blocks cookies/)).length).toBeGreaterThan(0);
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Send me a link' });
    expect(form?.getAttribute('action')).toBe('?post=look-up-links&lookup=1760_x');
    expect(screen.getByRole('link', { name: /Call the hotel/ }).getAttribute('href')).toMatch(/^tel:/);
    cleanup();
    await show('?lookup=1760_x&notice=code-wrong', open);
    expect(await screen.findByText(/This is not the code/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  });

  test('shows the bookings with what can be done with each', async () => {
    const bookings = [found, { ...found, bookingId: `${found.bookingId}2`, status: 'cancelled' as const }];
    await show('?lookup=1760_x', { readBookingLookup: { status: 200, body: { state: 'entered', bookings } } });
    expect(await screen.findAllByRole('link', { name: 'See the booking' })).toHaveLength(2);
    const cancel = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Cancel it' });
    expect(cancel.map((link) => link.getAttribute('href'))).toEqual([`/bookings/cancel/${found.bookingId}`]);
  });

  test('says so where the number has none here', async () => {
    await show('?lookup=1760_x', { readBookingLookup: { status: 200, body: { state: 'entered', bookings: [] } } });
    expect(await screen.findByText("Sorry, We didn't find any booking for this number")).toBeDefined();
  });

  test('begins again where the look-up is gone', async () => {
    await show('?lookup=1760_x', { readBookingLookup: { status: 404, body: { code: 'not_found' } } });
    expect(await screen.findByText(/no longer valid/)).toBeDefined();
  });

  test('leads to changing a booking from its own entry', async () => {
    await showScreen(modifyEntry, '/bookings/modify?lookup=1760_x', {
      words: loadWords,
      locale: 'en',
      api: hotelApi({ readBookingLookup: { status: 200, body: { state: 'entered', bookings: [found] } } }),
    });
    expect(await screen.findByRole('link', { name: 'Change it' })).toBeDefined();
  });
});

describe('one page for every act', () => {
  const entered: Replies = { readBookingLookup: { status: 200, body: { state: 'entered', bookings: [found] } } };
  const find = (search: string, replies: Replies = {}) =>
    showScreen(findEntry, `/bookings/find${search}`, { words: loadWords, locale: 'en', api: hotelApi(replies) });

  test.each([
    ['', 'status'],
    ['?act=pay', 'pay'],
    ['?act=arrival', 'arrival'],
    ['?act=voucher', 'voucher'],
    ['?act=feedback', 'feedback'],
    ['?act=nothing', 'status'],
  ])('takes what for from its address: %s', async (search, act) => {
    await find(search);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Booking reference or phone number/ });
    expect(new FormData(field.form ?? undefined).get('act')).toBe(act);
  });

  test.each([
    ['pay', 'Pay what is due', '#pay'],
    ['departure', 'Ask to leave late', '#requests'],
    ['voucher', 'Open the voucher', '#your-key'],
  ])('leads on to it from each booking: %s', async (act, name, anchor) => {
    await find(`?act=${act}&lookup=1760_x`, entered);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/bookings/${found.bookingId}${anchor}`);
    expect(screen.getByRole('link', { name: 'See the booking' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Cancel it' })).toBeNull();
  });

  test('has the country of a number: the hotel’s at first', async () => {
    await showScreen(findEntry, '/bookings/find', {
      words: loadWords,
      site: { ...site, hotel: site.hotel && { ...site.hotel, callingCode: '91' } },
      api: hotelApi({}),
    });
    const code = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Country of the phone number/ });
    expect([code.name, code.value, code.selectedOptions[0]?.text]).toEqual(['callingCode', 'IN +91', 'India +91']);
  });
});

describe('another code', () => {
  const open = (repeatFrom: string): Replies => ({
    readBookingLookup: { status: 200, body: { state: 'open', bookings: [], repeatFrom } },
  });

  test.each([
    ['en', /From 6:51\sam \(Bengaluru time\)/],
    ['ar', /6:51/],
  ] as const)('can be had after a minute, and until then the page says when (%s)', async (locale, sentence) => {
    await show('?lookup=1760_x', open('2026-11-20T01:20:40Z'), locale);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
  });

  test('wakes up by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'performance'] });
    await show('?lookup=1760_x', open('2026-11-20T01:20:40Z'));
    const counting = await screen.findByRole('button', { name: /Send another code in \d+ s/ });
    expect(counting.getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('button', { name: 'Send another code' })).toBeDefined();
    vi.useRealTimers();
  });

  test('is asked for by a form that needs no script, for what was typed before', async () => {
    await show('?lookup=1760_x&notice=code-wrong', open('2026-11-20T01:19:00Z'));
    const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send another code' });
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '?post=look-up-repeats&lookup=1760_x']);
  });

  test('that is on its way is told as good news, one that was asked for too soon is not', async () => {
    await show('?lookup=1760_x&notice=code-sent', open('2026-11-20T01:20:40Z'));
    expect((await screen.findByRole('status')).textContent).toContain('Another code is on its way.');
    cleanup();
    await show('?lookup=1760_x&notice=too-soon', open('2026-11-20T01:20:40Z'));
    expect(await screen.findByText(/sent less than a minute ago/)).toBeDefined();
  });
});
