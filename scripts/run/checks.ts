import { appsOfKind } from './apps.ts';
import { root } from './paths.ts';
import { step } from './step.ts';

/** With the compiler's own diagnostics: the linter has read every type already, which a compiler for each package would do anew. */
const lint = ['--type-aware', '--type-check', '--deny-warnings'];

/** A check of the whole repository that is not made again for the same files (turbo.json says which they are). */
const once = (task: string): readonly string[] => ['run', task, '--filter=//', '--output-logs=errors-only'];

/** The checks that read the code without running it, as tasks that may run side by side; the longest first. */
export function codeChecks(): (() => Promise<void>)[] {
  const checks: readonly (readonly [purpose: string, command: string, args: readonly string[]])[] = [
    ['Types and lint', 'turbo', once('lint')],
    ['Formatting (pnpm format:fix mends it)', 'oxfmt', ['--check']],
    ['Words in four languages', 'turbo', once('words:check')],
    ['Boundaries between the parts', 'turbo', once('boundaries')],
    ['Unused code', 'turbo', once('unused')],
    ['Size budgets', 'size-limit', []],
    ['Methods that browsers may lack', 'node', ['scripts/checks/browser-methods.ts']],
    ['Lists, lengths, comments, styles and components', 'node', ['scripts/checks/sources.ts']],
    ['What papers say, and a test for each rule', 'node', ['scripts/checks/papers.ts']],
    ['Owners of apps and packages, screens before the gate', 'node', ['scripts/checks/owners.ts']],
    ['Least privilege, and lines that workflows run', 'node', ['scripts/checks/deployment.ts']],
    ['A changeset for each change of sources', 'node', ['scripts/checks/changesets.ts']],
    ['An order in which all can be released', 'node', ['scripts/checks/release-order.ts']],
  ];
  return checks.map(
    ([purpose, command, args]) =>
      () =>
        step(purpose, command, args, { isBeside: true }),
  );
}

/** What a team asks before it ships its app: the app's own build, checks and tests, and for a remote its budgets. */
export async function checkApp(app: string): Promise<void> {
  const quiet = { quiet: true };
  const folder = `apps/${app}`;
  const only = [`--filter=@latchkey/${app}`, '--output-logs=errors-only'];
  const isRemote = appsOfKind('remote', root).includes(app);
  await step('Formatting (pnpm format:fix mends it)', 'oxfmt', ['--check', folder], quiet);
  await step('Types and lint', 'oxlint', [...lint, folder], quiet);
  await step('Boundaries', 'depcruise', ['--config', 'dependency-cruiser.mjs', folder, 'packages'], quiet);
  // A first load is the shell's files and the remote's; the gate makes pages by the origin.
  const built = ['--filter=@latchkey/origin', ...(isRemote ? ['--filter=@latchkey/shell'] : []), ...only];
  await step('Build', 'turbo', ['run', 'build', ...built], quiet);
  // After the build, since the built bundle's messages are compared with the catalogs.
  await step('Words in four languages', 'node', ['scripts/checks/words.ts', folder], quiet);
  await step('Unit tests', 'turbo', ['run', 'test', ...only], quiet);
  if (isRemote) await step('Size budgets', 'size-limit', [], { quiet: true, env: { SIZES_OF: app } });
}
