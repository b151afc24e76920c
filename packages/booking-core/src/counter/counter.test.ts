import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { BilledNight } from '../reports/report.types.ts';
import { dayEndTimes, endOfDay, houseDayAt } from './business-day.ts';
import { chargesOfStay, type PostedCharge } from './charges-of-stay.ts';
import { cashPiecesOf } from './cash-pieces.ts';
import { dayTotals, linesToPost, type DayLine } from './day-lines.ts';
import { countDifference, expectedIn, type DrawerSums } from './drawer.ts';

// Shows docs/rules.md: The counter (Drawer, End of the day, Later changes).

const day = (date: string): LocalDate => date as LocalDate;
const sum = fc.nat({ max: 1_000_000 });
const sums: fc.Arbitrary<DrawerSums> = fc.record({
  float: sum,
  taken: sum,
  given: sum,
  paidIn: sum,
  paidOut: sum,
  dropped: sum,
});

describe('a drawer', () => {
  it('is short by what is missing', () => {
    const shift = { float: 500_000, taken: 2_020_000, given: 50_000, paidIn: 0, paidOut: 36_000, dropped: 1_000_000 };
    expect(expectedIn(shift)).toBe(1_434_000);
    expect(countDifference(1_414_000, shift)).toBe(-20_000);
  });

  test('opening + taken - given + in - out - dropped = counted - difference, in whatever order money moved', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('taken', 'given', 'paidIn', 'paidOut', 'dropped'), sum));
    fc.assert(
      fc.property(sum, moves, sum, (float, all, counted) => {
        const start = { float, taken: 0, given: 0, paidIn: 0, paidOut: 0, dropped: 0 };
        const shift = all.reduce<DrawerSums>(
          (one, [of, amount]) => ({ ...one, [of]: one[of as 'taken'] + amount }),
          start,
        );
        const inDrawer = all.reduce(
          (cash, [of, amount]) => cash + (of === 'taken' || of === 'paidIn' ? amount : -amount),
          float,
        );
        expect(countDifference(counted, shift)).toBe(counted - inDrawer);
      }),
    );
  });

  test('that opens with what another closed with has no difference of its own', () => {
    fc.assert(
      fc.property(sums, (shift) => {
        const counted = expectedIn(shift);
        expect(
          countDifference(counted, { float: counted, taken: 0, given: 0, paidIn: 0, paidOut: 0, dropped: 0 }),
        ).toBe(0);
      }),
    );
  });

  it('is counted by pieces of its currency, the largest first', () => {
    const pieces = cashPiecesOf('INR');
    expect(pieces).toEqual(pieces.toSorted((one, other) => other - one));
    expect([pieces[0], cashPiecesOf('EUR')[0], cashPiecesOf('EUR').at(-1)]).toEqual([500, 20_000, 1]);
    expect(cashPiecesOf('JPY')).toEqual([]);
  });
});

describe('a day', () => {
  it('ends once in the night in which clocks go back, and in that in which they skip its hour', () => {
    // Berlin, 25 Oct 2026: 02:00 to 03:00 are shown twice; 29 Mar 2026: skipped.
    const end = endOfDay(day('2026-10-24'), '02:30', 'Europe/Berlin');
    expect(new Date(end).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    const [before, shownAgain] = [end - 1, end + 3_600_000];
    expect(houseDayAt('Europe/Berlin', before, '02:30')).toBe('2026-10-24');
    expect(houseDayAt('Europe/Berlin', end, '02:30')).toBe('2026-10-25');
    expect(houseDayAt('Europe/Berlin', shownAgain - 60_000, '02:30')).toBe('2026-10-25');
    expect(new Date(endOfDay(day('2026-03-28'), '02:30', 'Europe/Berlin')).toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
  });

  test('follows the one before without a gap, at whatever hour they end', () => {
    const zone = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu');
    const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
    fc.assert(
      fc.property(zone, moment, fc.constantFrom(...dayEndTimes), (of, now, endsAt) => {
        const lived = houseDayAt(of, now, endsAt);
        expect(now).toBeLessThan(endOfDay(lived, endsAt, of));
        expect(now).toBeGreaterThanOrEqual(endOfDay(addDays(lived, -1), endsAt, of));
      }),
    );
  });
});

const line = (key: string, amount: number): DayLine => ({ key, bookingId: 'b', kind: 'room', ofDate: null, amount });
const lines = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: -500, max: 500 })), {
  selector: ([key]) => key,
});
const standing = lines.map((all) => all.map(([key, amount]) => line(key, amount)));
const total = (all: readonly DayLine[]): number => all.reduce((one, { amount }) => one + amount, 0);

