import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastChecks } from './run/checks.ts';
import { freePorts } from './run/ports.ts';
import { sideBySide } from './run/side-by-side.ts';
import { main, step } from './run/step.ts';
import { findChromium } from './test/chromium.ts';
import { leftOut } from './test/left-out.ts';
import { findPgbouncer } from './test/pgbouncer.ts';
import { storiesInLines } from './test/stories.ts';

// Everything that guards a change, on a machine that has nothing but Node and npm.
await main(async () => {
  const began = performance.now();
  console.log('▸ Finding what the tests need');
  const chromium = findChromium();
  console.log('  PostgreSQL: npm’s embedded binaries');
  findPgbouncer();
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  const checks = await fastChecks();
  const { ORIGIN_PORT: galleryPort } = await freePorts();
  const beside = (purpose: string, command: string, args: readonly string[], env = {}): Promise<void> =>
    step(purpose, command, args, { isBeside: true, env });
  console.log('\n▸ Tests without journeys, two at a time');
  await sideBySide(2, [
    () =>
      beside('Unit and API tests, on PGlite and PostgreSQL', 'turbo', [
        'run',
        'test',
        '--concurrency=2',
        '--output-logs=errors-only',
      ]),
    () =>
      beside('The same build in another folder, and a remote made there', 'node', ['scripts/test/another-folder.ts']),
    () =>
      beside('Gallery of the components', 'pnpm', ['--filter', '@latchkey/gallery', 'run', 'gallery:check'], {
        CHROMIUM_PATH: chromium,
        GALLERY_PORT: String(galleryPort),
      }),
    // It waits half of its time, which the others use.
    () => beside('An instance in production mode, attacked', 'node', ['e2e/attack/attack.ts', '--short']),
  ]);
  const summary = path.join(mkdtempSync(path.join(tmpdir(), 'latchkey-stories-')), 'summary.json');
  await step('Journeys in the browser', 'pnpm', ['--filter', '@latchkey/e2e', 'run', 'journeys'], {
    // A story that fails is told a second time, and traced: a machine that is busy is no fault of the product.
    env: { CHROMIUM_PATH: chromium, CI: '1', E2E_BUILD: 'off', E2E_SUMMARY: summary },
  });
  console.log(`\nEverything holds, in ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  for (const line of storiesInLines(summary)) console.log(line);
  rmSync(path.dirname(summary), { recursive: true });
  const missing = leftOut();
  if (missing !== null) console.log(missing);
  console.log(`${checks + 6} passed, 0 failed`);
});
if (process.exitCode === 1) console.log('0 passed, 1 failed');
