import { eventNames, itemsIn, redacted, redactedProperties } from '@latchkey/analytics/analytics';
import type { Site } from '@latchkey/api-contract/types';
import { hotelNamedBy } from '@latchkey/site/urls';

type Measuring = NonNullable<Site['measuring']>;

/** What a batch of events holds, by whom it goes to. */
export interface Batch {
  readonly analytics: readonly Item[];
  readonly pixel: readonly Item[];
  /** Whether an event is about a booking: its events are made of the engine's answer. */
  readonly isOfBooking: boolean;
}

export interface Item {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Events of a request at most, and properties of an event. */
const [mostItems, mostProperties] = [50, 80];

/** Events of the library's own, beside those that we name: that a session is being recorded. */
const ofTheLibrary = /^\$mp_session_record$/;

/**
 * Reads a batch of `track`: known events, of this site's own projects and of its own pages on this host, with whatever is
 * personal cut out once more. Null where it is no batch; what is of another project, of an unknown name or of the page of
 * another host or hotel is left out. Nothing in it is a purchase: anybody can post one.
 */
export function batchIn(
  body: string,
  { analytics, pixel }: Measuring,
  { host, site, now }: { readonly host: string; readonly site: Site; readonly now: number },
): Batch | null {
  const items = itemsIn(body);
  if (items === null || items.length > mostItems) return null;
  const read = items.flatMap(({ event, properties }): Item[] => {
    if (typeof event !== 'string' || typeof properties !== 'object' || properties === null) return [];
    if (!isKnown(event) || Object.keys(properties).length > mostProperties) return [];
    const { url, time } = properties as Readonly<Record<string, unknown>>;
    if (url !== undefined && !(isOfHost(url, host) && isOfSite(url, site))) return [];
    const at = time === undefined ? {} : { time: saneTime(time, now) };
    return [{ event, properties: redactedProperties({ ...properties, ...at }) }];
  });
  return {
    analytics: analytics === null ? [] : read.filter(({ properties }) => properties['token'] === analytics.token),
    pixel:
      pixel === null
        ? []
        : read.filter(({ event, properties }) => event === 'ViewContent' && properties['token'] === pixel.id),
    isOfBooking: read.some(({ event }) => event === 'Purchase' || event === 'conversion'),
  };
}

/** Whether an event's address is of the host that it was sent to. */
const isOfHost = (url: unknown, host: string): url is string =>
  typeof url === 'string' && /^https?:\/\//.test(url) && URL.parse(url)?.host === host;

/** Whether an address is one of the site's pages: on a host of many a visit goes on to those of others, which are no hotel's to know. */
function isOfSite(url: string, { kind, hotel }: Site): boolean {
  if (kind === 'hotel' || hotel === null) return true;
  const { pathname, searchParams } = new URL(url);
  const named = hotelNamedBy(pathname, searchParams);
  if (named === null) return false;
  return 'slug' in named ? named.slug === hotel.websiteSlug : named.hotelId === hotel.id;
}

/** Milliseconds for which browsers keep what they could not send. */
const keptMs = 5 * 24 * 3_600_000;

/** Seconds since the epoch, as the browser says; now, where its clock says what cannot be. */
function saneTime(time: unknown, now: number): number {
  const isSane = typeof time === 'number' && time * 1000 <= now + 60_000 && time * 1000 > now - keptMs;
  return Math.floor(isSane ? time : now / 1000);
}

/** Reads a batch of `engage` or `groups`; the same rules. */
export function profilesIn(body: string, { analytics }: Measuring): readonly object[] | null {
  const items = itemsIn(body);
  if (items === null || items.length > mostItems) return null;
  return items
    .filter((item) => item['$token'] === analytics?.token)
    .map(({ $token, $distinct_id, ...rest }) => ({ ...(redacted(rest) as object), $token, $distinct_id }));
}

const isKnown = (event: string): boolean =>
  (eventNames as readonly string[]).includes(event) || ofTheLibrary.test(event);
