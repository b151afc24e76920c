import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/run/paths.ts';
import type { Attack, Outcome } from './attack.types.ts';
import { addresses } from './checks/addresses.ts';
import { availability } from './checks/availability.ts';
import { crowds } from './checks/crowds.ts';
import { headers } from './checks/headers.ts';
import { unread } from './checks/unread.ts';
import { startInstance } from './instance.ts';

// `pnpm attack`: the battery against an own instance in production mode; the table goes to docs/security.md.
// `pnpm attack --short`: the attacks that take seconds, as `npm test` runs them; nothing is written.
const isShort = process.argv.includes('--short');
const attacks = [...addresses, ...headers, ...availability, ...unread, ...crowds].filter(
  ({ length }) => !isShort || length === 'short',
);

const instance = await startInstance();
const results: { readonly attack: Attack; readonly outcome: Outcome }[] = [];
try {
  for (const attack of attacks) {
    const outcome = await attack.run(instance);
    results.push({ attack, outcome });
    console.log(`${outcome.held ? 'held ' : 'FELL '} ${attack.tries}: ${outcome.measured}`);
  }
  execFileSync('node', ['apps/api/src/command.ts', 'invariants'], { cwd: root, stdio: 'inherit' });
} finally {
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
