import { describe, expect, it } from 'vitest';
import { day, gatewayStays, type Stay } from '../../../test/gateway-stays.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { playGateway } from '../../../test/played-gateways.ts';
import { written } from '../../../test/written.ts';

const minute = 60_000;
const toGuest = (notice: string) => [`notice-mail ${notice}`, `notice-sms ${notice}`];
const bySystem = (type: string, facts: object) => [type, 'system', { amount: 9828, ...facts }];
const started = (refundId: string) => bySystem('refund_started', { refundId, reason: 'cancelled' });
const cancelled = ['cancelled', 'guest', { kept: 252, refund: 9828, processingCharge: 252 }];
const dispute = (type: string) => [type, 'payment', { disputeId: 'disp_1', amount: 10_080 }];

// Shows docs/rules.md: Money at the gateway (Refused refunds, A dispute).
describe('what is written and told of money that goes back', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const played = gatewayStays(engine, gateway);
  const { relay, paidStay, atDashboard, disputed, told, toldDispute, cancel, reconcile, asked } = played;
  const { history, messages } = written(engine);
  /** A paid stay that its guest has cancelled, and the messages up to then. */
  const owed = async () => {
    const stay = await paidStay();
    const before = await messages(stay.bookingId);
    expect(await cancel(stay, 9828)).toBe(200);
    return { stay, before: [...before, ...toGuest('cancelled'), 'property-mail cancelled'] };
  };
  const since = async (stay: Stay, before: readonly string[]): Promise<string[]> => {
    const left = [...before];
    return (await messages(stay.bookingId)).filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };

  it('at once', async () => {
    const { stay, before } = await owed();
    await relay();
    expect(await history(stay.bookingId, 4)).toEqual([
      cancelled,
      started('#1'),
      bySystem('refund_processed', { refundId: '#1' }),
    ]);
    expect(await since(stay, before)).toEqual(toGuest('refund_processed'));
  });

  it('only when the gateway takes it: tried ever later, told late once, and given up', async () => {
    const { stay, before } = await owed();
    gateway.memory.refuses = 'the balance is too low';
    await relay();
    const waits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
    for (const [failed, minutes] of waits.entries()) {
      expect(await history(stay.bookingId, 6)).toHaveLength(2 * (failed + 1));
      engine.pass(minutes * minute - 1);
      await relay();
      expect(await history(stay.bookingId, 6)).toHaveLength(2 * (failed + 1));
      engine.pass(1);
      await relay();
    }
    const tries = waits.flatMap((_, at) => [
      started(`#${at + 2}`),
      bySystem('refund_failed', { refundId: `#${at + 1}` }),
    ]);
    expect(await history(stay.bookingId, 4)).toEqual([
      cancelled,
      started('#1'),
      ...tries,
      bySystem('refund_given_up', { refundId: '#12' }),
    ]);
    expect(await since(stay, before)).toEqual([
      'notice-mail refund_failed',
      'notice-mail refund_given_up',
      'notice-sms refund_given_up',
      'property-mail refund_failed',
      'property-mail refund_given_up',
    ]);
    engine.pass(9 * day);
    await relay();
    expect(await history(stay.bookingId, 6)).toHaveLength(2 * waits.length + 1);
  });

  it('after a dispute that is won, at once then', async () => {
    const { stay, before } = await owed();
    disputed('open');
    await toldDispute(stay, 'created');
    await relay();
    engine.pass(10 * minute);
    await relay();
    const waits = [dispute('dispute_opened'), bySystem('refund_waits', { refundId: '#1' })];
    expect(await history(stay.bookingId, 4)).toEqual([cancelled, started('#1'), ...waits]);
    expect(await since(stay, before)).toEqual(['notice-mail refund_waits', 'property-mail dispute_opened']);
    expect(asked()).toEqual([]);
    disputed('won');
    await toldDispute(stay, 'won');
    await relay();
    expect(await history(stay.bookingId, 8)).toEqual([
      dispute('dispute_won'),
      bySystem('refund_processed', { refundId: '#1' }),
    ]);
    expect(await since(stay, before)).toEqual(
      ['notice-mail refund_waits', 'property-mail dispute_opened', 'property-mail dispute_won']
        .concat(toGuest('refund_processed'))
        .toSorted(),
    );
  });

  it('never, after a dispute that is lost: the bank gave it back', async () => {
    const { stay, before } = await owed();
    disputed('lost');
    await toldDispute(stay, 'lost');
    await relay();
    engine.pass(day);
    await relay();
    expect(await history(stay.bookingId, 4)).toEqual([cancelled, started('#1'), dispute('dispute_lost')]);
    expect(await since(stay, before)).toEqual([...toGuest('returned_by_bank 10080'), 'property-mail dispute_lost']);
    expect(asked()).toEqual([]);
  });

  it('at the gateway itself: asked for, failed, and made', async () => {
    const stay = await paidStay();
    const before = await messages(stay.bookingId);
    const byGateway = (type: string, amount: number, id: string) => [
      type,
      'payment',
      { refundId: `razorpay:${id}`, amount },
    ];
    atDashboard(1000, { status: 'pending' });
    await told(stay, 'refund.created', 1000);
    expect(await history(stay.bookingId, 4)).toEqual([byGateway('refund_at_gateway', 1000, 'rfnd_dashboard')]);
    atDashboard(1000, { status: 'failed' });
    await told(stay, 'refund.failed', 1000);
    expect(await history(stay.bookingId, 5)).toEqual([byGateway('refund_failed', 1000, 'rfnd_dashboard')]);
    atDashboard(2000, { id: 'rfnd_2' });
    await reconcile();
    expect(await history(stay.bookingId, 6)).toEqual([
      byGateway('refund_at_gateway', 2000, 'rfnd_2'),
      byGateway('refund_processed', 2000, 'rfnd_2'),
    ]);
    const [twice, failed] = ['property-mail refund_at_gateway', 'property-mail refund_failed'];
    expect(await since(stay, before)).toEqual([...toGuest('given_back'), twice, twice, failed].toSorted());
  });
});
