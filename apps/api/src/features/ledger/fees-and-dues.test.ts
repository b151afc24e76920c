import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../database/tables/booking-tables.ts';
import { feeOfCard, isPenaltyAsked } from './charge-penalty.ts';
import { liveChange, owingOf, payableOf } from './due-now.ts';
import { leftAtProperty, moneyAtProperty } from './money-at-property.ts';
import { leftAtGateway, unlistedOf, type PaymentAccount } from './payment-account.types.ts';

describe('money at the property', () => {
  it('is what was paid there without what was taken back, what is owed there, and what was given', () => {
    const money = moneyAtProperty([
      { kind: 'payment', amount: 1000 },
      { kind: 'payment', amount: 500 },
      { kind: 'taken_back', amount: 200 },
      { kind: 'owed', amount: 400 },
      { kind: 'given_back', amount: 150 },
    ]);
    expect(money).toEqual({ taken: 1300, owed: 250, given: 150 });
    expect(leftAtProperty(money)).toBe(900);
  });
  it('is nothing where nothing was paid', () => expect(moneyAtProperty([])).toEqual({ taken: 0, owed: 0, given: 0 }));
});

describe('the fee that is taken of a kept card', () => {
  const guaranteed = { status: 'confirmed', payment_mode: 'online', payment_plan: 'guarantee' } as const;
  it('is what is unpaid of a confirmed stay', () => {
    expect([feeOfCard(guaranteed, 400), feeOfCard(guaranteed, 0), feeOfCard(guaranteed, -1)]).toEqual([400, 0, 0]);
  });
  it.each([
    ['a stay that is not confirmed', { ...guaranteed, status: 'requested' as const }],
    ['one that is paid at the property', { ...guaranteed, payment_mode: 'at-property' as const }],
    ['one that is paid online', { ...guaranteed, payment_plan: 'advance' as const }],
  ])('is nothing of %s', (_, stay) => expect(feeOfCard(stay, 400)).toBe(0));
});

describe('whether a guest was asked for the fee', () => {
  const asked = (...types: Parameters<typeof isPenaltyAsked>[0][number]['type'][]): boolean =>
    isPenaltyAsked(types.map((type) => ({ type })));
  it('is so after the stay’s last end alone', () => {
    expect(asked()).toBe(false);
    expect(asked('cancelled')).toBe(false);
    expect(asked('no_show')).toBe(false);
    expect(asked('cancelled', 'penalty_asked')).toBe(true);
    expect(asked('no_show', 'penalty_asked')).toBe(true);
    expect(asked('no_show', 'penalty_asked', 'no_show')).toBe(false);
    expect(asked('cancelled', 'penalty_asked', 'cancelled')).toBe(false);
    expect(asked('no_show', 'penalty_asked', 'no_show', 'penalty_asked')).toBe(true);
  });
});

describe('what a booking asks of its guest', () => {
  const now = new Date('2027-01-10T10:00:00Z');
  const change = (expiresAt: string): PendingChange => ({ dueNow: 700, expiresAt }) as PendingChange;
  const row = {
    status: 'confirmed',
    total: 1000,
    due_now: 300,
    kept: 20,
    penalty_due: 40,
    fee_owed: 0,
    change: null,
  } as const;
  it('is its row’s, each under its own name', () => {
    expect(owingOf(row)).toEqual({
      status: 'confirmed',
      total: 1000,
      dueNow: 300,
      kept: 20,
      penaltyDue: 40,
      feeOwed: 0,
      change: null,
    });
    expect(owingOf({ ...row, change: change('2027-01-10T10:00:01Z') }).change).toEqual({
      dueNow: 700,
      expiresAt: now.getTime() + 1000,
    });
  });
  it('is its change while that waits', () => {
    const waits = { ...row, change: change('2027-01-10T10:00:01Z') };
    expect(liveChange(waits, now)).toBe(waits.change);
    expect(liveChange({ ...row, change: change('2027-01-10T10:00:00Z') }, now)).toBeNull();
    expect(liveChange({ ...waits, status: 'cancelled' }, now)).toBeNull();
    expect(liveChange(row, now)).toBeNull();
  });
});

