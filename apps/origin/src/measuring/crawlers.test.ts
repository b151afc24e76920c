import type { Site } from '@latchkey/api-contract/types';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { openCollectors } from './collectors.ts';
import { watchCrawlers } from './crawlers.ts';
import { countMeasured } from './measured-counts.ts';

const site = { kind: 'hotel', host: 'hotel.com', name: 'Hotel', hotel: { id: 1760 } } as Site;

test('crawlers’ events are made here and counted; people’s requests make none', async () => {
  const registry = new Registry();
  const counts = countMeasured(registry);
  const crawlers = watchCrawlers(
    openCollectors({ analytics: 'http://127.0.0.1:9', pixel: 'http://127.0.0.1:9', pixelAccessToken: null }),
    counts,
    () => 0,
  );
  const request = { site, url: new URL('http://hotel.com/rooms/1760/a/b/2/0'), referrer: '', language: 'en' };
  crawlers.asked({ ...request, userAgent: 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)' });
  crawlers.asked({ ...request, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' });
  crawlers.close();
  expect((await registry.metrics()).split('\n').filter((line) => line.startsWith('latchkey_crawler'))).toEqual([
    'latchkey_crawler_events_total{event="crawler_visit",category="AI crawler"} 1',
    'latchkey_crawler_events_total{event="crawler_room_viewed",category="AI crawler"} 1',
  ]);
});
