import { beforeEach, describe, expect, it } from 'vitest';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { reportDepositAccount } from './deposit-account.ts';

const told = { hotelId: 1760, gateway: 'stripe', vendor: null, orderId: 'pi_1' } as const;

describe('what a gateway’s books say of a sum that was taken of a deposit', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const rowOf = () => engine.deps.db.selectFrom('security_deposit').selectAll().executeTakeFirstOrThrow();
  const eventsOf = async () =>
    (
      await engine.deps.db.selectFrom('booking_event').select(['type', 'actor', 'facts']).orderBy('sequence').execute()
    ).filter(({ type }) => type === 'deposit_given_back' || type.startsWith('dispute'));
  const refund = (amount: number | null, status: 'pending' | 'processed' | 'failed') => ({
    gatewayRefundId: 're_1',
    refundId: null,
    amount,
    status,
  });
  beforeEach(async () => {
    await withCard(engine);
    await engine.deps.db
      .updateTable('security_deposit')
      .set({ state: 'captured', captured: 1200, charge_id: 'ch_1', order_id: 'pi_1' })
      .execute();
  });

  it('is written down by what went back since, and told with that', async () => {
    const refunds = [refund(50_000, 'processed'), refund(null, 'processed'), refund(9000, 'pending')];
    engine.stripe.elsewhere.set('ch_1', { refunds });
    expect(await reportDepositAccount(engine.deps, told)).toBe(true);
    expect((await rowOf()).given_back).toBe(500);
    engine.stripe.elsewhere.set('ch_1', { refunds: [...refunds, refund(500_000, 'processed')] });
    for (let time = 0; time < 2; time += 1) await reportDepositAccount(engine.deps, told);
    expect((await rowOf()).given_back).toBe(1200);
    expect(await eventsOf()).toEqual(
      [500, 700].map((amount) => ({ type: 'deposit_given_back', actor: 'payment', facts: { amount } })),
    );
  });

  it.each([
    ['open', 'dispute_opened'],
    ['won', 'dispute_won'],
    ['lost', 'dispute_lost'],
    ['closed', 'dispute_closed'],
  ] as const)('has a dispute that is %s in its history as %s, once', async (status, type) => {
    engine.stripe.elsewhere.set('ch_1', { disputes: [{ gatewayDisputeId: 'dp_1', amount: 120_000, status }] });
    for (let time = 0; time < 2; time += 1) await reportDepositAccount(engine.deps, told);
    expect((await rowOf()).dispute).toBe(status);
    expect(await eventsOf()).toEqual([{ type, actor: 'payment', facts: { disputeId: 'dp_1', amount: 1200 } }]);
  });

  it.each([
    ['no order', { orderId: null }],
    ['another order', { orderId: 'pi_2' }],
    ['another gateway', { gateway: 'razorpay' }],
    ['the hotel’s own account', { vendor: 'own' }],
    ['another hotel', { hotelId: 1188 }],
  ] as const)('is of none where it is of %s', async (_what, other) => {
    engine.stripe.elsewhere.set('ch_1', { refunds: [refund(50_000, 'processed')] });
    expect(await reportDepositAccount(engine.deps, { ...told, ...other })).toBe(false);
    expect((await rowOf()).given_back).toBe(0);
  });

  it('is asked for again where they cannot be read', async () => {
    engine.stripe.isDown = true;
    await expect(reportDepositAccount(engine.deps, told)).rejects.toThrow('down');
  });

  it('is not asked for where nobody knows by what payment it was taken', async () => {
    await engine.deps.db.updateTable('security_deposit').set({ charge_id: null }).execute();
    engine.stripe.isDown = true;
    expect(await reportDepositAccount(engine.deps, told)).toBe(true);
  });
});
