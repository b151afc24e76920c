import { isFailure } from '@latchkey/api-client/client';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { termsOf } from '../../stay/stay-words.ts';
import type { PaymentModel } from './payment.model.ts';

/** The booking of the address, when it waits for money; one that does not is shown where it belongs. */
export async function load({
  api,
  site,
  params,
  locale,
  signal,
  now,
}: ScreenRequest): Promise<ScreenOutcome<PaymentModel>> {
  const bookingId = params['bookingId'] ?? '';
  const reply = await api.call('getBooking', { params: { bookingId }, query: { lang: locale } }, signal);
  if (isFailure(reply))
    return reply.httpStatus === 400 ? gone : { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  if (reply.status === 404 || !site.hotel || reply.body.booking.hotelId !== site.hotel.id) return gone;
  const { access, booking } = reply.body;
  const isOver = booking.expiresAt !== null && now >= Date.parse(booking.expiresAt);
  if (booking.status === 'expired' || (booking.status === 'payment_pending' && isOver)) return gone;
  if (booking.status !== 'payment_pending')
    return { kind: 'redirect', to: inLanguage(urlOf('confirmation', { bookingId }), locale), status: 303 };
  if (access === 'public') return { kind: 'ready', model: { kind: 'not_yours' } };
  // A plan may be sold for money in advance alone, at a house that takes it at the desk too.
  const hotel = await api.call('getHotel', { params: { hotelId: site.hotel.id }, query: { lang: locale } }, signal);
  const mayPayAtProperty =
    !isFailure(hotel) &&
    hotel.status === 200 &&
    site.hotel.payment.modes.includes('at-property') &&
    termsOf(hotel.body, booking).payment.includes('at-property');
  return { kind: 'ready', model: { kind: 'payable', booking, mayPayAtProperty } };
}

const gone: ScreenOutcome<PaymentModel> = { kind: 'ready', model: { kind: 'gone' }, status: 410 };
