import { fastChecks } from './run/checks.ts';
import { main, step } from './run/step.ts';

// Everything that needs no browser and no running product. Each failure says what broke and how to repeat it alone.
await main(async () => {
  await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
  await fastChecks();
  await step('Unit tests', 'turbo', ['run', 'test', '--output-logs=errors-only'], { quiet: true });
});
