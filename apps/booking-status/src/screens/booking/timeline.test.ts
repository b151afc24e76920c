import type { PublicBooking } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { wholeBooking } from '@latchkey/testing/hotel';
import { expect, test } from 'vitest';
import { calendarLink } from './calendar-link.ts';
import { endsOf } from './ends-of.ts';
import { timelineOf } from './timeline.ts';

// Shows docs/rules.md: Money at the property (The sums are the engine’s).

const day = (text: string) => text as LocalDate;
const booking: PublicBooking = {
  bookingId: '1760_aaaaaaaaaaaaaaaaaaaaaa',
  hotelId: 1760,
  status: 'confirmed',
  paymentStatus: 'paid',
  currency: 'INR',
  stay: { kind: 'nights', checkIn: day('2026-11-27'), checkOut: day('2026-11-30') },
  checkInTime: '12:00',
  checkOutTime: '11:00',
  timeZone: 'Asia/Kolkata',
  rooms: [],
  expiresAt: null,
  createdAt: '2026-11-20T01:22:00.000Z',
  language: 'en',
};

test('steps follow each other, and exactly one is next until check-out', () => {
  const before = timelineOf(booking, null, Date.parse('2026-11-21T00:00:00Z'));
  expect(before.map(({ kind, state }) => [kind, state])).toEqual([
    ['made', 'done'],
    ['check_in', 'next'],
    ['check_out', 'later'],
  ]);
  expect(timelineOf(booking, null, Date.parse('2026-12-01T00:00:00Z')).every(({ state }) => state === 'done')).toBe(
    true,
  );
});

test('the deadlines of cancelling say what comes back of the guest’s own money, never less than a change has reached', () => {
  const own = {
    ...wholeBooking,
    total: 10_000,
    amountPaid: 10_000,
    payment: { mode: 'online', plan: 'full' } as const,
    leastFee: 3000,
  };
  const steps = timelineOf(own, own, Date.parse('2026-11-21T00:00:00Z'));
  expect(steps.flatMap(({ terms, at }) => (terms === undefined ? [] : [{ ...terms, ...at }]))).toEqual([
    { date: '2026-11-25', time: '12:00', fee: 3000, refund: 6825 },
    { date: '2026-11-26', time: '12:00', fee: 5000, refund: 4875 },
  ]);
});

test('the charge is of the card’s part alone, where the rest was paid in cash', () => {
  const own = { ...wholeBooking, total: 20_000, amountPaid: 20_000, paidAtProperty: 14_000, leastFee: 0 };
  const [free] = timelineOf(own, own, Date.parse('2026-11-21T00:00:00Z')).flatMap(({ terms }) => terms ?? []);
  expect(free).toEqual({ fee: 0, refund: 19_850 });
});

test('the deadlines and their sums are the engine’s, where it says them', () => {
  const sums = { feePercent: 0, penalty: 0, processingCharge: 0, atProperty: 0 };
  const cancelling = [
    { ...sums, until: '2026-11-25T06:30:00.000Z', fee: 0, refund: 9111 },
    { ...sums, until: '2026-11-26T06:30:00.000Z', fee: 4000, refund: 0 },
    { ...sums, until: '2026-11-27T06:30:00.000Z', fee: 5000, refund: 7 },
  ];
  const own = { ...wholeBooking, cancelling };
  const steps = timelineOf(own, own, Date.parse('2026-11-21T00:00:00Z'));
  expect(steps.flatMap(({ terms, at }) => (terms === undefined ? [] : [{ ...terms, ...at }]))).toEqual([
    { date: '2026-11-25', time: '12:00', fee: 0, refund: 9111 },
  ]);
});

test('a deadline up to which nothing of a small advance comes back is none', () => {
  const own = {
    ...wholeBooking,
    total: 10_000,
    amountPaid: 2000,
    payment: { mode: 'online', plan: 'advance' } as const,
    leastFee: 0,
  };
  const steps = timelineOf(own, own, Date.parse('2026-11-21T00:00:00Z'));
  expect(steps.flatMap(({ terms }) => (terms === undefined ? [] : [terms]))).toEqual([{ fee: 0, refund: 1950 }]);
});

test('a change has its step, and after it the money is what is left of it', () => {
  const own = {
    ...wholeBooking,
    total: 26_562,
    amountPaid: 38_700,
    refundAmount: 12_138,
    payment: { mode: 'online', plan: 'full' } as const,
    events: [{ at: '2026-11-20T08:00:00Z', type: 'modified' }],
  };
  const steps = timelineOf(own, own, Date.parse('2026-11-21T00:00:00Z'));
  expect(steps.map(({ kind, state }) => [kind, state]).slice(0, 3)).toEqual([
    ['made', 'done'],
    ['changed', 'done'],
    ['cancel_until', 'next'],
  ]);
  const [free] = steps.flatMap(({ terms }) => (terms === undefined ? [] : [terms]));
  expect(free).toMatchObject({ fee: 0 });
  expect(free?.refund).toBeLessThanOrEqual(38_700 - 12_138);
});

test('a request says until when it is answered, and promises nothing that is not confirmed', () => {
  const asked = { ...booking, status: 'requested' as const, expiresAt: '2026-11-21T01:00:00Z' };
  expect(timelineOf(asked, null, Date.parse('2026-11-20T02:00:00Z')).map(({ kind }) => kind)).toEqual([
    'requested',
    'answer_until',
    'check_in',
    'check_out',
  ]);
});

test('hours past midnight end on the next day', () => {
  const hours = { ...booking, stay: { kind: 'hours', date: day('2026-11-27'), startHour: 22, hours: 4 } } as const;
  expect(endsOf(hours)).toEqual({
    checkIn: { date: '2026-11-27', time: '22:00' },
    checkOut: { date: '2026-11-28', time: '02:00' },
  });
});

test('the calendar file has the moments of the stay and escapes what the format reserves', () => {
  const hotel = {
    name: 'Sandalwood Courtyard',
    address: '14, 7th Cross; Indiranagar',
    directions: '',
    latitude: 12.97,
    longitude: 77.64,
    phone: '+91 80 4123 4567',
    facilities: [],
  };
  const url = 'https://sandalwood.example/bookings/1760_x';
  const file = decodeURIComponent(
    calendarLink({ booking, own: null, hotel }, 'Stay', url).slice('data:text/calendar;charset=utf-8,'.length),
  );
  expect(file).toContain('DTSTART:20261127T063000Z\r\n');
  expect(file).toContain('DTEND:20261130T053000Z\r\n');
  expect(file).toContain('LOCATION:14\\, 7th Cross\\; Indiranagar');
  expect(file).toContain(`URL:${url}\r\n`);
  expect(file).toContain('DESCRIPTION:+91 80 4123 4567\\nhttps://');
  expect(/UID:(.*)\r\n/.exec(file)?.[1]).not.toContain('1760_');
});
