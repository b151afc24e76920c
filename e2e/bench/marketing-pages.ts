import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { medianOf, type Figures } from './figures.ts';
import { cpuSlowdown, onSlowPhone } from './slow-phone.ts';

// What the provider's pages cost on a slow phone beside its landing page, in turns: none may paint its largest part later.
// `node e2e/bench/marketing-pages.ts [address] [runs]`, five runs each unless said; the product must be running.
const [address = 'http://latchkey.localhost:4000', asked = '5'] = process.argv.slice(2);
const paths = [
  '/',
  '/booking-engine',
  '/marketing',
  '/ai-sales-concierge',
  '/about-us',
  '/sandalwood-guide',
  '/blogs',
  '/blogs/two-guests-one-room',
  '/corporate-booking',
  '/sitemaps',
  '/privacy-policy',
  '/?place=Bengaluru',
];
const runs = Number(asked);

const browser = await chromium.launch(launchOptions);
try {
  const measured = new Map<string, Figures[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [path, figures] of measured)
      figures.push(await onSlowPhone(browser, { address: new URL(path, address).href }));
  const median = (path: string, of: 'lcp' | 'cls'): number =>
    medianOf((measured.get(path) ?? []).map((figures) => figures[of])) ?? 0;
  console.log(`Slow 4G, processor ${cpuSlowdown} times slower, median of ${runs}, beside the landing page`);
  for (const path of paths)
    console.log(
      `${path.padEnd(30)} LCP ${Math.round(median(path, 'lcp'))} ms (${(median(path, 'lcp') / median('/', 'lcp')).toFixed(2)}), shift ${median(path, 'cls').toFixed(3)}`,
    );
} finally {
  await browser.close();
}
