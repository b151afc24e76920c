import { isFailure } from '@latchkey/api-client/client';
import { inLanguage } from '@latchkey/site';
import { isPaidBy } from '../../stay/is-paid-by.ts';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';

/**
 * A guest who comes back from a bank's page, to which Stripe led: the engine asks Stripe how the payment stands, whatever
 * the address says of it, and the guest is led on to an address that says nothing of it. Null where nobody comes back.
 */
export async function loadReturn(
  { api, site, search, locale, signal }: ScreenRequest,
  bookingId: string,
): Promise<Extract<ScreenOutcome<never>, { kind: 'redirect' }> | null> {
  const orderId = search['payment_intent'] ?? search['setup_intent'];
  if (orderId === undefined || !site.hotel || !isPaidBy(site.hotel.payment, 'stripe')) return null;
  const reply = await api.call(
    'completePayment',
    {
      params: { bookingId },
      headers: { 'idempotency-key': `return-${orderId}-${search['redirect_status'] ?? ''}`.slice(0, 100) },
      body: { gateway: 'stripe', orderId, paymentId: orderId, hotelId: site.hotel.id },
    },
    signal,
  );
  // Without a clear answer money may have left: nothing is to be paid again.
  const notice = isFailure(reply) || reply.status === 200 ? 'payment-pending' : reply.body.code.replaceAll('_', '-');
  const to =
    reply.status === 200
      ? urlOf('confirmation', { bookingId })
      : `${urlOf('checkout', { bookingId })}?${new URLSearchParams({ notice }).toString()}`;
  return { kind: 'redirect', to: inLanguage(to, locale), status: 303 };
}
