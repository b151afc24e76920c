import { expect, test } from 'vitest';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import * as large from 'libphonenumber-js/max';
import * as small from 'libphonenumber-js/mobile';
import { countryOfGuest } from './country-of-guest.ts';
import { callingCodes, countryOfNumber } from '@latchkey/stay/phone';
import { numberAsRead } from './number-as-read.ts';

test.each([
  ['98450 12345', 'IN', '+91 9845012345', 'IN'],
  ['030 1234567', 'DE', '+49 301234567', 'DE'],
  ['06 6982', 'IT', null, null],
  ['06 698 2000', 'IT', '+39 066982000', 'IT'],
  ['+49 30 1234567', 'IN', '+49301234567', 'DE'],
  ['0049 30 1234567', 'IN', '+49301234567', 'DE'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971 501234567', 'AE'],
  ['(212) 555-0123', 'US', '+1 2125550123', 'US'],
  ['07 01 02 03 04', 'CI', '+225 0701020304', 'CI'],
  ['8 912 345-67-89', 'RU', '+7 9123456789', 'RU'],
  ['06 20 123 4567', 'HU', '+36 201234567', 'HU'],
  ['0301234567', 'IN', '+91 301234567', 'IN'],
  ['49 171 1234567', 'DE', '+491711234567', 'DE'],
  ['62 812 345 678', 'ID', '+62812345678', 'ID'],
  ['383 43 201 234', 'XK', '+38343201234', 'XK'],
  ['919845012345', 'DE', '+919845012345', 'IN'],
  ['971501234567', 'IN', '+971501234567', 'AE'],
  ['0491 7112345', 'DE', '+49 4917112345', 'DE'],
  ['3105551234', 'US', '+1 3105551234', 'US'],
  ['393 123 4567', 'IT', '+39 3931234567', 'IT'],
])('%s typed by a guest of %s is read as %s', (typed, country, shown, where) =>
  expect(numberAsRead(typed, country)).toEqual(shown === null ? null : { shown, country: where }),
);

test.each([
  ['+918041234567', 'IN'],
  ['+493055501188', 'DE'],
  ['+971501234567', 'AE'],
  ['+9779801234567', 'NP'],
  ['+12125550123', 'US'],
])('%s is a number of %s', (number, country) => expect(countryOfNumber(number)).toBe(country));

test('no country stands in the table twice', () =>
  expect(new Set(callingCodes.map(({ country }) => country)).size).toBe(callingCodes.length));

test('a number that cannot exist is read as none', () => {
  expect(numberAsRead('+91 30123', 'IN')).toBeNull();
  expect(numberAsRead('1234567', 'IN')).toBeNull();
});

test('the tables here read every country’s numbers as the engine’s large ones do', () => {
  for (const country of small.getCountries()) {
    const example = small.getExampleNumber(country, examples)?.formatNational() ?? '0123456789';
    for (const typed of [example, example.slice(0, -1), `${example}1`, `0${example}`, `8${example}`]) {
      const [one, other] = [small, large].map((tables) => tables.parsePhoneNumberFromString(typed, country));
      expect([country, typed, one?.number, one?.isPossible()]).toEqual([
        country,
        typed,
        other?.number,
        other?.isPossible(),
      ]);
    }
  }
});

test('every country’s mobile numbers are read without their plus, wherever its guest books', () => {
  for (const country of small.getCountries()) {
    const number = small.getExampleNumber(country, examples)?.number;
    if (number === undefined) continue;
    const read = numberAsRead(number.slice(1), country);
    expect([country, read?.shown.replace(' ', '')]).toEqual([country, number]);
  }
});

test.each([
  [['de-AT', 'en-US'], 'Europe/Vienna', 'AT'],
  [['hi', 'en-IN'], 'Asia/Kolkata', 'IN'],
  [['ar-u-nu-latn', 'x'], 'Asia/Dubai', null],
  [['es-419', 'zh-Hant-TW'], 'Asia/Taipei', 'TW'],
  [['en-US', 'en'], 'Asia/Kolkata', null],
  [['en-US', 'en'], 'America/Chicago', 'US'],
])('a guest who reads %j at a clock of %s is from %s', (languages, timeZone, country) =>
  expect(countryOfGuest(languages, timeZone)).toBe(country),
);
