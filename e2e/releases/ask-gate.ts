import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/run/paths.ts';
import { api, releaseStore } from '../running/addresses.ts';

/** What `pnpm releases check` says of a release, and whether it is let through (0) or refused (1). */
export function askGate(release: string, ...more: readonly string[]): { code: number | null; out: string } {
  const command = path.join(root, 'packages/releases/src/command/main.ts');
  const words = [command, 'check', release, '--store', releaseStore() ?? '', '--api', api(), ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return { code: status, out: `${stdout}${stderr}` };
}
