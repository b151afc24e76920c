import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNight } from '../../test/night.ts';
import { lockDirectory } from './directory-lock.ts';

const rounds = isNight ? 25 : 4;

describe('the lock of the embedded database', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'latchkey-lock-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('is taken by one, and again when that one let it go', async () => {
    const first = await lockDirectory(directory);
    expect(await lockDirectory(directory)).toEqual({ refused: 'in_use', by: `process ${process.pid}` });
    if ('release' in first) await first.release();
    expect(await lockDirectory(directory)).toHaveProperty('release');
  });

  it.each([
    ['dead', { pid: 2 ** 22 - 1, startedAt: '1', claim: 'x' }],
    ['another now, with the same id', { pid: process.pid, startedAt: '1', claim: 'x' }],
  ])('of a process that is %s is taken over', async (_what, holder) => {
    await writeFile(join(directory, 'lock'), JSON.stringify(holder));
    expect(await lockDirectory(directory)).toHaveProperty('release');
    expect(await readdir(directory)).toEqual(['lock']);
  });

  it('that was left empty, or whose heir died before it took over, is taken over', async () => {
    await writeFile(join(directory, 'lock'), '');
    const first = await lockDirectory(directory);
    expect(first).toHaveProperty('release');
    await writeFile(join(directory, 'lock'), JSON.stringify({ pid: 2 ** 22 - 1, startedAt: '1', claim: 'x' }));
    await writeFile(join(directory, 'lock.x.heir'), JSON.stringify({ pid: 2 ** 22 - 2, startedAt: '1', claim: 'y' }));
    expect(await lockDirectory(directory)).toHaveProperty('release');
    expect(await readdir(directory)).toEqual(['lock']);
  });

  const opener = (waitMs: number): ChildProcess => {
    const module = pathToFileURL(join(import.meta.dirname, 'directory-lock.ts')).href;
    const script = `import { lockDirectory } from ${JSON.stringify(module)};
      process.send('ready');
      process.on('message', async () => {
        process.send('release' in (await lockDirectory(process.argv[1], ${waitMs})) ? 'taken' : 'refused');
      });`;
    return spawn(process.execPath, ['--input-type=module', '-e', script, directory], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  };
  const hear = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0] as unknown;
  const end = async (child: ChildProcess): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };

  it('is taken by one of three processes that start together, round after round', { timeout: 120_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const openers = [opener(0), opener(0), opener(0)];
      await Promise.all(openers.map(hear));
      const heard = Promise.all(openers.map(hear));
      for (const child of openers) child.send('go');
      expect((await heard).filter((word) => word === 'taken')).toEqual(['taken']);
      // The lock of a killed process stays, so that the next round takes a dead one over.
      await Promise.all(openers.map(end));
    }
  });

  it.runIf(process.platform === 'linux')('of a process that was killed and not reaped is taken over', async () => {
    // The shell starts a process and becomes a program that waits for nobody; a shell itself might.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    await vi.waitFor(async () => expect(await readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'));
    process.kill(pid, 'SIGKILL');
    const stat = await vi.waitFor(async () => {
      const text = await readFile(`/proc/${pid}/stat`, 'utf8');
      if (!text.includes(') Z ')) throw new Error('not dead yet');
      return text;
    });
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    await writeFile(join(directory, 'lock'), JSON.stringify({ pid, startedAt, claim: 'x' }));
    expect(await lockDirectory(directory, 0)).toHaveProperty('release');
    await end(parent);
  });

  it('that another process gives back in time is waited for', async () => {
    const other = opener(0);
    await hear(other);
    other.send('go');
    expect(await hear(other)).toBe('taken');
    const waiting = lockDirectory(directory);
    // It has looked, and found the lock held.
    await pause(200);
    await end(other);
    expect(await waiting).toHaveProperty('release');
  });
});
