import { describe, expect, it } from 'vitest';
import { gatewayInstead } from '../../../../test/gateway-instead.ts';
import { book, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { GatewayApi, ListedPayment } from '../gateways/gateway-api.ts';
import { auditGateway } from './audit-gateway.ts';

type Page = Awaited<ReturnType<GatewayApi['paymentsSince']>>;
const since = new Date('2026-11-10T00:00:00Z');
const listed = (orderId: string, hotelId: number | null = 1760, paymentId = 'pay_1'): ListedPayment => ({
  captured: {
    kind: 'captured',
    gatewayPaymentId: paymentId,
    gatewayTransactionId: null,
    amount: 1_008_000,
    currency: 'INR',
  },
  orderId,
  hotelId,
});

describe('what a gateway lists, held against the database', () => {
  const engine = openEngine();
  /** Audits pages that the gateway gives one after the other; `asked` lists the calls to it. */
  const audited = async (pages: readonly Page[], ownOf: number | null = null) => {
    const asked: unknown[] = [];
    const left = [...pages];
    const deps = gatewayInstead(engine, (gateway, account) => ({
      ...gateway,
      paymentsSince: async (...of: unknown[]) => {
        asked.push([account, ...of]);
        return left.shift();
      },
    }));
    return { asked, told: await auditGateway(deps, 'razorpay', since, ownOf) };
  };
  const lost = async (): Promise<unknown[]> => {
    const rows = await engine.deps.db
      .selectFrom('lost_payment')
      .select(['hotel_id', 'order_id', 'vendor'])
      .orderBy('order_id')
      .execute();
    return rows.map(({ hotel_id, order_id, vendor }) => [hotel_id, order_id, vendor]);
  };
  const page = (payments: readonly ListedPayment[], next: string | null = null): Page => ({
    kind: 'known',
    payments,
    next,
  });

  it('confirms what is known, keeps what is lost, and leaves what is not ours', async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    const { asked, told } = await audited([
      page([listed(orderId), listed('order_of_others', null, 'pay_2')], '100'),
      page([listed('order_lost', 1760, 'pay_3')]),
    ]);
    expect(told).toEqual({ gateway: 'razorpay', ownOf: null, ours: 2, lost: 1, stopped: null });
    const account = { hotel_id: 0, gateway: 'razorpay', vendor: null };
    expect(asked).toEqual([
      [account, since, null],
      [account, since, '100'],
    ]);
    expect([await statusOf(engine, bookingId), await lost()]).toEqual(['confirmed', [[1760, 'order_lost', null]]]);
  });

  it('says why it stopped, with what it had read', async () => {
    const { told } = await audited([
      page([listed('order_lost')], '100'),
      { kind: 'unavailable', reason: 'status 500' },
    ]);
    expect(told).toEqual({ gateway: 'razorpay', ownOf: null, ours: 1, lost: 1, stopped: 'status 500' });
    const none = await audited([{ kind: 'not_offered' }]);
    expect(none.told).toMatchObject({ ours: 0, lost: 0, stopped: 'this gateway lists no payments' });
  });

  it('at a hotel’s own account is of that hotel alone', async () => {
    const { asked, told } = await audited(
      [page([listed('order_1'), listed('order_2', 2116, 'pay_2'), listed('order_3', null, 'pay_3')])],
      1760,
    );
    expect(told).toEqual({ gateway: 'razorpay', ownOf: 1760, ours: 1, lost: 1, stopped: null });
    expect(asked).toEqual([[{ hotel_id: 1760, gateway: 'razorpay', vendor: 'own' }, since, null]]);
    expect(await lost()).toEqual([[1760, 'order_1', 'own']]);
  });
});
