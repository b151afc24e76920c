import { expect, test } from 'vitest';
import { cx } from './cx.ts';

test('names stand in their order with one space between, without what is absent', () => {
  expect(cx('day', false, undefined, '', 'full')).toBe('day full');
  expect(cx()).toBe('');
});
