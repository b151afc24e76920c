import { expect, it } from 'vitest';
import { postalAddressOf } from './postal-address.ts';

const words = { street: 'Zionskirchstraße 21', city: 'برلين', state: 'برلين' };

it('names the street alone, and the country by its letters in every language', () => {
  expect(postalAddressOf({ postalCode: '10119', countryCode: 'DE' }, words)).toEqual({
    streetAddress: 'Zionskirchstraße 21',
    postalCode: '10119',
    addressLocality: 'برلين',
    addressRegion: 'برلين',
    addressCountry: 'DE',
  });
});

it('leaves out what files of an older version do not say', () => {
  const { city, state } = words;
  expect(postalAddressOf({ postalCode: null }, { city, state })).toEqual({
    addressLocality: city,
    addressRegion: state,
  });
});
