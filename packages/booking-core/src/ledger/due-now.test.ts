import { describe, expect, it } from 'vitest';
import { agreedAhead, amountDueNow, amountPayable, isChangeLive, leftToPay, paidTowardsStay } from './due-now.ts';
import type { BookingMoney, OwingBooking } from './booking-money.types.ts';

const now = 1_000;
const money = (given: Partial<BookingMoney> = {}): BookingMoney => ({
  captured: 0,
  refunding: 0,
  refunded: 0,
  lost: 0,
  ...given,
});
const booking = (given: Partial<OwingBooking> = {}): OwingBooking => ({
  status: 'confirmed',
  total: 10_000,
  dueNow: 3_000,
  kept: 0,
  change: null,
  ...given,
});

// Shows docs/rules.md: The account of a stay (What is owed).

describe('what counts towards a stay', () => {
  it('is what was taken without what goes back, what banks took and what was kept for a change', () =>
    expect(
      paidTowardsStay(booking({ kept: 100 }), money({ captured: 5_000, refunding: 1_000, refunded: 700, lost: 200 })),
    ).toBe(3_000));

  it('is the stay first, and then what was posted on its folio', () => {
    const posted = (captured: number, sum: number): number[] => [
      paidTowardsStay(booking(), money({ captured, posted: sum })),
      leftToPay(booking(), money({ captured, posted: sum })),
    ];
    expect(posted(0, 500)).toEqual([0, 10_500]);
    expect(posted(9_800, 500)).toEqual([9_800, 700]);
    expect(posted(10_300, 500)).toEqual([10_000, 200]);
    expect(posted(10_500, 500)).toEqual([10_000, 0]);
    expect(posted(10_700, 500)).toEqual([10_200, 0]);
    expect(posted(9_000, -500)).toEqual([9_000, 500]);
  });
});

describe('what is due now', () => {
  it('of a booking that waits for money is what was chosen, less what came', () => {
    const waiting = booking({ status: 'payment_pending' });
    expect(amountDueNow(waiting, money(), now)).toBe(3_000);
    expect(amountDueNow(waiting, money({ captured: 1_000 }), now)).toBe(2_000);
    expect(amountDueNow(waiting, money({ captured: 4_000 }), now)).toBe(0);
  });

  it('of a confirmed booking is what its change asks for, while that waits', () => {
    const changed = booking({ change: { dueNow: 8_000, expiresAt: now + 1 } });
    expect(amountDueNow(changed, money({ captured: 3_000 }), now)).toBe(5_000);
    expect(amountDueNow(changed, money({ captured: 9_000 }), now)).toBe(0);
    expect(amountDueNow(booking({ change: { dueNow: 8_000, expiresAt: now } }), money(), now)).toBe(0);
    expect(amountDueNow(booking(), money(), now)).toBe(0);
  });

  it('of one that did not take place is its fee, whatever was paid of it before', () => {
    expect(amountDueNow(booking({ status: 'no_show', penaltyDue: 4_000 }), money({ captured: 500 }), now)).toBe(4_000);
    expect(amountDueNow(booking({ status: 'confirmed', penaltyDue: 4_000 }), money(), now)).toBe(0);
  });

  it('of a booking that is over is nothing, whatever change it once waited for', () =>
    expect(
      amountDueNow(booking({ status: 'cancelled', change: { dueNow: 8_000, expiresAt: now + 1 } }), money(), now),
    ).toBe(0));
});

it('a change waits only of a confirmed booking, and until its moment', () => {
  const change = { dueNow: 1, expiresAt: now };
  expect(isChangeLive({ status: 'confirmed', change }, now - 1)).toBe(true);
  expect(isChangeLive({ status: 'confirmed', change }, now)).toBe(false);
  expect(isChangeLive({ status: 'cancelled', change }, now - 1)).toBe(false);
  expect(isChangeLive({ status: 'confirmed', change: null }, now - 1)).toBe(false);
});

describe('what can be paid online', () => {
  it('is what is due, before anything else', () =>
    expect(amountPayable(booking({ status: 'payment_pending' }), money(), now, true)).toEqual({
      amount: 3_000,
      isRest: false,
    }));

  it('is the rest of a confirmed stay, where the hotel takes the whole of it online', () => {
    expect(amountPayable(booking(), money({ captured: 3_000 }), now, true)).toEqual({ amount: 7_000, isRest: true });
    expect(amountPayable(booking(), money({ captured: 3_000 }), now, false)).toEqual({ amount: 0, isRest: true });
    expect(amountPayable(booking(), money({ captured: 12_000 }), now, true)).toEqual({ amount: 0, isRest: true });
    expect(amountPayable(booking({ status: 'requested' }), money(), now, true)).toEqual({ amount: 0, isRest: true });
  });
});

it('what a stay still costs is its total without what was paid towards it, and nothing once it is over', () => {
  expect(leftToPay(booking({ kept: 500 }), money({ captured: 3_000 }))).toBe(7_500);
  expect(leftToPay(booking({ status: 'requested' }), money())).toBe(10_000);
  expect(leftToPay(booking(), money({ captured: 12_000 }))).toBe(0);
  expect(leftToPay(booking({ status: 'cancelled' }), money())).toBe(0);
});

it('who pays at the property was asked for nothing ahead, and may pay up to the total', () => {
  expect(agreedAhead(3_000, 10_000)).toBe(3_000);
  expect(agreedAhead(0, 10_000)).toBe(10_000);
});
