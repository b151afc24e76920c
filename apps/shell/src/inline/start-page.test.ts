import { beforeEach, expect, test, vi } from 'vitest';
import { firstViewMark } from './first-view.ts';
import { startPage } from './start-page.ts';
import { freshPage, scriptGiven } from './testing/inline-page.ts';

freshPage();

const files = {
  scripts: [{ href: '/assets/shell/main.js', integrity: 'sha256-main' }],
  ahead: [
    { href: '/assets/shell/words.js', integrity: null },
    { href: '/assets/home/entry.js', integrity: 'sha256-entry' },
  ],
};
const started = () =>
  [...document.head.querySelectorAll<HTMLLinkElement & HTMLScriptElement>('link,script')].map((file) =>
    [file.localName, file.getAttribute('src') ?? file.getAttribute('href'), file.integrity].join(' ').trim(),
  );
const all = [
  'link /assets/shell/words.js',
  'link /assets/home/entry.js sha256-entry',
  'script /assets/shell/main.js sha256-main',
];

let paint: (painted: readonly string[]) => void;

beforeEach(() => {
  document.documentElement.setAttribute(firstViewMark, '');
  vi.stubGlobal('structuredClone', structuredClone);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
  class Paints {
    static readonly supportedEntryTypes = ['paint'];
    constructor(seen: (list: object, observer: Paints) => void) {
      paint = (painted) =>
        seen({ getEntriesByName: (name: string) => painted.filter((entry) => entry === name) }, this);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Paints);
});

/** All that follows at once, short of the time after which scripts wait for nothing. */
const shortly = () => vi.advanceTimersByTime(200);

test('starts when the first words are painted: what is asked for later first, one a task', () => {
  startPage(scriptGiven(files));
  paint(['first-paint']);
  shortly();
  expect(started()).toEqual([]);
  paint(['first-contentful-paint']);
  vi.advanceTimersToNextTimer();
  expect(started()).toEqual(all.slice(0, 1));
  shortly();
  expect(started()).toEqual(all);
  expect(document.head.querySelector('link')).toMatchObject({ rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
  expect(document.head.querySelector('script')).toMatchObject({ async: false, crossOrigin: 'anonymous' });
  expect(document.documentElement.hasAttribute(firstViewMark)).toBe(false);
});

test('a page with a picture waits for it, and two frames more', () => {
  const hero = pictured(false);
  startPage(scriptGiven(files));
  shortly();
  expect(started()).toEqual([]);
  hero.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(16);
  expect(started()).toEqual([]);
  shortly();
  expect(started()).toEqual(all);
});

test('a picture that is there already is not waited for', () => {
  pictured(true);
  startPage(scriptGiven(files));
  shortly();
  expect(started()).toEqual(all);
});

test('a picture that does not come holds up nothing', () => {
  const hero = pictured(false);
  startPage(scriptGiven(files));
  hero.dispatchEvent(new Event('error'));
  shortly();
  expect(started()).toEqual(all);
});

test('a picture that is long on its way holds the scripts up for two and a half seconds', () => {
  pictured(false);
  startPage(scriptGiven(files));
  vi.advanceTimersByTime(2499);
  expect(started()).toEqual([]);
  vi.advanceTimersByTime(101);
  expect(started()).toEqual(all);
});

test('a browser that does not tell of paints gets the scripts after two frames', () => {
  vi.stubGlobal('PerformanceObserver', class {});
  startPage(scriptGiven(files));
  expect(started()).toEqual([]);
  shortly();
  expect(started()).toEqual(all);
});

test('in a browser below the floor none starts', () => {
  Reflect.deleteProperty(window, 'structuredClone');
  startPage(scriptGiven(files));
  vi.runAllTimers();
  expect(started()).toEqual([]);
  expect(document.documentElement.dataset['hydration']).toBe('static');
});

function pictured(complete: boolean): HTMLImageElement {
  const hero = document.createElement('img');
  hero.setAttribute('fetchpriority', 'high');
  vi.spyOn(hero, 'complete', 'get').mockReturnValue(complete);
  document.body.append(hero);
  return hero;
}
