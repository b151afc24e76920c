import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ownFolder } from './own-folder.ts';
import { root } from './paths.ts';
import { step } from './step.ts';

/**
 * Does something in a copy of the repository, in a folder of its own with what it depends on, and removes the copy. What
 * the repository ignores is not copied, so that the copy is as a clone would be.
 */
export async function inCopyOfRepository(purpose: string, work: (copy: string) => Promise<void>): Promise<void> {
  const copy = ownFolder(purpose);
  try {
    // PostgreSQL, which does not run as root, starts its programs from here as another user.
    chmodSync(copy, 0o755);
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\n').filter((name) => name !== ''))
      cpSync(path.join(root, file), path.join(copy, file), { force: true });
    const install = ['install', '--frozen-lockfile', '--prefer-offline'];
    await step('Installing in the copy', 'pnpm', install, { cwd: copy, quiet: true });
    await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
