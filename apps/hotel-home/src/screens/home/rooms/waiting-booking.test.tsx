import type { WholeBooking } from '@latchkey/api-contract/types';
import { hotelApi } from '@latchkey/testing/fake-api';
import { hotel, unpaidBooking } from '@latchkey/testing/hotel';
import { rememberBooking } from '@latchkey/visit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showHome } from '../../../testing/show-home.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const show = (facts: Partial<WholeBooking>, hotelId = hotel.id) => {
  rememberBooking({ bookingId: unpaidBooking.bookingId, bookingObj: { hotelId, quoteToken: '1760_q' } });
  const booking = { ...unpaidBooking, expiresAt: inAnHour, ...facts };
  return showHome('/', 'en', hotelApi({ getBooking: { status: 200, body: { access: 'whole', booking } } }));
};

test('a booking that waits for its payment is shown on the rooms, and leads on to it', async () => {
  await show({});
  expect(await screen.findByText(/^Your booking for .* is waiting for payment\.$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go on to payment' }).getAttribute('href')).toBe(
    `/checkout/${unpaidBooking.bookingId}`,
  );
});

test('what waits stands before the rooms and the hotel’s own name', async () => {
  await show({});
  const notice = await screen.findByText(/is waiting for payment\.$/);
  const title = screen.getByRole('heading', { level: 1 });
  expect(notice.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test.each([
  [{ codeWanted: true }, /^Your booking for .* is waiting for its code\.$/],
  [{ status: 'price_revised' }, /^The hotel proposes another price for .*\.$/],
] as const)('another wait is told as what it is: %o', async (facts, sentence) => {
  await show(facts);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the booking' }).getAttribute('href')).toBe(
    `/bookings/${unpaidBooking.bookingId}`,
  );
  expect(screen.queryByRole('link', { name: 'Go on to payment' })).toBeNull();
});

test('a request with the hotel is shown on the rooms', async () => {
  await show({ status: 'requested' });
  expect(await screen.findByText(/^Your request for .* is with the hotel\.$/)).toBeDefined();
});

test.each([
  ['is paid', { status: 'confirmed', expiresAt: null }, hotel.id],
  ['has run out', { expiresAt: '2026-01-01T00:00:00Z' }, hotel.id],
  ['is of another hotel', {}, 2116],
] as const)('nothing is said of a booking that %s', async (_, facts, hotelId) => {
  await show(facts, hotelId);
  await screen.findByRole('heading', { level: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/is waiting for payment/)).toBeNull();
});
