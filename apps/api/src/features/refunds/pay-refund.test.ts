import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayInstead } from '../../../test/gateway-instead.ts';
import { gatewayStays, price } from '../../../test/gateway-stays.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { playGateway } from '../../../test/played-gateways.ts';
import { payRefund } from './pay-refund.ts';

const owed = 9828;

// Shows docs/rules.md: Money at the gateway (Before every refund, Refused refunds).
describe('a refund that its gateway does not make', () => {
  const engine = openEngine();
  const { paidStay, cancel, relay } = gatewayStays(engine, playGateway(engine, 'razorpay'));
  let refundId = '';
  let asked: number[] = [];
  const rows = async () =>
    (await engine.deps.db.selectFrom('refund').select(['amount', 'status']).execute())
      .map(({ amount, status }) => `${amount} ${status}`)
      .toSorted();
  /** The gateway refuses, and has given back so many units each time that it is asked how the payment stands. */
  const refusing = (...givenBack: readonly number[]) => {
    const left = [...givenBack];
    return gatewayInstead(engine, (gateway) => ({
      ...gateway,
      accountOf: async () => ({
        kind: 'known',
        captured: price * 100,
        givenBack: left.shift() ?? 0,
        refunds: [],
        disputes: [],
      }),
      refund: async ({ amount }: Parameters<typeof gateway.refund>[0]) => {
        asked.push(amount);
        return { kind: 'refused', reason: 'no' };
      },
    }));
  };
  beforeEach(async () => {
    asked = [];
    await cancel(await paidStay(), owed);
    ({ refund_id: refundId } = await engine.deps.db.selectFrom('refund').select('refund_id').executeTakeFirstOrThrow());
  });

  it('and refuses for what is left is asked for again with the same key while more may have gone back than is listed', async () => {
    const less = (price - 5000) * 100;
    await expect(payRefund(refusing(0, less, less, less, less, less), 1760, refundId)).rejects.toThrow(
      'what is left of the payment changes',
    );
    expect([asked, await rows()]).toEqual([Array(3).fill(owed * 100), [`${owed} pending`]]);
  });

  it('and refuses though all of it is left has failed, and is owed by another', async () => {
    await payRefund(refusing(), 1760, refundId);
    expect([asked, await rows()]).toEqual([[owed * 100], [`${owed} failed`, `${owed} pending`]]);
    await relay();
    expect(await rows()).toEqual([`${owed} failed`, `${owed} pending`]);
  });

  it('and refuses first, and then not any more, is paid in the same run', async () => {
    const less = (price - 5000) * 100;
    const deps = refusing(0, less, 0, 0);
    await payRefund(deps, 1760, refundId);
    expect(asked).toEqual([owed * 100, owed * 100]);
    expect(await rows()).toEqual([`${owed} failed`, `${owed} pending`]);
  });

  it.each([
    ['asked for', null],
    ['asked about', 'rfnd_1'],
  ])('stays as it is while the gateway cannot be %s', async (_, gatewayRefundId) => {
    await engine.deps.db.updateTable('refund').set({ gateway_refund_id: gatewayRefundId }).execute();
    const away = async () => ({ kind: 'unavailable', reason: 'away' });
    const deps = gatewayInstead(engine, (gateway) => ({ ...gateway, refund: away, refundState: away }));
    await expect(payRefund(deps, 1760, refundId)).rejects.toThrow('gateway unavailable');
    expect(await rows()).toEqual([`${owed} pending`]);
  });

  it('is nothing of one that is over, or is the gateway’s own', async () => {
    const { db } = engine.deps;
    await db.updateTable('refund').set({ status: 'processed' }).execute();
    await payRefund(refusing(), 1760, refundId);
    await sql`update refund set status = 'pending', origin = 'gateway'`.execute(db);
    await payRefund(refusing(), 1760, refundId);
    await payRefund(refusing(), 1760, 'another');
    expect(asked).toEqual([]);
    await sql`update refund set origin = 'engine'`.execute(db);
  });
});
