import { expect, test, vi } from 'vitest';
import { fontsAhead } from './fonts-ahead.ts';
import { freshPage, scriptGiven } from './testing/inline-page.ts';

freshPage();

const fonts = ['/assets/shell/a.woff2', '/assets/shell/b.woff2'];
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
const preloads = fonts.map((font) => `preload ${font}`);

function begin(line?: object, referrer = ''): void {
  vi.stubGlobal('navigator', { connection: line });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  fontsAhead(scriptGiven(fonts));
}

const slow = { saveData: false, downlink: 1, rtt: 300 };

test('a browser that says nothing of its line asks for the fonts at once, as the styles do later', () => {
  begin();
  expect(asked()).toEqual(preloads);
  const [link] = document.head.querySelectorAll('link');
  expect(link).toMatchObject({ as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
});

test.each([
  ['much at a time', { ...slow, downlink: 2 }],
  ['quick answers', { ...slow, rtt: 100 }],
])('a line with %s is not slow', (_, line) => {
  begin(line);
  expect(asked()).toEqual(preloads);
});

test('on a slow line a visit’s first page goes without, and fetches them for the next once it has loaded', () => {
  begin(slow, 'https://elsewhere.example/');
  expect(asked()).toEqual([]);
  expect(document.documentElement.getAttribute('data-fonts')).toBe('device');
  dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  vi.runAllTimers();
  expect(asked()).toEqual(fonts.map((font) => `prefetch ${font}`));
});

test('a guest who goes on within the site has the fonts, on a slow line too', () => {
  begin(slow, `${location.origin}/rooms`);
  expect(asked()).toEqual(preloads);
});

test('a guest who saves data gets none, not even later', () => {
  begin({ ...slow, downlink: 10, saveData: true }, `${location.origin}/rooms`);
  expect(document.documentElement.getAttribute('data-fonts')).toBe('device');
  dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(asked()).toEqual([]);
});
