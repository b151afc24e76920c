import { isFailure } from '@latchkey/api-client/client';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import type { PaymentModel } from './payment.model.ts';

/** The booking of the address, when it waits for money; one that does not is shown where it belongs. */
export async function load({ api, site, params, locale, signal, now }: ScreenRequest): Promise<ScreenOutcome<PaymentModel>> {
  const bookingId = params['bookingId'] ?? '';
  const reply = await api.call('getBooking', { params: { bookingId }, query: { lang: locale } }, signal);
  if (isFailure(reply)) return reply.httpStatus === 400 ? gone : { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  if (reply.status === 404 || !site.hotel || reply.body.booking.hotelId !== site.hotel.id) return gone;
  const { access, booking } = reply.body;
  const isOver = booking.expiresAt !== null && now >= Date.parse(booking.expiresAt);
  if (booking.status === 'expired' || (booking.status === 'payment_pending' && isOver)) return gone;
  if (booking.status !== 'payment_pending') return { kind: 'redirect', to: inLanguage(urlOf('confirmation', { bookingId }), locale), status: 303 };
  if (access === 'public') return { kind: 'ready', model: { kind: 'not_yours' } };
  return { kind: 'ready', model: { kind: 'payable', booking, mayPayAtProperty: site.hotel.payment.modes.includes('at-property') } };
}

const gone: ScreenOutcome<PaymentModel> = { kind: 'ready', model: { kind: 'gone' }, status: 410 };
