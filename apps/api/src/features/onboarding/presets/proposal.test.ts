import type { LocalDate } from '@latchkey/booking-core/dates';
import { houseKinds } from '@latchkey/booking-core/onboarding';
import { currencyCodes } from '@latchkey/booking-core/currency';
import { getCountries } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { hotelFacts } from '@latchkey/hotel-document/facts';
import { cities as citiesWithTaxes } from './cities.table.ts';
import { citiesElsewhere } from './cities-elsewhere.table.ts';
import { countries } from './countries.table.ts';
import { placeTaxes } from './place-taxes.ts';
import { proposalFor } from './proposal.ts';

const today = '2026-11-27' as LocalDate;
const cities = [...citiesWithTaxes, ...citiesElsewhere];

it('has taxes that a hotel’s file may have, and says of each place where they were found and since when', () => {
  for (const [place, { taxes, source, holds }] of placeTaxes) {
    expect([place, hotelFacts.shape.taxes.safeParse(taxes).error?.issues]).toEqual([place, undefined]);
    expect([place, source, holds]).not.toContain('');
    expect(source).not.toMatch(/[[\]]/);
  }
});

it('names taxes, countries and zones that there are', () => {
  const codes = countries.map(({ code }) => code);
  expect(cities.filter(({ country }) => !codes.includes(country))).toEqual([]);
  expect(cities.filter(({ taxes }) => taxes !== null && !placeTaxes.has(taxes))).toEqual([]);
  expect([...placeTaxes.keys()].filter((place) => !cities.some(({ taxes }) => taxes === place))).toEqual([]);
  for (const { code, currency, timeZones, taxes } of countries) {
    expect([code, currencyCodes.includes(currency)]).toEqual([code, true]);
    for (const zone of timeZones)
      expect([code, zone, hotelFacts.shape.timeZone.safeParse(zone).success]).toEqual([code, zone, true]);
    expect([code, taxes === null || placeTaxes.has(taxes.like)]).toEqual([code, true]);
  }
});

it('finds a city by its name in the owner’s language, accents or none', () => {
  for (const name of ['München', 'munchen', ' MUNICH ', 'ميونخ'])
    expect(proposalFor('DE', name, today)).toMatchObject({ latitude: 48.1372, timeZone: 'Europe/Berlin' });
  expect(proposalFor('AT', 'Munich', today)).toMatchObject({ latitude: null, taxes: [{ id: 'vat', tax: 10 }] });
  expect(proposalFor('ID', 'Ubud', today)).toMatchObject({ timeZone: 'Asia/Makassar', currency: 'IDR' });
});

it('proposes a city’s taxes, else its country’s, and says where they were found', () => {
  expect(proposalFor('DE', 'Berlin', today)?.taxes.map(({ id }) => id)).toEqual(['vat', 'city-tax']);
  expect(proposalFor('DE', 'Wismar', today)?.taxes.map(({ id }) => id)).toEqual(['vat']);
  const india = proposalFor('IN', 'Munnar', today);
  expect(india?.taxes).toHaveLength(4);
  expect(india?.source?.holds).toBe('from 22 September 2025');
  expect(proposalFor('ES', 'Soria', today)).toMatchObject({ taxes: [], source: null });
  expect(proposalFor('BR', 'Recife', today)).toMatchObject({ currency: 'BRL', taxes: [], source: null });
  expect(proposalFor('XX', 'Recife', today)).toBeUndefined();
});

it('has every country that has telephones, and each city in a zone of its country', () => {
  const codes = countries.map(({ code }) => code);
  // Ascension, Tristan da Cunha and Kosovo have numbers of their own, and no code of ISO 3166-1.
  expect(getCountries().filter((code) => !codes.includes(code))).toEqual(['AC', 'TA', 'XK']);
  expect(codes).toHaveLength(249);
  const zones = new Map(countries.map(({ code, timeZones }) => [code, timeZones]));
  expect(cities.filter(({ country, timeZone }) => timeZone && !zones.get(country)?.includes(timeZone))).toEqual([]);
  const named = cities.flatMap(({ country, names }) => names.map((name) => `${country} ${name}`));
  expect(new Set(named).size).toBe(named.length);
});

