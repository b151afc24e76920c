import type { Report } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';

type Sales = NonNullable<Report['sales']>;

const date = (text: string) => text as LocalDate;

/** The figures of some room-nights at 6,000 each, of a house of 22 rooms. */
export function figures(nights: number, sold: number, direct: number): Sales['total'] {
  const [available, roomsRevenue] = [22 * nights, 6000 * sold];
  const share = Math.round((sold * 1000) / available);
  const adr = sold === 0 ? null : 6000;
  const revPar = Math.round(roomsRevenue / available);
  return {
    available,
    sold,
    occupied: sold,
    direct,
    roomsRevenue,
    totalRevenue: roomsRevenue,
    occupancy: share,
    occupiedShare: share,
    occupancyInOrder: share,
    adr,
    revPar,
    trevPar: revPar,
  };
}

const from = date('2026-11-01');
/** Of thirty nights on each as many rooms as its weekday has letters, so that they differ. */
const soldOn = (at: number): number => 9 + ((at * 5) % 12);
const nights = Array.from({ length: 30 }, (_, at) => {
  const night = addDays(from, at);
  return { from: night, to: night, ...figures(1, soldOn(at), soldOn(at) - 3) };
});
const sum = (some: typeof nights, of: 'sold' | 'direct'): number => some.reduce((all, one) => all + one[of], 0);
const groups = [0, 7, 14, 21, 28].map((first) => {
  const own = nights.slice(first, first + 7);
  const last = own.at(-1)?.to ?? from;
  return { from: addDays(from, first), to: last, ...figures(own.length, sum(own, 'sold'), sum(own, 'direct')) };
});

/** November 2026 of a house in Bengaluru, read on the 25th. */
export const november: Report = {
  today: date('2026-11-25'),
  from,
  to: date('2026-11-30'),
  by: 'week',
  currency: 'INR',
  sales: {
    total: figures(30, sum(nights, 'sold'), sum(nights, 'direct')),
    directRevenue: 1_511_230,
    commissionSaved: 302_246,
    nights,
    groups,
    roomTypes: [
      { id: 'teak-king', name: 'Teak King', ...figures(30, 300, 200) },
      { id: 'indigo-twin', name: 'Indigo Twin', ...figures(30, 130, 120) },
    ],
    ratePlans: [{ id: 'breakfast', name: '=With breakfast', sold: 430, roomsRevenue: 2_580_000, adr: 6000 }],
    sources: [
      { source: 'website', isDirect: true, sold: 300, roomsRevenue: 1_800_000, adr: 6000 },
      { source: 'program', isDirect: false, sold: 100, roomsRevenue: 600_000, adr: 6000 },
    ],
  },
  stays: {
    stays: 4,
    roomNights: 12,
    meanLength: 30,
    meanLead: 250,
    medianLead: 165,
    meanLeadAhead: 333,
    cancellations: { bookings: 2, kept: 4920 },
    noShows: { bookings: 1, kept: 9600 },
  },
  taxes: {
    place: 'Bengaluru',
    country: 'India',
    rates: [
      { name: 'CGST', taxType: 'percentage', rate: 9, base: 412_800, amount: 37_152 },
      { name: 'CGST', taxType: 'percentage', rate: 2.5, base: 1_803_330, amount: 45_083 },
      { name: 'City tax', taxType: 'fixed', rate: 100, base: 40, amount: 4000 },
    ],
  },
  money: {
    ways: [
      { way: 'razorpay', isOnline: true, payments: 9, taken: 412_000, refunds: 1, returned: 5000 },
      { way: 'cash', isOnline: false, payments: 4, taken: 38_000, refunds: 0, returned: 0 },
    ],
    toPay: 6510,
    toReturn: 0,
    openCount: 1,
    open: [{ reference: 'BCDF-2345', departs: date('2026-11-24'), toPay: 6510, toReturn: 0 }],
  },
  pickUp: {
    since: date('2026-11-18'),
    onTheBooks: { nights: 205, revenue: 1_312_000 },
    pickUp: { nights: -4, revenue: 250_000 },
    months: [
      {
        from: date('2026-11-25'),
        to: date('2026-11-30'),
        onTheBooks: { nights: 88, revenue: 528_000 },
        pickUp: { nights: 6, revenue: 36_000 },
      },
      {
        from: date('2026-12-01'),
        to: date('2026-12-31'),
        onTheBooks: { nights: 117, revenue: 784_000 },
        pickUp: { nights: -10, revenue: 214_000 },
      },
    ],
  },
};
