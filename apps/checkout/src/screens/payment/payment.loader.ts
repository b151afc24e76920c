import { isFailure, isNothing, knownCode } from '@latchkey/api-client/client';
import type { WholeBooking } from '@latchkey/api-contract/types';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { viewOf } from '@latchkey/booking-core/booking-states';
import { paymentChoices } from '@latchkey/booking-core/stay';
import { dateIn } from '@latchkey/format/moment';
import { instalmentsFor } from '../../stay/instalments-for.ts';
import { paymentsOf, plansOf } from '../../stay/plans-of.ts';
import { loadReturn } from './payment.return.ts';
import { paymentProblems, type PaymentProblem } from './payment.copy.ts';
import { isHeld, type PaymentModel, type PaymentPurpose } from './payment.model.ts';

/** The booking of the address, where it can be paid for; one that cannot is shown where it belongs. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<PaymentModel>> {
  const { api, site, params, locale, signal, now } = request;
  const bookingId = params['bookingId'] ?? '';
  const returned = await loadReturn(request, bookingId);
  if (returned !== null) return returned;
  const reply = await api.call('getBooking', { params: { bookingId }, query: { lang: locale } }, signal);
  if (isFailure(reply))
    return isNothing(reply) ? missing : { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  if (reply.status === 404 || !site.hotel || reply.body.booking.hotelId !== site.hotel.id) return missing;
  const { status } = reply.body.booking;
  const expiresAt = reply.body.booking.expiresAt === null ? null : Date.parse(reply.body.booking.expiresAt);
  // Whether it can be paid for does not depend on when the stay begins and ends.
  const ahead = { checkIn: Infinity, nightOver: Infinity, checkOut: Infinity, hasArrived: false };
  const view = viewOf({ status, ...ahead, expiresAt }, now);
  const elsewhere: ScreenOutcome<PaymentModel> = {
    kind: 'redirect',
    to: inLanguage(urlOf('confirmation', { bookingId }), locale),
    status: 303,
  };
  // A pending payment is followed even if the hold has expired.
  const isPending = reply.body.access === 'whole' && reply.body.booking.isPaymentPending === true;
  if (view === 'expired' && !isPending) return gone;
  if (reply.body.access === 'public')
    return view === 'complete_booking' ? { kind: 'ready', model: { kind: 'not_yours' } } : elsewhere;
  const { booking } = reply.body;
  // A booking that waits for a code has nothing to pay; its own page asks for the code.
  if (booking.codeWanted === true) return elsewhere;
  const amount = booking.amountPayable ?? booking.amountDueNow;
  if (amount === 0 && !isPending && purposeOf(booking) !== 'guarantee') return elsewhere;
  return { kind: 'ready', model: await payable(request, booking, amount) };
}

async function payable(
  { api, site, locale, search, signal, now }: ScreenRequest,
  booking: WholeBooking,
  amount: number,
): Promise<PaymentModel> {
  const purpose = purposeOf(booking);
  // A rate plan may be sold for money in advance alone, at a hotel that takes it on arrival too.
  const asked = { params: { hotelId: booking.hotelId }, query: { lang: locale } };
  const hotel = isHeld(purpose) ? await api.call('getHotel', asked, signal) : null;
  const choices =
    hotel?.status === 200
      ? paymentChoices({
          modes: site.hotel?.payment.modes ?? [],
          plans: paymentsOf(plansOf(hotel.body, booking.rooms)),
          dueNow: booking.bill.dueNow,
        })
      : [];
  return {
    kind: 'payable',
    booking,
    purpose,
    amount,
    mayPayAtProperty: choices.includes('at-property'),
    instalments: instalmentsFor(site, amount, dateIn(now, booking.timeZone)),
    inInstalments: search['pay'] === 'instalments',
    refusal: refusalIn(search['notice']),
    expiresAt: purpose === 'difference' ? (booking.change?.expiresAt ?? null) : booking.expiresAt,
  };
}

/** What a form that was posted without a script was refused for, as the address says it. */
const refusalIn = (notice: string | undefined): PaymentProblem | null =>
  notice === undefined ? null : knownCode<PaymentProblem>({ code: notice.replaceAll('-', '_') }, paymentProblems);

function purposeOf({ status, amountDueNow, guarantee }: WholeBooking): PaymentPurpose {
  if (status === 'cancelled' || status === 'no_show') return 'penalty';
  if (status !== 'confirmed') return guarantee?.card === 'asked' ? 'guarantee' : 'stay';
  return amountDueNow > 0 ? 'difference' : 'balance';
}

/** Unknown (404) and expired (410) bookings show guests the same message; the status tells programs apart. */
const missing: ScreenOutcome<PaymentModel> = { kind: 'ready', model: { kind: 'gone' }, status: 404 };
const gone: ScreenOutcome<PaymentModel> = { kind: 'ready', model: { kind: 'gone' }, status: 410 };
