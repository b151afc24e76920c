import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { scratch } from '../testing/built-app.ts';
import { buildApp } from './build-app.ts';

const began = process.cwd();

afterEach(() => process.chdir(began));

/** A repository whose turbo is these lines of a shell. */
function inRepository(turbo: string | null, mode = 0o755): void {
  const root = scratch();
  mkdirSync(path.join(root, 'node_modules/.bin'), { recursive: true });
  if (turbo !== null) writeFileSync(path.join(root, 'node_modules/.bin/turbo'), `#!/bin/sh\n${turbo}\n`, { mode });
  process.chdir(root);
}

test('a build that goes well says nothing, one that fails says why', () => {
  inRepository('test "$3" = --filter=@latchkey/checkout');
  expect(buildApp('checkout')).toBeNull();
  inRepository('echo "a type is wrong" >&2; exit 1');
  expect(buildApp('checkout')).toBe('a type is wrong');
  inRepository('exit 3');
  expect(buildApp('checkout')).toBe('turbo ended with 3');
});

test('where turbo is not there or cannot be run, a sentence says so', () => {
  inRepository(null);
  expect(buildApp('checkout')).toMatch(/turbo is not there: npm start installs it/);
  inRepository('exit 0', 0o644);
  expect(buildApp('checkout')).toMatch(/turbo cannot be run: .*EACCES/);
});
