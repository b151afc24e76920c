import { isFailure } from '@latchkey/api-client/client';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { viewOf } from '@latchkey/booking-core/booking-states';
import { paymentChoices } from '@latchkey/booking-core/stay';
import { paymentsOf, plansOf } from '../../stay/plans-of.ts';
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
  const expiresAt = booking.expiresAt === null ? null : Date.parse(booking.expiresAt);
  // Whether it can be paid for does not depend on when the stay begins and ends.
  const view = viewOf({ status: booking.status, checkIn: Infinity, checkOut: Infinity, expiresAt }, now);
  if (view === 'expired') return gone;
  // One that waits for a code has nothing to pay: its own page takes the code.
  if (view !== 'complete_booking' || booking.codeWanted === true)
    return { kind: 'redirect', to: inLanguage(urlOf('confirmation', { bookingId }), locale), status: 303 };
  if (access === 'public') return { kind: 'ready', model: { kind: 'not_yours' } };
  // A rate plan may be sold for money in advance alone, at a hotel that takes it on arrival too.
  const hotel = await api.call('getHotel', { params: { hotelId: site.hotel.id }, query: { lang: locale } }, signal);
  const choices =
    hotel.status === 200
      ? paymentChoices({
          modes: site.hotel.payment.modes,
          plans: paymentsOf(plansOf(hotel.body, booking.rooms)),
          dueNow: booking.bill.dueNow,
        })
      : [];
  return { kind: 'ready', model: { kind: 'payable', booking, mayPayAtProperty: choices.includes('at-property') } };
}

const gone: ScreenOutcome<PaymentModel> = { kind: 'ready', model: { kind: 'gone' }, status: 410 };
