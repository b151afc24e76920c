import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { bookingStatuses } from '../booking-states/moves.ts';
import { daySectionOf, overdueDays, type SheetBooking } from './day-section.ts';

const hour = 3_600_000;
const day = 24 * hour;
const first = '2026-12-01' as LocalDate;
const on = (offset: number): LocalDate => addDays(first, offset);
/** A moment of the calendar on which day 0 begins at 0. */
const at = (offset: number, hours: number): number => offset * day + hours * hour;

/** From the third day on for two nights, 14:00 to 11:00. */
const booking: SheetBooking = {
  status: 'confirmed',
  arrives: on(3),
  departs: on(5),
  leftOn: null,
  arrivalDay: at(3, 0),
  checkIn: at(3, 14),
  nightOver: at(4, 6),
  dayCloses: at(4, 12),
  checkOut: at(5, 11),
  expiresAt: null,
  hasArrived: false,
};
const today = (offset: number, hours: number) => ({ day: on(offset), today: on(offset), now: at(offset, hours) });
const come = { ...booking, hasArrived: true };

describe('the sheet of today', () => {
  it.each([
    ['one who comes another day', booking, today(2, 20), null],
    ['one who comes', booking, today(3, 0), 'arrivals'],
    ['one who has not come late in the evening', booking, today(3, 23), 'arrivals'],
    ['one who has not come by the end of the day', booking, today(4, 0), 'overdue'],
    ['one who has come', come, today(3, 15), 'inHouse'],
    ['one who stays', come, today(4, 9), 'inHouse'],
    ['one who leaves', come, today(5, 10), 'departures'],
    ['one who should have left', come, today(5, 11), 'overdue'],
    ['one who should have left yesterday', come, today(6, 9), 'overdue'],
    ['one of whom nobody has said anything for a week', come, today(5 + overdueDays, 9), 'overdue'],
    ['one of whom nobody has said anything for longer', come, today(6 + overdueDays, 9), null],
    ['one who never came, for longer', booking, today(6 + overdueDays, 9), null],
    ['one who has left today', { ...come, leftOn: on(4) }, today(4, 20), 'departures'],
    ['one who has left before', { ...come, leftOn: on(4) }, today(5, 9), null],
    ['a request', { ...booking, status: 'requested', expiresAt: at(2, 9) }, today(1, 9), 'toAnswer'],
    ['a request that has lapsed', { ...booking, status: 'requested', expiresAt: at(1, 9) }, today(1, 9), 'overdue'],
    ['a request whose lapse was noted', { ...booking, status: 'expired' }, today(1, 9), 'overdue'],
    ['a price that its guest thinks about', { ...booking, status: 'price_revised' }, today(1, 9), null],
    ['one that is cancelled', { ...booking, status: 'cancelled' }, today(3, 9), null],
  ] as const)('has %s', (_, one, sheet, section) => expect(daySectionOf(one, sheet)).toBe(section));

  it('has hours that are over among the overdue, whether or not their guest came', () => {
    const hours = { ...booking, departs: on(3), checkIn: at(3, 10), nightOver: at(3, 13), checkOut: at(3, 13) };
    const sections = [9, 12, 13].map((now) => [
      daySectionOf(hours, today(3, now)),
      daySectionOf({ ...hours, hasArrived: true }, today(3, now)),
    ]);
    expect(sections).toEqual([
      ['arrivals', 'departures'],
      ['arrivals', 'departures'],
      ['overdue', 'overdue'],
    ]);
  });
});

describe('the sheet of another day', () => {
  const sheet = (offset: number) => ({ day: on(offset), today: on(20), now: at(20, 9) });
  const sections = (one: SheetBooking) => [2, 3, 4, 5, 6].map((offset) => daySectionOf(one, sheet(offset)));

  it('has who arrives, stays and leaves', () =>
    expect(sections(booking)).toEqual([null, 'arrivals', 'inHouse', 'departures', null]));
  it('ends with the day on which the guest left', () =>
    expect(sections({ ...come, leftOn: on(4) })).toEqual([null, 'arrivals', 'departures', null, null]));
  it('has hours as an arrival, and once they were left as a departure', () => {
    expect(sections({ ...booking, departs: on(3) })).toEqual([null, 'arrivals', null, null, null]);
    expect(sections({ ...come, departs: on(3), leftOn: on(3) })).toEqual([null, 'departures', null, null, null]);
  });
  it('has nothing to answer', () =>
    expect(daySectionOf({ ...booking, status: 'requested', expiresAt: at(30, 0) }, sheet(3))).toBeNull());
});

it('a stay is on a sheet only while it is planned or there, and to do only on today’s', () => {
  const cases = fc.record({
    status: fc.constantFrom(...bookingStatuses),
    hasArrived: fc.boolean(),
    left: fc.option(fc.integer({ min: 3, max: 6 })),
    day: fc.integer({ min: 0, max: 20 }),
    today: fc.integer({ min: 0, max: 20 }),
    hours: fc.integer({ min: 0, max: 23 }),
  });
  const isRight = fc.property(cases, ({ status, hasArrived, left, day: shown, today: now, hours }) => {
    const leftOn = left === null ? null : on(left);
    const one = { ...booking, status, hasArrived: hasArrived || left !== null, leftOn };
    const section = daySectionOf(one, { day: on(shown), today: on(now), now: at(now, hours) });
    if (section === null) return true;
    if (section === 'overdue' || section === 'toAnswer') return shown === now;
    const hasBegun = shown >= 3 || (shown === now && one.hasArrived);
    return status === 'confirmed' && hasBegun && shown <= (left ?? 5);
  });
  expect(() => fc.assert(isRight)).not.toThrow();
});
