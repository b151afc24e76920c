import type { Locale } from '@latchkey/site/urls';

/** The control of a new entry's name in a language, and of what it says of it. */
export const newName = (language: Locale): string => `new name ${language}`;
export const newText = (language: Locale): string => `new text ${language}`;

/** What else is typed of a new fee, or of a new age of children. */
export const newCharge = {
  amount: 'new amount',
  per: 'new per',
  tax: 'new tax',
  taxName: 'new tax name',
  taxPlace: 'new tax place',
  under: 'new under',
  children: 'new children',
  price: 'new price',
  percent: 'new percent',
  percentOf: 'new percent of',
} as const;

/** The controls of a new season. */
export const newSeason = {
  name: 'season name',
  from: 'season from',
  to: 'season to',
  percent: 'season percent',
  minStay: 'season min stay',
} as const;

/** The controls of a new rule of stays. */
export const newRule = {
  name: 'rule name',
  from: 'rule from',
  to: 'rule to',
  minStay: 'rule min stay',
  arrival: 'rule arrival',
} as const;

/** The controls of a new tax. */
export const newTaxControl = {
  name: 'tax name',
  unit: 'tax unit',
  percent: 'tax percent',
  amount: 'tax amount',
  place: 'tax place',
  on: 'tax on',
  under: 'tax under',
  nights: 'tax nights',
} as const;
