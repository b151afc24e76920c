import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayInstead } from '../../../../test/gateway-instead.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { GatewayApi } from '../gateways/gateway-api.ts';
import { keepLost, refundLost } from './lost-payments.ts';

const lost = {
  hotelId: 1760,
  gateway: 'razorpay',
  vendor: null,
  orderId: 'order_lost',
  captured: { gatewayPaymentId: 'pay_lost', amount: 1000, currency: 'INR' },
} as const;
type Made = Awaited<ReturnType<GatewayApi['refund']>>;
type Account = Awaited<ReturnType<GatewayApi['accountOf']>>;

describe('the refund of a payment that is lost', () => {
  const engine = openEngine();
  const rowOf = () => engine.deps.db.selectFrom('lost_payment').selectAll().executeTakeFirstOrThrow();
  let asked: unknown[] = [];
  const refund = async (
    account: Partial<Account & object>,
    made: Made = { kind: 'processed', gatewayRefundId: 'r1' },
  ) => {
    const known = { kind: 'known', captured: 1000, givenBack: 0, refunds: [], disputes: [], ...account } as Account;
    const noted =
      <T>(answer: T) =>
      async (one: unknown): Promise<T> => {
        asked.push(one);
        return answer;
      };
    const deps = gatewayInstead(engine, (gateway) => ({ ...gateway, accountOf: noted(known), refund: noted(made) }));
    return refundLost(deps, 1760, 'razorpay', 'pay_lost');
  };
  beforeEach(async () => {
    asked = [];
    await keepLost(engine.deps, lost);
  });

  it('is kept once, as its gateway told of it', async () => {
    const row = await rowOf();
    expect(await keepLost(engine.deps, lost)).toBe(false);
    expect(row).toMatchObject({
      hotel_id: 1760,
      gateway: 'razorpay',
      vendor: null,
      gateway_payment_id: 'pay_lost',
      order_id: 'order_lost',
      amount: 1000,
      currency: 'INR',
      noticed_at: engine.deps.clock(),
      refund_status: 'none',
      gateway_refund_id: null,
    });
  });

  it.each([
    ['acct_of_provider', null],
    ['own', 'own'],
  ])('is kept of the account %s as %s', async (vendor, kept) => {
    const captured = { ...lost.captured, gatewayPaymentId: 'pay_other' };
    expect(await keepLost(engine.deps, { ...lost, vendor, captured })).toBe(true);
    const rows = await engine.deps.db.selectFrom('lost_payment').selectAll().execute();
    expect(rows.find((row) => row.gateway_payment_id === 'pay_other')?.vendor).toBe(kept);
  });

  it('is of none that nobody has kept', async () => {
    expect(await refundLost(engine.deps, 1760, 'razorpay', 'pay_unknown')).toEqual({ kind: 'unknown' });
    expect(await refundLost(engine.deps, 1188, 'razorpay', 'pay_lost')).toEqual({ kind: 'unknown' });
  });

  it('asks for what is left under its own id, since it was noticed', async () => {
    const row = await rowOf();
    expect(await refund({ givenBack: 300 })).toEqual({ kind: 'refunded', status: 'processed', amount: 700 });
    expect(asked).toEqual([
      { gatewayPaymentId: 'pay_lost', since: row.noticed_at },
      { hotelId: 1760, refundId: row.refund_id, gatewayPaymentId: 'pay_lost', amount: 700 },
    ]);
    expect(await rowOf()).toMatchObject({ refund_status: 'processed', gateway_refund_id: 'r1' });
  });

  it('asks for no more than was lost', async () => {
    expect(await refund({ captured: 5000 })).toMatchObject({ amount: 1000 });
  });

  it.each([
    [{ kind: 'pending', gatewayRefundId: 'r1' }, 'pending', 'r1'],
    [{ kind: 'failed', gatewayRefundId: 'r1' }, 'refused', 'r1'],
    [{ kind: 'refused', reason: 'no' }, 'refused', null],
  ] as const)('that ends as %j is kept so', async (made, status, id) => {
    expect(await refund({}, made)).toEqual({ kind: 'refunded', status, amount: 1000 });
    expect(await rowOf()).toMatchObject({ refund_status: status, gateway_refund_id: id });
  });

  it.each([
    ['the gateway cannot be asked', { kind: 'unavailable', reason: 'away' }, undefined, 'away', 1],
    ['its answer is lost', {}, { kind: 'unavailable', reason: 'no answer' }, 'no answer', 2],
    [
      'it is in dispute',
      {
        disputes: [
          { gatewayDisputeId: 'd0', amount: 1, status: 'won' },
          { gatewayDisputeId: 'd1', amount: 1, status: 'open' },
        ],
      },
      undefined,
      'it is in dispute',
      1,
    ],
  ] as const)('is not made where %s', async (_what, account, made, why, times) => {
    const before = await rowOf();
    expect(await refund(account as Partial<Account & object>, made)).toEqual({ kind: 'not_now', why });
    expect([asked.length, await rowOf()]).toEqual([times, before]);
  });

  it('goes on after a dispute that is decided, without what was lost in it', async () => {
    const disputes = [{ gatewayDisputeId: 'd1', amount: 400, status: 'lost' as const }];
    expect(await refund({ disputes })).toMatchObject({ kind: 'refunded', amount: 600 });
  });

  it('is not needed where nothing is left', async () => {
    expect(await refund({ givenBack: 1000 })).toEqual({ kind: 'nothing_left' });
    expect([asked.length, await rowOf()]).toMatchObject([1, { refund_status: 'processed', gateway_refund_id: null }]);
  });

  it.each([
    [600, 'pending', 600],
    [null, 'processed', 1000],
  ] as const)('of %s that the gateway knows already as %s is told as %s', async (amount, status, said) => {
    const refunds = [
      { gatewayRefundId: 'r0', refundId: null, amount: 1, status: 'processed' as const },
      { gatewayRefundId: 'r9', refundId: (await rowOf()).refund_id, amount, status },
    ];
    expect(await refund({ refunds })).toEqual({ kind: 'refunded', status, amount: said });
    expect([asked.length, await rowOf()]).toMatchObject([1, { refund_status: status, gateway_refund_id: 'r9' }]);
  });

  it('is asked for again where the one that the gateway knows has failed', async () => {
    const refunds = [
      { gatewayRefundId: 'r9', refundId: (await rowOf()).refund_id, amount: 1000, status: 'failed' as const },
    ];
    expect(await refund({ refunds })).toEqual({ kind: 'refunded', status: 'processed', amount: 1000 });
    expect(asked).toHaveLength(2);
  });
});
