import { expect, test } from 'vitest';
import { withCommas } from './list.ts';
import { withSemicolons } from './with-semicolons.ts';

test('each language has its own comma, and nothing stands beside an empty word', () => {
  expect(withCommas(['Teak King', 'breakfast'], 'en')).toBe('Teak King, breakfast');
  expect(withCommas(['بنغالور', 'إنديراناغار'], 'ar')).toBe('بنغالور، إنديراناغار');
  expect(withCommas(['Haus', undefined, ''], 'de')).toBe('Haus');
});

test('lists stand beside each other with the semicolon of the language', () => {
  expect(withSemicolons(['one bed, 2 m', 'a sofa'], 'hi')).toBe('one bed, 2 m; a sofa');
  expect(withSemicolons(['سرير، ٢ م', 'أريكة'], 'ar')).toBe('سرير، ٢ م؛ أريكة');
});
