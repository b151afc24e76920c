import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inCopyOfRepository } from '../../scripts/run/copy.ts';
import { allFaults, packageOf } from './faults/all-faults.ts';
import type { Fault } from './faults/fault.types.ts';
import { runTests, type Ending } from './faults/run-tests.ts';

// `pnpm attack:faults [text]`: puts each fault that was found once back into a copy of the repository, or those whose
// line holds the text, and runs the tests that are to find it. Passing tests are the failure here.
const [, , text = ''] = process.argv;
const faults = allFaults.filter(({ what, file }) => `${what} ${file}`.includes(text));
if (faults.length === 0) throw new Error(`no fault has “${text}” in its line`);

let missed = 0;
await inCopyOfRepository('faults', async (copy) => {
  for (const [folder, tests] of testsByPackage())
    if (runTests(path.join(copy, folder), tests) !== 'passed')
      throw new Error(`the tests of ${folder} fail without any fault: they would say nothing of one`);
  for (const [at, fault] of faults.entries()) {
    const ending = endingWith(copy, fault);
    if (ending !== 'failed') missed += 1;
    const found = { failed: 'found ', passed: 'MISSED', none: 'NO RUN' }[ending];
    console.log(`${String(at + 1).padStart(3)}/${faults.length} ${found} ${fault.what} (${fault.file})`);
  }
});
console.log(`${faults.length - missed} passed, ${missed} failed`);
process.exit(missed === 0 ? 0 : 1);

/** How the tests end with a fault, which is gone again afterwards. */
function endingWith(copy: string, { what, file, held, faulty, tests }: Fault): Ending {
  const at = path.join(copy, file);
  const source = readFileSync(at, 'utf8');
  if (source.split(held).length !== 2) throw new Error(`${file}: say anew where “${what}” is held off`);
  writeFileSync(
    at,
    source.replace(held, () => faulty),
  );
  const ending = runTests(path.join(copy, packageOf(file)), tests);
  writeFileSync(at, source);
  return ending;
}

function testsByPackage(): Map<string, string[]> {
  const byPackage = Map.groupBy(faults, ({ file }) => packageOf(file));
  return new Map([...byPackage].map(([folder, all]) => [folder, [...new Set(all.flatMap(({ tests }) => tests))]]));
}
