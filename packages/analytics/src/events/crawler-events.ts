import type { KnownBot } from '@latchkey/bots/bots';
import type { Site } from '@latchkey/api-contract/types';
import type { MeasuredEvent } from './measured-event.ts';

/** One request of a known crawler. */
export interface CrawlerRequest {
  readonly bot: KnownBot;
  readonly site: Site;
  readonly url: URL;
  readonly userAgent: string;
  readonly referrer: string;
  readonly language: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What it did instead of opening a page: followed one of the doors that lead elsewhere. */
  readonly action?: string;
  readonly pageTitle?: string;
  /** Whether it is the first request of this crawler on this site for a while. */
  readonly isNew: boolean;
}

/** The events of a crawler's request. They are made by the server, since crawlers run no script: there is no screen. */
export function crawlerEventsOf(request: CrawlerRequest): readonly MeasuredEvent[] {
  const { bot, site, url, userAgent, referrer, language, now, action, pageTitle, isNew } = request;
  const common = {
    crawler_name: bot.name,
    crawler_category: bot.category,
    page_url: url.href,
    referrer,
    timestamp: new Date(now).toISOString(),
    user_agent: userAgent,
    screen_resolution: null,
    language,
    hotelId: site.hotel?.id ?? null,
    hotelName: site.name,
    domain: site.host,
  };
  const isRoom = /^\/(?:room-view|rooms)\//.test(url.pathname);
  const page = { page_type: pageTypeOf(url.pathname), page_title: pageTitle ?? site.name };
  return [
    ...(isNew ? [{ name: 'crawler_visit', properties: { ...common, ...page } } as const] : []),
    action === undefined
      ? { name: isRoom ? 'crawler_room_viewed' : 'crawler_page_viewed', properties: { ...common, ...page } }
      : { name: 'crawler_action', properties: { ...common, action } },
  ];
}

/** The first part of a path: `rooms`, `blogs`; the home page is `home`. */
const pageTypeOf = (path: string): string => path.split('/')[1] || 'home';
