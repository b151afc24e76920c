import { isFailure, isNothing, newIdempotencyKey } from '@latchkey/api-client/client';
import type { Hotel, Quote } from '@latchkey/api-contract/types';
import {
  cancellationSteps,
  checkInDayFeeOf,
  noShowFeeIn,
  stayPriceOf,
  strictestPenalties,
} from '@latchkey/booking-core/cancellation';
import { couponNameOf, offersAdvertisedOn } from '@latchkey/booking-core/promotion';
import { arrivalOf, paymentChoices } from '@latchkey/booking-core/stay';
import { countedNames } from '@latchkey/format/list';
import { wallClockIn } from '@latchkey/format/moment';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { roomNames } from '@latchkey/stay/stay-words';
import { instalmentsFor } from '../../stay/instalments-for.ts';
import { paymentsOf, plansOf } from '../../stay/plans-of.ts';
import { postedStayOf } from './posted-stay.ts';
import type { OfferedStay, PaymentMethod, PostedStay, RoomCheckoutModel } from './room-checkout.model.ts';

/** `?quote=` and the API -> the stay to be booked. The address alone is enough: nothing of the visit is needed. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<RoomCheckoutModel>> {
  const { api, site, search, locale, signal, returned } = request;
  // A form that changed the price is shown at the new one, under the address that it was posted to.
  const quoteToken = returned?.fields['quote'] ?? search['quote'] ?? '';
  if (!site.hotel || !quoteToken) return { kind: 'ready', model: { kind: 'no_quote' }, status: 404 };
  const ofHotel = { params: { hotelId: site.hotel.id }, query: { lang: locale } };
  const [quoted, hotel, offers] = await Promise.all([
    api.call('getQuote', { params: { quoteToken }, query: { lang: locale } }, signal),
    api.call('getHotel', ofHotel, signal),
    api.call('getPromotions', ofHotel, signal),
  ]);
  if (isFailure(quoted) && isNothing(quoted)) return { kind: 'ready', model: { kind: 'no_quote' }, status: 404 };
  if (isFailure(quoted) || hotel.status !== 200) return { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  if (quoted.status === 404) return { kind: 'ready', model: { kind: 'no_quote' }, status: 404 };
  if (quoted.status === 409 && quoted.body.code !== 'price_changed')
    return { kind: 'ready', model: { kind: 'sold_out' } };
  const [quote, oldTotal] =
    quoted.status === 200
      ? // One that was renewed at the same price goes on under the token of the address, which all tabs of the guest share.
        [{ ...quoted.body, quoteToken }, null]
      : 'quote' in quoted.body
        ? [quoted.body.quote, quoted.body.oldTotal]
        : [null, null];
  // A quote of another hotel is not shown here.
  if (!quote || quote.selection.hotelId !== site.hotel.id)
    return { kind: 'ready', model: { kind: 'no_quote' }, status: 404 };
  const sold =
    offers.status === 200
      ? { promotions: offers.body.promotions, couponName: couponNameOf(offers.body.PromotionsExtraConfigs) }
      : { promotions: [], couponName: null };
  const posted = returned === undefined ? null : postedStayOf(returned);
  const shownBefore = oldTotal ?? (posted?.refusal === 'price_changed' ? Number(posted.fields['oldTotal']) : null);
  return { kind: 'ready', model: offered(request, hotel.body, quote, shownBefore, { ...sold, posted }) };
}

function offered(
  { site, now }: ScreenRequest,
  hotel: Hotel,
  quote: Quote,
  oldTotal: number | null,
  { promotions, couponName, posted }: Pick<OfferedStay, 'promotions' | 'couponName'> & { posted: PostedStay | null },
): OfferedStay {
  const plans = plansOf(hotel, quote.selection.rooms);
  const { date, time } = arrivalOf(quote.selection.stay, hotel);
  const here = wallClockIn(now, hotel.timeZone);
  const choices = paymentChoices({
    modes: site.hotel?.payment.modes ?? [],
    plans: paymentsOf(plans),
    dueNow: quote.bill.dueNow,
  });
  const price = stayPriceOf(quote.bill);
  const penalties = strictestPenalties(plans, hotel.penalties ?? {}, price);
  const instalments = choices.includes('full') ? instalmentsFor(site, quote.bill.dueNow.full, here.date) : [];
  return {
    kind: 'offered',
    quote,
    oldTotal,
    roomNames: roomNames(hotel, quote.selection),
    roomTypeNames: countedRooms(hotel, quote.selection.rooms),
    picture: hotel.HotelRooms.find(({ id }) => id === quote.selection.rooms[0]?.roomTypeId)?.images[0] ?? null,
    methods: choices.flatMap((choice): PaymentMethod[] =>
      choice === 'full' && instalments.length > 0 ? [choice, 'instalments'] : [choice],
    ),
    instalments,
    // A plan that the hotel has dropped promises no refund.
    steps: cancellationSteps(
      plans.map((plan) => plan?.cancellation ?? []),
      { checkIn: date, checkInTime: time },
      here,
      price,
      checkInDayFeeOf(penalties),
    ),
    noShowFee: noShowFeeIn(penalties),
    termsDiffer: new Set(plans.map((plan) => JSON.stringify(plan?.cancellation ?? []))).size > 1,
    isRequest: hotel.confirmation === 'manual',
    paysWithRequest: hotel.paysWithRequest === true,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    promotions,
    couponName,
    taxExemptions: hotel.taxExemptions ?? [],
    cashStep: hotel.cashStep ?? null,
    whoSleeps: hotel.HotelRooms.flatMap(({ id, name, whoSleeps }) =>
      whoSleeps !== undefined && quote.selection.rooms.some(({ roomTypeId }) => roomTypeId === id)
        ? [{ room: name, rule: whoSleeps }]
        : [],
    ),
    rules: hotel.rules.filter(({ nightsOnly }) => quote.selection.stay.kind === 'nights' || nightsOnly !== true),
    email: hotel.email,
    advertised: offersAdvertisedOn(hotel.advertisedOffers, here.date),
    formKey: newIdempotencyKey(),
    posted,
  };
}

/** The kinds of rooms, each once, with how many where there are several: "2 × Teak King", "Indigo Twin". */
function countedRooms(
  { HotelRooms }: Pick<Hotel, 'HotelRooms'>,
  rooms: readonly { readonly roomTypeId: string }[],
): readonly string[] {
  return countedNames(
    rooms.map(({ roomTypeId }) => HotelRooms.find(({ id }) => id === roomTypeId)?.name ?? roomTypeId),
  );
}
