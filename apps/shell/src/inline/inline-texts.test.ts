import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import earlyInput from './early-input.ts?script';
import earlyVisit from './early-visit.ts?script';
import fontsAhead from './fonts-ahead.ts?script';
import refreshHook from './refresh-hook.ts?script';
import startPage from './start-page.ts?script';
import { freshPage, scriptGiven } from './testing/inline-page.ts';
import watchHydration from './watch-hydration.ts?script';

freshPage();

/** Lets a text run as a browser does that meets it in the document, as the script of an element. */
function run(text: string, script = scriptGiven(null)): void {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runInThisContext(text);
}

afterEach(() => {
  Reflect.deleteProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
});

test('the text of a script does what its module does, with what its element is given', () => {
  run(fontsAhead, scriptGiven(['/assets/shell/a.woff2']));
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/assets/shell/a.woff2');
  const script = scriptGiven({ isConsentNeeded: false, to: '/t/left', reportEvent: 'told' });
  run(earlyVisit, script);
  expect(script).toHaveProperty('kept.isSent', false);
  run(refreshHook);
  expect(window).toHaveProperty('__REACT_DEVTOOLS_GLOBAL_HOOK__.supportsFiber', true);
});

test.each([
  ['early-input', earlyInput],
  ['early-visit', earlyVisit],
  ['fonts-ahead', fontsAhead],
  ['refresh-hook', refreshHook],
  ['start-page', startPage],
  ['watch-hydration', watchHydration],
])('the text of %s is one line, ends no element, and is read by browsers below the floor', (_, text) => {
  expect(text).not.toMatch(/\n|<\/|<!--/);
  // Newer than Chrome 80, Firefox 74 and Safari 13.1: a script with it would not run at all.
  expect(text).not.toMatch(/\?\?=|\|\|=|&&=|static\{|#\w+[=(;]/);
});
