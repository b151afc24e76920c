import { expect, test } from 'vitest';
import { isViewAhead, isPaymentKnown, leftToPay, isConfirmedStay } from './balance-due.ts';

const online = { total: 1000, amountPaid: 0, refundAmount: 0, payment: { mode: 'online', plan: 'full' } } as const;

test('only a confirmed stay that is not over has a key', () => {
  expect((['confirmed', 'waiting_to_host', 'enjoy_your_stay'] as const).every(isConfirmedStay)).toBe(true);
  expect(
    (
      ['request_received', 'complete_booking', 'cancelled', 'rejected', 'expired', 'no_show', 'stay_over'] as const
    ).some(isConfirmedStay),
  ).toBe(false);
  expect(isViewAhead('request_received')).toBe(true);
});

test('who chose to pay online is not told to pay at the hotel before it is confirmed', () => {
  expect(leftToPay('request_received', online)).toEqual({ amount: 1000, where: 'first-online' });
  expect(leftToPay('request_received', { ...online, payment: { mode: 'at-property', plan: 'full' } })?.where).toBe(
    'at-hotel',
  );
  expect(leftToPay('confirmed', { ...online, amountPaid: 400 })).toEqual({ amount: 600, where: 'at-hotel' });
});

test('what was given back at the payment company is paid no more', () => {
  expect(leftToPay('confirmed', { ...online, amountPaid: 1000, refundAmount: 200 })).toEqual({
    amount: 200,
    where: 'at-hotel',
  });
  expect(leftToPay('confirmed', { ...online, total: 800, amountPaid: 1000, refundAmount: 195, kept: 5 })?.amount).toBe(
    0,
  );
});

test.each(['cancelled', 'rejected', 'expired', 'no_show', 'stay_over', 'revised_price'] as const)(
  'nothing is due of a booking that is %s',
  (view) => expect(leftToPay(view, online)).toBeNull(),
);

test('how a stay is paid is not said once it is over and the rest was due at reception', () => {
  expect(isPaymentKnown('confirmed', { total: 6090, amountPaid: 0 })).toBe(true);
  expect(isPaymentKnown('stay_over', { total: 6090, amountPaid: 5000 })).toBe(false);
  expect(isPaymentKnown('stay_over', { total: 6090, amountPaid: 6090 })).toBe(true);
});
