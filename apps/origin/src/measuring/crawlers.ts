import { crawlerEventsOf, wireEventOf } from '@latchkey/analytics/analytics';
import { redactedProperties } from '@latchkey/analytics/analytics';
import type { Site } from '@latchkey/api-contract/types';
import { classifyBot, type KnownBot } from '@latchkey/bots/bots';
import { LRUCache } from 'lru-cache';
import type { Collectors } from './collectors.ts';
import type { MeasuredCounts } from './measured-counts.ts';

/** How long a crawler's visit lasts without a request, in milliseconds. */
const visitMs = 30 * 60_000;

/** Events kept for the next request at most, events in a request, and milliseconds between requests. */
const [mostKept, mostSent, flushMs] = [2000, 50, 5000];

export interface CrawlerAsking {
  readonly site: Site;
  readonly url: URL;
  readonly userAgent: string;
  readonly referrer: string;
  readonly language: string;
  /** Of the page that it got. */
  readonly pageTitle?: string;
  /** The door it went through, where it did not open a page. */
  readonly action?: string;
}

/** Watches known crawlers, which run no script: their requests are counted, and told to the site's product analytics. */
export interface Crawlers {
  asked(request: CrawlerAsking): void;
  close(): void;
}

export function watchCrawlers(collectors: Collectors, counts: MeasuredCounts, now: () => number): Crawlers {
  const known = new LRUCache<string, { readonly bot: KnownBot | null }>({ max: 2000 });
  const visits = new LRUCache<string, true>({ max: 5000, ttl: visitMs, updateAgeOnGet: true, perf: { now } });
  const waiting: object[] = [];

  const botOf = (userAgent: string): KnownBot | null => {
    const found = known.get(userAgent) ?? { bot: classifyBot(userAgent) };
    known.set(userAgent, found);
    return found.bot;
  };
  const flush = async (): Promise<void> => {
    const items = waiting.splice(0, mostSent);
    // A collector that is away loses them: what crawlers do is not worth keeping for long.
    if (items.length > 0) counts.counted('crawlers', (await collectors.events('track', items)) ? 'sent' : 'failed');
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();

  return {
    asked({ userAgent, ...request }) {
      const bot = botOf(userAgent.slice(0, 500));
      if (bot === null) return;
      const visit = `${request.site.host} ${bot.name}`;
      const isNew = visits.get(visit) === undefined;
      visits.set(visit, true);
      const token = request.site.measuring?.analytics?.token;
      for (const event of crawlerEventsOf({ ...request, bot, userAgent, now: now(), isNew })) {
        counts.crawler(event.name, bot.category);
        if (token === undefined || waiting.length >= mostKept) continue;
        const properties = { ...redactedProperties(event.properties), distinct_id: `crawler:${bot.name}` };
        waiting.push(wireEventOf({ ...event, properties }, token, now()));
      }
    },
    close: () => clearInterval(timer),
  };
}
