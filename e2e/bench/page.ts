import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { booked } from './booked.ts';
import { medianOf, report } from './figures.ts';
import { inLighthouse } from './in-lighthouse.ts';
import { cpuSlowdown, onSlowPhone } from './slow-phone.ts';

// What a page costs, two ways: `pnpm bench:page [address]`, five runs each. Times depend on how busy the machine is; the
// bytes do not. The product must be running. Of a hotel's home (Sandalwood's) the page of a booking is measured turn by
// turn with it: it may be no slower to paint.
const address = process.argv[2] ?? 'http://sandalwood.localhost:4000/';
const runs = 5;
const port = 9333;
const debian = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);

const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
});
try {
  const slow = [];
  const status = [];
  const booking = new URL(address).pathname === '/' ? await booked(browser, address) : null;
  for (let run = 0; run < runs; run += 1) {
    slow.push(await onSlowPhone(browser, address));
    if (booking !== null) status.push(await onSlowPhone(browser, booking.address, booking.storageState));
  }
  report(`${address} on slow 4G, processor ${cpuSlowdown} times slower`, slow);
  if (booking !== null) {
    report('the page of a booking, likewise, turn by turn with it', status);
    const [home, own] = [slow, status].map((measured) => medianOf(measured.map(({ lcp }) => lcp)));
    console.log(`LCP of a booking's page ${Math.round(own ?? 0)} ms, of hotel home ${Math.round(home ?? 0)} ms`);
  }
  const simulated = [];
  for (let run = 0; run < runs; run += 1) simulated.push(await twice(() => inLighthouse(address, port)));
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
