import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gripAt } from '../drag/grip-at.ts';
import { dayAt } from './day-at.ts';

/** Something that lies from one pixel of the window to another, in a direction of writing. */
function lying(left: number, width: number, direction: 'ltr' | 'rtl'): HTMLElement {
  const element = document.createElement('div');
  element.style.direction = direction;
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 26);
  document.body.replaceChildren(element);
  return element;
}

const places = fc.record({
  left: fc.integer({ min: -2000, max: 2000 }),
  width: fc.integer({ min: 14, max: 5000 }),
  days: fc.constantFrom(14, 28, 60),
  part: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
});

test('a point beside the days is the nearest, and each point of a day is that day', () => {
  fc.assert(
    fc.property(places, ({ left, width, days, part }) => {
      const day = dayAt(lying(left, width, 'ltr'), left + part * width, days);
      expect(day).toBe(Math.min(days - 1, Math.max(0, Math.floor(((left + part * width - left) / width) * days))));
    }),
  );
});

test('written from right to left the days and the ends of bars are those of the mirror', () => {
  fc.assert(
    fc.property(places, ({ left, width, days, part }) => {
      const [x, mirrored] = [left + part * width, left + width - part * width];
      // In the middle of a pixel's rounding both are a day; elsewhere they are the same one.
      fc.pre(Math.abs(part * days - Math.round(part * days)) > 1e-6);
      expect(dayAt(lying(left, width, 'rtl'), mirrored, days)).toBe(dayAt(lying(left, width, 'ltr'), x, days));
      fc.pre([0.25, 0.75].every((quarter) => Math.abs(part - quarter) > 1e-6));
      fc.pre([8, 22].every((near) => [part * width, width - part * width].every((at) => Math.abs(at - near) > 1e-6)));
      const grips = ['whole', 'start', 'end'] as const;
      for (const by of ['mouse', 'touch'] as const)
        expect(gripAt(lying(left, width, 'rtl'), mirrored, grips, by)).toBe(
          gripAt(lying(left, width, 'ltr'), x, grips, by),
        );
    }),
  );
});

test('an end that cannot be dragged holds the bar as a whole, and a bar that cannot be dragged is not held', () => {
  const bar = lying(100, 80, 'ltr');
  expect(gripAt(bar, 177, ['whole', 'end'], 'mouse')).toBe('end');
  expect(gripAt(bar, 103, ['whole', 'end'], 'mouse')).toBe('whole');
  expect(gripAt(bar, 177, ['whole'], 'mouse')).toBe('whole');
  expect(gripAt(bar, 140, [], 'mouse')).toBeUndefined();
});
