import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guestActs,
  guestMay,
  hasRunOut,
  propertyActs,
  type ActingBooking,
  type GuestAct,
  type PropertyAct,
} from './acts.ts';
import { bookingStatuses, mayMove, type BookingStatus } from './moves.ts';

const hour = 3_600_000;
const booking: ActingBooking = {
  status: 'confirmed',
  arrivalDay: 85 * hour,
  checkIn: 100 * hour,
  nightOver: 115 * hour,
  dayCloses: 121 * hour,
  checkOut: 150 * hour,
  expiresAt: null,
  hasArrived: false,
};
const of = (status: BookingStatus, more: Partial<ActingBooking> = {}): ActingBooking => ({
  ...booking,
  status,
  ...more,
});

describe('who can do what', () => {
  it.each([
    ['requested', ['cancel'], ['confirm', 'reject', 'revise', 'cancel']],
    ['price_revised', ['answer_price', 'cancel'], ['reject', 'cancel']],
    ['payment_pending', ['pay', 'cancel'], ['cancel']],
    ['rejected', ['erase'], []],
    ['cancelled', ['erase'], []],
    ['expired', ['erase'], []],
    ['no_show', ['erase'], ['undo_no_show']],
    ['confirmed', ['cancel', 'change', 'ask_times'], ['cancel', 'answer_request']],
  ] as const)('with one that is %s, before its stay', (status, guest, property) => {
    expect(guestActs(of(status), 0)).toEqual(guest);
    expect(propertyActs(of(status), 0)).toEqual(property);
  });

  it.each([
    [84, false, ['cancel', 'change', 'ask_times'], ['cancel', 'answer_request']],
    [85, false, ['cancel', 'change', 'ask_times'], ['cancel', 'check_in', 'answer_request']],
    [90, true, ['ask_times', 'review'], ['undo_check_in', 'check_out', 'answer_request']],
    [100, false, ['ask_times'], ['check_in', 'no_show', 'answer_request']],
    [100, true, ['ask_times', 'review'], ['undo_check_in', 'check_out', 'answer_request']],
    [150, false, ['review', 'erase'], ['no_show']],
    [150, true, ['review', 'erase'], ['undo_check_in', 'check_out']],
  ])('with a confirmed one at hour %i, arrived %s', (at, hasArrived, guest, property) => {
    expect(guestActs(of('confirmed', { hasArrived }), at * hour)).toEqual(guest);
    expect(propertyActs(of('confirmed', { hasArrived }), at * hour)).toEqual(property);
  });

  it.each([100, 149, 200])('with one whose guest has left, at hour %i: nothing but taking it back', (at) => {
    const left = of('confirmed', { hasArrived: true, hasLeft: true });
    expect(propertyActs(left, at * hour)).toEqual(['undo_check_out']);
  });

  it('no more with a hold whose time has run out', () => {
    for (const status of ['requested', 'price_revised', 'payment_pending'] as const) {
      const ranOut = of(status, { expiresAt: 10 });
      expect(hasRunOut(ranOut, 10)).toBe(true);
      expect([guestActs(ranOut, 10), propertyActs(ranOut, 10)]).toEqual([[], []]);
      expect(guestActs(ranOut, 9)).toContain('cancel');
    }
  });

  it('never what no move of the booking allows', () => {
    const leads: readonly ['guest' | 'property', GuestAct | PropertyAct, BookingStatus][] = [
      ['guest', 'cancel', 'cancelled'],
      ['property', 'reject', 'rejected'],
      ['property', 'revise', 'price_revised'],
      ['property', 'cancel', 'cancelled'],
      ['property', 'no_show', 'no_show'],
      ['property', 'undo_no_show', 'confirmed'],
    ];
    const states = fc.record({
      status: fc.constantFrom(...bookingStatuses),
      at: fc.integer({ min: 0, max: 200 }),
      hasArrived: fc.boolean(),
    });
    expect(() =>
      fc.assert(
        fc.property(states, fc.constantFrom(...leads), ({ status, at, hasArrived }, [by, act, to]) => {
          const one = of(status, { hasArrived });
          const acts: readonly string[] = by === 'guest' ? guestActs(one, at * hour) : propertyActs(one, at * hour);
          return !acts.includes(act) || mayMove(status, to, by);
        }),
      ),
    ).not.toThrow();
  });

  it('a review never of a stay that was not: not before check-out unless the property says that the guest came', () => {
    const reviewed = bookingStatuses.flatMap((status) =>
      [0, 100, 149, 200].filter((at) => guestMay('review', of(status), at * hour)).map((at) => [status, at]),
    );
    expect(reviewed).toEqual([['confirmed', 200]]);
  });
});
