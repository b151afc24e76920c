import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { medianOf, type Figures } from './figures.ts';
import { onSlowPhone } from './slow-phone.ts';

// What a page costs on a slow phone in two builds, by turns, since machines are noisy:
// `pnpm bench:beside http://sandalwood.localhost:4000/ http://sandalwood.localhost:5000/`, both running. Medians of nine.
const [own, other] = process.argv.slice(2);
if (own === undefined || other === undefined)
  throw new Error('name the page of this build, then that of the other one');
const runs = 9;

const browser = await chromium.launch(launchOptions);
const seen = { own: [] as Figures[], other: [] as Figures[] };
try {
  for (let run = 0; run < runs; run += 1)
    for (const which of run % 2 === 0 ? (['own', 'other'] as const) : (['other', 'own'] as const))
      seen[which].push(await onSlowPhone(browser, { address: which === 'own' ? own : other }));
} finally {
  await browser.close();
}
for (const name of ['lcp', 'tbt', 'cls', 'script', 'interaction'] as const) {
  const [mine, theirs] = [seen.own, seen.other].map((all) => medianOf(all.map((figures) => figures[name])));
  const times = theirs ? ((mine ?? 0) / theirs).toFixed(2) : '–';
  console.log(`${name.padEnd(12)} ${round(mine)} beside ${round(theirs)}: ${times} times`);
}

function round(value = 0): string {
  return String(Math.round(value * 1000) / 1000);
}
