import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { palace, sandalwood } from '../hotels.ts';
import { addressOf } from '../running/addresses.ts';
import * as made from './made-stays.ts';

/** Stays that can be made at the demo hotels of any running product, by the state in which their guest finds them. */
const kinds: Readonly<Record<string, readonly [host: string, make: (page: Page) => Promise<string>]>> = {
  held: [sandalwood.host, made.heldStay],
  paid: [sandalwood.host, made.paidStay],
  'pay-on-arrival': [sandalwood.host, made.stayPaidOnArrival],
  cancelled: [sandalwood.host, made.cancelledStay],
  requested: [palace.host, made.requestedStay],
  confirmed: [palace.host, made.confirmedStay],
  rejected: [palace.host, made.rejectedStay],
  repriced: [palace.host, made.repricedStay],
};

// `pnpm stays [kind…]`: makes stays in a product that runs (that of `npm start` unless the journeys' settings name another),
// so that a person has something to test with. Each is opened by the code that the inbox of the sandbox shows.
const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((kind) => kinds[kind] === undefined);
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${Object.keys(kinds).join(', ')}`);
  process.exit(2);
}
process.env['E2E_ORIGIN'] ??= `http://localhost:${process.env['ORIGIN_PORT'] ?? '4000'}`;
process.env['E2E_API'] ??= `http://127.0.0.1:${process.env['API_PORT'] ?? '4001'}`;
process.env['E2E_SANDBOX'] ??= `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '4010'}`;

const browser = await chromium.launch(launchOptions);
for (const kind of positionals.length > 0 ? positionals : Object.keys(kinds)) {
  const [host, make] = kinds[kind] ?? ['', made.paidStay];
  // Each is another guest's.
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`${addressOf(host)}/privacy-policy`, { waitUntil: 'commit' });
  const bookingId = await make(page);
  console.log(`${kind.padEnd(16)}${addressOf(host)}/bookings/${bookingId}`);
  await page.context().close();
}
await browser.close();
console.log(`\nCodes and mails: ${process.env['E2E_SANDBOX']}`);