describe('what can be paid online', () => {
  const now = new Date('2027-01-10T10:00:00Z');
  const hotel = (...modes: readonly string[]) =>
    ({
      sale: { payment: { modes }, ratePlans: [{ id: 'flexible', payment: modes.length > 1 ? ['full'] : [] }] },
    }) as never;
  const row = {
    status: 'confirmed',
    total: 1000,
    due_now: 300,
    kept: 0,
    penalty_due: 0,
    change: null,
    selection: { rooms: [{ ratePlanId: 'flexible' }] },
    bill: { dueNow: { full: 1000 } },
    payment_plan: 'full',
  };
  const money = { captured: 0, refunding: 0, refunded: 0, lost: 0 };
  const payable = (more: object, paid = 0, at = hotel('online', 'at-property')) =>
    payableOf(at, { ...row, ...more } as never, { ...money, captured: paid } as never, now);
  const change = { dueNow: 700, expiresAt: '2027-01-10T11:00:00Z' };

  it.each([
    ['of a stay that waits for all', { status: 'payment_pending' }, { amount: 300, purpose: 'full' }],
    [
      'of one that waits for a part',
      { status: 'payment_pending', payment_plan: 'advance' },
      { amount: 300, purpose: 'advance' },
    ],
    ['of a changed one', { change }, { amount: 700, purpose: 'difference' }],
    ['of one that was cancelled late', { status: 'cancelled', penalty_due: 400 }, { amount: 400, purpose: 'penalty' }],
    ['of one that nobody came to', { status: 'no_show', penalty_due: 400 }, { amount: 400, purpose: 'penalty' }],
    ['of one that is confirmed', {}, { amount: 1000, purpose: 'balance' }],
  ])('%s', (_, more, expected) => expect(payable(more)).toEqual(expected));

  it('is what is left, and nothing where the house does not take all of it online', () => {
    expect(payable({}, 400)).toEqual({ amount: 600, purpose: 'balance' });
    expect(payable({}, 0, hotel('at-property'))).toEqual({ amount: 0, purpose: 'balance' });
    expect(payable({ status: 'cancelled' })).toEqual({ amount: 0, purpose: 'balance' });
  });
});

describe('what is left of a payment at its gateway', () => {
  const account = (more: Partial<PaymentAccount>): PaymentAccount => ({
    captured: 1000,
    givenBack: 0,
    refunds: [],
    disputes: [],
    ...more,
  });
  const refund = (amount: number | null, status: 'pending' | 'processed' | 'failed') => ({
    gatewayRefundId: `g${amount}${status}`,
    refundId: null,
    amount,
    status,
  });
  const dispute = (amount: number, status: 'open' | 'won' | 'lost' | 'closed') => ({
    gatewayDisputeId: `d${status}`,
    amount,
    status,
  });
  it('is what was captured without what went back and what a bank took', () => {
    expect(leftAtGateway(account({}))).toBe(1000);
    const disputes = [dispute(1, 'open'), dispute(2, 'won'), dispute(4, 'lost'), dispute(8, 'closed')];
    expect(leftAtGateway(account({ givenBack: 100, disputes }))).toBe(896);
    expect(leftAtGateway(account({ givenBack: 1001 }))).toBe(0);
  });
  it('may have gone back without being listed', () => {
    const refunds = [refund(100, 'processed'), refund(50, 'pending'), refund(900, 'failed'), refund(null, 'processed')];
    expect(unlistedOf(account({ givenBack: 150, refunds }))).toBe(0);
    expect(unlistedOf(account({ givenBack: 151, refunds }))).toBe(1);
    expect(unlistedOf(account({ givenBack: 149, refunds }))).toBe(0);
  });
});
