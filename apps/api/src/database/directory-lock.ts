import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Holder {
  readonly pid: number;
  /** When that process started, in the system's own count; null where the system does not say. */
  readonly startedAt: string | null;
  readonly claim: string;
}

/**
 * Takes a directory for this process. The embedded database has no lock of its own and a second opener corrupts it.
 * A lock whose process has died is taken over, also where the process id was given to another process since.
 */
export async function lockDirectory(
  directory: string,
): Promise<{ release: () => Promise<void> } | { refused: 'in_use'; by: string }> {
  const file = join(directory, 'lock');
  const mine: Holder = { pid: process.pid, startedAt: await startOf(process.pid), claim: randomUUID() };
  for (;;) {
    if (await wrote(file, mine)) break;
    const holder = await holderOf(file);
    if (holder !== undefined && (await isAlive(holder))) return { refused: 'in_use', by: `process ${holder.pid}` };
    // Renaming is atomic: of two that find a dead lock only one moves it away.
    await rename(file, `${file}.${mine.claim}`).catch(ignoreMissing);
    await rm(`${file}.${mine.claim}`, { force: true });
    await pause(50);
  }
  return {
    release: async () => {
      if ((await holderOf(file))?.claim === mine.claim) await rm(file, { force: true });
    },
  };
}

async function wrote(file: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  }
}

async function holderOf(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (cause) {
    if (cause instanceof SyntaxError || codeOf(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
  return (await startOf(holder.pid)) === holder.startedAt;
}

async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR', 'ESRCH'].includes(codeOf(cause) ?? '')) return null;
    throw cause;
  }
}

function ignoreMissing(cause: unknown): void {
  if (codeOf(cause) !== 'ENOENT') throw cause;
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
