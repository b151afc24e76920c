import type { Head, ScreenRequest } from '@latchkey/site/screen';
import { stayUrl } from '@latchkey/site/urls';
import { preloadOf } from '@latchkey/ui/picture';
import { msg } from '@lingui/core/macro';
import { heroSizes } from './hotel/hero-picture.ts';
import { homePath } from './home.dates.ts';
import type { HomeModel } from './home.model.ts';
import { structuredData } from './structured-data/structured-data.ts';

/** Title, description and structured data. A deep link's canonical page is itself without its attribution. */
export function head(model: HomeModel, { i18n, site, path, origin, imageQuality }: ScreenRequest): Head {
  const { hotel, stay } = model;
  const [name, city] = [hotel.name, hotel.city];
  const hero = hotel.HotelImages[0];
  const home = homePath(site);
  const canonical = path === home ? home : stayUrl({ hotelId: hotel.id, ...stay });
  const addresses = { origin, home: `${origin}${home}`, page: `${origin}${canonical}` };
  const ways = [
    ...(site.kind === 'hotel' ? [] : [{ name: new URL(origin).host, url: `${origin}/` }]),
    { name, url: addresses.home },
    ...(canonical === home
      ? []
      : [{ name: i18n._(msg({ message: 'Rooms', context: 'in the way to a page' })), url: addresses.page }]),
  ];
  return {
    title: i18n._(msg`${name}, ${city}: book direct`),
    description: hotel.lead,
    canonical,
    ...(hero === undefined
      ? {}
      : {
          image: hero.cdnImageUrl,
          preloadImages: [preloadOf(hero, imageQuality, heroSizes)],
        }),
    jsonLd: __ON_SERVER__ ? structuredData(model, addresses, ways) : [],
  };
}
