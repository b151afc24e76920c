import type { Head, ScreenRequest } from '@latchkey/site/screen';
import { canonicalUrl, roomPath } from '@latchkey/site/urls';
import { preloadOf, sharedPicture } from '@latchkey/ui/picture';
import { msg } from '@lingui/core/macro';
import { heroSizes } from '../../offer/pictures/hero-picture.ts';
import { homePath } from '../../offer/search/stay-dates.ts';
import { structuredAddresses } from '../../offer/structured-data/structured-addresses.ts';
import { breadcrumbs } from '../../offer/structured-data/breadcrumbs.ts';
import { soldRoom, structuredOffers } from '../../offer/structured-data/structured-rooms.ts';
import { roomUrl } from '../../offer/urls/room-url.ts';
import type { RoomViewModel } from './room-view.model.ts';

/** Title, description and structured data of a room. On any dates its canonical page is the one without. */
export function head(model: RoomViewModel, { i18n, site, origin, locale, imageQuality }: ScreenRequest): Head {
  const { hotel, room } = model;
  const [name, hotelName] = [room.name, hotel.name];
  const canonical = roomPath(site, hotel, room.id);
  const picture = room.images[0];
  return {
    title: i18n._(msg`${name} at ${hotelName}`),
    description: room.sentence,
    canonical,
    stay: { checkIn: model.stay.checkIn, checkOut: model.stay.checkOut },
    ...(picture === undefined
      ? {}
      : {
          ...sharedPicture(picture),
          preloadImages: [preloadOf(picture, imageQuality, heroSizes)],
        }),
    jsonLd: __ON_SERVER__ ? dataOf(model, { site, origin, locale }) : [],
  };
}

/** What search engines read: the room and what it costs on the dates asked, and the way to it. */
function dataOf(model: RoomViewModel, page: Pick<ScreenRequest, 'site' | 'origin' | 'locale'>): object[] {
  const { hotel, room, stay, availability } = model;
  const canonical = roomPath(page.site, hotel, room.id);
  const addresses = structuredAddresses(page, homePath(page.site), roomUrl(page.site, hotel, room.id, stay));
  const url = addresses.inLanguage(canonicalUrl(canonical, page));
  const own =
    availability === null
      ? null
      : { ...availability, rooms: availability.rooms.filter(({ roomTypeId }) => roomTypeId === room.id) };
  return [
    {
      '@context': 'https://schema.org',
      ...soldRoom(room, addresses, structuredOffers({ ...model, availability: own }, addresses)),
      url,
      containedInPlace: { '@id': addresses.home },
    },
    breadcrumbs([
      { name: hotel.name, url: addresses.inLanguage(addresses.home) },
      { name: room.name, url },
    ]),
  ];
}
