import { describe, expect, it } from 'vitest';
import { auditGateways, listLost, refundOneLost } from '../src/commands/lost-payments.ts';
import { hashOf } from '../src/hash-of.ts';
import { guestCalls } from './guest-calls.ts';
import { openEngine } from './open-engine.ts';
import { paymentOf } from './test-gateway.ts';
import { postWebhook } from './webhook.ts';
import { databaseKinds } from './database-kinds.ts';

/** As a restore leaves it: the gateway has money for an order of ours that the database does not know. */
const order = { orderId: 'order_of_a_lost_day', paymentId: 'pay_lost', money: { amount: 536_000, currency: 'INR' } };

describe.each(databaseKinds)('money for an order that is lost, on %s', (kind) => {
  const engine = openEngine(kind);
  const notes = { hotel_id: '1760', payment_id: hashOf('lost') };
  const said = async (run: (say: (line: string) => void) => Promise<boolean>): Promise<[boolean, string]> => {
    const lines: string[] = [];
    return [await run((line) => lines.push(line)), lines.join('\n')];
  };
  const gaugeOf = async (): Promise<string | undefined> =>
    /^payments_lost\{gateway="razorpay"\} (\d+)$/m.exec((await engine.app.inject('/metrics')).body)?.[1];
  const refund = (): Promise<[boolean, string]> =>
    said((say) => refundOneLost(engine.deps, ['1760', 'razorpay', 'pay_lost'], say));

  it('is kept once where its message carries our notes, counted, and given back once by a command', async () => {
    for (let times = 0; times < 2; times += 1)
      expect((await postWebhook(engine, { ...order, notes })).statusCode).toBe(200);
    const [isNone, list] = await said((say) => listLost(engine.deps, say));
    expect([isNone, list.split('\n')]).toEqual([false, [expect.stringMatching(/^1760 razorpay pay_lost: 536000 INR/)]]);
    expect(await gaugeOf()).toBe('1');
    expect(engine.razorpay.refunds.size).toBe(0);
    engine.razorpay.elsewhere.set('pay_lost', { captured: 536_000 });
    expect(await refund()).toEqual([true, '536000 asked back: processed.']);
    expect((await refund())[0]).toBe(true);
    expect([...engine.razorpay.refunds.values()]).toEqual([{ gatewayPaymentId: 'pay_lost', amount: 536_000 }]);
    expect(await gaugeOf()).toBeUndefined();
  });

  it('waits for its bank while it is in dispute, and for a gateway that is down', async () => {
    await postWebhook(engine, { ...order, notes });
    const dispute = { gatewayDisputeId: 'd1', amount: 536_000, status: 'open' } as const;
    engine.razorpay.elsewhere.set('pay_lost', { captured: 536_000, disputes: [dispute] });
    expect(await refund()).toEqual([false, 'Not given back: it is in dispute. Try again.']);
    engine.razorpay.isDown = true;
    expect((await refund())[0]).toBe(false);
    expect(engine.razorpay.refunds.size).toBe(0);
  });

  it('is none of ours without our notes, or of a hotel that is not here', async () => {
    await postWebhook(engine, order);
    await postWebhook(engine, { ...order, notes: { hotel_id: '999' } });
    await postWebhook(engine, { ...order, notes, event: 'payment.failed' });
    expect(await said((say) => listLost(engine.deps, say))).toEqual([true, 'No payment is lost.']);
  });

  it('is found by an audit of the gateway, whose messages were given to the database before', async () => {
    await guestCalls(engine).paid();
    const { gateway_order_id: known } = await engine.deps.db
      .selectFrom('payment')
      .select('gateway_order_id')
      .executeTakeFirstOrThrow();
    const captured = { kind: 'captured', gatewayTransactionId: null, ...order.money } as const;
    const paid = { ...captured, ...engine.razorpay.moneyOf(known ?? ''), gatewayPaymentId: paymentOf(known ?? '') };
    engine.razorpay.listed.push(
      { orderId: known ?? '', hotelId: 1760, captured: paid },
      { orderId: order.orderId, hotelId: 1760, captured: { ...captured, gatewayPaymentId: 'pay_lost' } },
      { orderId: 'order_of_another_shop', hotelId: null, captured: { ...captured, gatewayPaymentId: 'pay_other' } },
    );
    engine.cardVault.isDown = true;
    const audit = (): Promise<[boolean, string]> =>
      said((say) => auditGateways(engine.deps, ['--since', '2026-11-20T00:00:00Z'], say));
    const [isWhole, lines] = await audit();
    expect(isWhole).toBe(false);
    expect(lines).toContain('razorpay: 2 payments of ours, 1 of orders that are lost');
    expect(lines).toContain('card-vault: not read to the end: down');
    expect((await said((say) => listLost(engine.deps, say)))[1]).toContain('pay_lost');
    expect((await said((say) => auditGateways(engine.deps, ['yesterday'], say)))[0]).toBe(false);
  });
});
