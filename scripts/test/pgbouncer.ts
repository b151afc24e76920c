import { spawnSync } from 'node:child_process';
import { tries } from './tries.ts';

const isThere = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

/**
 * PgBouncer for the engine's tests behind it. A machine of a CI gets Debian's package where it may install one; nothing is
 * installed on a developer's own, and the last line of the tests says then that they are left out.
 */
export function findPgbouncer(): void {
  const mayInstall = process.env['CI'] !== undefined && process.getuid?.() === 0;
  if (!isThere() && mayInstall && tries('apt-get', ['update']))
    tries('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer']);
  console.log(`  PgBouncer: ${isThere() ? 'installed' : 'not installed'}`);
}
