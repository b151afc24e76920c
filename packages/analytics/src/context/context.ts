import type { Site } from '@latchkey/api-contract/types';
import type { VisitSource } from '@latchkey/booking-core/attribution';
import type { DeviceClass } from '@latchkey/booking-core/device';
import { datesOfAddress, type DatesOfAddress } from './stay-dates.ts';

/** The facts of the page that an event happens on. */
export interface EventPage {
  readonly site: Site;
  readonly url: URL;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** A number of this browser's own that names nobody; empty where there is none. */
  readonly userId: string;
  readonly source: VisitSource | null;
  readonly deviceClass: DeviceClass;
  /** The dates of the stay that the page is about, where it says them: the address often does not. */
  readonly stay?: { readonly checkIn: string; readonly checkOut: string } | undefined;
}

/** What stands as the source of a visit that came without one. */
export const ownSource = 'Latchkey';

/** The theme of the product's events: fixed. */
const themeId = 2;

/** What goes with every event (docs/rules.md, "Measuring"). */
export function contextOf({ site, url, now, userId, source, deviceClass, stay }: EventPage) {
  const { hotel, measuring } = site;
  const { checkIn, checkOut } = datesOf({ url, stay });
  const { city = null, region = null, country = null } = measuring?.place ?? {};
  const { isGhc, ...attribution }: VisitSource = source ?? { isGhc: false };
  return {
    themeId,
    hotelName: site.name,
    userId,
    hotelId: hotel?.id ?? null,
    searchParams: url.search,
    slug: hotel?.websiteSlug ?? null,
    domain: site.host,
    source: attribution.utmSource ?? attribution.googleSource ?? ownSource,
    ...attribution,
    mode: isGhc ? 'GHC' : null,
    start_date: checkIn,
    end_date: checkOut,
    currentDate: dateIn(hotel?.timeZone ?? 'UTC', now).replaceAll('-', '/'),
    url: url.href,
    locationDetails: {},
    content_type: 'home_listing',
    content_ids: hotel === null ? [] : [hotel.id],
    city,
    region,
    country,
    device_class: deviceClass,
  };
}

/** The hotel-level variant, for what is about one hotel as a whole. */
export function hotelContextOf(page: EventPage) {
  const { checkIn, checkOut } = datesOf(page);
  const { place } = page.site.measuring ?? {};
  return {
    ...contextOf(page),
    content_type: 'hotel',
    content_ids: String(page.site.hotel?.id ?? ''),
    checkin_date: checkIn,
    checkout_date: checkOut,
    city: place?.city ?? 'Bengaluru',
    region: place?.region ?? 'Karnataka',
    country: place?.country ?? 'India',
  };
}

/** Dates that the address names are those that were asked for; else the page says which stay it is about. */
const datesOf = ({ url, stay }: Pick<EventPage, 'url' | 'stay'>): DatesOfAddress => {
  const named = datesOfAddress(url);
  return named.checkIn === null ? (stay ?? named) : named;
};

/** The day there, as `2026-11-22`. */
const dateIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
