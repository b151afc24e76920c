import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { experimentsOf } from './experiments.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'latchkey-experiments-'));
  mkdirSync(path.join(directory, 'src/screens/home'), { recursive: true });
  writeFileSync(path.join(directory, 'src/screens/home/home.screen.ts'), '');
});
const write = (text: string): void => writeFileSync(path.join(directory, 'experiments.json'), text);
const one = { name: 'reviews-first', screens: ['home'], b: 'Reviews before offers' };

test('a remote without the file has no experiment', () => expect(experimentsOf(directory)).toEqual([]));

test('an experiment of a screen that is there is known', () => {
  write(JSON.stringify([one]));
  expect(experimentsOf(directory)).toEqual([one]);
});

test.each([
  ['a screen that is not there', [{ ...one, screens: ['rooms'] }]],
  ['no screen', [{ ...one, screens: [] }]],
  ['a name that no cookie can carry', [{ ...one, name: 'Reviews:first' }]],
  ['nothing said of B', [{ name: one.name, screens: one.screens }]],
  ['no list', one],
])('%s stops the build', (_, written) => {
  write(JSON.stringify(written));
  expect(() => experimentsOf(directory)).toThrow('experiments.json');
});
