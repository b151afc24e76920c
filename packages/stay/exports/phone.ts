/// <reference path="../src/ambient.d.ts" />
export { callingCodes, codeOfCountry, countryOfNumber, type CallingCode } from '../src/phone/calling-codes.ts';
export { CountryOptions, type CountryOptionsProps } from '../src/phone/country-options.tsx';
