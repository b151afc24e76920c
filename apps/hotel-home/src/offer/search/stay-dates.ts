import type { Hotel, Site } from '@latchkey/api-contract/types';
import { freeOfChargeUntil } from '@latchkey/booking-core/cancellation';
import { addDays, stayDatesOf, type LocalDate } from '@latchkey/booking-core/dates';
import { dateIn, wallClockIn } from '@latchkey/format/moment';
import type { ScreenRequest } from '@latchkey/site/screen';
import { defaultGuests, guestsOfSearch, hotelHomeUrl, parseStayLink } from '@latchkey/site/urls';
import type { AskedStay } from '@latchkey/stay/use-stay';

/** Today at a property. */
export const todayAt = (timeZone: string, now: number): LocalDate => dateIn(now, timeZone);

/** The page without dates: the root of a hotel's own host, its slug on the provider's. */
export const homePath = (site: Site): string => hotelHomeUrl(site);

/** Days ahead that are tried for a night that is free to cancel. */
const triedDays = 60;

/**
 * The first night that a search without dates begins with: the first one that a rate plan lets go free of charge; where
 * none does, tonight, or tomorrow once check-in time is over.
 */
export function firstNight({ HotelRooms, checkInTime, timeZone }: Hotel, now: number): LocalDate {
  const clock = wallClockIn(now, timeZone);
  const policies = HotelRooms.flatMap(({ ratePlans }) => ratePlans.map(({ cancellation }) => cancellation));
  const ahead = Array.from({ length: triedDays }, (_, days) => addDays(clock.date, days));
  const free = ahead.find((checkIn) =>
    policies.some((tiers) => freeOfChargeUntil(tiers, { checkIn, checkInTime }, clock) !== null),
  );
  return free ?? (clock.time < checkInTime ? clock.date : addDays(clock.date, 1));
}

/** Whether a URL names no dates, so that the page chooses them. */
export const isUndated = ({ params, search }: Pick<ScreenRequest, 'params' | 'search'>): boolean =>
  params['hotelId'] === undefined && search['checkIn'] === undefined && search['checkOut'] === undefined;

/** What a URL of this screen asks for. `form` is the search form sent without JavaScript. */
export type AskedOfHome =
  | { readonly kind: 'stay'; readonly stay: AskedStay; readonly isOtherParty?: boolean }
  | { readonly kind: 'form'; readonly stay: AskedStay }
  /** Valid dates with an invalid party (no adults, a hundred): shown for two guests, with a notice. */
  | { readonly kind: 'other-party'; readonly stay: AskedStay }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'other-hotel' };

/** `first` is the night that a search without dates begins with. */
export function askedStay(
  { site, params, search }: Pick<ScreenRequest, 'site' | 'params' | 'search'>,
  today: LocalDate,
  first: LocalDate = today,
): AskedOfHome {
  if (params['hotelId'] !== undefined) return ofLink(site, params, search, today);
  if (isUndated({ params, search })) {
    // Nightly links have the guests in the path, hourly links in the query.
    const asked = (search['adults'] ?? search['children'] ?? search['infants']) !== undefined;
    const guests = guestsOfSearch(search);
    const stay = { checkIn: first, checkOut: addDays(first, 1), guests: guests ?? defaultGuests };
    return { kind: 'stay', stay, isOtherParty: asked && guests === null };
  }
  const guests = guestsOfSearch(search);
  const dates = stayDatesOf(search['checkIn'] ?? '', search['checkOut'] ?? '', today);
  if (dates.kind === 'refused') return { kind: 'invalid' };
  const { checkIn, checkOut } = dates;
  return guests === null
    ? { kind: 'other-party', stay: { checkIn, checkOut, guests: defaultGuests } }
    : { kind: 'form', stay: { checkIn, checkOut, guests } };
}

function ofLink(
  site: Site,
  params: ScreenRequest['params'],
  search: ScreenRequest['search'],
  today: LocalDate,
): AskedOfHome {
  // The hotel's number is checked first: where it is wrong or missing, the dates are not at fault.
  if (Number(params['hotelId']) !== site.hotel?.id) return { kind: 'other-hotel' };
  const link = parseStayLink(params, search);
  if (link === null) return ofLinkForTwo(site, params, search, today);
  const dates = stayDatesOf(link.checkIn, link.checkOut, today);
  return dates.kind === 'refused'
    ? { kind: 'invalid' }
    : { kind: 'stay', stay: { checkIn: dates.checkIn, checkOut: dates.checkOut, guests: link.guests } };
}

/** A link with valid dates and an invalid party is shown for two guests. */
function ofLinkForTwo(
  site: Site,
  params: ScreenRequest['params'],
  search: ScreenRequest['search'],
  today: LocalDate,
): AskedOfHome {
  const { infants: _, ...places } = params;
  const asked = parseStayLink({ ...places, adults: String(defaultGuests.adults), children: '0' }, {});
  if (asked === null) return { kind: 'invalid' };
  const read = ofLink(
    site,
    { ...places, adults: String(defaultGuests.adults), children: '0' },
    { ...search, ages: '' },
    today,
  );
  return read.kind === 'stay' ? { kind: 'other-party', stay: read.stay } : read;
}
