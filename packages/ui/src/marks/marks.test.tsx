import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { HotelMark } from './hotel-mark.tsx';
import { LatchkeyMark } from './latchkey-mark.tsx';

afterEach(cleanup);

test('a hotel without a mark has its initials, the right way round in Arabic, and the name beside it says the rest', () => {
  const { container } = show(<HotelMark slug="sandalwood-courtyard" />, { locale: 'ar' });
  const letters = container.querySelector('text');
  expect([letters?.textContent, letters?.getAttribute('direction')]).toEqual(['SC', 'ltr']);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the plain mark is of one colour, that of the words around it', () => {
  const { container } = show(<LatchkeyMark plain size={20} />);
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual(['currentColor']);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('20');
});
