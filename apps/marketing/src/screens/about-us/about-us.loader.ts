import type { Hotel, HotelCard } from '@latchkey/api-contract/types';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import type { AboutUsModel, HotelOnClock } from './about-us.model.ts';

/** As many hotels as fit under one another. */
const shownHotels = 7;

/** The hotel of the host; elsewhere some of the provider's hotels with their clocks, without which the page still stands. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<AboutUsModel>> {
  const { api, locale, signal, site } = request;
  if (site.hotel !== null) {
    const reply = await hotelOf(request, site.hotel.id);
    return reply === null
      ? { kind: 'ready', model: { kind: 'unavailable' }, status: 503 }
      : { kind: 'ready', model: { kind: 'hotel', hotel: pageOf(reply) } };
  }
  const listed = await api.call('listHotels', { query: { lang: locale, limit: shownHotels } }, signal);
  const cards = listed.status === 200 ? listed.body.hotels : [];
  const hotels = await Promise.all(cards.map(async (card) => onClock(card, await hotelOf(request, card.id))));
  return { kind: 'ready', model: { kind: 'provider', hotels: hotels.filter((hotel) => hotel !== null) } };
}

async function hotelOf({ api, locale, signal }: ScreenRequest, hotelId: number): Promise<Hotel | null> {
  const reply = await api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal);
  return reply.status === 200 ? reply.body : null;
}

function onClock(card: HotelCard, hotel: Hotel | null): HotelOnClock | null {
  if (hotel === null) return null;
  const { id, name, domain, timeZone, checkInTime, checkOutTime, theme } = hotel;
  return { id, name, domain, timeZone, checkInTime, checkOutTime, theme, place: card.destination ?? card.city };
}

const pageOf = ({
  name,
  headline,
  description,
  story,
  address,
  phone,
  email,
  HotelImages,
}: Hotel): Extract<AboutUsModel, { kind: 'hotel' }>['hotel'] => ({
  name,
  headline,
  description,
  story,
  address,
  phone,
  email,
  image: HotelImages[0] ?? null,
});
