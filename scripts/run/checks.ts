import { appsOfKind } from './apps.ts';
import { root } from './paths.ts';
import { sideBySide } from './side-by-side.ts';
import { step } from './step.ts';

/** The checks that read the code without running it, two at a time, the longest first. Returns how many there are. */
export async function fastChecks(): Promise<number> {
  const checks: readonly (readonly [purpose: string, command: string, args: readonly string[]])[] = [
    ['Lint', 'oxlint', ['--type-aware', '--deny-warnings']],
    ['Formatting (pnpm format:fix mends it)', 'oxfmt', ['--check']],
    ['Words in four languages', 'node', ['scripts/checks/words.ts']],
    ['Types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']],
    [
      'Boundaries between the parts',
      'depcruise',
      ['--config', 'dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'scripts'],
    ],
    ['Unused code', 'knip', ['--no-config-hints']],
    ['Size budgets', 'size-limit', []],
    ['What packages export (pnpm surface writes it)', 'node', ['scripts/checks/surface.ts']],
    ['Classes of stylesheets', 'node', ['scripts/checks/styles.ts']],
    ['Owners of apps and packages', 'node', ['scripts/checks/owners.ts']],
  ];
  console.log('\n▸ Checks that read the code');
  await sideBySide(
    2,
    checks.map(
      ([purpose, command, args]) =>
        () =>
          step(purpose, command, args, { isBeside: true }),
    ),
  );
  return checks.length;
}

/** What a team asks before it ships its app: the app's own build, checks and tests, and for a remote its budgets. */
export async function checkApp(app: string): Promise<void> {
  const quiet = { quiet: true };
  const folder = `apps/${app}`;
  const only = [`--filter=@latchkey/${app}`, '--output-logs=errors-only'];
  const isRemote = appsOfKind('remote', root).includes(app);
  await step('Formatting (pnpm format:fix mends it)', 'oxfmt', ['--check', folder], quiet);
  await step('Lint', 'oxlint', ['--type-aware', '--deny-warnings', folder], quiet);
  await step('Boundaries', 'depcruise', ['--config', 'dependency-cruiser.mjs', folder, 'packages'], quiet);
  await step('Words in four languages', 'node', ['scripts/checks/words.ts'], quiet);
  // A first load is the shell's files and the remote's.
  const built = isRemote ? ['--filter=@latchkey/shell', ...only] : only;
  await step('Build', 'turbo', ['run', 'build', ...built], quiet);
  await step('Types and unit tests', 'turbo', ['run', 'typecheck', 'test', ...only], quiet);
  if (isRemote) await step('Size budgets', 'size-limit', [], { quiet: true, env: { SIZES_OF: app } });
}
