import { randomUUID } from 'node:crypto';
import { confirmRequest } from '../pages/property.ts';
import { sandbox } from '../running/addresses.ts';
import { askHost } from './ask-host.ts';
import type { StayUnderCheck } from './checked-stay.types.ts';

/** What the payment company was told to take for a booking of the quote, by its own books. The rooms are given back. */
export async function orderOf(
  { hotel, language }: Pick<StayUnderCheck, 'hotel' | 'language'>,
  quoteToken: string,
): Promise<number> {
  const json = async <T>(
    path: string,
    body: object,
    cookie = '',
  ): Promise<{ status: number; body: T; cookies: string }> => {
    const answer = await askHost(hotel.host, path, { body, headers: { cookie, 'idempotency-key': randomUUID() } });
    return { status: answer.status, body: JSON.parse(answer.text) as T, cookies: answer.cookies };
  };
  const travellers = [
    { fullName: 'Price Checker', contactNumber: '+919845012345', email: `checker.${randomUUID()}@example.com` },
  ];
  const booked = await json<{ bookingId: string; status: string }>('/api/bookings', {
    quoteToken,
    travellers,
    payment: { mode: 'online', plan: 'full' },
    language,
  });
  if (booked.status !== 201) throw new Error(`no booking: ${booked.status} ${JSON.stringify(booked.body)}`);
  const { bookingId, status } = booked.body;
  // A hotel that confirms by hand asks for payment after it has.
  if (status === 'requested') await confirmRequest(hotel, bookingId);
  const order = await json<{ order_id: string }>(`/api/bookings/${bookingId}/payment-orders`, {}, booked.cookies);
  if (order.status >= 300)
    throw new Error(`no order: ${order.status} ${JSON.stringify(order.body)} ${booked.body.status}`);
  const taken = await bookedOrder(order.body.order_id);
  await json(`/api/bookings/${bookingId}/cancellation`, { refund: 0 }, booked.cookies);
  return taken;
}

/** An order in the books of whichever company has it; the keys are the demo's own. */
async function bookedOrder(orderId: string): Promise<number> {
  const basic = Buffer.from('rzp_test_latchkey:sandbox-razorpay-key-secret').toString('base64');
  for (const [path, authorization] of [
    [`/razorpay/v1/orders/${orderId}`, `Basic ${basic}`],
    [`/card-vault/v1/orders/${orderId}`, 'Bearer sandbox-card-vault-secret'],
    [`/stripe/v1/payment_intents/${orderId}`, 'Bearer sk_test_sandboxLatchkey'],
  ] as const) {
    const reply = await fetch(`${sandbox()}${path}`, { headers: { authorization } });
    if (reply.ok) return ((await reply.json()) as { amount: number }).amount;
  }
  throw new Error(`no company knows the order ${orderId}`);
}
