import { execFile } from 'node:child_process';
import path from 'node:path';
import { root } from '../../run/paths.ts';
import type { Env } from './guests-on.ts';

/** What `pnpm api <words>` says of a database, and whether it ends well. */
export function operate(
  env: Env,
  ...words: readonly string[]
): Promise<{ readonly isWell: boolean; readonly said: string }> {
  const command = path.join(root, 'apps/api/src/command.ts');
  return new Promise((resolve) => {
    const settings = { cwd: root, env: { ...process.env, ...env } };
    execFile(process.execPath, [command, ...words], settings, (failed, out, errors) => {
      const said = `${out}${errors}`.trim();
      console.log(`  pnpm api ${words.join(' ')}\n${said.replaceAll(/^/gm, '    ')}`);
      resolve({ isWell: failed === null, said });
    });
  });
}
