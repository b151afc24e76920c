/** Every event there is, by the names of the product's specification. */
export const eventNames = [
  'conversion',
  'Purchase',
  'ViewContent',
  'page_view',
  'link_click',
  'scroll_depth',
  'page_crashed',
  'errorboundary_reloaded',
  'web_vitals',
  'session_storage_failed',
  'payment_closed',
  'crawler_visit',
  'crawler_action',
  'crawler_room_viewed',
  'crawler_page_viewed',
] as const;

export type EventName = (typeof eventNames)[number];

/** The services that events go to. */
export type Destination = 'analytics' | 'pixel' | 'tagManager' | 'siteTag';

/** The pixel gets what it is for and nothing else; a conversion is the product analytics' alone. */
export function destinationsOf(name: EventName): readonly Destination[] {
  if (name === 'conversion') return ['analytics'];
  if (name === 'Purchase' || name === 'ViewContent') return ['pixel'];
  return ['analytics', 'tagManager', 'siteTag'];
}

/** Events that are sent in booking-widget mode only. */
export const isOfGhcMode = (name: EventName): boolean => name === 'conversion' || name === 'Purchase';
