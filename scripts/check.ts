import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkApp, codeChecks } from './run/checks.ts';
import { root } from './run/paths.ts';
import { sideBySide } from './run/side-by-side.ts';
import { main, step, StepFailed } from './run/step.ts';

// `pnpm check`: all that needs no browser or running product. `pnpm check checkout`: what concerns checkout alone.
// Each failure says what broke and how to repeat it.
await main(async () => {
  const [app] = process.argv.slice(2);
  if (app === undefined) {
    await step('Building what changed', 'turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
    console.log('\n▸ Checks that read the code');
    await sideBySide(2, codeChecks());
    await step('Unit tests', 'turbo', ['run', 'test', '--output-logs=errors-only'], { quiet: true });
  } else {
    if (!existsSync(path.join(root, 'apps', app, 'package.json'))) throw new StepFailed(`There is no app apps/${app}.`);
    await checkApp(app);
  }
});
