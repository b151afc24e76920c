import type {
  ActPreview,
  BookingAtDesk,
  JournalLine,
  PropertyChangeQuote,
  PropertyFolio,
} from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Bill } from '@latchkey/booking-core/pricing';

const date = (text: string): LocalDate => text as LocalDate;

/** Three nights of a room, without tax. */
export const billOf = (perNight: number, dates: readonly string[], more: Partial<Bill> = {}): Bill => {
  const sum = perNight * dates.length;
  return {
    currency: 'INR',
    rooms: [
      {
        roomTypeId: 'teak-king',
        ratePlanId: 'breakfast',
        units: dates.length,
        amount: sum,
        nights: dates.map((night) => ({ date: date(night), price: perNight })),
      },
    ],
    roomsTotal: sum,
    discounts: [],
    discount: 0,
    additionalDiscount: 0,
    taxes: [],
    totalTax: 0,
    addons: [],
    addonsTotal: 0,
    convenienceFee: 0,
    total: sum,
    dueNow: { full: sum, 'at-property': 0 },
    ...more,
  };
};

const nights = ['2026-11-25', '2026-11-26', '2026-11-27'];

/** A confirmed stay from 25 November that is to be paid at the hotel, unless said. */
export const atDesk = (more: Partial<BookingAtDesk> = {}): BookingAtDesk => ({
  bookingId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w',
  hotelId: 1760,
  reference: 'BCDF-2345',
  status: 'confirmed',
  paymentStatus: 'unpaid',
  currency: 'INR',
  stay: { kind: 'nights', checkIn: date('2026-11-25'), checkOut: date('2026-11-28') },
  checkInTime: '12:00',
  checkOutTime: '11:00',
  timeZone: 'Asia/Kolkata',
  rooms: [
    {
      roomTypeId: 'teak-king',
      roomName: 'Teak King',
      ratePlanId: 'breakfast',
      ratePlanName: 'Breakfast',
      adults: 2,
      children: 0,
      infants: 0,
    },
  ],
  expiresAt: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  language: 'de',
  travellers: [{ fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha.rao@example.com' }],
  shownNumbers: ['+91 98450 12345'],
  specialRequests: null,
  estimatedArrivalTime: null,
  payment: { mode: 'at-property', plan: 'full' },
  bill: billOf(6000, nights),
  total: 18_000,
  amountPaid: 0,
  amountDueNow: 0,
  amountPayable: 18_000,
  refundAmount: 0,
  updatedPrice: null,
  arrivedAt: null,
  leftAt: null,
  events: [{ at: '2026-11-20T06:00:00.000Z', type: 'confirmed' }],
  cancellation: [],
  selection: {
    stay: { kind: 'nights', checkIn: date('2026-11-25'), checkOut: date('2026-11-28') },
    rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'breakfast', adults: 2, childAges: [], infants: 0 }],
    addons: [],
  },
  acts: ['cancel', 'check_in'],
  lastEvent: 4,
  toPay: 18_000,
  refundable: 0,
  paidTowardsStay: 0,
  notes: [],
  sent: [],
  ...more,
});

/** The same, paid. */
export const paidAtDesk = (more: Partial<BookingAtDesk> = {}): BookingAtDesk =>
  atDesk({
    paymentStatus: 'paid',
    amountPaid: 18_000,
    amountPayable: 0,
    toPay: 0,
    refundable: 18_000,
    paidTowardsStay: 18_000,
    ...more,
  });

/** The account of that stay: three nights that nobody has paid. */
export const folioOf = (more: Partial<PropertyFolio> = {}): PropertyFolio => {
  const balance = { charges: 18_000, paid: 0, givenBack: 0, balance: 18_000, toPay: 18_000, toGiveBack: 0 };
  return {
    bookingId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w',
    reference: 'BCDF-2345',
    status: 'confirmed',
    currency: 'INR',
    lines: nights.map((night, at) => ({
      id: `night:0:${at}`,
      kind: 'night',
      day: date(night),
      amount: 6000,
      payer: 'guest',
      payerId: 'guest',
      source: 'agreed',
      subject: { room: 0, id: 'teak-king', name: 'Teak King' },
    })),
    taxesIncluded: [],
    payers: [{ payerId: 'guest', kind: 'guest', name: 'Asha Rao', balance }],
    balance,
    today: balance,
    onItsWay: { online: 0, atProperty: 0 },
    lastEvent: 4,
    ...more,
  };
};

/** What an act makes of the money of a stay of 18,000 that nobody has paid, unless said. */
export const previewOf = (after: Partial<ActPreview['after']>, before: Partial<ActPreview['now']> = {}): ActPreview => {
  const now = { total: 18_000, paid: 0, toPay: 18_000, back: 0, owedAtProperty: 0, kept: 0, ...before };
  return { currency: 'INR', now, after: { ...now, ...after } };
};

/** One night more, at the same price. */
export const longer: PropertyChangeQuote = {
  quoteToken: '1760_c9wq3X0mJ6mV0Kx8m2b5r1',
  expiresAt: '2026-11-25T07:00:00.000Z',
  selection: {
    hotelId: 1760,
    stay: { kind: 'nights', checkIn: date('2026-11-25'), checkOut: date('2026-11-29') },
    rooms: [{ roomTypeId: 'teak-king', ratePlanId: 'breakfast', adults: 2, childAges: [], infants: 0 }],
  },
  bill: billOf(6000, [...nights, '2026-11-28']),
  currency: 'INR',
  oldTotal: 18_000,
  newTotal: 24_000,
  paid: 0,
  overpaid: 0,
};

/** A line of the journal: the arrival, by a colleague. */
export const lineOf = (more: Partial<JournalLine> = {}): JournalLine => ({
  lineId: 'l1',
  at: '2026-11-25T06:35:00.000Z',
  kind: 'staff',
  actorId: 'p2',
  actorName: 'Devi',
  device: 'Firefox, Linux',
  operation: 'markArrival',
  outcome: 'done',
  bookingId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w',
  reference: 'BCDF-2345',
  subject: null,
  before: null,
  after: null,
  why: null,
  ...more,
});
