import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { day, price, gatewayStays } from './gateway-stays.ts';
import { byDay } from './night.ts';
import { openEngine } from './open-engine.ts';
import { playGateway } from './played-gateways.ts';

// Shows docs/rules.md: Money at the gateway (Given back at the gateway, Before every refund, The property is told, The
// guest is told).

const minute = 60_000;

const places = [
  ['pglite', 'razorpay'],
  ['postgresql', 'razorpay'],
  ['postgresql', 'stripe'],
  ['postgresql', 'card-vault'],
] as const;
const placesByDay = places.slice(2, 3);

describe.each(byDay(placesByDay, places))(
  'money that is given back at the gateway by itself, on %s at %s',
  (kind, name) => {
    const engine = openEngine(kind);
    const gateway = playGateway(engine, name);
    const { relay, view, paidStay, atDashboard, told, quote, cancel, asked, subjects, toProperty } = gatewayStays(
      engine,
      gateway,
    );

    it('a part given back there is in the ledger by its message: guest and property are told, and less is left', async () => {
      const stay = await paidStay();
      atDashboard(2000);
      for (const event of ['refund.processed', 'refund.created', 'refund.processed']) await told(stay, event, 2000);
      await relay();
      expect(await view(stay)).toMatchObject({
        status: 'confirmed',
        paymentStatus: 'partly_paid',
        refundAmount: 2000,
        refunds: [{ amount: 2000, status: 'processed', isMadeAtGateway: true }],
      });
      expect(subjects().filter((subject) => subject.includes('has given'))).toEqual([
        expect.stringContaining('₹2,000 back to you'),
      ]);
      expect(toProperty()).toContainEqual(expect.stringMatching(/^Money was given back at the payment company/));
      expect(engine.propertyMails.map(({ text }) => text).join()).toContain('₹2,000');
      // 8,080 less 2.5 %.
      expect(await quote(stay)).toMatchObject({ paid: 8080, refund: 7878 });
      expect(await cancel(stay, 7878)).toBe(200);
      await relay();
      expect(asked()).toEqual([7878]);
      expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: 9878, kept: 202 });
    });

    it('the fee is the fee: in the tier of 50 % what was given back counts towards what comes back', async () => {
      const stay = await paidStay();
      engine.pass(8 * day);
      // Nobody told of it: it is known because the gateway is asked before anything is promised.
      atDashboard(2000);
      expect(await quote(stay)).toMatchObject({ paid: 8080, fee: 5040, penalty: 5040, refund: 2964 });
      expect(await cancel(stay, 2964)).toBe(200);
      await relay();
      expect(asked()).toEqual([2964]);
    });

    it('all of it given back: nothing is promised, and nothing asked for', async () => {
      const stay = await paidStay();
      atDashboard(price);
      await told(stay, 'refund.processed', price);
      expect(await view(stay)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' });
      expect(await quote(stay)).toMatchObject({ paid: 0, refund: 0, code: 'nothing_paid' });
      expect(await cancel(stay, 0)).toBe(200);
      await relay();
      expect(asked()).toEqual([]);
      expect(await view(stay)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', kept: 0 });
    });

    it('a message that never came is made good by asking, ever less often', async () => {
      const stay = await paidStay();
      atDashboard(2000);
      engine.pass(2 * minute);
      await reconcilePayments(engine.deps);
      expect(await view(stay)).toMatchObject({ paymentStatus: 'partly_paid', refundAmount: 2000 });
      expect(await reconcilePayments(engine.deps)).toBe(0);
    });

    it('given back at the same moment as by us: it counts towards what we owed, and the gateway’s books are ours', async () => {
      const stay = await paidStay();
      expect(await cancel(stay, 9828)).toBe(200);
      atDashboard(9000);
      await told(stay, 'refund.processed', 9000);
      await relay();
      expect(asked()).toEqual([828]);
      expect(await view(stay)).toMatchObject({ refundAmount: 9828, kept: 252, paymentStatus: 'refunded' });
    });

    it('given back whole while ours is under way: ours is settled by what is left, not tried for days', async () => {
      const stay = await paidStay();
      expect(await cancel(stay, 9828)).toBe(200);
      atDashboard(price);
      await relay();
      expect(asked()).toEqual([]);
      expect(await view(stay)).toMatchObject({
        refundAmount: price,
        kept: 0,
        paymentStatus: 'refunded',
        refunds: [{ amount: price, isMadeAtGateway: true }],
      });
      expect(subjects().filter((subject) => /delayed|could not/.test(subject))).toEqual([]);
    });

    it('a refund of ours whose answer was lost did happen: it is found, and never made twice', async () => {
      const stay = await paidStay();
      expect(await cancel(stay, 9828)).toBe(200);
      gateway.memory.answers = 'lost';
      await relay();
      gateway.memory.answers = 'given';
      engine.pass(minute);
      await relay();
      expect(asked()).toEqual([9828]);
      expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: 9828 });
      expect(subjects().filter((subject) => subject.startsWith('We have refunded'))).toHaveLength(1);
    });

    it('our own refund told by message before its answer came is ours', async () => {
      const stay = await paidStay();
      expect(await cancel(stay, 9828)).toBe(200);
      const { refund_id: refundId } = await engine.deps.db
        .selectFrom('refund')
        .select('refund_id')
        .executeTakeFirstOrThrow();
      await gateway.tellMovement({
        event: 'refund.processed',
        orderId: stay.orderId,
        refund: {
          id: `rfnd_${refundId.slice(0, 8)}`,
          amount: 982_800,
          notes: { refund_id: refundId, hotel_id: '1760' },
        },
      });
      await relay();
      expect(asked()).toEqual([]);
      expect(await view(stay)).toMatchObject({
        paymentStatus: 'refunded',
        refundAmount: 9828,
        refunds: [{ status: 'processed' }],
      });
    });

    it('a refund made there that fails is owed by us again as far as it stood for ours', async () => {
      const stay = await paidStay();
      expect(await cancel(stay, 9828)).toBe(200);
      atDashboard(9828, { status: 'pending' });
      await told(stay, 'refund.created', 9828);
      await relay();
      expect(asked()).toEqual([]);
      atDashboard(9828, { status: 'failed' });
      await told(stay, 'refund.failed', 9828);
      await relay();
      expect(asked()).toEqual([9828]);
      expect(toProperty()).toContainEqual(expect.stringMatching(/^A refund has failed/));
      expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: 9828, kept: 252 });
    });

    it('paise given back there make no whole rupee, and no more is promised than is left', async () => {
      const stay = await paidStay();
      for (const [id, amount] of [
        ['rfnd_a', 503_950],
        ['rfnd_b', 504_050],
      ] as const) {
        atDashboard(amount / 100, { id });
        await gateway.tellMovement({ event: 'refund.processed', orderId: stay.orderId, refund: { id, amount } });
      }
      expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: price });
    });

    it('a refused refund that nothing explains is told once and tried again; after the last try the property owes it', async () => {
      const stay = await paidStay();
      expect(await cancel(stay, 9828)).toBe(200);
      gateway.memory.refuses = 'the balance is too low';
      for (let time = 0; time < 14; time += 1) {
        await relay();
        engine.pass(day);
      }
      expect(asked()).toEqual([]);
      expect(await view(stay)).toMatchObject({
        paymentStatus: 'refund_pending',
        refundHeldBy: 'gateway',
        refundAmount: 9828,
      });
      expect(toProperty().filter((subject) => subject.startsWith('A refund has failed'))).toHaveLength(1);
      expect(toProperty().filter((subject) => subject.startsWith('A refund cannot be made'))).toHaveLength(1);
      expect(subjects().filter((subject) => subject.includes('could not be made'))).toHaveLength(1);
      // The property gives it back at the gateway, once it can.
      gateway.memory.refuses = null;
      atDashboard(9828);
      await told(stay, 'refund.processed', 9828);
      expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', refundAmount: 9828, kept: 252 });
    });
  },
);
