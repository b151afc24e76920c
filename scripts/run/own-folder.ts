import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a temporary folder for this process, `latchkey-<purpose>-<process>-…`, which its maker removes. Those of the same
 * purpose whose process has ended go now: a process that is killed removes nothing, and databases soon fill a disk.
 */
export function ownFolder(purpose: string, within: string = tmpdir()): string {
  const named = new RegExp(`^latchkey-${purpose}-(\\d+)-`);
  for (const name of readdirSync(within)) {
    const maker = named.exec(name)?.[1];
    if (maker !== undefined && !isRunning(Number(maker))) removeIfPossible(path.join(within, name));
  }
  return mkdtempSync(path.join(within, `latchkey-${purpose}-${process.pid}-`));
}

/** Another user's folder stays, and so does what another run is removing at this moment. */
function removeIfPossible(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
  }
}

/** Whether a process of this machine runs, whoever it belongs to. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    return cause.code !== 'ESRCH';
  }
}
