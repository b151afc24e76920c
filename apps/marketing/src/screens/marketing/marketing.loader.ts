import { isBillable, plainAmount } from '@latchkey/booking-core/currency';
import { advertised, offersAdvertisedOn } from '@latchkey/booking-core/promotion';
import { dateIn } from '@latchkey/format/moment';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import type { Hotel } from '@latchkey/api-contract/types';
import { liveHotelOf, namedOnly } from '../../live/live-hotel.ts';
import type { MarketingModel, TypedFigures } from './marketing.model.ts';

/** The figures of the address, else those of a hotel's cheapest room; and the offers that stand there today. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<MarketingModel>> {
  const { api, locale, now, search, signal } = request;
  const hotel = await liveHotelOf(request);
  const figures = figuresOf(search, hotel);
  if (hotel === null) return { kind: 'ready', model: { figures, offers: null } };
  const asked = { params: { hotelId: hotel.id }, query: { lang: locale } };
  const offers = await api.call('getPromotions', asked, signal);
  const promotions = offers.status === 200 ? offers.body.promotions : [];
  return {
    kind: 'ready',
    model: {
      figures,
      offers: {
        hotel: namedOnly(hotel),
        promotions,
        advertised: offersAdvertisedOn(hotel.advertisedOffers, dateIn(now, hotel.timeZone)),
      },
    },
  };
}

/** The guest's figures; by default a hundred nights at the list price of the hotel's cheapest room. */
function figuresOf(search: Readonly<Record<string, string>>, hotel: Hotel | null): TypedFigures {
  const currency = hotel?.currency ?? 'INR';
  const cheapest = Math.min(...(hotel?.HotelRooms ?? []).map(({ defaultPrice }) => defaultPrice));
  const typedFor = (name: keyof TypedFigures): string | undefined => search[name]?.slice(0, 24);
  const isOwn = typedFor('price') !== undefined;
  return {
    nights: typedFor('nights') ?? '100',
    price: typedFor('price') ?? (Number.isFinite(cheapest) ? plainAmount(cheapest, currency) : ''),
    currency: isOwn && isBillable(typedFor('currency') ?? '') ? (typedFor('currency') ?? currency) : currency,
    percent: typedFor('percent') ?? String(advertised.commissionSavedPercent),
  };
}
