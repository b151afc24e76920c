import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock this old, in milliseconds, was left behind by a process that died: a change of the composition takes far less. */
const abandonedMs = 15_000;

/** How long to wait for a lock, and between two tries, in milliseconds. */
const [patienceMs, pauseMs] = [30_000, 20];

/** Runs `work` while this process holds the folder's lock file. */
export async function underLock<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(directory, 'composition.lock');
  await mkdir(directory, { recursive: true });
  const deadline = Date.now() + patienceMs;
  while (!(await create(file))) {
    if (Date.now() > deadline) throw new Error(`${file} is held by another publish; remove it if there is none`);
    await wait(pauseMs);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Makes the lock file unless another has it; one that was left behind is taken away. */
async function create(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > abandonedMs) await rm(file, { force: true });
    return false;
  }
}
