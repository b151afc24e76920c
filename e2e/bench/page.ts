import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { changeDates, type DatesChanged } from './change-dates.ts';
import { makePage } from '../judge/make-page.ts';
import { judgedPages } from '../judge/pages.ts';
import { medianOf, report, type Figures } from './figures.ts';
import { inLighthouse } from './in-lighthouse.ts';
import { cpuSlowdown, onSlowPhone } from './slow-phone.ts';

// What pages cost on a slow phone, in turns: a hotel's home (Sandalwood's), both documents of checkout and the page of a
// booking, which may be no slower to paint than home; a change of dates; and home in Lighthouse. `pnpm bench:page [address]`, five runs each
// (`--quick`: without Lighthouse). Times depend on how busy the machine is; the bytes do not. The product must be running.
const [address = 'http://sandalwood.localhost:4000/'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isQuick = process.argv.includes('--quick');
const runs = 5;
const port = 9333;
process.env['E2E_ORIGIN'] ??= new URL(address).origin;

const names = new URL(address).pathname === '/' ? ['room checkout', 'payment', 'status'] : [];
const made = judgedPages.filter(({ name }) => names.includes(name));
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
});
try {
  const slow: Record<string, Figures[]> = {};
  for (let run = 0; run < runs; run += 1) {
    (slow['home'] ??= []).push(await onSlowPhone(browser, { address }));
    for (const page of made) (slow[page.name] ??= []).push(await onSlowPhone(browser, await makePage(browser, page)));
  }
  const lcp = [];
  for (const [name, measured] of Object.entries(slow)) {
    report(`${name} of ${address} on slow 4G, processor ${cpuSlowdown} times slower`, measured);
    lcp.push(`${name} ${Math.round(medianOf(measured.map((figures) => figures.lcp)) ?? 0)} ms`);
  }
  console.log(`LCP, median: ${lcp.join(', ')}`);
  const changes = await changeDates(browser, 20);
  const ninetyFifth = (of: keyof DatesChanged): number =>
    changes.map((change) => change[of]).toSorted((one, other) => one - other)[Math.ceil(changes.length * 0.95) - 1] ??
    0;
  console.log(
    `a change of dates, data at hand, processor ${cpuSlowdown} times slower, 95th of ${changes.length}: its press is painted after ${Math.round(ninetyFifth('interaction'))} ms (INP), the rooms after ${Math.round(ninetyFifth('painted'))} ms (budget 200)`,
  );
  const simulated = [];
  for (let run = 0; run < (isQuick ? 0 : runs); run += 1)
    simulated.push(await twice(() => inLighthouse(address, port)));
  if (!isQuick)
    report(
      `${address} in Lighthouse, mobile, score ${simulated.map(({ score }) => score).join(' ')}`,
      simulated.map(({ figures }) => figures),
    );
} finally {
  await browser.close();
}

/** Lighthouse now and then loses the beginning of its recording on a busy machine; a second loss is a finding. */
async function twice<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch {
    return act();
  }
}
