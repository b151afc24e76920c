import { fastChecks } from './run/checks.ts';
import { main, step } from './run/step.ts';
import { findChromium } from './test/chromium.ts';

// Everything that guards a change, on a machine that has nothing but Node and npm.
await main(async () => {
  const began = performance.now();
  console.log('▸ Finding what the tests need');
  const chromium = findChromium();
  console.log('  PostgreSQL: npm’s embedded binaries');
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  const checks = await fastChecks();
  await step('Unit and API tests, on PGlite and PostgreSQL', 'turbo', [
    'run',
    'test',
    '--concurrency=2',
    '--output-logs=new-only',
  ]);
  await step('The same build in another folder, and a remote made there', 'node', ['scripts/test/another-folder.ts']);
  await step('An instance in production mode, attacked', 'node', ['e2e/attack/attack.ts', '--short']);
  await step('Gallery of the components', 'pnpm', ['--filter', '@latchkey/gallery', 'run', 'gallery:check'], {
    env: { CHROMIUM_PATH: chromium },
  });
  await step('Journeys in the browser', 'pnpm', ['--filter', '@latchkey/e2e', 'run', 'journeys'], {
    // A story that fails is told a second time, and traced: a machine that is busy is no fault of the product.
    env: { CHROMIUM_PATH: chromium, CI: '1' },
  });
  console.log(`\nEverything holds, in ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  console.log(`${checks + 6} passed, 0 failed`);
});
if (process.exitCode === 1) console.log('0 passed, 1 failed');
