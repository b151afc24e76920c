import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ownFolder } from './run/own-folder.ts';
import { fastChecks } from './run/checks.ts';
import { freePorts } from './run/ports.ts';
import { sideBySide } from './run/side-by-side.ts';
import { main, step, StepFailed } from './run/step.ts';
import { findChromium } from './test/chromium.ts';
import { findFreeDisk } from './test/free-disk.ts';
import { leftOut } from './test/left-out.ts';
import { findPgbouncer } from './test/pgbouncer.ts';
import { storiesInLines } from './test/stories.ts';

// Everything that guards a change, on a machine that has nothing but Node and npm. `--part code`, `unit`, `beside` or
// `journeys` is one part of it, for machines that work side by side; `--shard 1/3` a third of the journeys.
const parts = ['code', 'unit', 'beside', 'journeys'] as const;
type Part = (typeof parts)[number];

await main(async () => {
  const { values } = parseArgs({ options: { part: { type: 'string' }, shard: { type: 'string' } } });
  const part = parts.find((one) => one === values.part);
  if (values.part !== undefined && part === undefined) throw new StepFailed(`--part is one of ${parts.join(', ')}`);
  const isAsked = (one: Part): boolean => part === undefined || part === one;
  const began = performance.now();
  console.log('▸ Finding what the tests need');
  const chromium = findChromium();
  findFreeDisk();
  console.log('  PostgreSQL: npm’s embedded binaries');
  findPgbouncer();
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  let passed = 1 + (isAsked('code') ? await fastChecks() : 0);
  const tests = [...(isAsked('unit') ? [unitTests] : []), ...(isAsked('beside') ? await besideTests(chromium) : [])];
  if (tests.length > 0) console.log('\n▸ Tests without journeys, two at a time');
  await sideBySide(2, tests);
  passed += tests.length;
  const stories = isAsked('journeys') ? await journeys(chromium, values.shard) : [];
  if (isAsked('journeys')) passed += 1;
  console.log(`\nEverything holds, in ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  for (const line of stories) console.log(line);
  const missing = leftOut();
  if (missing !== null) console.log(missing);
  console.log(`${passed} passed, 0 failed`);
});
if (process.exitCode === 1) console.log('0 passed, 1 failed');

function beside(purpose: string, command: string, args: readonly string[], env = {}): Promise<void> {
  return step(purpose, command, args, { isBeside: true, env });
}

function unitTests(): Promise<void> {
  const args = ['run', 'test', '--concurrency=2', '--output-logs=errors-only'];
  return beside('Unit and API tests, on PGlite and PostgreSQL', 'turbo', args);
}

/** What needs none of the others; the attacked instance waits half of its time, which they use. */
async function besideTests(chromium: string): Promise<(() => Promise<void>)[]> {
  const { ORIGIN_PORT: port } = await freePorts();
  const gallery = { CHROMIUM_PATH: chromium, GALLERY_PORT: String(port) };
  return [
    () =>
      beside('The same build in another folder, and a remote made there', 'node', ['scripts/test/another-folder.ts']),
    () =>
      beside('Gallery of the components', 'pnpm', ['--filter', '@latchkey/gallery', 'run', 'gallery:check'], gallery),
    () => beside('An instance in production mode, attacked', 'node', ['e2e/attack/attack.ts', '--short']),
  ];
}

/** The stories in a browser; returns what they came to, in lines. */
async function journeys(chromium: string, shard: string | undefined): Promise<readonly string[]> {
  const folder = ownFolder('stories');
  const summary = path.join(folder, 'summary.json');
  const share = shard === undefined ? [] : [`--shard=${shard}`];
  await step('Journeys in the browser', 'pnpm', ['--filter', '@latchkey/e2e', 'run', 'journeys', ...share], {
    // A story that fails is told a second time, and traced: a machine that is busy is no fault of the product.
    env: { CHROMIUM_PATH: chromium, CI: '1', E2E_BUILD: 'off', E2E_SUMMARY: summary },
  });
  const lines = storiesInLines(summary);
  rmSync(folder, { recursive: true });
  return lines;
}
