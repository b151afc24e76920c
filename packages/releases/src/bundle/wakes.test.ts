import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratch, shellBundle } from '../testing/built-app.ts';
import { wake } from './wakes.ts';

function bundle(code: string): string {
  const file = path.join(scratch(), 'server.cjs');
  writeFileSync(file, code);
  return file;
}

const shell = bundle(shellBundle({ react: ['useState'] }));

test('a bundle that runs says what it exposes', async () => {
  const code = `const { useState } = require('react'); exports.exposes = { './screens/a': { useState } };`;
  expect(await wake({ bundle: bundle(code), shellBundle: shell })).toEqual({
    kind: 'woke',
    woken: { exposes: ['./screens/a'], provides: {} },
  });
});

test.each([
  ['throws', `throw new Error('no')`, 'no'],
  ['exits', `process.exit(1)`, 'process.exit is not a function'],
  ['asks for files', `require('node:fs/promises')`, 'node:fs/promises'],
  ['throws a moment later', `setTimeout(() => { throw new Error('late') }, 5)`, 'late'],
  ['throws three seconds later', `setTimeout(() => { throw new Error('late') }, 3000)`, 'late'],
  ['leaves a rejection behind', `Promise.reject(new Error('forgotten'))`, 'forgotten'],
  ['asks for what the shell has not', `require('left-pad')`, 'left-pad'],
])(
  'a bundle that %s does not wake',
  async (_, code, reason) => {
    const waking = await wake({ bundle: bundle(code), shellBundle: shell });
    expect(waking).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
  },
  15_000,
);

test.each([
  ['computes without end', `for (;;);`, 300, 'within 0.3 s of processor time'],
  // On a busy machine the start alone takes a third of a second of a processor.
  ['waits without end', `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`, 5000, 'within 2 s'],
])('a bundle that %s does not wake', async (_, code, computedMs, reason) => {
  const waking = await wake({ bundle: bundle(code), shellBundle: shell }, { computedMs, elapsedMs: 2000 });
  expect(waking).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
});
