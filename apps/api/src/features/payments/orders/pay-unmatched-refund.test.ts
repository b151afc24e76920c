import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayInstead } from '../../../../test/gateway-instead.ts';
import { book, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { postWebhook } from '../../../../test/webhook.ts';
import type { GatewayApi } from '../gateways/gateway-api.ts';
import { payUnmatchedRefund } from './pay-unmatched-refund.ts';

type Account = Awaited<ReturnType<GatewayApi['accountOf']>>;
type Made = Awaited<ReturnType<GatewayApi['refund']>>;
type State = Awaited<ReturnType<GatewayApi['refundState']>>;

const key = { gateway: 'razorpay', gatewayPaymentId: 'pay_odd' } as const;
const sum = 5000;
const processed = { kind: 'processed', gatewayRefundId: 'r1' } as const;

describe('the refund of money that was not asked for', () => {
  const engine = openEngine();
  let asked: [string, unknown][] = [];
  const rowOf = () => engine.deps.db.selectFrom('unmatched_payment').selectAll().executeTakeFirstOrThrow();
  const pay = (
    accounts: readonly Partial<Account & object>[],
    { made = processed, state = processed }: { readonly made?: Made; readonly state?: State } = {},
    at: { hotelId: number; gatewayPaymentId: string } = { hotelId: 1760, gatewayPaymentId: key.gatewayPaymentId },
  ): Promise<void> => {
    const told = accounts.map(
      (one) => ({ kind: 'known', captured: sum, givenBack: 0, refunds: [], disputes: [], ...one }) as Account,
    );
    const noted = <T>(name: string, answer: () => T) => {
      return async (one: unknown) => {
        asked.push([name, one]);
        return answer();
      };
    };
    const deps = gatewayInstead(engine, (gateway) => ({
      ...gateway,
      accountOf: noted('account', () => told.shift()),
      refund: noted('refund', () => made),
      refundState: noted('state', () => state),
    }));
    return payUnmatchedRefund(deps, at.hotelId, { ...key, gatewayPaymentId: at.gatewayPaymentId });
  };
  const names = (): string[] => asked.map(([name]) => name);
  const givenUp = async () =>
    (
      await engine.deps.db.selectFrom('booking_event').select(['type', 'actor', 'facts']).orderBy('sequence').execute()
    ).filter(({ type }) => type === 'refund_given_up');

  beforeEach(async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    await postWebhook(engine, { orderId, paymentId: 'pay_odd', money: { amount: sum, currency: 'INR' } });
    asked = [];
  });

  it('is asked for under its id, after its payment was, and kept', async () => {
    const row = await rowOf();
    await pay([{}]);
    expect(asked).toEqual([
      ['account', { gatewayPaymentId: 'pay_odd', since: row.noticed_at }],
      ['refund', { hotelId: 1760, refundId: row.refund_id, gatewayPaymentId: 'pay_odd', amount: sum }],
    ]);
    expect(await rowOf()).toEqual({ ...row, refund_status: 'processed', gateway_refund_id: 'r1' });
    await pay([{}]);
    expect(names()).toEqual(['account', 'refund']);
  });

  it.each([
    ['payment', { hotelId: 1760, gatewayPaymentId: 'pay_other' }],
    ['hotel', { hotelId: 1188, gatewayPaymentId: 'pay_odd' }],
  ])('is of no other %s', async (_what, at) => {
    await pay([{}], {}, at);
    expect(asked).toEqual([]);
  });

  it('that is under way is asked about until it is paid, and no second is made', async () => {
    await expect(pay([{}], { made: { kind: 'pending', gatewayRefundId: 'r1' } })).rejects.toThrow('not paid');
    const row = await rowOf();
    expect(row).toMatchObject({ refund_status: 'pending', gateway_refund_id: 'r1' });
    await expect(pay([], { state: { kind: 'unavailable', reason: 'away' } })).rejects.toThrow('away');
    expect(await rowOf()).toEqual(row);
    await pay([]);
    expect(asked.slice(2)).toEqual(
      Array(2).fill(['state', { gatewayPaymentId: 'pay_odd', gatewayRefundId: 'r1' }]) as unknown[],
    );
    expect(await rowOf()).toMatchObject({ refund_status: 'processed' });
  });

  it('that has failed is asked for anew, under another id', async () => {
    const before = await rowOf();
    await expect(pay([{}], { made: { kind: 'failed', gatewayRefundId: 'r1' } })).rejects.toThrow('could not pay');
    const after = await rowOf();
    expect(after).toEqual({ ...before, refund_id: after.refund_id, gateway_refund_id: null });
    expect(after.refund_id).not.toBe(before.refund_id);
  });

  it.each(['processed', 'pending', 'failed'] as const)(
    'that the gateway knows already as %s is not made again',
    async (status) => {
      const { refund_id: refundId } = await rowOf();
      const own = { gatewayRefundId: 'r9', refundId, amount: sum, status };
      const other = { gatewayRefundId: 'r0', refundId: null, amount: 1, status: 'processed' as const };
      await pay([{ refunds: [other, own], givenBack: sum } as Partial<Account & object>]).catch(() => {});
      expect(names()).toEqual(['account']);
      const kept = { processed: ['processed', 'r9'], pending: ['pending', 'r9'], failed: ['pending', null] }[status];
      const row = await rowOf();
      expect([row.refund_status, row.gateway_refund_id]).toEqual(kept);
    },
  );

  it.each([
    ['the gateway is away', { kind: 'unavailable', reason: 'away' }, 'away'],
    ['it is in dispute', { disputes: [{ gatewayDisputeId: 'd1', amount: 1, status: 'open' }] }, 'dispute'],
  ])('waits while %s', async (_what, account, why) => {
    const row = await rowOf();
    await expect(pay([account as Partial<Account & object>])).rejects.toThrow(why);
    expect([names(), await rowOf()]).toEqual([['account'], row]);
  });

  it('goes on after disputes that are decided', async () => {
    const won = { gatewayDisputeId: 'd1', amount: 1, status: 'won' as const };
    await pay([{ disputes: [won] } as Partial<Account & object>]);
    expect(names()).toEqual(['account', 'refund']);
  });

  it('is of what is left alone, under an id of that sum', async () => {
    const before = await rowOf();
    await pay([{ givenBack: 2000 }]);
    const after = await rowOf();
    expect(after).toMatchObject({ amount: 3000, refund_status: 'processed' });
    expect(after.refund_id).not.toBe(before.refund_id);
    expect(asked[1]).toEqual(['refund', expect.objectContaining({ refundId: after.refund_id, amount: 3000 })]);
  });

  it('is not needed where all went back by other means', async () => {
    await pay([{ givenBack: sum }]);
    expect([names(), await rowOf()]).toMatchObject([['account'], { refund_status: 'processed', amount: sum }]);
  });

  it('that is refused though it is left is given up, and guest and property are told', async () => {
    await pay([{}, {}], { made: { kind: 'refused', reason: 'no' } });
    expect(await rowOf()).toMatchObject({ refund_status: 'refused' });
    expect(await givenUp()).toEqual([
      {
        type: 'refund_given_up',
        actor: 'system',
        facts: { gatewayPaymentId: 'pay_odd', unitsAtGateway: sum, currency: 'INR' },
      },
    ]);
    const notices = await engine.deps.db.selectFrom('outbox').select(['kind', 'payload']).execute();
    expect(
      notices.filter(
        ({ kind, payload }) => kind === 'notice-mail' && JSON.stringify(payload).includes('refund_given_up'),
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['less is left by then', { givenBack: 1 }],
    ['nobody can say what is left', { kind: 'unavailable', reason: 'away' }],
  ])('that is refused is not given up where %s', async (_what, after) => {
    await expect(
      pay([{}, after as Partial<Account & object>], { made: { kind: 'refused', reason: 'no' } }),
    ).rejects.toThrow('asked for next');
    expect([await givenUp(), await rowOf()]).toMatchObject([[], { refund_status: 'pending' }]);
  });
});
