import { expect, test } from 'vitest';
import { withCommas } from './list.ts';

test('each language has its own comma, and nothing stands beside an empty word', () => {
  expect(withCommas(['Teak King', 'breakfast'], 'en')).toBe('Teak King, breakfast');
  expect(withCommas(['بنغالور', 'إنديراناغار'], 'ar')).toBe('بنغالور، إنديراناغار');
  expect(withCommas(['Haus', undefined, ''], 'de')).toBe('Haus');
});
