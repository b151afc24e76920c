import { isVacationRental } from '@latchkey/booking-core/rental';
import type { Head, ScreenRequest } from '@latchkey/site/screen';
import { stayUrl } from '@latchkey/site/urls';
import { preloadOf, sharedPicture } from '@latchkey/ui/picture';
import { msg } from '@lingui/core/macro';
import { heroSizes } from '../../offer/pictures/hero-picture.ts';
import { homePath } from '../../offer/search/stay-dates.ts';
import type { HomeModel } from './home.model.ts';
import { structuredAddresses } from '../../offer/structured-data/structured-addresses.ts';
import { structuredData } from './structured-data/structured-data.ts';

/** Title, description and structured data. On any dates the canonical page is the hotel's home. */
export function head(model: HomeModel, { i18n, site, path, origin, locale, imageQuality }: ScreenRequest): Head {
  const { hotel } = model;
  const [name, city] = [hotel.name, hotel.city];
  const hero = hotel.HotelImages[0];
  const home = homePath(site);
  return {
    title: isVacationRental(hotel)
      ? i18n._(msg`${name}, ${city}: the whole place, booked direct`)
      : i18n._(msg`${name}, ${city}: book direct`),
    description: hotel.lead,
    canonical: home,
    stay: stayOf(model),
    ...(hero === undefined
      ? {}
      : {
          ...sharedPicture(hero),
          preloadImages: [preloadOf(hero, imageQuality, heroSizes)],
        }),
    jsonLd: __ON_SERVER__ ? dataOf(model, { i18n, site, path, origin, locale }) : [],
  };
}

/** The dates in sight: of nights, or the day of a stay by the hour. */
const stayOf = ({ stay, hourly }: HomeModel): NonNullable<Head['stay']> =>
  hourly === null
    ? { checkIn: stay.checkIn, checkOut: stay.checkOut }
    : { checkIn: hourly.date, checkOut: hourly.date };

/** What search engines read: the hotel under its one address, and the way to this page. */
function dataOf(
  model: HomeModel,
  { i18n, site, path, origin, locale }: Pick<ScreenRequest, 'i18n' | 'site' | 'path' | 'origin' | 'locale'>,
): object[] {
  const { hotel, stay } = model;
  const home = homePath(site);
  const addresses = structuredAddresses({ site, origin, locale }, home, stayUrl({ hotelId: hotel.id, ...stay }));
  const rooms = i18n._(msg({ message: 'Rooms', context: 'breadcrumb' }));
  return structuredData(model, addresses, [
    { name: hotel.name, url: addresses.inLanguage(addresses.home) },
    ...(path === home ? [] : [{ name: rooms, url: addresses.stay }]),
  ]);
}
