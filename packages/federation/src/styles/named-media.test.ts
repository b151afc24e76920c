import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { namedMedia, writeOutMedia } from './named-media.ts';

const ui = path.join(import.meta.dirname, '../../../ui/src/base');
const sheet = path.join(ui, 'reset.css');
const list = path.join(ui, 'breakpoints.css');

test('a window is written out wherever a sheet names it, and nowhere else', () => {
  const media = namedMedia(readFileSync(list, 'utf8'));
  const [tablet, low] = [media.get('--from-tablet'), media.get('--low-window')];
  const css = '.a { color: var(--from-tablet) }\n@media screen and (--from-tablet), (--low-window) {\n .a { gap: 0 } }';
  expect(writeOutMedia(css, sheet)).toEqual({
    css: `.a { color: var(--from-tablet) }\n@media screen and ${tablet}, ${low} {\n .a { gap: 0 } }`,
    list,
  });
  expect(tablet).toBe('(width >= 768px)');
});

test('a sheet that names none stays as it is, and does not wait for the list', () => {
  const css = '@media print { .a { color: var(--ink) } }';
  expect(writeOutMedia(css, '/nowhere/a.css')).toEqual({ css, list: null });
});

test('a name that is not in the list fails the build, with the file', () => {
  expect(() => writeOutMedia('@media (--from-tabelt) {}', sheet)).toThrow(/reset\.css: --from-tabelt is no name/);
});

test('what is below one window is not within it', () => {
  const media = namedMedia(readFileSync(list, 'utf8'));
  const below = [...media].filter(([name]) => name.startsWith('--below-'));
  expect(below.map(([, window]) => window)).toEqual(
    below.map(([name]) => media.get(name.replace('below', 'from'))?.replace('>=', '<')),
  );
});
