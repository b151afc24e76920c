import type { Attack, Outcome } from './attack.types.ts';
import { addresses } from './checks/addresses.ts';
import { availability } from './checks/availability.ts';
import { codes } from './checks/codes.ts';
import { crowds } from './checks/crowds.ts';
import { desk } from './checks/desk.ts';
import { devices } from './checks/devices.ts';
import { headers } from './checks/headers.ts';
import { hoarding } from './checks/hoarding.ts';
import { ledger } from './checks/ledger.ts';
import { measuring } from './checks/measuring.ts';
import { messages } from './checks/messages.ts';
import { payments } from './checks/payments.ts';
import { sharedPages } from './checks/shared-pages.ts';
import { signatures } from './checks/signatures.ts';
import { stock } from './checks/stock.ts';
import { tenants } from './checks/tenants.ts';
import { typedTexts } from './checks/typed-texts.ts';
import { unread } from './checks/unread.ts';
import { hangUp } from './guests/guest.ts';
import { startInstance } from './instance.ts';
import { writeTable } from './write-table.ts';

// `pnpm attack`: the battery against an own instance in production mode; the table goes to docs/security.md.
// `pnpm attack <check …>`: some checks alone, by the names of their files; the other lines of the table stay.
// `pnpm attack --short`: the attacks that take seconds, as `npm test` runs them; nothing is written.
const checks: Readonly<Record<string, readonly Attack[]>> = {
  addresses,
  headers,
  signatures,
  stock,
  payments,
  codes,
  messages,
  'typed-texts': typedTexts,
  measuring,
  hoarding,
  devices,
  desk,
  tenants,
  availability,
  'shared-pages': sharedPages,
  unread,
  crowds,
  ledger: [ledger],
};
const args = process.argv.slice(2);
const isShort = args.includes('--short');
const named = args.filter((arg) => arg !== '--short');
const unknown = named.filter((name) => !Object.hasOwn(checks, name));
if (unknown.length > 0)
  throw new Error(`no checks are called ${unknown.join(', ')}: ${Object.keys(checks).join(', ')}`);
const attacks = Object.entries(checks)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .flatMap(([, all]) => all)
  .filter(({ length }) => !isShort || length === 'short');

const instance = await startInstance();
const outcomes = new Map<Attack, Outcome>();
try {
  for (const attack of attacks) {
    const began = performance.now();
    const outcome = await attack.run(instance);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    outcomes.set(attack, outcome);
    console.log(`${outcome.held ? 'held ' : 'FELL '} ${seconds.padStart(5)} s  ${attack.tries}: ${outcome.measured}`);
  }
} finally {
  hangUp();
  await instance.stop();
}
if (!isShort) writeTable(checks, outcomes);
const fell = [...outcomes.values()].filter(({ held }) => !held).length;
console.log(`${outcomes.size - fell} passed, ${fell} failed`);
process.exit(fell === 0 ? 0 : 1);
