import { writeFileSync } from 'node:fs';
import crawlers from 'crawler-user-agents';
import { knownCrawlersOf } from '../src/known-crawlers.ts';

/** Writes the patterns that `classifyBot` knows, from the published list: `pnpm --filter @latchkey/bots known-crawlers`. */
const file = new URL('../src/known-crawlers.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(knownCrawlersOf(crawlers), null, 2)}\n`);
