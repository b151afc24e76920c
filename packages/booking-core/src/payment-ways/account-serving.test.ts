import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountServing, serveTheSame, type Serves } from './account-serving.ts';

const serving = (further: readonly Serves[], currency: string, country: string | null): string =>
  accountServing(
    { name: 'first' },
    further.map((serves, place) => ({ name: `further ${place}`, serves })),
    { currency, country },
  ).name;

test.each<[string, Serves, [string, string | null][], [string, string | null][]]>([
  [
    'a currency',
    { currencies: ['EUR'] },
    [
      ['EUR', 'IN'],
      ['EUR', null],
    ],
    [
      ['INR', 'DE'],
      ['INR', null],
    ],
  ],
  [
    'some countries',
    { countries: ['DE', 'AT'] },
    [['INR', 'AT']],
    [
      ['INR', 'IN'],
      ['INR', null],
    ],
  ],
  [
    'all countries but one',
    { exceptCountries: ['IN'] },
    [
      ['INR', 'DE'],
      ['EUR', 'AT'],
    ],
    [
      ['INR', 'IN'],
      ['INR', null],
    ],
  ],
  [
    'a currency of some countries',
    { currencies: ['EUR'], countries: ['DE'] },
    [['EUR', 'DE']],
    [
      ['EUR', 'FR'],
      ['INR', 'DE'],
    ],
  ],
])('an account for %s serves these, and the first account everybody else', (_, serves, served, others) => {
  expect(served.map((booking) => serving([serves], ...booking))).toEqual(served.map(() => 'further 0'));
  expect(others.map((booking) => serving([serves], ...booking))).toEqual(others.map(() => 'first'));
});

test('of several further accounts each serves its own', () => {
  const further = [{ countries: ['DE'] }, { countries: ['FR', 'BE'] }];
  expect(['DE', 'BE', 'IN'].map((country) => serving(further, 'EUR', country))).toEqual([
    'further 0',
    'further 1',
    'first',
  ]);
});

test.each<[Serves, Serves, boolean]>([
  [{ countries: ['DE'] }, { countries: ['DE', 'FR'] }, true],
  [{ countries: ['DE'] }, { countries: ['FR'] }, false],
  [{ countries: ['DE'] }, { exceptCountries: ['DE'] }, false],
  [{ countries: ['DE'] }, { exceptCountries: ['IN'] }, true],
  [{ exceptCountries: ['DE'] }, { exceptCountries: ['IN'] }, true],
  [{ currencies: ['EUR'] }, { countries: ['DE'] }, true],
  [{ currencies: ['EUR'], countries: ['DE'] }, { currencies: ['INR'] }, false],
])('%j and %j serve the same: %j', (one, other, same) =>
  expect([serveTheSame(one, other), serveTheSame(other, one)]).toEqual([same, same]),
);

test('two accounts serve the same exactly where one booking’s account depends on their order', () => {
  const countries = fc.uniqueArray(fc.constantFrom('DE', 'IN', 'FR'), { minLength: 1 });
  const anyone: fc.Arbitrary<Serves> = fc
    .record(
      {
        currencies: fc.uniqueArray(fc.constantFrom('EUR', 'INR'), { minLength: 1 }),
        countries,
        exceptCountries: countries,
      },
      { requiredKeys: [] },
    )
    .map(({ countries: only, exceptCountries, currencies }) => ({
      currencies,
      ...(only === undefined ? { exceptCountries } : { countries: only }),
    }));
  const bookings = ['EUR', 'INR', 'AED'].flatMap((currency) =>
    ['DE', 'IN', 'FR', 'ZA', null].map((country) => [currency, country] as const),
  );
  fc.assert(
    fc.property(anyone, anyone, (one, other) => {
      const depends = bookings.some(
        ([currency, country]) =>
          serving([one, other], currency, country) === 'further 0' &&
          serving([other, one], currency, country) === 'further 0',
      );
      expect(serveTheSame(one, other)).toBe(depends);
    }),
  );
});
