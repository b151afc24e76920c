import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ownFolder } from './own-folder.ts';
import { root } from './paths.ts';
import { step } from './step.ts';

/** Does something with an earlier commit, built by its own tools in a folder of its own, and removes the folder. */
export async function withEarlier(commit: string, work: (tree: string) => Promise<void>): Promise<void> {
  const folder = ownFolder('earlier');
  const cwd = path.join(folder, 'tree');
  const quiet = true;
  try {
    await step(`Taking ${commit} out`, 'git', ['worktree', 'add', '--detach', cwd, commit], { quiet });
    await step('Installing its packages', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd, quiet });
    const turbo = path.join(cwd, 'node_modules/.bin/turbo');
    await step('Building its apps', turbo, ['run', 'build', '--output-logs=errors-only'], { cwd, quiet });
    await work(cwd);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', cwd], { cwd: root });
    await rm(folder, { recursive: true, force: true });
  }
}
