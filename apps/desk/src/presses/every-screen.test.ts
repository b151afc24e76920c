import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const sources = (pattern: string): { readonly file: string; readonly text: string }[] =>
  globSync(pattern, { cwd: src, exclude: (name) => name.includes('.test.') }).map((file) => ({
    file,
    text: readFileSync(path.join(src, file), 'utf8'),
  }));
const filesWith = (pattern: RegExp, among = sources('**/*.{ts,tsx}')): string[] =>
  among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

// Shows docs/rules.md: A bad day (A press that fails).

test('each screen of the desk watches its presses', () => {
  const screens = sources('screens/*/*.screen.ts');
  expect(screens.length).toBeGreaterThan(15);
  expect(filesWith(/deskScreen[<(]/, screens)).toEqual(screens.map(({ file }) => file));
});

test('no form is sent past those who watch', () => {
  expect(filesWith(/(?<!prototype)\.submit\(\)/)).toEqual([]);
});

test('no act leaves its page for the door by itself', () => {
  expect(filesWith(/\bgo\(\s*(?:inLanguage\()?signInUrl/)).toEqual([]);
  expect(filesWith(/go\(to\)/).filter((file) => file.startsWith('session/'))).toEqual(['session/use-sign-in-again.ts']);
});
