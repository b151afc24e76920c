import { isFailure } from '@latchkey/api-client/client';
import type { Hotel, Quote } from '@latchkey/api-contract/types';
import { freeOfChargeUntil } from '@latchkey/booking-core/cancellation';
import { wallClockIn } from '@latchkey/format/moment';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { roomNames } from '@latchkey/stay/stay-words';
import { termsOf } from '../../stay/stay-words.ts';
import type { OfferedStay, PaymentWay, RoomCheckoutModel } from './room-checkout.model.ts';

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
  // A quote of another house is not this site's to show.
  if (!quote || quote.selection.hotelId !== site.hotel.id)
    return { kind: 'ready', model: { kind: 'no_quote' }, status: 404 };
  return { kind: 'ready', model: offered(request, hotel.body, quote, oldTotal) };
}

function offered({ site, now }: ScreenRequest, hotel: Hotel, quote: Quote, oldTotal: number | null): OfferedStay {
  const terms = termsOf(hotel, quote.selection);
  const modes = site.hotel?.payment.modes ?? [];
  const isOffered: Readonly<Record<PaymentWay, boolean>> = {
    full: modes.includes('online'),
    advance: modes.includes('online') && quote.bill.dueNow.advance !== undefined,
    'at-property': modes.includes('at-property'),
  };
  const { stay } = quote.selection;
  const arrival = {
    checkIn: stay.kind === 'nights' ? stay.checkIn : stay.date,
    checkInTime: stay.kind === 'nights' ? hotel.checkInTime : `${String(stay.startHour).padStart(2, '0')}:00`,
  };
  return {
    kind: 'offered',
    quote,
    oldTotal,
    roomNames: roomNames(hotel, quote.selection),
    picture: hotel.HotelRooms.find(({ id }) => id === quote.selection.rooms[0]?.roomTypeId)?.images[0] ?? null,
    ways: terms.payment.filter((way) => isOffered[way]),
    freeUntil: freeOfChargeUntil(terms.cancellation, arrival, wallClockIn(now, hotel.timeZone)),
    isRefundable: terms.cancellation.some(({ percent }) => percent < 100),
    isRequest: hotel.confirmation === 'manual',
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
  };
}
