import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/run/paths.ts';
import type { Attack, Outcome } from './attack.types.ts';
import { addresses } from './checks/addresses.ts';
import { availability } from './checks/availability.ts';
import { codes } from './checks/codes.ts';
import { crowds } from './checks/crowds.ts';
import { devices } from './checks/devices.ts';
import { headers } from './checks/headers.ts';
import { hoarding } from './checks/hoarding.ts';
import { ledger } from './checks/ledger.ts';
import { messages } from './checks/messages.ts';
import { payments } from './checks/payments.ts';
import { stock } from './checks/stock.ts';
import { unread } from './checks/unread.ts';
import { hangUp } from './guests/guest.ts';
import { startInstance } from './instance.ts';

// `pnpm attack`: the battery against an own instance in production mode; the table goes to docs/security.md.
// `pnpm attack --short`: the attacks that take seconds, as `npm test` runs them; nothing is written.
const isShort = process.argv.includes('--short');
const ofGuests = [...stock, ...payments, ...codes, ...messages, ...hoarding, ...devices];
const attacks = [...addresses, ...headers, ...ofGuests, ...availability, ...unread, ...crowds, ledger].filter(
  ({ length }) => !isShort || length === 'short',
);

const instance = await startInstance();
const results: { readonly attack: Attack; readonly outcome: Outcome }[] = [];
try {
  for (const attack of attacks) {
    const began = performance.now();
    const outcome = await attack.run(instance);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    results.push({ attack, outcome });
    console.log(`${outcome.held ? 'held ' : 'FELL '} ${seconds.padStart(5)} s  ${attack.tries}: ${outcome.measured}`);
  }
} finally {
  hangUp();
  await instance.stop();
}
if (!isShort) writeTable();
const fell = results.filter(({ outcome }) => !outcome.held).length;
console.log(`${results.length - fell} passed, ${fell} failed`);
process.exit(fell === 0 ? 0 : 1);

function writeTable(): void {
  const file = path.join(root, 'docs/security.md');
  const rows = results.map(
    ({ attack, outcome }) =>
      `| ${attack.tries} | ${attack.promise} | ${outcome.held ? 'held' : '**fell**'} | ${outcome.measured} |`,
  );
  const table = ['| an attacker | the promise | | measured |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const [before = '', , after = ''] = readFileSync(file, 'utf8').split(/<!-- attack:(?:begin|end) -->/);
  writeFileSync(file, `${before}<!-- attack:begin -->\n${table}\n<!-- attack:end -->${after}`);
}
