import { expect, it } from 'vitest';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';
import { searchShortages } from './search-shortages.ts';

const reviews = { distribution: [0, 0, 0, 0, 1], scores: {}, list: [] };
const facts = { postalCode: null, countryCode: 'AE', reviews: null } as unknown as HotelFacts;
const words = { street: 'Al Seef Road 41' } as HotelWords;

it('names each part of the address that is not said, and a rating that nobody says where it is from', () => {
  expect(searchShortages({ facts, words: { en: words, de: words } })).toEqual([]);
  const older = { reviews } as unknown as HotelFacts;
  expect(searchShortages({ facts: older, words: { en: words, de: {} as HotelWords } })).toEqual([
    expect.stringMatching(/^words\.de\.json has no street/),
    expect.stringMatching(/postalCode/),
    expect.stringMatching(/countryCode/),
    expect.stringMatching(/reviews\.from/),
  ]);
});
