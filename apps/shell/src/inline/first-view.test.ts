import { beforeEach, expect, test, vi } from 'vitest';
import { firstViewMark, layOutBelow } from './first-view.ts';
import { freshPage } from './testing/inline-page.ts';

freshPage();

beforeEach(() => {
  document.documentElement.setAttribute(firstViewMark, '');
  document.body.innerHTML = '<p></p><section data-below></section><section data-below></section>';
  arrivedBy('navigate');
});

const arrivedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
const isWhole = () => !document.documentElement.hasAttribute(firstViewMark);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-below]')].map((part) => part.style.cssText !== '');
const aFrame = () => vi.advanceTimersByTime(17);

test('lays out one part a frame once the first view is painted, and leaves no trace', () => {
  const painted = layOutBelow();
  expect(shown()).toEqual([false, false]);
  painted();
  painted();
  expect(shown()).toEqual([true, false]);
  aFrame();
  expect(shown()).toEqual([true, true]);
  expect(isWhole()).toBe(false);
  aFrame();
  expect(isWhole()).toBe(true);
  expect(shown()).toEqual([false, false]);
});

test('waits for the first view for a while, not for ever', () => {
  layOutBelow();
  vi.advanceTimersByTime(399);
  expect(shown()).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([true, false]);
});

test.each(['pointerdown', 'keydown', 'scroll', 'wheel', 'touchmove'])(
  'a guest’s %s gets the whole page at once',
  (sign) => {
    layOutBelow()();
    dispatchEvent(new Event(sign));
    expect(isWhole()).toBe(true);
    aFrame();
    expect(shown()).toEqual([false, false]);
  },
);

test.each(['reload', 'back_forward'])('a page that came by %s is whole at once, where the guest left it', (type) => {
  arrivedBy(type);
  layOutBelow();
  expect(isWhole()).toBe(true);
});

test('so is a page that was opened at an anchor', () => {
  location.hash = '#rooms';
  layOutBelow();
  location.hash = '';
  expect(isWhole()).toBe(true);
});

test('a page that was opened for a part of it begins there', () => {
  const part = document.querySelector('p')!;
  part.dataset['arrival'] = '';
  const scrolled = vi.spyOn(part, 'scrollIntoView');
  layOutBelow();
  expect(isWhole()).toBe(true);
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant' });
});
