import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { day, price, gatewayStays } from './gateway-stays.ts';
import { book, openOrder, statusOf } from './journeys.ts';
import { byDay } from './night.ts';
import { openEngine } from './open-engine.ts';
import { playAccount } from './played-accounts.ts';

// Shows docs/rules.md: Money at the gateway (A dispute).

const minute = 60_000;
const hour = 3_600_000;

const places = [
  ['pglite', 'razorpay'],
  ['postgresql', 'razorpay'],
  ['postgresql', 'stripe'],
  ['postgresql', 'card-vault'],
  ['pglite', 'own razorpay'],
  ['pglite', 'own stripe'],
] as const;
const placesByDay = places.filter(([, name]) => name.endsWith('stripe'));

describe.each(byDay(placesByDay, places))(
  'money disputed or taken at the gateway by itself, on %s at %s',
  (kind, name) => {
    const engine = openEngine(kind);
    const gateway = playAccount(engine, name);
    const { relay, view, paidStay, disputed, toldDispute, quote, cancel, asked, reconcile, subjects, toProperty } =
      gatewayStays(engine, gateway);

    it('a dispute is told to the property, and nothing is asked of its payment before it is decided', async () => {
      const stay = await paidStay();
      disputed('open');
      await toldDispute(stay, 'created');
      await toldDispute(stay, 'under_review');
      expect(await quote(stay)).toMatchObject({ refund: 9828, isDisputed: true, arrives: null });
      expect(await cancel(stay, 9828)).toBe(200);
      for (let time = 0; time < 3; time += 1) {
        await relay();
        engine.pass(2 * hour);
      }
      expect(asked()).toEqual([]);
      expect(await view(stay)).toMatchObject({ refundHeldBy: 'dispute', refunds: [{ amount: 9828, isWaiting: true }] });
      expect(toProperty().filter((subject) => subject.startsWith('A guest disputes'))).toHaveLength(1);
      expect(subjects().filter((subject) => subject.endsWith('is waiting'))).toHaveLength(1);
      expect(engine.mails.map(({ text }) => text).join()).toContain('back once your bank has decided');
      expect(engine.mails.map(({ text }) => text).join()).not.toContain('is on its way back to you');
      disputed('won');
      await toldDispute(stay, 'won');
      await relay();
      expect(asked()).toEqual([9828]);
      expect(toProperty()).toContainEqual(expect.stringMatching(/^A dispute is decided for you/));
      expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded' });
    });

    it('a lost dispute has taken the money: it is paid no more, and goes back no second time', async () => {
      const stay = await paidStay();
      disputed('open');
      await toldDispute(stay, 'created');
      expect(await cancel(stay, 9828)).toBe(200);
      disputed('lost');
      for (const event of ['lost', 'created', 'lost']) await toldDispute(stay, event);
      engine.pass(2 * hour);
      await relay();
      expect(asked()).toEqual([]);
      expect(await view(stay)).toMatchObject({ paymentStatus: 'refunded', amountPaid: 0, refundAmount: 0, kept: 0 });
      expect(toProperty().filter((subject) => subject.startsWith('A dispute is decided for the guest'))).toHaveLength(
        1,
      );
      expect(subjects().filter((subject) => subject.startsWith('Your bank has returned ₹10,080'))).toHaveLength(1);
    });

    it('a dispute lost of a stay that stands leaves it unpaid', async () => {
      const stay = await paidStay();
      disputed('lost');
      await reconcile();
      expect(await view(stay)).toMatchObject({ status: 'confirmed', amountPaid: 0, amountPayable: price });
      expect(await quote(stay)).toMatchObject({ paid: 0, refund: 0 });
    });

    it('captured by hand at the dashboard days later is a capture, told or not', async () => {
      const booked = await book(engine);
      const orderId = await openOrder(engine, booked.bookingId);
      gateway.memory.outcomes.set(orderId, { kind: 'open' });
      engine.pass(16 * minute);
      await reconcilePayments(engine.deps);
      engine.pass(4 * day);
      gateway.memory.outcomes.set(orderId, {
        kind: 'captured',
        gatewayPaymentId: 'pay_by_hand',
        gatewayTransactionId: null,
      });
      await reconcilePayments(engine.deps);
      expect(await view(booked)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    });

    it('money that was sent back confirms no stay, whatever is said of it later', async () => {
      const { bookingId } = await book(engine);
      const orderId = await openOrder(engine, bookingId);
      await gateway.tell({ orderId, paymentId: 'pay_odd', money: { amount: 961_000, currency: 'INR' } });
      await relay();
      await gateway.tell({ orderId, paymentId: 'pay_odd' });
      expect(await statusOf(engine, bookingId)).toBe('payment_pending');
      expect([...gateway.memory.refunds.values()]).toEqual([{ gatewayPaymentId: 'pay_odd', amount: 961_000 }]);
    });

    it('an answer that says another amount is asked again, and the stay is confirmed where it was wrong', async () => {
      const { bookingId } = await book(engine);
      const orderId = await openOrder(engine, bookingId);
      const captured = { kind: 'captured', gatewayPaymentId: 'pay_odd', gatewayTransactionId: null } as const;
      gateway.memory.outcomes.set('pay_odd', { ...captured, amount: 961_000, currency: 'INR' });
      gateway.memory.outcomes.set(orderId, captured);
      expect((await gateway.complete(bookingId, orderId, { paymentId: 'pay_odd' })).statusCode).toBe(200);
      await gateway.tell({ orderId, paymentId: 'pay_odd' });
      await relay();
      expect(await statusOf(engine, bookingId)).toBe('confirmed');
      expect(gateway.memory.refunds.size).toBe(0);
    });

    it('a second payment that was given back at the gateway goes back only as far as it is left', async () => {
      const { bookingId } = await book(engine);
      const orderId = await openOrder(engine, bookingId);
      await gateway.tell({ orderId, paymentId: 'pay_first' });
      await gateway.tell({ orderId, paymentId: 'pay_second' });
      const refund = { gatewayRefundId: 'rfnd_x', refundId: null, amount: 8000, status: 'processed' } as const;
      gateway.memory.elsewhere.set('pay_second', { captured: price * 100, refunds: [refund] });
      await relay();
      expect([...gateway.memory.refunds.values()]).toEqual([
        { gatewayPaymentId: 'pay_second', amount: price * 100 - 8000 },
      ]);
    });
  },
);
