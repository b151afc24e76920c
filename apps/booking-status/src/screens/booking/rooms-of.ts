import { hotelHomeAnchor, hotelHomeUrl, type SiteOfHotel } from '@latchkey/site/urls';

/** Where a guest begins again: the rooms of the hotel that the page speaks of, or the first page where it names none. */
export const roomsUrlOf = (site: SiteOfHotel): string =>
  site.hotel === null ? hotelHomeUrl(site) : `${hotelHomeUrl(site)}${hotelHomeAnchor('rooms')}`;
