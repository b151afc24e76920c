import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

const pressed = (key: string, more: KeyboardEventInit = {}) => keyOf(new KeyboardEvent('keydown', { key, ...more }));

test.each([
  ['N', {}, 'n'],
  ['/', { shiftKey: true }, '/'],
  ['ArrowDown', {}, 'ArrowDown'],
  [' ', {}, ' '],
])('names the key %j', (key, more, name) => {
  expect(pressed(key, more)).toBe(name);
});

test.each([
  ['ى', { code: 'KeyN' }, 'n'],
  ['١', { code: 'Digit1' }, '1'],
  ['ظ', { code: 'Slash' }, '/'],
  ['؟', { code: 'Slash', shiftKey: true }, '?'],
  ['ج', { code: 'BracketLeft' }, '['],
  ['ल', { code: 'KeyT' }, 't'],
])('takes %j of a keyboard without Latin letters for the key that lies there', (key, more, name) => {
  expect(pressed(key, more)).toBe(name);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'leaves a key to the browser with %j',
  (held) => {
    expect(pressed('n', held)).toBeNull();
  },
);

test('knows a sign that lies on AltGr', () => {
  expect(pressed('[', { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe('[');
});
