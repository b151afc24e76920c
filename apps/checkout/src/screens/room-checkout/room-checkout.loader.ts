import { isFailure } from '@latchkey/api-client/client';
import type { Hotel, Quote } from '@latchkey/api-contract/types';
import { freeOfChargeUntil, strictestTiers } from '@latchkey/booking-core/cancellation';
import { arrivalOf, paymentChoices } from '@latchkey/booking-core/stay';
import { wallClockIn } from '@latchkey/format/moment';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { roomNames } from '@latchkey/stay/stay-words';
import { paymentsOf, plansOf } from '../../stay/plans-of.ts';
import type { OfferedStay, RoomCheckoutModel } from './room-checkout.model.ts';

/** `?quote=` and the API -> the stay to be booked. The address alone is enough: nothing of the visit is needed. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<RoomCheckoutModel>> {
  const { api, site, search, locale, signal } = request;
  const quoteToken = search['quote'] ?? '';
  if (!site.hotel || !quoteToken) return { kind: 'ready', model: { kind: 'no_quote' }, status: 404 };
  const [quoted, hotel] = await Promise.all([
    api.call('getQuote', { params: { quoteToken }, query: { lang: locale } }, signal),
    api.call('getHotel', { params: { hotelId: site.hotel.id }, query: { lang: locale } }, signal),
  ]);
  if (isFailure(quoted) || hotel.status !== 200) return { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  if (quoted.status === 404) return { kind: 'ready', model: { kind: 'no_quote' }, status: 404 };
  if (quoted.status === 409 && quoted.body.code !== 'price_changed')
    return { kind: 'ready', model: { kind: 'sold_out' } };
  const [quote, oldTotal] =
    quoted.status === 200
      ? [quoted.body, null]
      : 'quote' in quoted.body
        ? [quoted.body.quote, quoted.body.oldTotal]
        : [null, null];
  // A quote of another hotel is not shown here.
  if (!quote || quote.selection.hotelId !== site.hotel.id)
    return { kind: 'ready', model: { kind: 'no_quote' }, status: 404 };
  return { kind: 'ready', model: offered(request, hotel.body, quote, oldTotal) };
}

function offered({ site, now }: ScreenRequest, hotel: Hotel, quote: Quote, oldTotal: number | null): OfferedStay {
  const plans = plansOf(hotel, quote.selection.rooms);
  const cancellation = strictestTiers(plans.flatMap((plan) => (plan === undefined ? [] : [plan.cancellation])));
  const { date, time } = arrivalOf(quote.selection.stay, hotel);
  const modes = site.hotel?.payment.modes ?? [];
  return {
    kind: 'offered',
    quote,
    oldTotal,
    roomNames: roomNames(hotel, quote.selection),
    picture: hotel.HotelRooms.find(({ id }) => id === quote.selection.rooms[0]?.roomTypeId)?.images[0] ?? null,
    ways: paymentChoices({ modes, plans: paymentsOf(plans), dueNow: quote.bill.dueNow }),
    freeUntil: freeOfChargeUntil(cancellation, { checkIn: date, checkInTime: time }, wallClockIn(now, hotel.timeZone)),
    isRefundable: cancellation.some(({ percent }) => percent < 100),
    isRequest: hotel.confirmation === 'manual',
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
  };
}
