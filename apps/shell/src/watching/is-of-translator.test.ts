import { afterEach, expect, test } from 'vitest';
import { isOfTranslator } from './is-of-translator.ts';

const mismatch = new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=text');

afterEach(() => document.body.replaceChildren());

test.each([
  ['in elements of its own', '<p><font><font>Zimmer</font></font></p>'],
  ['by a mark', '<p _msttexthash="4711">Zimmer</p>'],
])('a part drawn anew on a page that is translated (%s) is no fault of a release', (_, page) => {
  document.body.innerHTML = page;
  expect(isOfTranslator(mismatch)).toBe(true);
  expect(isOfTranslator(new Error('Hydration failed because the server rendered text did not match'))).toBe(true);
});

test('what throws on a translated page for another reason is, and a part drawn anew on one that nobody wrote into', () => {
  expect(isOfTranslator(mismatch)).toBe(false);
  document.body.innerHTML = '<font>Zimmer</font>';
  expect(isOfTranslator(new TypeError('undefined is not a function'))).toBe(false);
  expect(isOfTranslator(new Error('Minified React error #4180'))).toBe(false);
});