it.each([
  ['MX', 'Ciudad de México', 'MXN', 'America/Mexico_City'],
  ['MX', 'Cancún', 'MXN', 'America/Cancun'],
  ['VN', 'Hà Nội', 'VND', 'Asia/Ho_Chi_Minh'],
  ['MA', 'مراكش', 'MAD', 'Africa/Casablanca'],
  ['KE', 'Nairobi', 'KES', 'Africa/Nairobi'],
  ['KR', 'Seoul', 'KRW', 'Asia/Seoul'],
  ['PL', 'Kraków', 'PLN', 'Europe/Warsaw'],
  ['BG', 'Sofia', 'EUR', 'Europe/Sofia'],
])('proposes for %s, %s: %s, %s', (country, city, currency, timeZone) => {
  const found = proposalFor(country, city, today);
  expect(found).toMatchObject({ currency, timeZone, taxes: [] });
  expect(found?.latitude).not.toBeNull();
});

it('takes another currency and another zone of the country, and then proposes no sum of its law', () => {
  const own = proposalFor('JP', 'Tokyo', today);
  const inDollars = proposalFor('JP', 'Tokyo', today, { currency: 'USD', timeZone: 'Europe/Berlin' });
  expect(own?.taxes.map(({ id }) => id)).toContain('shukuhakuzei-100');
  expect(inDollars).toMatchObject({ currency: 'USD', usualCurrency: 'JPY', timeZone: 'Asia/Tokyo' });
  expect(inDollars?.taxes.map(({ id }) => id)).toEqual(['shohizei']);
  for (const { country, names } of cities) {
    const taxes = proposalFor(country, names[0] ?? '', today, { currency: 'XOF' })?.taxes ?? [];
    const bases = taxes.map(({ index }) => index);
    expect(taxes.filter(({ useIndex }) => typeof useIndex === 'number' && !bases.includes(useIndex))).toEqual([]);
  }
  expect(proposalFor('US', 'Columbus', today, { timeZone: 'America/Chicago' })).toMatchObject({
    timeZone: 'America/Chicago',
  });
});

// By hand from article 24 of law 5162/2024, in cents from April to October and from November to March.
it.each([
  ['hotel', undefined, 'three-stars', [500, 150]],
  ['hotel', 'rooms', 'rooms', [200, 50]],
  ['hotel', 'two-stars', 'two-stars', [200, 50]],
  ['hotel', 'four-stars', 'four-stars', [1000, 300]],
  ['hotel', 'five-stars', 'five-stars', [1500, 400]],
  ['hostel', undefined, 'rooms', [200, 50]],
  ['villa', undefined, 'villa', [1500, 400]],
  ['villa', 'short-let', 'short-let', [800, 200]],
  ['villa', 'short-let-house', 'short-let-house', [1500, 400]],
  ['villa', 'no-class', 'villa', [1500, 400]],
  [undefined, undefined, 'two-stars', [200, 50]],
] as const)('proposes to a %s in Crete that names %s the sums of %s', (kind, taxClass, found, sums) => {
  const crete = proposalFor('GR', 'Chania', today, { kind, taxClass });
  expect([crete?.taxClass, crete?.taxes.map(({ tax }) => tax)]).toEqual([found, sums]);
  expect(crete?.source?.holds).toContain(crete?.classes.find(({ id }) => id === found)?.name);
  expect(proposalFor('GR', 'Chania', today, { kind, currency: 'USD' })).toMatchObject({ classes: [], taxClass: null });
});

it('has classes of entries that there are, and no kind of house in two', () => {
  for (const [place, { taxes, classes }] of placeTaxes) {
    const ids = taxes.map(({ id }) => id);
    expect([place, classes.flatMap(({ sums }) => Object.keys(sums)).filter((id) => !ids.includes(id))]).toEqual([
      place,
      [],
    ]);
    const kinds = classes.flatMap(({ kinds: ofClass = [] }) => ofClass);
    expect([place, kinds.filter((kind) => !houseKinds.includes(kind))]).toEqual([place, []]);
    expect([place, new Set(kinds).size]).toEqual([place, kinds.length]);
  }
  expect(proposalFor('PT', 'Lisboa', today)).toMatchObject({ classes: [], taxClass: null });
});

it('proposes nothing that is over, and no example of a plan or a room', () => {
  expect(proposalFor('FR', 'Paris', today)).toMatchObject({ taxes: [], source: null });
  expect(proposalFor('IE', 'Dublin', today)?.taxes.map(({ id }) => id)).toEqual(['vat-room-only']);
  expect(proposalFor('US', 'New York', today)?.taxes.map(({ id }) => id)).not.toContain('occupancy-fee-suite');
  expect(proposalFor('NL', 'Amsterdam', today)?.taxes.map(({ id }) => id)).not.toContain('vat-2025');
});
