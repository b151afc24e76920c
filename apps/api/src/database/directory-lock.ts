import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Holder {
  readonly pid: number;
  /** When that process started, in the system's own count; null where the system does not say. */
  readonly startedAt: string | null;
  readonly claim: string;
}

/** How long a process that holds the lock is waited for: one that was just stopped may still be closing. */
const patienceMs = 3000;
const retryMs = 50;
const noProcess = 0;

/**
 * Takes a directory for this process. The embedded database has no lock of its own and a second opener corrupts it.
 * A lock whose process has died is taken over, also where the process id was given to another process since. One that
 * is held is waited for, a few seconds.
 */
export async function lockDirectory(
  directory: string,
  waitMs = patienceMs,
): Promise<{ release: () => Promise<void> } | { refused: 'in_use'; by: string }> {
  const file = join(directory, 'lock');
  const mine: Holder = { pid: process.pid, startedAt: (await processOf(process.pid)).startedAt, claim: randomUUID() };
  const until = Date.now() + waitMs;
  while (!(await wrote(file, mine))) {
    const last = (await chainOf(file)).at(-1);
    if (last !== undefined && (await isAlive(last.holder))) {
      const { pid } = last.holder;
      if (pid === mine.pid || Date.now() >= until) return { refused: 'in_use', by: `process ${pid}` };
    } else if (last !== undefined && (await succeeded(file, last.holder, mine))) break;
    await pause(retryMs);
  }
  return {
    release: async () => {
      if ((await holderOf(file))?.claim === mine.claim) await rm(file, { force: true });
    },
  };
}

/** The lock appears whole: a draft is written first and linked to its name, which fails where there is one. */
async function wrote(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${holder.claim}.draft`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, file);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}

interface Link {
  readonly path: string;
  readonly holder: Holder;
}

const heirOf = (file: string, { claim }: Holder): string => `${file}.${claim}.heir`;

/** The lock, its heir, the heir of that one, and so on: the last of them holds the directory. */
async function chainOf(file: string): Promise<Link[]> {
  const chain: Link[] = [];
  let path = file;
  for (;;) {
    const holder = await holderOf(path);
    if (holder === undefined) return chain;
    chain.push({ path, holder });
    path = heirOf(file, holder);
  }
}

/**
 * Takes over a lock whose owner is dead: one of the competing processes wins and replaces the lock file in one step. A
 * process that comes too late, when the lock has been replaced already, is outside the chain and stops.
 */
async function succeeded(file: string, dead: Holder, mine: Holder): Promise<boolean> {
  const heir = heirOf(file, dead);
  if (!(await wrote(heir, mine))) return false;
  const chain = await chainOf(file);
  if (chain.at(-1)?.holder.claim !== mine.claim) {
    await rm(heir, { force: true });
    return false;
  }
  await rename(heir, file);
  for (const { path } of chain.slice(1, -1)) await rm(path, { force: true });
  return true;
}

async function holderOf(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    // Left by a version that could die between making the file and writing it.
    if (cause instanceof SyntaxError) return { pid: noProcess, startedAt: null, claim: 'unreadable' };
    throw cause;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid === noProcess) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
  const { state, startedAt } = await processOf(holder.pid);
  // A killed process that still waits to be reaped holds nothing any more.
  return startedAt === holder.startedAt && !['Z', 'X'].includes(state ?? '');
}

async function processOf(pid: number): Promise<{ state: string | null; startedAt: string | null }> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the state is the first field after it, the start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? null, startedAt: fields[19] ?? null };
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR', 'ESRCH'].includes(codeOf(cause) ?? '')) return { state: null, startedAt: null };
    throw cause;
  }
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
