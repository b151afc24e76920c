import type { Day, DayBooking } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';

/** A booking on a sheet, paid and booked yesterday unless said. */
export const booking = (more: Partial<DayBooking> = {}): DayBooking => ({
  bookingId: `1760_${(more.reference ?? 'BCDF-2345').padEnd(22, 'x')}`,
  reference: 'BCDF-2345',
  guestName: 'Asha Rao',
  adults: 2,
  children: 0,
  childAges: [],
  stay: { kind: 'nights', checkIn: '2026-11-25' as LocalDate, checkOut: '2026-11-28' as LocalDate },
  nights: 3,
  rooms: [{ roomTypeId: 'teak-king', name: 'Teak King', plan: 'Breakfast', count: 1 }],
  status: 'confirmed',
  paymentStatus: 'paid',
  currency: 'INR',
  total: 18_836,
  amountPaid: 18_836,
  toPay: 0,
  arrivedAt: null,
  leftAt: null,
  expected: null,
  asked: null,
  lapsesAt: null,
  openRequests: [],
  acts: ['check_in'],
  version: 1,
  unread: 0,
  bookedAt: '2026-11-24T06:00:00.000Z',
  endedAt: null,
  ...more,
});

/** The sheet of 25 November, empty unless said. */
export const dayOf = (more: Partial<Day> = {}): Day => ({
  date: '2026-11-25' as LocalDate,
  today: '2026-11-25' as LocalDate,
  hotel: { name: 'Sandalwood Courtyard', city: 'Bengaluru', currency: 'INR', timeZone: 'Asia/Kolkata' },
  roomTypes: [{ roomTypeId: 'teak-king', name: 'Teak King', total: 10, sold: 9, toSell: 1 }],
  overdue: [],
  toAnswer: [],
  arrivals: [],
  inHouse: [],
  departures: [],
  fresh: [],
  since: '2026-11-24T12:30:00.000Z',
  notes: [],
  ...more,
});
