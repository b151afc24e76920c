import { latinDigits } from '@latchkey/booking-core/text';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A guest's number, typed in the digits of any script, in international form; null where it is not a telephone number.
 * Without a prefix it is read as a number of `country` (ISO 3166), or of the hotel's where that is not given or not
 * known.
 */
export function phoneNumberOf(text: string, hotelPhone: string, country?: string): string | null {
  const asked = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const home = asked ?? parsePhoneNumberFromString(hotelPhone)?.country;
  const parsed = parsePhoneNumberFromString(latinDigits(text), home === undefined ? {} : { defaultCountry: home });
  return parsed?.isPossible() === true ? parsed.number : null;
}
