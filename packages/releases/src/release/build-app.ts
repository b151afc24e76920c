import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds an app of the repository in which a command runs, by the repository's own turbo: nobody's path has to name it.
 * Answers with what is wrong, or null.
 */
export function buildApp(app: string): string | null {
  const turbo = path.resolve('node_modules/.bin/turbo');
  if (!existsSync(turbo))
    return `${turbo} is not there: npm start installs it, and commands run in the repository’s root`;
  const words = ['run', 'build', `--filter=@latchkey/${app}`, '--output-logs=errors-only'];
  const { status, signal, error, stdout, stderr } = spawnSync(turbo, words, { encoding: 'utf8' });
  if (error !== undefined) return `${turbo} cannot be run: ${error.message}`;
  return status === 0 ? null : `${stdout}${stderr}`.trim() || `turbo ended with ${status ?? signal}`;
}
