import fc from 'fast-check';
import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

const courtyard = { brand: '#0d4944', tag: '#f7b733', mist: '#eef4f2', corner: '3px', display: null };

test('the three sample hotels pass', () => {
  expect(themeCss(courtyard)).toEqual({
    kind: 'css',
    css: '@layer tokens{:root{--brand:#0d4944;--tag:#f7b733;--mist:#eef4f2;--corner:3px}}',
  });
  expect(themeCss({ ...courtyard, brand: '#272f7a', tag: '#f3a3ab', mist: '#f3f2f9', corner: '0px' }).kind).toBe('css');
  expect(
    themeCss({ ...courtyard, brand: '#6a1b2b', tag: '#a8dcc6', mist: '#f6f2f2', corner: '6px', display: 'georgia' })
      .kind,
  ).toBe('css');
});

test('a brand that white cannot be read on is refused', () => {
  expect(themeCss({ ...courtyard, brand: '#3aa' })).toEqual({
    kind: 'refused',
    problems: [{ field: 'brand', code: 'too_little_contrast' }],
  });
});

test('a corner is round up to eight pixels', () => {
  for (const corner of ['0px', '7.5px', '8px']) expect(themeCss({ ...courtyard, corner }).kind).toBe('css');
  for (const corner of ['8.5px', '9px', '-1px', '3', '3em'])
    expect(themeCss({ ...courtyard, corner })).toEqual({
      kind: 'refused',
      problems: [{ field: 'corner', code: 'not_a_corner' }],
    });
});

test('every problem is named at once', () => {
  const refused = themeCss({ brand: 'red', tag: '#000000', mist: '#eef4f2', corner: '12px', display: 'Comic Sans' });
  expect(refused).toEqual({
    kind: 'refused',
    problems: [
      { field: 'brand', code: 'not_a_colour' },
      { field: 'tag', code: 'too_little_contrast' },
      { field: 'corner', code: 'not_a_corner' },
      { field: 'display', code: 'unknown_font' },
    ],
  });
});

test('nothing but a colour, a corner and a font reaches the stylesheet', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('brand', 'tag', 'mist', 'corner', 'display'),
      fc.string({ minLength: 1 }),
      (field, text) => {
        const made = themeCss({ ...courtyard, [field]: `${courtyard.brand}${text}` });
        expect(made.kind === 'refused' || /^[\w@{}:#;.'-]+( [\w'{}]+)*$/.test(made.css)).toBe(true);
        expect(themeCss({ ...courtyard, [field]: `${text}</style>` }).kind).toBe('refused');
      },
    ),
  );
});
