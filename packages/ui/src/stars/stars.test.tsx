import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages as arabic } from '../../locales/ar.mjs';
import { show } from '../testing/show.tsx';
import { Star, Stars } from './stars.tsx';

afterEach(cleanup);

test.each([
  [0, '0 stars'],
  [1, '1 star'],
  [3.4, '3 stars'],
  [3.5, '4 stars'],
  [5, '5 stars'],
])('a rating of %d is one picture of five stars that says its whole ones', (rating, name) => {
  show(<Stars rating={rating} />);
  expect(screen.getByRole('img', { name }).querySelectorAll('path')).toHaveLength(5);
});

test('it says the plural of its language', () => {
  show(<Stars rating={2} />, { locale: 'ar', messages: arabic });
  expect(screen.getByRole('img').getAttribute('aria-label')).not.toMatch(/[a-z]/);
});

test('the star beside a figure says nothing', () => {
  const { container } = show(<Star />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
