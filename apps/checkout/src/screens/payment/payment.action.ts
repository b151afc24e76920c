import { newIdempotencyKey } from '@latchkey/api-client/client';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { noticeOfReply, urlOf } from '@latchkey/site/urls';

/** Agrees to pay a held stay at the property, without a script. One that is paid already is shown as it stands. */
export async function action({ api, form, params, site, locale, signal }: PostRequest): Promise<PostOutcome> {
  const bookingId = params['bookingId'] ?? '';
  if (form.name !== 'pay-at-property' || site.hotel === null) return { kind: 'unknown_form' };
  const body = { gateway: 'at-property', hotelId: site.hotel.id } as const;
  const reply = await api.call(
    'completePayment',
    { params: { bookingId }, headers: { 'idempotency-key': newIdempotencyKey() }, body },
    signal,
  );
  const isSettled = reply.status === 200 || (reply.status === 409 && reply.body.code === 'nothing_due');
  const to = isSettled
    ? urlOf('confirmation', { bookingId })
    : urlOf('checkout', { bookingId }, { notice: noticeOfReply(reply) });
  return { kind: 'redirect', to: inLanguage(to, locale) };
}
