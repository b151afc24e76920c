import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import type { Attack } from '../attack.types.ts';
import { guestAt } from '../guests/guest.ts';
import { book, openOrder, payFor, requestOf, sandalwood, seen, selectionOf, tell } from '../guests/stays.ts';
import type { Instance } from '../instance.ts';
import { captures, gatewayBooks, pay, until } from '../parties.ts';

const stateOf = async (stay: Parameters<typeof seen>[0]): Promise<string> => String((await seen(stay))['status']);

/** What of an order's money the gateway has, in its own units. */
async function keptOf(instance: Instance, orderId: string): Promise<{ captured: number; kept: number; asked: number }> {
  const { payments, orders } = await gatewayBooks(instance);
  const asked = orders.find(({ id }) => id === orderId)?.amount ?? 0;
  const captured = payments.filter((payment) => payment.orderId === orderId && payment.status === 'captured');
  const givenBack = captured.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0);
  return { captured: captured.length, kept: captured.length * asked - givenBack, asked };
}

export const payments: readonly Attack[] = [
  {
    tries: 'pays with a signature, an amount, a message of the gateway or another stay’s payment of its own making',
    promise: 'none of them is taken, and the stay waits for its money',
    length: 'short',
    async run(instance) {
      const [stay, other] = [
        await book(instance, { ...sandalwood, slot: 14 }),
        await book(instance, { ...sandalwood, slot: 14 }),
      ];
      const [order, others] = [await openOrder(stay), await openOrder(other)];
      const orderId = String(order.body['order_id']);
      const paid = await pay(instance, String(others.body['order_id']));
      if (paid === null) throw new Error('the gateway took no payment');
      const invented = 'pay_AAAAAAAAAAAAAA';
      const event = {
        event: 'payment.captured',
        payload: { payment: { entity: { id: invented, order_id: orderId } } },
      };
      const answers = [
        await tell(stay, { orderId, paymentId: invented, signature: '0'.repeat(64) }),
        await tell(stay, { ...paid, orderId }),
        await tell(stay, paid),
        await stay.guest.post(`bookings/${stay.bookingId}/payment-orders?amount=1`, {}),
        await stay.guest.post('webhooks/razorpay', event, { headers: { 'x-razorpay-signature': '0'.repeat(64) } }),
        await stay.guest.post('webhooks/razorpay', event),
      ].map(({ status, code }) => `${status} ${code}`);
      const waits = await stateOf(stay);
      const own = await tell(other, paid);
      return {
        held:
          answers.join(', ') ===
            '422 invalid_signature, 422 invalid_signature, 404 not_found, 409 amount_changed, 403 invalid_signature, 403 invalid_signature' &&
          waits === 'payment_pending' &&
          own.status === 200,
        measured: `${answers.join(', ')}; ${waits}`,
      };
    },
  },
  {
    tries: 'has a payment authorised and not captured, and pays one order twice',
    promise: 'authorised is not paid; of two payments one is kept, and the other goes back whole',
    length: 'short',
    async run(instance) {
      const stay = await book(instance, { ...sandalwood, slot: 16 });
      const orderId = String((await openOrder(stay)).body['order_id']);
      await captures(instance, 'never');
      const paid = [await pay(instance, orderId), await pay(instance, orderId)];
      // Long enough for what the gateway tells by itself.
      await pass(1000);
      const authorised = await stateOf(stay);
      await captures(instance, 'at_once');
      for (const one of paid) if (one !== null) await tell(stay, one);
      const isEven = async (): Promise<boolean> => {
        const { kept, asked } = await keptOf(instance, orderId);
        return kept === asked;
      };
      const cameBack = await until(isEven);
      const { captured, kept, asked } = await keptOf(instance, orderId);
      const state = await stateOf(stay);
      return {
        held: authorised === 'payment_pending' && state === 'confirmed' && cameBack && captured === 2,
        measured: `authorised twice: ${authorised}; told: ${state}, ${captured} captured, ${kept / 100} of ${asked / 100} kept`,
      };
    },
  },
  {
    tries:
      'sends another body under one key, cancels four times at once, asks for more back than was paid, and cancels a stranger’s stay',
    promise: 'a key stands for one request; a stay is cancelled once, and what goes back is what the terms say',
    length: 'short',
    async run(instance) {
      const guest = guestAt(instance, sandalwood.host);
      const wanted = { ...sandalwood, slot: 18 };
      const [key, quote] = [randomUUID(), await guest.post('quotes', selectionOf(wanted))];
      const { quoteToken } = quote.body;
      const made = await guest.post('bookings', requestOf(guest, quoteToken), { key });
      const again = await guest.post('bookings', requestOf(guest, quoteToken), { key });
      const changed = await guest.post('bookings', requestOf(guest, quoteToken, 'at-property'), { key });
      const bookingId = String(made.body['bookingId']);
      const stay = { guest, wanted, bookingId, status: made.status, code: '', state: '', codeWanted: false };
      await payFor(instance, stay);
      const { paid = 0, refund = 0 } = (await guest.post(`bookings/${bookingId}/cancellation-quote`, {})).body as {
        readonly paid?: number;
        readonly refund?: number;
      };
      const thief = guestAt(instance, sandalwood.host);
      const cancel = (who: typeof guest, asked: number): ReturnType<typeof guest.post> =>
        who.post(`bookings/${bookingId}/cancellation`, { refund: asked });
      const [foreign, greedy] = [await cancel(thief, refund), await cancel(guest, paid * 10)];
      const four = await Promise.all(Array.from({ length: 4 }, () => cancel(guest, refund)));
      const refundsOf = async (): Promise<readonly number[]> =>
        ((await seen(stay))['refunds'] as readonly { readonly amount: number; readonly status: string }[]).flatMap(
          ({ amount, status }) => (status === 'processed' ? [amount] : []),
        );
      await until(async () => (await refundsOf()).length > 0);
      const refunds = await refundsOf();
      const once = four.filter(({ status }) => status === 200).length;
      const sameAgain = again.status === 201 && again.body['bookingId'] === bookingId;
      return {
        held:
          sameAgain &&
          changed.code === 'idempotency_key_reused' &&
          foreign.status === 403 &&
          greedy.code === 'refund_changed' &&
          once === 1 &&
          refunds.length === 1 &&
          refunds[0] === refund &&
          refund > 0 &&
          refund < paid,
        measured: `changed body ${changed.status}, a stranger ${foreign.status}, too much ${greedy.status}; cancelled ${once} of 4 times, ${refunds.join(' + ')} of ${paid} back`,
      };
    },
  },
];
