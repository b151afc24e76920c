import { execFileSync } from 'node:child_process';
import type { Origin } from '../release/release.types.ts';

/** Who runs a command: `RELEASE_BY` (a pipeline sets it to its actor), else the name git knows, else the user's. */
export const whoRuns = (env: NodeJS.ProcessEnv, directory: string): string =>
  env['RELEASE_BY'] ?? (git(directory, 'config', 'user.name') || (env['USER'] ?? 'unknown'));

/** Where the files of a folder come from. */
export function sourceOf(directory: string, by: string, now: Date): Origin {
  const commit = git(directory, 'rev-parse', 'HEAD');
  return {
    commit: commit === '' ? null : commit,
    dirty: git(directory, 'status', '--porcelain') !== '',
    publishedAt: now.toISOString(),
    by,
  };
}

/** What git prints; empty where it fails, such as outside a repository. */
function git(directory: string, ...words: readonly string[]): string {
  try {
    return execFileSync('git', [...words], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
