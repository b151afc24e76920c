import { readError } from '@latchkey/api-client/client';
import type { Hotel, Quote } from '@latchkey/api-contract/types';
import { lastDayOnSale } from '@latchkey/booking-core/dates';
import { arrivalOf } from '@latchkey/booking-core/stay';
import { momentOf, todayIn } from '@latchkey/booking-core/time';
import type { ScreenRequest } from '@latchkey/site/screen';
import { agesParam } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { inHotel } from '../../frame/in-hotel.ts';
import { staySearch, type StaySearch } from './stay-search.ts';
import { newBookingProblems, type NewBookingModel, type OfferLine } from './new-booking.model.ts';
import { offersOf } from './offers-of.ts';
import { optionEnds } from './option-ends.ts';
import { mayHere } from '../../session/may-here.ts';

type Offer = ReturnType<typeof offersOf>['offers'][number];

const nothing: ReturnType<typeof offersOf> = { offers: [], unsold: [] };

/** The stay of the address -> what can be had of it, and the quote of what was chosen. */
export const load = inHotel<NewBookingModel>(async (request, { hotel: at }) => {
  if (!mayHere(at, 'bookAtProperty')) return { kind: 'missing' };
  const { hotelId } = at;
  const { api, search, locale, signal, now, returned } = request;
  const params = { hotelId };
  const known = await api.call('getHotel', { params, query: { lang: locale } }, signal);
  if (known.status === 'failure') throw readError('the hotel', known);
  if (known.status === 404) return { kind: 'missing' };
  const hotel = known.body;
  const today = todayIn(hotel.timeZone, now);
  const stay = staySearch(search, today);
  const soldUntil = lastDayOnSale(today, hotel.daysOnSale);
  const isBeyond = stay.checkOut > soldUntil;
  const { offers, unsold } = isBeyond ? nothing : await onSale(request, hotel, stay);
  const wanted = offers.find(
    ({ roomTypeId, ratePlanId }) => roomTypeId === search['room'] && ratePlanId === search['plan'],
  );
  const chosen = wanted ?? offers[0];
  const quote = chosen === undefined ? null : await quoteOf(request, hotelId, stay, chosen);
  const plan = hotel.HotelRooms.flatMap((room) => room.ratePlans).find(({ id }) => id === chosen?.ratePlanId);
  const { date, time } = arrivalOf({ kind: 'nights', checkIn: stay.checkIn, checkOut: stay.checkOut }, hotel);
  const { name = '', contact = '', way = '', until = '', language = '' } = returned?.fields ?? {};
  return {
    kind: 'ready',
    model: {
      today,
      stay,
      currency: hotel.currency,
      timeZone: hotel.timeZone,
      offers: offers.map(withoutGuests),
      unsold,
      soldUntil: isBeyond ? soldUntil : null,
      chosen: chosen === undefined || quote === null ? null : { offer: withoutGuests(chosen), quote },
      canSendLink: plan?.payment.includes('full') ?? false,
      optionEnds: optionEnds(now, momentOf(date, time, hotel.timeZone), hotel.timeZone).map((end) =>
        new Date(end).toISOString(),
      ),
      key: returned?.fields['key'] ?? crypto.randomUUID(),
      problem: oneOf(newBookingProblems, returned?.code) ?? null,
      typed: { name, contact, way, until, language },
    },
  };
});

function withoutGuests(offer: Offer): OfferLine {
  const { guests: _, ...line } = offer;
  return line;
}

async function onSale({ api, locale, signal }: ScreenRequest, hotel: Hotel, stay: StaySearch) {
  const { checkIn, checkOut, guests } = stay;
  const childAges = agesParam(guests.childAges);
  const query = {
    checkIn,
    checkOut,
    adults: guests.adults,
    children: guests.childAges.length,
    ...(childAges === undefined ? {} : { childAges }),
    lang: locale,
  };
  const reply = await api.call('getAvailability', { params: { hotelId: hotel.id }, query }, signal);
  if (reply.status === 'failure') throw readError('what can be had', reply);
  return reply.status === 200 ? offersOf(hotel, reply.body, stay) : nothing;
}

/** What the engine asks for it; null where it cannot be had any more. */
async function quoteOf(
  { api, signal }: ScreenRequest,
  hotelId: number,
  { checkIn, checkOut }: StaySearch,
  { roomTypeId, ratePlanId, guests }: Offer,
): Promise<Pick<Quote, 'quoteToken' | 'bill'> | null> {
  const body = {
    hotelId,
    stay: { kind: 'nights' as const, checkIn, checkOut },
    rooms: guests.map((counts) => ({ roomTypeId, ratePlanId, ...counts, childAges: [...counts.childAges] })),
  };
  const reply = await api.call('createQuote', { body }, signal);
  if (reply.status === 'failure') throw readError('the price', reply);
  if (reply.status !== 201) return null;
  const { quoteToken, bill } = reply.body;
  return { quoteToken, bill };
}