describe('what is posted', () => {
  test('adds up to what stands after each close, and a second close posts nothing', () => {
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1 }), (days) => {
        const posted: DayLine[] = [];
        for (const stands of days) {
          posted.push(...linesToPost(stands, posted));
          expect(linesToPost(stands, posted)).toEqual([]);
          expect(total(posted)).toBe(total(stands));
        }
      }),
    );
  });

  test('after a kill in the middle is what it would have been without', () => {
    fc.assert(
      fc.property(standing, standing, fc.nat(), (before, stands, at) => {
        const posted = linesToPost(before, []);
        const whole = [...posted, ...linesToPost(stands, posted)];
        const killed = [...posted, ...linesToPost(stands, posted).slice(0, at % 5)];
        const resumed = [...killed, ...linesToPost(stands, killed)];
        const byKey = (all: readonly DayLine[]) => all.map(({ key, amount }) => `${key} ${amount}`).toSorted();
        expect(byKey(resumed)).toEqual(byKey(whole));
      }),
    );
  });

  it('of a past date after it was closed is a line of the open day, and said', () => {
    const night = (amount: number): DayLine => ({ ...line('night', amount), ofDate: day('2026-12-02') });
    const first = linesToPost([night(5000)], []);
    const [change, ...none] = linesToPost([night(4200)], first);
    expect([change, none]).toEqual([night(-800), []]);
    expect(dayTotals(day('2026-12-03'), [night(-800)])).toMatchObject({ later: -800, chargesTotal: -800 });
    expect(dayTotals(day('2026-12-02'), first)).toMatchObject({ later: 0, chargesTotal: 5000 });
  });

  it('is taken back where a stay does not take place any more', () => {
    const posted = linesToPost([{ ...line('night', 5000), ofDate: day('2026-12-02') }], []);
    expect(linesToPost([line('fee', 1000)], posted).map(({ key, amount }) => [key, amount])).toEqual([
      ['fee', 1000],
      ['night', -5000],
    ]);
  });

  it('is summed by way and by tax rate', () => {
    const totals = dayTotals(day('2026-12-02'), [
      { ...line('n', 10_000), ofDate: day('2026-12-02') },
      { ...line('t', 700), kind: 'tax', name: 'VAT', rate: 7, base: 10_000 },
      { ...line('u', 190), kind: 'tax', name: 'VAT', rate: 19, base: 1000 },
      { ...line('p', 9000), kind: 'payment', way: 'cash' },
      { ...line('q', -500), kind: 'refund', way: 'cash' },
      { ...line('r', 2000), kind: 'payment', way: 'card-terminal' },
    ]);
    expect(totals).toEqual({
      charges: [{ kind: 'room', amount: 10_000 }],
      chargesTotal: 10_000,
      taxes: [
        { name: 'VAT', rate: 19, base: 1000, amount: 190 },
        { name: 'VAT', rate: 7, base: 10_000, amount: 700 },
      ],
      taxTotal: 890,
      ways: [
        { way: 'card-terminal', taken: 2000, returned: 0 },
        { way: 'cash', taken: 9000, returned: 500 },
      ],
      moneyTotal: 10_500,
      later: 0,
    });
  });
});

describe('what a stay costs by its days', () => {
  const night = (date: string, roomRevenue: number): BilledNight => ({
    date: day(date),
    roomTypeId: 'king',
    ratePlanId: 'flexible',
    isDayUse: false,
    roomRevenue,
    otherRevenue: 50,
    taxes: [{ taxId: 'gst', name: 'GST', taxType: 'percentage', rate: 5, base: roomRevenue, amount: roomRevenue / 20 }],
  });
  const bar: PostedCharge = {
    lineId: 'l',
    kind: 'extra',
    day: day('2026-12-02'),
    amount: 1180,
    tax: { name: 'GST', percent: 18, amount: 180 },
  };

  it('has a line of two rooms on a night once, and its taxes by themselves', () => {
    const charges = chargesOfStay(
      {
        bookingId: 'b',
        nights: [
          night('2026-12-01', 1000),
          night('2026-12-02', 2000),
          night('2026-12-02', 3000),
          night('2026-12-03', 9000),
        ],
        fees: { net: 0, taxes: [] },
        posted: [bar],
      },
      { from: day('2026-12-02'), to: day('2026-12-02') },
    );
    expect(charges.map(({ key, amount }) => [key, amount])).toEqual([
      ['night:b:2026-12-02:room', 5000],
      ['night:b:2026-12-02:other', 100],
      ['night:b:2026-12-02:tax:GST:5', 250],
      ['line:l', 1000],
      ['line:l:tax:GST:18', 180],
    ]);
  });
});
