import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../database/transact.ts';
import { gatewayStays, price } from '../../../test/gateway-stays.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { playGateway } from '../../../test/played-gateways.ts';
import type { PaymentAccount } from '../ledger/payment-account.types.ts';
import { writeDispute } from './disputes.queries.ts';
import { nextStep } from './next-step.ts';
import { refuseRefund } from './refuse-refund.ts';
import { findRefund, type RefundToPay } from './refunds.queries.ts';

const owed = 9828;
const untouched: PaymentAccount = { captured: price * 100, givenBack: 0, refunds: [], disputes: [] };
const gaveBack = (units: number): PaymentAccount => ({ ...untouched, givenBack: units });

// Shows docs/rules.md: Money at the gateway (Before every refund, Refused refunds, A dispute).
describe('what is to be done next about a refund', () => {
  const engine = openEngine();
  const { paidStay, cancel, disputed, relay } = gatewayStays(engine, playGateway(engine, 'razorpay'));
  let refundId = '';
  const rows = () =>
    engine.deps.db
      .selectFrom('refund')
      .select(['amount', 'status', 'asked_amount', 'reason', 'origin'])
      .orderBy('amount')
      .orderBy('status')
      .execute();
  const refund = async (): Promise<RefundToPay> => {
    const found = await findRefund(engine.deps.db, 1760, refundId);
    if (found === undefined) throw new Error('no refund');
    return found;
  };
  const next = async (account: PaymentAccount, of: Partial<RefundToPay> = {}) => {
    const known = { ...(await refund()), ...of };
    return transact(engine.deps.db, (tx) => nextStep(tx, known, account, engine.deps.clock()));
  };
  const refused = async (account: PaymentAccount) => {
    const known = await refund();
    return transact(engine.deps.db, (tx) => refuseRefund(tx, known, account, engine.deps.clock()));
  };
  const set = (values: object) => engine.deps.db.updateTable('refund').set(values).execute();
  const dispute = async (status: 'open' | 'won' = 'open') => {
    const { booking_id, payment_id } = await refund();
    const at = engine.deps.clock();
    const row = { hotel_id: 1760, booking_id, payment_id, gateway: 'razorpay', amount: 100, gone: 0 } as const;
    await transact(engine.deps.db, (tx) =>
      writeDispute(tx, { ...row, gateway_dispute_id: 'disp_1', status, opened_at: at, changed_at: at }),
    );
  };
  const whole = { amount: owed, status: 'pending', reason: 'cancelled', origin: 'engine' };
  beforeEach(async () => {
    await cancel(await paidStay(), owed);
    ({ refund_id: refundId } = await engine.deps.db.selectFrom('refund').select('refund_id').executeTakeFirstOrThrow());
  });

  it('is to ask for all of it, which is written down first', async () => {
    expect(await next(untouched)).toEqual({ kind: 'ask', amount: owed });
    expect(await rows()).toEqual([{ ...whole, asked_amount: owed }]);
    expect(await next(untouched)).toEqual({ kind: 'ask', amount: owed });
    expect(await rows()).toEqual([{ ...whole, asked_amount: owed }]);
  });

  it('is to ask for it with the same key where what went back is not listed', async () => {
    await next(untouched);
    expect(await next(gaveBack(owed * 100))).toEqual({ kind: 'ask', amount: owed });
    expect(await rows()).toEqual([{ ...whole, asked_amount: owed }]);
  });

  it.each([
    ['the last unit of it is left', 252 * 100, [{ ...whole, asked_amount: owed }], { kind: 'ask', amount: owed }],
    [
      'a unit less is left',
      253 * 100,
      [
        { ...whole, amount: 1, status: 'unpayable', asked_amount: null },
        { ...whole, amount: owed - 1, asked_amount: null },
        { ...whole, status: 'superseded', asked_amount: null },
      ],
      { kind: 'over' },
    ],
    [
      'part of a unit less is left',
      252 * 100 + 1,
      [
        { ...whole, amount: 1, status: 'unpayable', asked_amount: null },
        { ...whole, amount: owed - 1, asked_amount: null },
        { ...whole, status: 'superseded', asked_amount: null },
      ],
      { kind: 'over' },
    ],
    [
      'nothing is left',
      price * 100,
      [
        { ...whole, status: 'superseded', asked_amount: null },
        { ...whole, status: 'unpayable', asked_amount: null },
      ],
      { kind: 'over' },
    ],
  ])('is to ask for no more than is left: %s', async (_, back, after, step) => {
    expect(await next(gaveBack(back))).toEqual(step);
    expect(await rows()).toEqual(after);
  });

  it('is another refund where another sum was asked for before, since a key stands for one', async () => {
    await set({ asked_amount: 5000 });
    expect(await next(untouched)).toEqual({ kind: 'over' });
    expect(await rows()).toEqual([
      { ...whole, asked_amount: null },
      { ...whole, status: 'superseded', asked_amount: 5000 },
    ]);
  });

  it('is to ask how it stands where the gateway has it', async () => {
    await set({ gateway_refund_id: 'rfnd_1' });
    expect(await next(untouched)).toEqual({ kind: 'asked', gatewayRefundId: 'rfnd_1' });
  });

  it.each(['processed', 'failed', 'superseded', 'unpayable'] as const)('is nothing where it is %s', async (status) => {
    await set({ status });
    expect(await next(untouched)).toEqual({ kind: 'over' });
    await set({ status: 'pending' });
  });

  it('is nothing where its booking or its row is not there', async () => {
    expect(await next(untouched, { booking_id: '1760_AAAAAAAAAAAAAAAAAAAAAA' as never })).toEqual({ kind: 'over' });
    expect(await next(untouched, { refund_id: 'another' })).toEqual({ kind: 'over' });
  });

  it('is to wait for a dispute that is open, told once', async () => {
    await dispute();
    expect(await next(untouched)).toEqual({ kind: 'disputed', isNew: true });
    disputed('open');
    await relay();
    expect(await next(untouched)).toEqual({ kind: 'disputed', isNew: false });
    await dispute('won');
    expect(await next(untouched)).toMatchObject({ kind: 'ask' });
  });

  it('after a refusal is explained by what is left, and failed where it is not', async () => {
    await next(untouched);
    expect(await refused(gaveBack(253 * 100))).toBe(true);
    expect(await rows()).toHaveLength(1);
    expect(await refused(gaveBack(252 * 100))).toBe(false);
    expect(await rows()).toEqual([
      { ...whole, status: 'failed', asked_amount: owed },
      { ...whole, asked_amount: null },
    ]);
    // It has failed by now.
    expect(await refused(untouched)).toBe(true);
  });

  it.each([
    ['another sum was asked for', { asked_amount: owed - 1 }],
    ['none was asked for', { asked_amount: null }],
    ['the gateway has it', { asked_amount: owed, gateway_refund_id: 'rfnd_1' }],
  ])('after a refusal is explained where %s', async (_, values) => {
    await set(values);
    expect(await refused(untouched)).toBe(true);
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
  });

  it('after a refusal is explained by a dispute', async () => {
    await next(untouched);
    await dispute();
    expect(await refused(untouched)).toBe(true);
  });
});
