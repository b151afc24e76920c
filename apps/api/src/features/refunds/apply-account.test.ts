import { beforeEach, describe, expect, it } from 'vitest';
import { bookingKey } from '../../database/booking-key.ts';
import { transact } from '../../database/transact.ts';
import { gatewayStays, price, type Stay } from '../../../test/gateway-stays.ts';
import { book, openOrder } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { playGateway } from '../../../test/played-gateways.ts';
import { written } from '../../../test/written.ts';
import type { PaymentMovements } from '../ledger/payment-account.types.ts';
import { applyTold, lockBooks } from './apply-account.ts';

const refund = { gatewayRefundId: 'rfnd_1', refundId: null, amount: 100_000, status: 'processed' } as const;
const dispute = { gatewayDisputeId: 'disp_1', amount: 300_000, status: 'open' } as const;

// Shows docs/rules.md: Money at the gateway (Given back at the gateway, A dispute).
describe('what a gateway tells of a captured payment', () => {
  const engine = openEngine();
  const { paidStay, cancel } = gatewayStays(engine, playGateway(engine, 'razorpay'));
  const { history } = written(engine);
  let stay: Stay;
  const payment = async ({ bookingId }: { readonly bookingId: string } = stay) =>
    engine.deps.db
      .selectFrom('payment')
      .selectAll()
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingKey(1760, bookingId).booking_id)
      .executeTakeFirstOrThrow();
  const told = async (what: Partial<PaymentMovements>, of: object = {}) => {
    const known = { ...(await payment()), ...of };
    const whole = { refunds: [], disputes: [], ...what };
    return transact(engine.deps.db, (tx) => applyTold(tx, known, whole, engine.deps.clock()));
  };
  const refunds = () =>
    engine.deps.db
      .selectFrom('refund')
      .select(['refund_id', 'amount', 'reason', 'status', 'origin', 'covered', 'asked_amount', 'created_at'])
      .orderBy('amount')
      .execute();
  const disputes = () => engine.deps.db.selectFrom('dispute').selectAll().execute();
  beforeEach(async () => {
    stay = await paidStay();
  });

  it('is written down whole, once', async () => {
    const at = engine.deps.clock();
    expect(await told({ refunds: [refund], disputes: [dispute] })).toBe('applied');
    engine.pass(1000);
    expect(await told({ refunds: [refund], disputes: [dispute] })).toBe('applied');
    const { hotel_id, booking_id, payment_id } = await payment();
    expect(await refunds()).toEqual([
      {
        refund_id: 'razorpay:rfnd_1',
        amount: 1000,
        reason: 'at_gateway',
        status: 'processed',
        origin: 'gateway',
        covered: 0,
        asked_amount: null,
        created_at: at,
      },
    ]);
    expect(await disputes()).toEqual([
      {
        hotel_id,
        booking_id,
        payment_id,
        gateway: 'razorpay',
        gateway_dispute_id: 'disp_1',
        amount: 3000,
        status: 'open',
        gone: 0,
        opened_at: at,
        changed_at: at,
      },
    ]);
  });

  it('of a dispute that ends is written over what was known of it, since when it was opened', async () => {
    await told({ disputes: [dispute] });
    const opened = engine.deps.clock();
    engine.pass(1000);
    await told({ disputes: [{ ...dispute, status: 'lost' }] });
    expect(await disputes()).toMatchObject([
      { status: 'lost', gone: 3000, amount: 3000, opened_at: opened, changed_at: engine.deps.clock() },
    ]);
  });

  it('is nothing of a payment that is not captured, or of a booking that is not there', async () => {
    const other = await book(engine);
    await openOrder(engine, other.bookingId);
    const pending = await payment(other);
    expect(await told({ refunds: [refund] }, pending)).toBe('not_captured');
    expect(await told({ refunds: [refund] }, { booking_id: '1760_AAAAAAAAAAAAAAAAAAAAAA' })).toBe('not_captured');
    expect([await refunds(), await history(stay.bookingId, 4)]).toEqual([[], []]);
  });

  it('is not written down where it is more than was captured, but for a part of a unit that was counted whole', async () => {
    expect(await told({ refunds: [{ ...refund, amount: price * 100 + 200 }] })).toBe('contradiction');
    expect([await refunds(), await history(stay.bookingId, 4)]).toEqual([[], []]);
    expect(await told({ refunds: [{ ...refund, amount: price * 100 + 100 }] })).toBe('applied');
    expect(await refunds()).toMatchObject([{ amount: price }]);
  });

  it('names no refund of another booking: that is nobody’s here', async () => {
    await cancel(stay, 9828);
    const [own] = await refunds();
    const other = await paidStay();
    const named = { ...refund, gatewayRefundId: 'rfnd_2', refundId: own?.refund_id ?? '' };
    expect(await told({ refunds: [named] }, await payment(other))).toBe('applied');
    expect(await refunds()).toHaveLength(1);
    const unknown = { ...named, refundId: 'a-note-of-nobody' };
    expect(await told({ refunds: [unknown] }, await payment(other))).toBe('applied');
    expect(await refunds()).toMatchObject([
      { refund_id: 'razorpay:rfnd_2', amount: 1000, origin: 'gateway' },
      own ?? {},
    ]);
  });

  it('has a refund that waited for a dispute paid at once when that is won or closed, and not when one is opened', async () => {
    await cancel(stay, 9828);
    const due = () =>
      engine.deps.db.selectFrom('outbox').select('available_at').where('kind', '=', 'refund').executeTakeFirstOrThrow();
    const later = new Date(engine.deps.clock().getTime() + 3_600_000);
    for (const [status, at] of [
      ['open', later],
      ['won', engine.deps.clock()],
    ] as const) {
      await engine.deps.db.updateTable('outbox').set({ available_at: later }).where('kind', '=', 'refund').execute();
      await told({ disputes: [{ ...dispute, status }] });
      expect([status, (await due()).available_at]).toEqual([status, at]);
    }
    await engine.deps.db.updateTable('outbox').set({ available_at: later }).where('kind', '=', 'refund').execute();
    await told({ disputes: [{ ...dispute, gatewayDisputeId: 'disp_2', status: 'closed' }] });
    expect((await due()).available_at).toEqual(engine.deps.clock());
  });

  it.each([
    ['confirmed', false],
    ['cancelled', true],
    ['expired', true],
  ] as const)('is held against a stay that is %s', async (status, isOver) => {
    await engine.deps.db.updateTable('booking').set({ status, kept: 7 }).execute();
    const locked = await transact(engine.deps.db, async (tx) => lockBooks(tx, await payment()));
    const { payment_id } = await payment();
    expect(locked?.books).toMatchObject({
      currency: 'INR',
      isOver,
      kept: 7,
      payments: [{ payment_id, amount: price }],
      atProperty: 0,
      refunds: [],
      disputes: [],
    });
    await engine.deps.db.updateTable('booking').set({ status: 'confirmed', kept: 0 }).execute();
  });
});
