/** One font as it is served: where its outlines come from, which characters are kept, and what it may weigh. */
export interface FontSubset {
  readonly name: string;
  readonly source: string;
  readonly characters: readonly (readonly [from: number, to: number])[];
  readonly variable: boolean;
  readonly budgetBytes: number;
}

const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2192],
  [0x2212, 0x2212],
] as const;
const rupee = [[0x20b9, 0x20b9]] as const;
// No Arabic-Indic digits: figures are Latin in all four languages.
const arabic = [
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x66a, 0x66c],
  [0x200c, 0x200f],
] as const;
// Hindi only: without the digits, the Vedic marks and the letters of other languages.
const devanagari = [
  [0x901, 0x903],
  [0x905, 0x928],
  [0x92a, 0x930],
  [0x932, 0x932],
  [0x935, 0x939],
  [0x93c, 0x945],
  [0x947, 0x949],
  [0x94b, 0x94d],
  [0x950, 0x950],
  [0x958, 0x95f],
  [0x964, 0x965],
  [0x970, 0x970],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
] as const;
const martel = [[0x28, 0x29], [0x2c, 0x2f], ...devanagari] as const;

const kb = (count: number): number => Math.round(count * 1024);

/** The fonts of the look. The lists of characters equal the `unicode-range`s of `base/fonts.css`. */
export const fonts: readonly FontSubset[] = [
  {
    name: 'goudy-1911',
    source: '@fontsource/goudy-bookletter-1911/files/goudy-bookletter-1911-latin-400-normal.woff2',
    characters: latin,
    variable: false,
    budgetBytes: kb(27),
  },
  {
    name: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: latin,
    variable: true,
    budgetBytes: kb(29),
  },
  // Instrument Sans has no rupee sign: Noto’s stands in for it.
  {
    name: 'instrument-sans-rupee',
    source: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-ext-wght-normal.woff2',
    characters: rupee,
    variable: true,
    budgetBytes: kb(1),
  },
  {
    name: 'amiri-ar',
    source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    characters: arabic,
    variable: false,
    budgetBytes: kb(40),
  },
  {
    name: 'vazirmatn-ar',
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    characters: arabic,
    variable: true,
    budgetBytes: kb(30),
  },
  {
    name: 'martel-hi',
    source: '@fontsource/martel/files/martel-devanagari-400-normal.woff2',
    characters: martel,
    variable: false,
    budgetBytes: kb(40),
  },
  {
    name: 'noto-sans-devanagari-hi',
    source: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    characters: devanagari,
    variable: true,
    budgetBytes: kb(56),
  },
];
