import { inLanguage, type SharedPage } from '@latchkey/site';
import { roomPath, urlOf } from '@latchkey/site/urls';
import type { PictureImage } from '@latchkey/ui/picture';
import type { Onward, OnwardCard } from './onward.types.ts';

/** A row on a desktop. */
const most = 3;

/**
 * Three rooms of the host's hotel, or three hotels where it has none; null where none can be booked or the call failed.
 */
export async function loadOnward(page: SharedPage): Promise<Onward | null> {
  const { hotel } = page.site;
  if (hotel?.closed) return null;
  const cards = await (hotel === null ? hotelCards(page) : roomCards(page, hotel));
  return cards.length === 0 ? null : { kind: hotel === null ? 'hotels' : 'rooms', cards };
}

async function roomCards({ api, locale, site }: SharedPage, { id }: { readonly id: number }): Promise<OnwardCard[]> {
  const reply = await api.call('getHotel', { params: { hotelId: id }, query: { lang: locale } });
  if (reply.status !== 200) return [];
  return reply.body.HotelRooms.flatMap(({ id: room, name, sentence, images: [image] }) =>
    image === undefined
      ? []
      : [{ href: inLanguage(roomPath(site, reply.body, room), locale), name, line: sentence, image: drawn(image) }],
  ).slice(0, most);
}

async function hotelCards({ api, locale }: SharedPage): Promise<OnwardCard[]> {
  const reply = await api.call('listHotels', { query: { lang: locale, limit: most } });
  if (reply.status !== 200) return [];
  return reply.body.hotels.map(({ websiteSlug, name, destination, city, image }) => ({
    href: inLanguage(urlOf('hotelBySlug', { slug: websiteSlug }), locale),
    name,
    line: destination ?? city,
    image: drawn(image),
  }));
}

/** Without words: the name stands beside it. */
const drawn = ({ cdnImageUrl, width, height }: Omit<PictureImage, 'alt'>): PictureImage => ({
  cdnImageUrl,
  width,
  height,
  alt: '',
});
