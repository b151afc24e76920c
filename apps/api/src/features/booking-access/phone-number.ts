import { dialledNumber } from '@latchkey/booking-core/validation';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A guest's number, typed in the digits of any script, in international form; null where it is not a telephone number.
 * Without a prefix it is read as a number of `country` (ISO 3166), of the countries with a `callingCode`, or of the
 * hotel's where neither is given or known.
 */
export function phoneNumberOf(text: string, hotelPhone: string, country?: string, callingCode?: string): string | null {
  const asked = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const home = asked ?? parsePhoneNumberFromString(hotelPhone)?.country;
  const usual =
    callingCode !== undefined
      ? { defaultCallingCode: callingCode }
      : home === undefined
        ? {}
        : { defaultCountry: home };
  const parsed = parsePhoneNumberFromString(dialledNumber(text), usual);
  return parsed?.isPossible() === true ? parsed.number : null;
}

/** A number in international form as its country writes it: `+91 98450 12345`; as it is where it cannot be read. */
export const groupedNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
