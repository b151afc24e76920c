import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

afterEach(cleanup);

test.each(Object.entries(icons))('the icon %s is drawn, and hidden from assistive technology', (_, icon) => {
  const { container } = show(<Icon icon={icon} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
});

test('what points along the line turns round with the writing; what has no direction does not', () => {
  const turning = Object.entries(icons).flatMap(([name, icon]) => (icon.turns === true ? [name] : []));
  expect(turning).toEqual(expect.arrayContaining(['arrowRight', 'chevronLeft', 'chevronRight']));
  for (const still of ['check', 'clock4', 'x', 'phone', 'chevronUp']) expect(turning).not.toContain(still);
});
