import { beforeEach, describe, expect, it } from 'vitest';
import { bookingKey } from '../../database/booking-key.ts';
import { gatewayInstead } from '../../../test/gateway-instead.ts';
import { gatewayStays, price, type Stay } from '../../../test/gateway-stays.ts';
import { book } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { playGateway } from '../../../test/played-gateways.ts';
import { written } from '../../../test/written.ts';
import { askAccount, askAccounts } from './ask-account.ts';

// Shows docs/rules.md: Money at the gateway (Before every refund).
describe('how a captured payment stands at its gateway', () => {
  const engine = openEngine();
  const { paidStay, atDashboard } = gatewayStays(engine, playGateway(engine, 'razorpay'));
  const { history } = written(engine);
  let stay: Stay;
  /** Records the questions to the gateway about accounts; `answer` takes the place of its own answers. */
  const asking = (answer?: () => Promise<unknown>) => {
    const asked: unknown[] = [];
    const deps = gatewayInstead(engine, (gateway) => ({
      ...gateway,
      accountOf: (one: Parameters<typeof gateway.accountOf>[0]) => {
        asked.push(one);
        return answer === undefined ? gateway.accountOf(one) : answer();
      },
    }));
    return { asked, deps };
  };
  const payment = () => engine.deps.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
  const given = ['refund_at_gateway', 'payment', { refundId: 'razorpay:rfnd_dashboard', amount: 1000 }];
  const refunded = ['refund_processed', 'payment', { refundId: 'razorpay:rfnd_dashboard', amount: 1000 }];
  beforeEach(async () => {
    stay = await paidStay();
    atDashboard(1000);
  });

  it('is written into the books, once', async () => {
    const { asked, deps } = asking();
    const { created_at: since } = await payment();
    const account = { captured: price * 100, givenBack: 100_000 };
    expect(await askAccount(deps, await payment())).toMatchObject(account);
    expect(asked).toEqual([{ gatewayPaymentId: stay.paymentId, since }]);
    await askAccounts(deps, bookingKey(1760, stay.bookingId));
    expect(await history(stay.bookingId, 4)).toEqual([given, refunded]);
    expect(asked).toHaveLength(2);
  });

  it('is not known of one that was never made, or while the gateway is away', async () => {
    const { asked, deps } = asking(async () => ({ kind: 'unavailable', reason: 'away' }));
    expect(await askAccount(deps, { ...(await payment()), gateway_payment_id: null })).toBeNull();
    expect(asked).toEqual([]);
    expect(await askAccount(deps, await payment())).toBeNull();
    await askAccounts(deps, bookingKey(1760, stay.bookingId));
    expect(await history(stay.bookingId, 4)).toEqual([]);
  });

  it('keeps nobody waiting: not by a fault of the gateway, and not by its silence', async () => {
    const key = bookingKey(1760, stay.bookingId);
    await askAccounts(asking(() => Promise.reject(new Error('a fault'))).deps, key);
    await askAccounts(asking(() => new Promise(() => undefined)).deps, key);
    expect(await history(stay.bookingId, 4)).toEqual([]);
  });

  it('is asked of nobody where nothing was paid', async () => {
    const { bookingId } = await book(engine, { mode: 'at-property' });
    const { asked, deps } = asking();
    await askAccounts(deps, bookingKey(1760, bookingId));
    expect(asked).toEqual([]);
  });
});
