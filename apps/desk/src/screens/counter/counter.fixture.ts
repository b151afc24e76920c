import type { Counter, DayReport, HouseDays, Shift } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';

const day = (text: string): LocalDate => text as LocalDate;

/** Asha's drawer of the morning, before it was counted. */
export const shiftOf = (more: Partial<Shift> = {}): Shift => ({
  shiftId: 's1',
  number: 12,
  by: 'Asha',
  isOwn: true,
  currency: 'INR',
  openedAt: '2026-11-25T01:32:00.000Z',
  float: 5000,
  guestLines: 2,
  moves: [{ at: '2026-11-25T05:35:00.000Z', kind: 'out', amount: 360, note: 'Flowers, receipt 114', by: 'Asha' }],
  counts: [],
  account: null,
  lines: [],
  closedAt: null,
  closedBy: null,
  reason: null,
  ...more,
});

export const counterOf = (more: Partial<Counter> = {}): Counter => ({
  today: day('2026-11-25'),
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  hasDrawer: true,
  own: null,
  open: [],
  closed: [],
  withoutShift: { lines: 0, amount: 0 },
  ...more,
});

export const daysOf = (more: Partial<HouseDays> = {}): HouseDays => ({
  today: day('2026-11-25'),
  currency: 'INR',
  endsAt: '00:00',
  openDay: day('2026-11-25'),
  canEnd: true,
  closing: null,
  cases: { arrivals: [], departures: [], open: [], unpriced: [], shifts: [], cash: [] },
  days: [],
  ...more,
});

export const reportOf = (more: Partial<DayReport['content']> = {}): DayReport => ({
  hotelName: 'Sandalwood Courtyard',
  number: 7,
  closedAt: '2026-11-25T18:30:00.000Z',
  by: null,
  hash: 'abc',
  previousHash: 'def',
  content: {
    day: day('2026-11-25'),
    currency: 'INR',
    totals: {
      charges: [{ kind: 'room', amount: 18_000 }],
      chargesTotal: 18_000,
      taxes: [{ name: 'CGST', rate: 2.5, base: 18_000, amount: 450 }],
      taxTotal: 450,
      ways: [{ way: 'cash', taken: 9000, returned: 500 }],
      moneyTotal: 8500,
      later: -800,
    },
    later: [{ reference: 'JCMK-48FP', ofDate: day('2026-11-24'), kind: 'room', amount: -800 }],
    roomNights: 3,
    open: { arrivals: ['X3JN-KCZM'], departures: [], open: [], unpriced: [], shifts: 0, cashLines: 0, cash: 0 },
    shifts: [{ number: 12, expected: 14_340, counted: 14_140, difference: -200 }],
    ...more,
  },
});
