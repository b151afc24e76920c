import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { formNoticeIn } from '../../forms/form-notice.copy.ts';
import { lookupInAddress } from '../../look-up/lookup-in-address.ts';
import { bookingInReply, withoutBooking } from '../booking/booking-reply.ts';
import { cancellingOf } from '../booking/cancelling-of.ts';
import type { CancellationModel } from './cancellation.model.ts';

/** What cancelling the booking of the address costs at this moment; a device that did not book proves itself first. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<CancellationModel>> {
  const { api, site, params, search, locale, signal, now } = request;
  const bookingId = params['bookingId'] ?? '';
  if (!site.hotel) return withoutBooking('gone');
  const [reply, quoted] = await Promise.all([
    api.call('getBooking', { params: { bookingId }, query: { lang: locale } }, signal),
    api.call('quoteCancellation', { params: { bookingId } }, signal),
  ]);
  const found = bookingInReply(reply, site.hotel.id);
  if (typeof found === 'string') return withoutBooking(found);
  const notice = formNoticeIn(search);
  if (found.access === 'public' || quoted.status === 403)
    return ready({ kind: 'strange', bookingId, lookup: await lookupInAddress(request), notice });
  const { booking } = found;
  if (quoted.status === 409)
    return ready({
      kind: 'closed',
      bookingId,
      reason: quoted.body.code,
      isCancelled: booking.status === 'cancelled',
    });
  if (quoted.status !== 200) return withoutBooking('unavailable');
  const steps = cancellingOf(booking, now, quoted.body);
  return ready({ kind: 'ready', booking, quote: quoted.body, steps, notice });
}

const ready = (model: CancellationModel): ScreenOutcome<CancellationModel> => ({ kind: 'ready', model });
