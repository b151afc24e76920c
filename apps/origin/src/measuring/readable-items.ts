import { eventNames, itemsIn, redacted, redactedProperties } from '@latchkey/analytics/analytics';
import type { Site } from '@latchkey/api-contract/types';

type Measuring = NonNullable<Site['measuring']>;

/** What a batch of events holds, by whom it goes to. */
export interface Batch {
  readonly analytics: readonly Item[];
  readonly pixel: readonly Item[];
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
 * Reads a batch of `track`: known events, of this site's own projects, with whatever is personal cut out once more. Null
 * where it is no batch; what is of another project or of an unknown name is left out.
 */
export function batchIn(body: string, { analytics, pixel }: Measuring): Batch | null {
  const items = itemsIn(body);
  if (items === null || items.length > mostItems) return null;
  const read = items.flatMap(({ event, properties }): Item[] => {
    if (typeof event !== 'string' || typeof properties !== 'object' || properties === null) return [];
    if (!isKnown(event) || Object.keys(properties).length > mostProperties) return [];
    return [{ event, properties: redactedProperties(properties) }];
  });
  return {
    analytics: analytics === null ? [] : read.filter(({ properties }) => properties['token'] === analytics.token),
    pixel: pixel === null ? [] : read.filter((item) => isPurchase(item) && item.properties['token'] === pixel.id),
  };
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

const isPurchase = ({ event }: Item): boolean => event === 'Purchase' || event === 'ViewContent';
