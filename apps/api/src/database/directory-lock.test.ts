import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

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
  });
});
