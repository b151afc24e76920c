import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRunning, ownFolder } from '../../../scripts/run/own-folder.ts';

const within = mkdtempSync(path.join(tmpdir(), 'latchkey-own-'));
afterAll(() => rmSync(within, { recursive: true }));

/** The number of a process that has ended. */
const { pid: ended } = spawnSync(process.execPath, ['--version']);

function left(name: string): string {
  const folder = path.join(within, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'file'), '');
  return folder;
}

test('a folder is this process’s own, for its purpose', () => {
  const folder = ownFolder('copy', within);
  expect(path.basename(folder)).toMatch(new RegExp(`^latchkey-copy-${process.pid}-\\w{6}$`));
  expect(existsSync(folder)).toBe(true);
});

test('those that an ended process left go, for the same purpose alone', () => {
  const gone = [left(`latchkey-copy-${ended}-abcdef`), left(`latchkey-copy-${ended}-ghijkl`)];
  const stays = [
    ownFolder('copy', within),
    left(`latchkey-copy-${process.ppid}-abcdef`),
    left(`latchkey-copy-of-${ended}-abcdef`),
    left(`a-latchkey-copy-${ended}-abcdef`),
    left('latchkey-copy-abcdef'),
  ];
  ownFolder('copy', within);
  expect(gone.filter(existsSync)).toEqual([]);
  expect(stays.filter(existsSync)).toEqual(stays);
});

test('a process of another user runs too', () => {
  expect([process.pid, 1, ended].map(isRunning)).toEqual([true, true, false]);
});
