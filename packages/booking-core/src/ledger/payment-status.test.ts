import { expect, test } from 'vitest';
import { paymentStatusOf } from './payment-status.ts';
import type { BookingMoney } from './booking-money.types.ts';

const none: BookingMoney = { captured: 0, refunding: 0, refunded: 0, lost: 0 };
const stay = { status: 'confirmed', total: 10_000, kept: 0 } as const;

test.each([
  ['nothing was paid', stay, none, 'unpaid'],
  ['a stay that costs nothing is paid', { ...stay, total: 0 }, none, 'paid'],
  ['a part was paid', stay, { ...none, captured: 9_999 }, 'partly_paid'],
  ['all was paid', stay, { ...none, captured: 10_000 }, 'paid'],
  [
    'a fee that was kept is not paid towards the stay',
    { ...stay, kept: 1 },
    { ...none, captured: 10_000 },
    'partly_paid',
  ],
  ['money is on its way back', stay, { ...none, captured: 10_000, refunding: 1 }, 'refund_pending'],
  ['all went back', stay, { ...none, captured: 10_000, refunded: 10_000 }, 'refunded'],
  [
    'a bank took a part and the rest went back',
    stay,
    { ...none, captured: 10_000, refunded: 4_000, lost: 6_000 },
    'refunded',
  ],
  ['a part went back of a stay that stands', stay, { ...none, captured: 10_000, refunded: 1 }, 'partly_paid'],
  [
    'a part went back of one that is over',
    { ...stay, status: 'cancelled' },
    { ...none, captured: 10_000, refunded: 1 },
    'refunded',
  ],
  [
    'a bank took a part of one that is over',
    { ...stay, status: 'cancelled' },
    { ...none, captured: 10_000, lost: 1 },
    'refunded',
  ],
  [
    'the property keeps what was paid of one that is over',
    { ...stay, status: 'no_show', kept: 10_000 },
    { ...none, captured: 10_000 },
    'paid',
  ],
  ['nothing was paid of one that is over', { ...stay, status: 'cancelled' }, none, 'unpaid'],
] as const)('%s', (_, booking, money, expected) => expect(paymentStatusOf(booking, money)).toBe(expected));
