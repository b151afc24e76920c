import type { Head, ScreenRequest } from '@latchkey/site/screen';
import { preloadOf } from '@latchkey/ui/picture';
import { msg } from '@lingui/core/macro';
import { heroSizes } from '../home/hotel/hero-picture.ts';
import { homePath } from '../home/home.dates.ts';
import { breadcrumbs } from '../home/structured-data/structured-data.ts';
import { structuredOffers, structuredRoom } from '../home/structured-data/structured-rooms.ts';
import { roomPath } from './room-url.ts';
import type { RoomViewModel } from './room-view.model.ts';

/** Title, description and structured data of a room. On any dates its canonical page is the one without. */
export function head(model: RoomViewModel, { i18n, site, origin, imageQuality }: ScreenRequest): Head {
  const { hotel, room, availability } = model;
  const [name, hotelName] = [room.name, hotel.name];
  const canonical = roomPath(site, hotel, room.id);
  const addresses = { origin, home: `${origin}${homePath(site)}`, page: `${origin}${canonical}` };
  const picture = room.images[0];
  const own =
    availability === null
      ? null
      : { ...availability, rooms: availability.rooms.filter(({ roomTypeId }) => roomTypeId === room.id) };
  return {
    title: i18n._(msg`${name} at ${hotelName}`),
    description: room.sentence,
    canonical,
    ...(picture === undefined
      ? {}
      : {
          image: picture.cdnImageUrl,
          preloadImages: [preloadOf(picture, imageQuality, heroSizes)],
        }),
    jsonLd: __ON_SERVER__
      ? [
          {
            '@context': 'https://schema.org',
            ...structuredRoom(room, addresses),
            containedInPlace: { '@id': addresses.home },
            offers: structuredOffers({ ...model, availability: own }, addresses),
          },
          breadcrumbs([
            { name: hotelName, url: addresses.home },
            { name, url: addresses.page },
          ]),
        ]
      : [],
  };
}
