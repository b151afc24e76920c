import { expect, test } from 'vitest';
import { contrastOf, themeColour } from './theme-colour.ts';

test('a colour is one on which text can be read: white on the brand, dark text on the others', () => {
  expect([themeColour('theme.brand', '0D4944 '), themeColour('theme.tag', '#f7b733')]).toEqual(['#0d4944', '#f7b733']);
  for (const [path, typed] of [
    ['theme.brand', '#f7b733'],
    ['theme.tag', '#0d4944'],
    ['theme.brand', '#767676'],
    ['theme.brand', 'green'],
    ['theme.brand', '#fff'],
  ] as const)
    expect(themeColour(path, typed)).toBeUndefined();
});

test('contrast is rounded down', () => {
  expect([contrastOf('theme.brand', '#595959'), contrastOf('theme.brand', 'x')]).toEqual([7, null]);
});
