import { step } from './step.ts';

/** The checks that read the code without running it, in the order in which they fail soonest. Returns how many there are. */
export async function fastChecks(): Promise<number> {
  const checks: readonly (readonly [purpose: string, command: string, args: readonly string[]])[] = [
    ['Formatting (pnpm format:fix mends it)', 'oxfmt', ['--check']],
    ['Lint', 'oxlint', ['--type-aware', '--deny-warnings']],
    ['Types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']],
    [
      'Boundaries between the parts',
      'depcruise',
      ['--config', 'dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'scripts'],
    ],
    ['Words in four languages', 'node', ['scripts/checks/words.ts']],
    ['Owners of apps and packages', 'node', ['scripts/checks/owners.ts']],
    ['Classes of stylesheets', 'node', ['scripts/checks/styles.ts']],
    ['What packages export (pnpm surface writes it)', 'node', ['scripts/checks/surface.ts']],
    ['Unused code', 'knip', ['--no-config-hints']],
    ['Size budgets', 'size-limit', []],
  ];
  for (const [purpose, command, args] of checks) await step(purpose, command, args, { quiet: true });
  return checks.length;
}
