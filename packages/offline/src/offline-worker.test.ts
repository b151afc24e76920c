import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { workerOf, workerSource } from './offline-worker.ts';

const pages = {
  prefix: 'plans ',
  mostPages: 2,
  pages: '^/a/',
  outcome: ['done'],
  other: ['date'],
  door: '/in',
  toRead: true,
};

test('the worker is one script that asks for no other, with what is kept in it', () => {
  const script = workerOf(workerSource(), pages);
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/^\s*(?:import|export)\b/m);
  expect(script.startsWith(`const kept = ${JSON.stringify(pages)};\n`)).toBe(true);
});
