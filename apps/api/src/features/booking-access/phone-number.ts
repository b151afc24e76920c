import { dialledNumber, plusLeftOut } from '@latchkey/booking-core/validation';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
// Its tables hold mobile numbers valid alone; the checkout reads by them too.
import { parsePhoneNumberFromString as parseMobile } from 'libphonenumber-js/mobile';

/**
 * A guest's number, typed in the digits of any script, in international form; null where it is not a telephone number.
 * A number without prefix is read by `callingCode` where that is given, else as one of `country` (ISO 3166) where that
 * is known, else as one of the hotel's country.
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
  const dialled = plusLeftOut(dialledNumber(text), (number) => parseMobile(number, usual)?.isValid() === true);
  const parsed = parsePhoneNumberFromString(dialled, usual);
  return parsed?.isPossible() === true ? parsed.number : null;
}

/** A number in international form as its country writes it: `+91 98450 12345`; as it is where it cannot be read. */
export const groupedNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
