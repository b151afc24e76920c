import { textOf, whatItSays, type Guest } from './guest.ts';

/** The sandbox's gateway that a hotel's pages name, where a payment needs no window; null where it is another gateway. */
export const sandboxIn = (site: string): string | null =>
  /"(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/razorpay)\/v1\/checkout\.js"/.exec(site)?.[1] ?? null;

/** Pays what is due of a booking; null when it is paid, else why it is not. */
export async function payByEngine(guest: Guest, hotelId: number, id: string, gateway: string): Promise<string | null> {
  const order = await guest.post(`bookings/${id}/payment-orders`, {});
  const orderId = textOf(order, 'order_id');
  if (order.status !== 201) return `an order of payment: ${whatItSays(order)}`;
  const window = await fetch(`${gateway}/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, succeeds: true }),
    signal: AbortSignal.timeout(10_000),
  });
  const { response = {} } = (await window.json()) as { readonly response?: Readonly<Record<string, string>> };
  const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = response;
  const done = await guest.post(`bookings/${id}/payments`, {
    gateway: 'razorpay',
    hotelId,
    paymentId,
    orderId,
    signature,
  });
  return done.status === 200 ? null : `a payment: ${whatItSays(done)}`;
}
