import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as text from './text.ts';

const sheet = readFileSync(path.join(import.meta.dirname, 'text.module.css'), 'utf8');
const rule = (name: string): string => new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';

test.each(Object.keys(text))('the class "%s" has a rule in the stylesheet', (name) => {
  expect(rule(name).trim()).not.toBe('');
});

test('what is for screen readers alone is out of sight, but not out of their reach', () => {
  expect(rule('hidden')).toMatch(/clip/);
  expect(rule('hidden')).not.toMatch(/display:\s*none|visibility:\s*hidden/);
});
